# Les règles, en pages à lire.
rules-opening = On ouvre les règles…
rules-games = Jeux
rules-contents = Sur cette page
rules-learn = Apprendre en jouant
rules-play = Jouer
rules-print = Imprimer
rules-note = Ce qui a un bord doré est notre choix : là, les règles imprimées se taisent, ou leurs langues ne sont pas d’accord.
example-fits = { $tile } va
example-fails = { $tile } ne va pas
