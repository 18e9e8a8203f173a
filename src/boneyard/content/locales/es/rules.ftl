# Las reglas, como páginas para leer.
rules-opening = Abriendo las reglas…
rules-games = Juegos
rules-contents = En esta página
rules-learn = Aprender jugando
rules-play = Jugar
rules-print = Imprimir
rules-note = Lo que va en un recuadro de borde dorado es decisión nuestra: ahí las reglas impresas callan, o no dicen lo mismo en todos los idiomas.
example-fits = { $tile } encaja
example-fails = { $tile } no encaja
