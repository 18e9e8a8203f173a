# Las reglas, como páginas para leer.
rules-opening = Abriendo las reglas…
rules-games = Juegos
rules-contents = En esta página
rules-learn = Aprender jugando
rules-play = Jugar
rules-print = Imprimir
rules-note = Lo que lleva un borde dorado es decisión nuestra: ahí las reglas impresas callan, o sus idiomas no están de acuerdo.
example-fits = { $tile } encaja
example-fails = { $tile } no encaja
