# Pistas. $ahead es un número de puntos, o de partidas de cada cien; puede llevar decimales. $other es una ficha o un infinitivo.
hint-only = Solo hay una jugada: { $move }.
hint-play = Yo jugaría { $move }.
hint-close = { $other } sería casi igual de bueno.
hint-better-points = { $ahead ->
    [one] Da alrededor de { $ahead } punto más que { $other }.
   *[other] Da alrededor de { $ahead } puntos más que { $other }.
}
hint-better-wins = De cada cien partidas gana alrededor de { $ahead } más que { $other }.
hint-certain-points = { $ahead ->
    [one] Da { $ahead } punto más que { $other }, hagan lo que hagan los demás.
   *[other] Da { $ahead } puntos más que { $other }, hagan lo que hagan los demás.
}
hint-certain-wins = Sin duda es mejor que { $other }.
hint-thinking = Estoy pensando…

# Pistas para jugadas sin ficha; doing-… nombra la jugada en las frases de arriba
hint-draw = Yo robaría una.
hint-pass = Yo pasaría.
hint-stop = Yo me plantaría.
hint-only-draw = Solo puedes robar.
hint-only-pass = Solo puedes pasar.
doing-draw = robar
doing-pass = pasar
doing-stop = plantarse
