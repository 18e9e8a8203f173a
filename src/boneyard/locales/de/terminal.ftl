# Was das Terminal sagt. [Du] ist der Name aus „you“: So wird diese Person geduzt.
game-classic = Domino
game-magnetic-flat = Magnetic Domino, flach
game-magnetic-tower = Magnetic Domino, Turm
game-magnetic-staggered = Magnetic Domino, versetzt
game-domination = Domination
game-domino4 = Domino 4
players = { $count } Spieler
menu-title = Was wollen wir spielen?
menu-ask = Nummer oder Name (1 bis { $count }):
menu-again = Bitte tipp eine Nummer von 1 bis { $count } oder den Namen eines Spiels.
getting-ready = { $game } wird vorbereitet (nur beim ersten Mal)
you = Du
seat = Platz { $seat }
seat-holds = { $name }: { $count }
stock-holds = Talon: { $count }
line = Reihe
line-empty = Der Tisch ist noch leer.
line-ends = Offene Enden: { $left } links, { $right } rechts.
your-hand = Deine Steine
your-moves = { $count ->
    [one] Das kannst du spielen:
   *[other] Du kannst unter { $count } Zügen wählen:
}
your-move = { $name ->
    [Du] Du bist dran (Nummer oder Text, ? für Hilfe):
   *[other] { $name }, du bist dran (Nummer oder Text, ? für Hilfe):
}
which-of-these = Welcher von diesen { $count }? (Enter geht zurück)
help-move = Tipp die Nummer eines Zugs oder den Zug selbst. „rules“ zeigt die Regeln, „log“ die bisherigen Züge. Mit Strg-C hörst du auf, und das Spiel wird gespeichert.
hand-over = Gib den Bildschirm weiter an { $name }. Dann Enter drücken:
move-lays = { $name ->
    [Du] Du spielst { $move }.
   *[other] { $name } spielt { $move }.
}
move-draw = { $name ->
    [Du] Du ziehst einen Stein aus dem Talon.
   *[other] { $name } zieht einen Stein aus dem Talon.
}
move-pass = { $name ->
    [Du] Du passt.
   *[other] { $name } passt.
}
won = { $name ->
    [Du] Du gewinnst ({ $clause }).
   *[other] { $name } gewinnt ({ $clause }).
}
won-shared = Gemeinsam gewonnen: { $names } ({ $clause }).
won-nobody = Diesmal gewinnt niemand ({ $clause }).
score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
number-pips = Augen übrig
number-tiles = Steine übrig
not-over = Das Spiel ist noch nicht zu Ende.
match-totals = { $count ->
    [one] Nach einer Runde:
   *[other] Nach { $count } Runden:
}
match-won = { $names ->
    [Du] Der Gesamtsieg geht an dich.
   *[other] Der Gesamtsieg geht an { $names }.
}
replay-next = Zug { $number } von { $count }: Enter zeigt ihn, q beendet.
goodbye = Auf Wiedersehen.
go-on = So geht es mit diesem Spiel weiter: { $command }
bot-name = { $bot } (Bot)
start-draw = Wer beginnt? Gezogen: { $shown }.
begins = { $name ->
    [Du] Du beginnst.
   *[other] { $name } beginnt.
}
