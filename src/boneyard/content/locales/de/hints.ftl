# Tipps. $margin sagt, wie viel besser ein Zug ist: little, clear oder much.
hint-only = Es gibt nur einen Zug: { $move }.
hint-play = Ich würde { $move } spielen.
hint-close = { $other } ist etwa gleich gut.
hint-better = { $margin ->
    [little] Ich glaube, das ist etwas besser als { $other }.
    [much] Ich glaube, das ist viel besser als { $other }.
   *[clear] Ich glaube, das ist besser als { $other }.
}
hint-certain = { $margin ->
    [little] Das ist sicher etwas besser als { $other }.
    [much] Das ist sicher viel besser als { $other }.
   *[clear] Das ist sicher besser als { $other }.
}
hint-guess = Aber das ist nur geraten.
hint-thinking = Ich denke nach…

# Tipps für Züge ohne Stein; doing-… nennt einen solchen Zug in den Sätzen oben
hint-draw = Ich würde einen ziehen.
hint-pass = Ich würde passen.
hint-stop = Ich würde hier aufhören.
hint-only-draw = Du kannst nur ziehen.
hint-only-pass = Du kannst nur passen.
doing-draw = Ziehen
doing-pass = Passen
doing-stop = Aufhören
# Neben einem Zug mit demselben Stein
doing-same-otherwise = derselbe Stein anders gelegt
