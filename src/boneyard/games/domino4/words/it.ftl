game-domino4 = Domino 4
box-domino4 = Domino 4
box-domino4-words = Tessere quadrate di quattro colori, una catena con due estremità, jolly e un po’ di faccia tosta.

option-cornerstone = Pietre angolari
option-cornerstone-help = Puoi posare una tessera anche in mezzo, se tutti i numeri che si toccano sono uguali.
option-bluff = Jolly bluff
option-bluff-help = Puoi posare qualsiasi tessera coperta come jolly; gli altri possono crederti oppure no.

# Domino 4. $wish è ciò che chiede un’estremità, a parole.
refused-not-a-domino4-move = Scrivi una mossa come r43@2,-1/nw o J@1,0=b, oppure draw, pass, stop, last!, accept, accuse o give:r43.
refused-not-a-domino4-tile = Una tessera è un colore (r, g, b, y) con due numeri da 4 a 0, come r43; un jolly è J.
refused-too-far = Nessuna tessera può stare così lontano dal centro.
refused-name-a-colour = Di’ quale colore segue: finisci con =r, =g, =b o =y.
refused-name-a-turn = Di’ come è girata la tessera: finisci con /nw, /ne, /se o /sw.
refused-double-turn = Un doppio si scrive con nw o ne: { $tile } con { $turn }.
refused-nothing-to-announce = Adesso non hai un’ultima tessera da annunciare.
refused-answer-first = Prima rispondi: accept (ci credo) o accuse (non ci credo).
refused-only-announce = Non è il tuo turno; adesso puoi soltanto scrivere «last!».
refused-give-first = Prima dai una tessera: scrivi give: e il suo nome, come give:r43.
refused-nothing-to-give = Adesso non c’è niente da dare.
refused-nothing-to-answer = Adesso non c’è niente a cui rispondere.
refused-no-stop = Puoi fermarti solo dopo la prima di due tessere.
refused-second-or-stop = Posa una seconda tessera oppure fermati (stop).
refused-no-bluff = A questo tavolo non si posano tessere coperte.
refused-joker-face-down = A questo tavolo i jolly si posano coperti: comincia con un punto interrogativo (?).
refused-not-last = L’ultima tessera si annuncia solo con la mossa che te ne lascia una sola.
refused-tile-there = Lì c’è già una tessera.
refused-cell-apart = Quella casella non tocca nessuna tessera.
refused-touches-others = Una tessera posata a un’estremità può toccare solo quella a cui si attacca.
refused-no-cornerstone-there = Una pietra angolare non può toccare un jolly né l’ultima tessera di una catena.
refused-numbers-differ = Una pietra angolare deve toccare altre tessere con tutte e due le metà, e i numeri che si toccano devono essere uguali.
refused-no-open-end = Lì non c’è un’estremità aperta di una catena.
refused-side-closed = Da quel lato la catena non continua: conta solo la metà libera.
refused-line-too-long = Dopo sei in linea retta la catena deve girare.
refused-end-asks = { $tile } non va bene: quell’estremità chiede { $wish }.
why-end-asks = { $tile } non va bene: le estremità chiedono { $wish }.
why-answer-first = Di’ prima se credi al jolly.
refused-turned-wrong = { $tile } lì va bene, ma non in quel verso.

hint-accept = Io ci crederei.
hint-accuse = Io direi che non è un jolly.
hint-last = Io direi adesso «Ultima tessera!».
hint-give = Io darei { $tile }.
hint-only-last = Adesso puoi solo dire «Ultima tessera!».
doing-accept = crederci
doing-accuse = non crederci
doing-last = dire «Ultima tessera!»
doing-give = dare { $tile }
do-accept = { d4-accept }
do-accuse = { d4-accuse }
do-last = { d4-last }
do-give = dare { $tile }
move-accept = { $you ->
    [yes] Ci credi.
   *[no] { $name } ci crede.
}
move-accuse = { $you ->
    [yes] Dici: non è un jolly.
   *[no] { $name } dice: non è un jolly.
}
move-give = { $you ->
    [yes] Dai una tessera.
   *[no] { $name } dà una tessera.
}
move-last = { $you ->
    [yes] Annunci la tua ultima tessera.
   *[no] { $name } annuncia la sua ultima tessera.
}

domino4-table = Tavolo
domino4-left = Estremità sinistra, su { $cells }: { $wish }.
domino4-right = Estremità destra, su { $cells }: { $wish }.
domino4-left-closed = Estremità sinistra: non c’è posto.
domino4-right-closed = Estremità destra: non c’è posto.
domino4-wish-any = qualsiasi tessera
domino4-wish-white = qualsiasi metà bianca
domino4-wish-half = un { $number } { $colour }
domino4-wish-double = un { $number } { $colour }, o un doppio { $number } di qualsiasi colore
domino4-wish-named = qualsiasi tessera di colore { $colour }
domino4-colour-r = rosso
domino4-colour-g = verde
domino4-colour-b = blu
domino4-colour-y = giallo
domino4-two = Per un giro intero nessuno ha posato tessere: il prossimo che può ha diritto a due.
domino4-second = Puoi posare una seconda tessera o fermarti (stop).
domino4-answers = C’è una tessera coperta come jolly: accept (ci credo) o accuse (non ci credo)?
domino4-gift = Scegli la tessera da dare.
domino4-owes = Ti resta una tessera: scrivi last! prima che giochi un altro.
domino4-known = Hai visto che { $name } ha { $tiles }.

