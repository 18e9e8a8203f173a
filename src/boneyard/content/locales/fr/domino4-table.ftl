# Domino 4 dans le navigateur. $tile est un domino en mots, $colour une couleur, $x et $y comptent les cases à l’est et au nord du milieu.
d4-tile = { $high }-{ $low } { $colour }
d4-tile-white = { $high } { $colour } et blanc
d4-joker = joker
d4-hidden = { $tile } face cachée
d4-end-0 = Bout ouest
d4-end-1 = Bout est
d4-asks = { $end } : { $wish }.
d4-closed = { $end } : plus de place.
d4-side-n = au-dessus
d4-side-e = à droite
d4-side-s = au-dessous
d4-side-w = à gauche
d4-corner-nw = en haut à gauche
d4-corner-ne = en haut à droite
d4-corner-se = en bas à droite
d4-corner-sw = en bas à gauche
d4-corner = { $number } { $corner }
d4-names = puis { $colour }
d4-at-end = { $end }, { $side }
d4-cornerstone-at = Pierre d’angle en { $x }, { $y }
d4-place = { $where } : { $tile }
d4-place-turned = { $where } : { $tile }, { $look }
d4-lies = { $x }, { $y } : { $tile }, { $number } { $corner }
d4-lies-cornerstone = { $x }, { $y } : { $tile }, { $number } { $corner }, une pierre d’angle
d4-lies-joker = { $colour ->
    [no] { $x }, { $y } : joker
   *[other] { $x }, { $y } : joker, puis { $colour }
}
d4-lies-down = { $tile ->
    [no] { $x }, { $y } : face cachée comme joker, puis { $colour }
   *[other] { $x }, { $y } : face cachée comme joker, puis { $colour } ; tu as posé { $tile }
}
d4-said-lays = { $tile }
d4-said-cornerstone = { $tile } en pierre d’angle
d4-said-joker = joker, puis { $colour }
d4-said-down = { $tile ->
    [no] un domino face cachée : « Joker, puis { $colour }. »
   *[other] { $tile } face cachée : « Joker, puis { $colour }. »
}
d4-said-and-last = { $text }. « Dernier domino ! »
d4-said-last = « Dernier domino ! »
d4-said-accept = « Je te crois. »
d4-said-accuse = « Ce n’est pas un joker. »
d4-said-give = donne un domino
d4-said-give-tile = donne { $tile }
d4-table = Table, { $count ->
    [one] un domino
   *[other] { $count } dominos
}
d4-plane = La table : fais-la glisser ou utilise les flèches, plus et moins pour zoomer
d4-zoom-in = Plus près
d4-zoom-out = Plus loin
d4-zoom-fit = Tout voir
d4-turn-how = Tourne-le (R)
d4-colour-how = Quelle couleur ensuite ?
d4-last = Dernier domino !
d4-last-not-now = Dis-le en posant ton avant-dernier domino.
d4-last-armed = Tu le dis avec ton prochain domino.
d4-face-down = Face cachée
d4-accept = Je te crois
d4-accuse = Pas un joker
d4-seconds = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
d4-note-asked = { $name } : « Joker, puis { $colour }. » Tu y crois ?
d4-note-answers = Les autres disent s’ils y croient.
d4-note-gift = Choisis un de tes dominos pour { $name }.
d4-note-gift-other = { $name } choisit un domino à donner.
d4-note-down = Pose n’importe quel domino face cachée : il compte comme un joker.
d4-note-two = Personne n’a posé de domino pendant tout un tour de table : tu peux en poser deux.
d4-note-second = Pose un second domino, ou arrête-toi.
d4-give = Donner { $tile } à { $name }
d4-skips = saute un tour
d4-known = tu as vu { $tiles }

# Un coup au milieu d’une phrase : « je jouerais … »
d4-called-joker = un joker, en annonçant { $colour }
d4-called-down = { $tile } face cachée, en annonçant { $colour }
d4-called-last = { $text } avec « Dernier domino ! »
