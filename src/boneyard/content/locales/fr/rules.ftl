# Les règles, en pages à lire.
rules-opening = On ouvre les règles…
rules-games = Jeux
rules-contents = Sur cette page
rules-learn = Apprendre en jouant
rules-play = Jouer
rules-print = Imprimer
rules-note = Ce qui est encadré d’or est notre choix : là, les règles imprimées ne disent rien, ou leurs versions ne sont pas d’accord.
example-fits = { $tile } convient
example-fails = { $tile } ne convient pas
