# Die Regeln als Seiten zum Lesen.
rules-opening = Die Regeln werden aufgeschlagen…
rules-games = Spiele
rules-contents = Auf dieser Seite
rules-learn = Spielend lernen
rules-play = Spielen
rules-print = Drucken
rules-note = Was in einem Kasten mit goldenem Rand steht, ist unsere eigene Entscheidung: Dort schweigen die gedruckten Regeln, oder ihre Sprachen sind sich nicht einig.
example-fits = { $tile } passt
example-fails = { $tile } passt nicht
