# Pourquoi un coup est refusé. $tile est un domino en texte, $end un nombre de points.
refused-over = La partie est finie.
refused-not-your-turn = Ce n'est pas le tour de la place { $seat }.
refused-not-text = Un coup s'écrit sous forme de texte.
refused-not-a-line-move = Un coup, c'est un domino et un côté, comme 64L (à gauche) ou 64R (à droite), ou bien draw (piocher), ou pass (passer).
refused-no-side-yet = Le premier domino n'a pas encore de côté : écris { $tile }.
refused-which-end = Dis de quel côté : { $tile }L (à gauche) ou { $tile }R (à droite).
refused-higher-first = Le plus grand nombre vient en premier : { $tile }.
refused-can-lay = Tu as un domino qui va, alors tu en poses un.
refused-no-stock = La pioche est vide : passe ton tour (pass).
refused-must-draw = Il reste une pioche : prends un domino (draw).
refused-not-in-hand = Tu n'as pas { $tile }.
refused-not-an-edge = Un coup nomme les deux cases entre lesquelles va le domino, comme d4e4 ou d4d5.
refused-lower-square-first = La case la plus basse vient en premier : { $edge }.
refused-not-neighbours = { $one } et { $two } ne se touchent pas : aucun domino ne va entre les deux.
refused-edge-taken = Il y a déjà un domino en { $edge }.
refused-does-not-fit = { $tile } ne va pas ici : ce bout montre { $end }.
refused-open-with = On commence par le plus grand double : { $tile }.
