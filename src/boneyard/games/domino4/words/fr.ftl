game-domino4 = Domino 4
box-domino4 = Domino 4
box-domino4-words = Des dominos carrés de quatre couleurs, une chaîne à deux bouts, des jokers et un peu de culot.

option-cornerstone = Pierres d’angle
option-cornerstone-help = Au lieu de jouer à un bout, tu peux poser un domino au milieu, si tous les chiffres en contact sont égaux.
option-bluff = Le joker bluff
option-bluff-help = Tu peux poser n’importe quel domino face cachée comme joker ; les autres te croient, ou pas.

# Domino 4. $wish dit en mots ce que demande un bout (domino4-wish-… du terminal).
refused-not-a-domino4-move = Un coup s’écrit r43@2,-1/nw, J@1,0=b, draw, pass, stop, last!, accept, accuse ou give:r43.
refused-not-a-domino4-tile = Un domino, c’est une couleur (r, g, b, y) et deux chiffres de 4 à 0, comme r43 ; un joker s’écrit J.
refused-too-far = Aucun domino ne peut se trouver si loin du milieu.
refused-name-a-colour = Un joker annonce une couleur : finis par =r, =g, =b ou =y.
refused-name-a-turn = Dis comment le domino est tourné : finis par /nw, /ne, /se ou /sw.
refused-double-turn = Un double s’écrit avec nw ou ne : { $tile } avec { $turn }.
refused-nothing-to-announce = Tu n’as pas de dernier domino à annoncer.
refused-answer-first = Réponds d’abord : accept (j’accepte) ou accuse (j’accuse).
refused-only-announce = Ce n’est pas ton tour ; tu peux seulement dire last!
refused-give-first = Donne d’abord un domino : give: suivi de son nom.
refused-nothing-to-give = Il n’y a rien à donner pour l’instant.
refused-nothing-to-answer = Il n’y a rien à répondre pour l’instant.
refused-no-stop = On ne peut s’arrêter qu’après le premier de deux dominos.
refused-second-or-stop = Pose un second domino, ou arrête‑toi (stop).
refused-no-bluff = À cette table, on ne pose aucun domino face cachée.
refused-joker-face-down = À cette table, les jokers se posent face cachée : commence par un point d’interrogation (?).
refused-not-last = Le dernier domino s’annonce avec le coup qui t’en laisse un seul.
refused-tile-there = Il y a déjà un domino à cet endroit.
refused-cell-apart = Cette case ne touche aucun domino.
refused-touches-others = Un domino posé à un bout ne doit toucher que celui auquel il se raccorde.
refused-no-cornerstone-there = Une pierre d’angle ne doit toucher ni un joker ni le dernier domino d’une chaîne.
refused-numbers-differ = Une pierre d’angle doit toucher d’autres dominos par ses deux moitiés, et tous les chiffres en contact doivent être égaux.
refused-no-open-end = Ce n’est pas un bout de chaîne.
refused-side-closed = La chaîne ne continue pas de ce côté : seule la moitié libre compte.
refused-line-too-long = Après six dominos en ligne droite, la chaîne doit tourner.
refused-end-asks = { $tile } ne convient pas : ce bout demande { $wish }.
why-end-asks = { $tile } ne convient pas : les bouts demandent { $wish }.
why-answer-first = Dis d’abord si tu crois que c’est un joker.
refused-turned-wrong = { $tile } convient là, mais pas tourné ainsi.

hint-accept = À ta place, je le croirais.
hint-accuse = À ta place, je dirais que ce n’est pas un joker.
hint-last = À ta place, je dirais maintenant « Dernier domino ! ».
hint-give = À ta place, je donnerais { $tile }.
hint-only-last = Tu peux seulement dire « Dernier domino ! ».
doing-accept = le croire
doing-accuse = ne pas le croire
doing-last = dire « Dernier domino ! »
doing-give = donner { $tile }
do-accept = { d4-accept }
do-accuse = { d4-accuse }
do-last = { d4-last }
do-give = donner { $tile }
move-accept = { $you ->
    [yes] Tu acceptes.
   *[no] { $name } accepte.
}
move-accuse = { $you ->
    [yes] Tu accuses : ce n’est pas un joker.
   *[no] { $name } accuse : ce n’est pas un joker.
}
move-give = { $you ->
    [yes] Tu donnes un domino.
   *[no] { $name } donne un domino.
}
move-last = { $you ->
    [yes] Tu annonces ton dernier domino.
   *[no] { $name } annonce son dernier domino.
}

domino4-table = Table
domino4-left = Bout de gauche, en { $cells } : { $wish }.
domino4-right = Bout de droite, en { $cells } : { $wish }.
domino4-left-closed = Bout de gauche : plus de place.
domino4-right-closed = Bout de droite : plus de place.
domino4-wish-any = n’importe quel domino
domino4-wish-white = une moitié blanche
domino4-wish-half = un { $number } { $colour }
domino4-wish-double = un { $number } { $colour }, ou un double { $number } de n’importe quelle couleur
domino4-wish-named = n’importe quel domino { $colour }
domino4-colour-r = rouge
domino4-colour-g = vert
domino4-colour-b = bleu
domino4-colour-y = jaune
domino4-two = Personne n’a posé de domino pendant tout un tour de table : le premier qui peut a droit à deux dominos.
domino4-second = Tu peux poser un second domino, ou t’arrêter (stop).
domino4-answers = Un domino est posé face cachée comme joker : accept (j’accepte) ou accuse (j’accuse) ?
domino4-gift = Choisis le domino à donner.
domino4-owes = Il te reste un domino : dis last! avant qu’un autre ne joue.
domino4-known = Tu as vu chez { $name } : { $tiles }.

