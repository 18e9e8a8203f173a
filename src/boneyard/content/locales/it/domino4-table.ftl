# Domino 4 nel browser. $tile è una tessera a parole, $colour un colore, $x e $y contano le caselle a est e a nord del centro.
d4-tile = { $high }-{ $low } { $colour }
d4-tile-white = { $high } { $colour } e bianco
d4-joker = jolly
d4-hidden = tessera coperta ({ $tile })
d4-end-0 = Estremità ovest
d4-end-1 = Estremità est
d4-asks = { $end }: { $wish }.
d4-closed = { $end }: non c’è posto.
d4-side-n = sopra
d4-side-e = a destra
d4-side-s = sotto
d4-side-w = a sinistra
d4-corner-nw = in alto a sinistra
d4-corner-ne = in alto a destra
d4-corner-se = in basso a destra
d4-corner-sw = in basso a sinistra
d4-corner = { $number } { $corner }
d4-names = poi { $colour }
d4-at-end = { $end }, { $side }
d4-cornerstone-at = Pietra angolare su { $x }, { $y }
d4-place = { $where }: { $tile }
d4-place-turned = { $where }: { $tile }, { $look }
d4-lies = { $x }, { $y }: { $tile }, { $number } { $corner }
d4-lies-cornerstone = { $x }, { $y }: { $tile }, { $number } { $corner }, una pietra angolare
d4-lies-joker = { $colour ->
    [no] { $x }, { $y }: jolly
   *[other] { $x }, { $y }: jolly, poi { $colour }
}
d4-lies-down = { $tile ->
    [no] { $x }, { $y }: coperta come jolly, poi { $colour }
   *[other] { $x }, { $y }: coperta come jolly, poi { $colour }; hai posato { $tile }
}
d4-said-lays = { $tile }
d4-said-cornerstone = { $tile } come pietra angolare
d4-said-joker = jolly, poi { $colour }
d4-said-down = { $tile ->
    [no] una tessera coperta: «Jolly, poi { $colour }»
   *[other] una tessera coperta ({ $tile }): «Jolly, poi { $colour }»
}
d4-said-and-last = { $text }. «Ultima tessera!»
d4-said-last = «Ultima tessera!»
d4-said-accept = «Ci credo»
d4-said-accuse = «Non è un jolly»
d4-said-give = dà una tessera
d4-said-give-tile = dà { $tile }
d4-table = Tavolo, { $count ->
    [one] una tessera
   *[other] { $count } tessere
}
d4-plane = Il tavolo: trascina o usa le frecce per spostarlo, più e meno per avvicinarlo o allontanarlo
d4-zoom-in = Ingrandisci
d4-zoom-out = Riduci
d4-zoom-fit = Mostra tutto
d4-turn-how = Gira la tessera (R)
d4-colour-how = Quale colore viene dopo?
d4-last = Ultima tessera!
d4-last-not-now = Dillo quando posi la penultima tessera.
d4-last-armed = Lo dirai con la prossima tessera.
d4-face-down = Coperta
d4-accept = Ci credo
d4-accuse = Non è un jolly
d4-seconds = { $count ->
    [one] ancora { $count } secondo
   *[other] ancora { $count } secondi
}
d4-note-asked = { $name }: «Jolly, poi { $colour }». Ci credi?
d4-note-answers = Gli altri decidono se crederci.
d4-note-gift = Scegli una delle tue tessere da dare a { $name }.
d4-note-gift-other = { $name } sceglie quale tessera dare.
d4-note-down = Qualsiasi tessera, coperta, come «jolly».
d4-note-two = Per un giro intero nessuno ha posato tessere: puoi posarne due.
d4-note-second = Posa una seconda tessera o fermati.
d4-give = Dai { $tile } a { $name }
d4-skips = salta un turno
d4-known = hai visto { $tiles }

# Una mossa dentro una frase: «Io giocherei …»
d4-called-joker = un jolly, nominando { $colour }
d4-called-down = una tessera coperta ({ $tile }), nominando { $colour }
d4-called-last = { $text } con «Ultima tessera!»
