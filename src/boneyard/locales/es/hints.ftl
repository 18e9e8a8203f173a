# Pistas. $ahead es un número de puntos, o de partidas de cada cien.
hint-only = Solo hay una jugada: { $move }.
hint-play = Yo jugaría { $move }.
hint-close = { $other } es casi igual de buena.
hint-better-points = Da unos { $ahead } puntos más que { $other }.
hint-better-wins = Gana unas { $ahead } partidas más de cada cien que { $other }.
hint-certain-points = Da { $ahead } puntos más que { $other }, hagan lo que hagan los demás.
hint-certain-wins = Es seguro mejor que { $other }.
hint-thinking = Estoy pensando…
