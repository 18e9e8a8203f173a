# Pourquoi un coup est refusé. $tile est un domino en texte, $end un nombre de points.
refused-over = La partie est finie.
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-text = Un coup s’écrit sous forme de texte.
refused-higher-first = Le plus grand nombre vient en premier : { $tile }.
refused-can-lay = Tu as un domino qui convient, alors tu dois en poser un.
refused-no-stock = La pioche est vide : passe ton tour (pass).
refused-must-draw = Il reste des dominos dans la pioche : prends‑en un (draw).
refused-not-in-hand = Tu n’as pas { $tile }.
