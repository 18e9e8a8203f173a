# Pistas. $margin dice cuánto mejor es una jugada: little, clear o much. $other es una ficha o un infinitivo.
hint-only = Solo hay una jugada: { $move }.
hint-play = Yo jugaría { $move }.
hint-close = { $other } sería casi igual de bueno.
hint-better = { $margin ->
    [little] Creo que es un poco mejor que { $other }.
    [much] Creo que es mucho mejor que { $other }.
   *[clear] Creo que es mejor que { $other }.
}
hint-certain = { $margin ->
    [little] Sin duda es un poco mejor que { $other }.
    [much] Sin duda es mucho mejor que { $other }.
   *[clear] Sin duda es mejor que { $other }.
}
hint-guess = Pero es solo una corazonada.
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
# Al lado de una jugada con la misma ficha
doing-same-otherwise = la misma ficha puesta de otro modo