# Domino 4 dans le navigateur. $tile est un domino en mots, $colour une couleur, $x et $y comptent les cases vers la droite et vers le haut depuis le milieu.
d4-tile = { $high }-{ $low } { $colour }
d4-tile-white = { $high } { $colour } et blanc
d4-joker = joker
d4-hidden = { $tile } face cachée
d4-end-left = Bout de gauche
d4-end-right = Bout de droite
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
d4-said-down-and-last = { $text } « Dernier domino ! »
d4-said-last = « Dernier domino ! »
d4-said-accept = « Je te crois. »
d4-said-accuse = « Ce n’est pas un joker. »
d4-said-give = un domino en cadeau
d4-said-give-tile = { $tile } en cadeau
d4-table = Table, { $count ->
    [one] un domino
   *[other] { $count } dominos
}
d4-plane = La table : fais‑la glisser ou utilise les flèches, plus et moins pour zoomer
d4-zoom-in = Plus près
d4-zoom-out = Plus loin
d4-zoom-fit = Tout voir
d4-turn-how = Tourne‑le (R)
d4-colour-how = Quelle couleur ensuite ?
d4-last = Dernier domino !
d4-last-not-now = Dis‑le en posant ton avant-dernier domino.
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
d4-note-down = N’importe quel domino, face cachée, comme « joker ».
d4-note-turn = Tourne‑le comme tu veux, puis pose‑le.
d4-note-two = Personne n’a posé : tu peux en poser deux.
d4-note-second = Pose un second domino, ou arrête‑toi.
d4-note-no-second = Plus aucun domino ne convient : ton tour est fini.
d4-give = Donner { $tile } à { $name }
d4-skips = saute un tour
d4-known = tu as vu { $tiles }
d4-scene-caught = { $role ->
    [player] Pris : c’était { $tile }. Tu le reprends et { $other } t’en donne un de plus.
    [accuser] Bien vu : c’était { $tile }. { $name } le reprend et tu lui en donnes un de plus.
   *[none] Pris : c’était { $tile }. { $name } le reprend et { $other } lui en donne un de plus.
}
d4-scene-drew = { $you ->
    [yes] Et tu pioches.
   *[no] Et { $name } pioche.
}
d4-scene-joker = { $role ->
    [player] C’est bien un joker. Tu donnes un domino à { $other }.
    [accuser] C’est bien un joker. { $name } te donne un domino.
   *[none] C’est bien un joker. { $name } donne un domino à { $other }.
}
d4-scene-skips = { $you ->
    [yes] Tu as oublié de dire « Dernier domino ! » : tu sautes un tour.
   *[no] { $name } a oublié de dire « Dernier domino ! » et saute un tour.
}
d4-scene-cornerstone = { $you ->
    [yes] Une pierre d’angle : tu pioches.
   *[no] Une pierre d’angle : { $name } pioche.
}

# Un coup au milieu d’une phrase : « je jouerais … »
d4-called-joker = un joker, en annonçant { $colour }
d4-called-down = { $tile } face cachée, en annonçant { $colour }
d4-called-last = { $text } avec « Dernier domino ! »

clause-D4-17 = Plus un seul domino en main.
clause-D4-18 = Tout est bloqué : celui qui a le moins de dominos gagne.
clause-D4-36 = Depuis trop longtemps, aucun domino n’est resté sur la table : celui qui a le moins de dominos gagne.

lesson-domino4-hand = Ces onze dominos sont à toi. Chacun a deux moitiés avec un chiffre. Une chaîne part du joker vers la gauche, une autre vers la droite. Le premier qui n’a plus de dominos gagne.
lesson-domino4-begin = Tu commences. À côté du joker, tous les dominos conviennent. Pose ton 4-3 vert à gauche.
lesson-domino4-join = Ada a posé le 4-3 bleu, et son 4 est libre. La même couleur et le même chiffre vont ensemble : pose ton 4-2 bleu contre lui.
lesson-domino4-joker = Un joker se pose partout, et tu dis quelle couleur vient après. Pose ton joker et choisis le bleu.
lesson-domino4-double = Ada a posé le double quatre bleu. Après un double, le même double d’une autre couleur convient aussi : pose le tien, le rouge.
lesson-domino4-white = Une moitié blanche est libre. Le blanc va avec le blanc, quelle que soit la couleur du domino. Pose ton 4-0 vert, et la chaîne continue en vert.
lesson-domino4-draw = Aucun de tes dominos ne convient. Prends un domino dans la pioche. Ensuite, c’est à Ada.
lesson-domino4-last = Bien plus tard : il te reste deux dominos. Quand il n’en reste qu’un, il faut le dire. Appuie d’abord sur « { d4-last } », puis pose le double un jaune.
lesson-domino4-last-wrong = Appuie d’abord sur « { d4-last } ».
lesson-domino4-out = Bien dit. Pose maintenant ton dernier domino.
lesson-domino4-end = Tu as gagné. Celui qui oublie de le dire saute un tour. Les pierres d’angle et le bluff, c’est pour plus tard : les règles en parlent.

feat-d4-face-down = Un domino posé face cachée
feat-d4-accuse = Une accusation
feat-d4-joker-last = Une victoire avec un joker en dernier

reason-joker = Le domino face cachée est un joker environ { $better } fois sur 10.