# Domino 4 nel browser. $tile è una tessera a parole, $colour un colore, $x e $y contano le caselle verso destra e verso l’alto dal centro.
d4-tile = { $high }-{ $low } { $colour }
d4-tile-white = { $high } { $colour } e bianco
d4-joker = jolly
d4-hidden = tessera coperta ({ $tile })
d4-end-left = Estremità sinistra
d4-end-right = Estremità destra
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
d4-said-down-and-last = { $text }. «Ultima tessera!»
d4-said-last = «Ultima tessera!»
d4-said-accept = «Ci credo»
d4-said-accuse = «Non è un jolly»
d4-said-give = una tessera in regalo
d4-said-give-tile = { $tile } in regalo
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
d4-note-turn = Girala come vuoi, poi posala.
d4-note-two = Nessuno ha posato: puoi posarne due.
d4-note-second = Posa una seconda tessera o fermati.
d4-note-no-second = Nessun’altra tessera adatta: il tuo turno è finito.
d4-give = Dai { $tile } a { $name }
d4-skips = salta un turno
d4-known = hai visto { $tiles }
d4-scene-caught = { $role ->
    [player] Bluff scoperto: era { $tile }. La riprendi e { $other } te ne dà un’altra.
    [accuser] Ben visto: era { $tile }. { $name } la riprende e tu ne dai un’altra.
   *[none] Bluff scoperto: era { $tile }. { $name } la riprende e { $other } ne dà un’altra.
}
d4-scene-drew = { $you ->
    [yes] E ne peschi una.
   *[no] E { $name } ne pesca una.
}
d4-scene-joker = { $role ->
    [player] È davvero un jolly. Dai una tessera a { $other }.
    [accuser] È davvero un jolly. { $name } ti dà una tessera.
   *[none] È davvero un jolly. { $name } dà una tessera a { $other }.
}
d4-scene-skips = { $you ->
    [yes] Hai dimenticato di dire «Ultima tessera!» e salti un turno.
   *[no] { $name } ha dimenticato di dire «Ultima tessera!» e salta un turno.
}
d4-scene-cornerstone = { $you ->
    [yes] Una pietra angolare: ne peschi una.
   *[no] Una pietra angolare: { $name } ne pesca una.
}

# Una mossa dentro una frase: «Io giocherei …»
d4-called-joker = un jolly, nominando { $colour }
d4-called-down = una tessera coperta ({ $tile }), nominando { $colour }
d4-called-last = { $text } con «Ultima tessera!»

clause-D4-17 = Nemmeno una tessera in mano.
clause-D4-18 = Nessuno poteva andare avanti: vince chi ha meno tessere.
clause-D4-36 = La partita girava a vuoto: vince chi ha meno tessere.

lesson-domino4-hand = Queste undici tessere sono tue. Ognuna ha due metà con un numero. Dal jolly parte una catena verso sinistra e una verso destra. Vince chi resta per primo senza tessere.
lesson-domino4-begin = Cominci tu. Accanto al jolly va bene qualsiasi tessera. Posa il tuo 4-3 verde a sinistra.
lesson-domino4-join = Ada ha posato il 4-3 blu, e il suo 4 è libero. Lo stesso colore e lo stesso numero stanno insieme: posa lì il tuo 4-2 blu.
lesson-domino4-joker = Un jolly va bene ovunque, e tu dici quale colore viene dopo. Posa il tuo jolly e scegli il blu.
lesson-domino4-double = Ada ha posato il doppio quattro blu. Dopo un doppio va bene anche lo stesso doppio di un altro colore: posa il tuo, quello rosso.
lesson-domino4-white = Ora è libera una metà bianca. Il bianco va con qualsiasi bianco. Posa il tuo 4-0 verde, e la catena continua in verde.
lesson-domino4-draw = Ora non hai nessuna tessera adatta. Pescane una dal mazzo. Poi tocca ad Ada.
lesson-domino4-last = Molto più tardi hai due tessere. Quando te ne resta una sola, devi dirlo. Premi prima «{ d4-last }», poi posa il doppio uno giallo.
lesson-domino4-last-wrong = Premi prima «{ d4-last }».
lesson-domino4-out = Ben detto. Ora posa la tua ultima tessera.
lesson-domino4-end = Hai vinto. Chi dimentica di dirlo salta un turno. Pietre angolari e bluff possono aspettare: li trovi nelle regole.

feat-d4-face-down = Una tessera coperta
feat-d4-accuse = Un’accusa
feat-d4-joker-last = Una vittoria con un jolly per ultimo

reason-joker = La tessera coperta è un jolly circa { $better } volte su 10.
