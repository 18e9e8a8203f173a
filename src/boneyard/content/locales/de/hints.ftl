# Tipps. $ahead ist eine Zahl von Punkten, oder von Spielen in hundert.
hint-only = Es gibt nur einen Zug: { $move }.
hint-play = Ich würde { $move } spielen.
hint-close = { $other } ist etwa gleich gut.
hint-better-points = Das bringt etwa { $ahead ->
    [one] { $ahead } Punkt
   *[other] { $ahead } Punkte
} mehr als { $other }.
hint-better-wins = Damit gewinnst du von hundert Spielen etwa { $ahead ->
    [one] eines
   *[other] { $ahead }
} mehr als mit { $other }.
hint-certain-points = Das bringt { $ahead ->
    [one] { $ahead } Punkt
   *[other] { $ahead } Punkte
} mehr als { $other }, was auch immer die anderen tun.
hint-certain-wins = Das ist sicher besser als { $other }.
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
