refused-not-a-line-move = Un coup, c’est un domino et un côté, comme 64L (à gauche) ou 64R (à droite), ou bien draw (piocher), ou pass (passer).
refused-no-side-yet = Le premier domino n’a pas encore de côté : écris { $tile }.
refused-which-end = Dis de quel côté : { $tile }L (à gauche) ou { $tile }R (à droite).
refused-does-not-fit = { $tile } ne convient pas ici : ce bout montre { $end }.
why-does-not-fit = { $tile } ne convient pas : il faut un { $end }.

line = Chaîne
line-ends = Bouts libres : { $left } à gauche, { $right } à droite.
start-draw = Qui commence ? Dominos tirés : { $shown }.

spot-first = Commencer par { $tile }
spot-left = Poser { $tile } à gauche, contre le { $pips }
spot-right = Poser { $tile } à droite, contre le { $pips }
laid = { $tile }
laid-left = { $tile } à gauche
laid-right = { $tile } à droite
