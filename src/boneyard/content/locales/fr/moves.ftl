# Pourquoi un coup est refusé. $tile est un domino en texte, $end un nombre de points.
refused-over = La partie est finie.
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-text = Un coup s’écrit sous forme de texte.
refused-not-a-line-move = Un coup, c’est un domino et un côté, comme 64L (à gauche) ou 64R (à droite), ou bien draw (piocher), ou pass (passer).
refused-no-side-yet = Le premier domino n’a pas encore de côté : écris { $tile }.
refused-which-end = Dis de quel côté : { $tile }L (à gauche) ou { $tile }R (à droite).
refused-higher-first = Le plus grand nombre vient en premier : { $tile }.
refused-can-lay = Tu as un domino qui convient, alors tu dois en poser un.
refused-no-stock = La pioche est vide : passe ton tour (pass).
refused-must-draw = Il reste des dominos dans la pioche : prends-en un (draw).
refused-not-in-hand = Tu n’as pas { $tile }.
refused-not-an-edge = Un coup nomme les deux cases entre lesquelles se pose le domino, comme d4e4 ou d4d5. Dans ce jeu, on ne passe pas, et on pioche automatiquement.
refused-lower-square-first = La case la plus à gauche, ou la plus basse, vient en premier : { $edge }.
refused-not-neighbours = { $one } et { $two } ne se touchent pas : aucun domino ne se pose entre les deux.
refused-edge-taken = Il y a déjà un domino en { $edge }.
refused-does-not-fit = { $tile } ne convient pas ici : ce bout montre { $end }.
refused-open-with = On commence par le plus grand double : { $tile }.

# Tours. $own et $other sont des nombres de points.
refused-not-a-place = Un coup, c’est un domino, une case et une direction, comme 64@0,0,1/e, ou bien draw (piocher), ou pass (passer).
refused-below-table = L’étage 0 est la table : on ne pose rien au-dessous.
refused-double-heading = Un double s’écrit vers l’est ou vers le nord : { $tile } avec /e ou /n.
refused-open-construction = La construction commence par le plus grand double : { $tile }@0,0,0/e.
refused-cell-taken = Il y a déjà un domino à cet endroit.
refused-not-equal = Les moitiés superposées doivent être égales : { $own } rencontrerait { $other }.
refused-touches-nothing = À cet endroit, rien ne tiendrait { $tile }.
refused-not-parallel = Le deuxième domino doit être parallèle au premier, { $first }.
refused-not-an-end = On ne peut poser qu’aux extrémités de la construction.
refused-must-lay-flat = Maintenant, tu dois poser à plat, sur la table.
refused-must-lay-up = Maintenant, tu dois poser en hauteur, sur un autre domino.
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
refused-second-or-stop = Pose un second domino, ou arrête-toi (stop).
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
refused-turned-wrong = { $tile } convient là, mais pas tourné ainsi.
