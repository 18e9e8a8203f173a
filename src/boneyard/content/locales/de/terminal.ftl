# Was das Terminal sagt. $you ist „yes“, wenn die Person selbst gemeint ist: Dann wird sie geduzt.
players = { $count } Spieler
menu-title = Was wollen wir spielen?
menu-ask = Nummer oder Name (1 bis { $count }):
menu-again = Bitte tipp eine Nummer von 1 bis { $count } oder den Namen eines Spiels ein.
getting-ready = { $game } wird vorbereitet (nur beim ersten Mal)
you = Du
seat = Platz { $seat }
seat-holds = { $name }: { $count }
stock-holds = Talon: { $count }
line-empty = Der Tisch ist noch leer.
your-hand = Deine Steine
your-moves = { $count ->
    [one] Das kannst du spielen:
   *[other] Du kannst unter { $count } Zügen wählen:
}
your-move = { $you ->
    [yes] Du bist dran (Nummer oder Text, ? für Hilfe):
   *[no] { $name }, du bist dran (Nummer oder Text, ? für Hilfe):
}
which-of-these = Welcher von diesen { $count }? (Enter: zurück)
help-move = Tipp die Nummer eines Zugs oder den Zug selbst ein. „hint“ fragt einen Meister, „rules“ zeigt die Regeln, „log“ die bisherigen Züge. Mit „quit“ hörst du auf, und das Spiel wird gespeichert.
hand-over = Gib den Bildschirm an { $name } weiter. { $name }, drück Enter:
move-lays = { $you ->
    [yes] Du spielst { $move }.
   *[no] { $name } spielt { $move }.
}
move-draw = { $you ->
    [yes] Du ziehst einen Stein aus dem Talon.
   *[no] { $name } zieht einen Stein aus dem Talon.
}
move-pass = { $you ->
    [yes] Du passt.
   *[no] { $name } passt.
}
move-stop = { $you ->
    [yes] Du hörst auf.
   *[no] { $name } hört auf.
}
won = { $you ->
    [yes] Du gewinnst. { $reason }
   *[no] { $name } gewinnt. { $reason }
}
won-shared = Gemeinsam gewonnen: { $names }. { $reason }
won-nobody = Diesmal gewinnt niemand. { $reason }
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
match-won = { $you ->
    [yes] Der Gesamtsieg gehört dir.
   *[no] Gesamtsieg: { $names }.
}
replay-next = Zug { $number } von { $count }: Enter zeigt ihn, q beendet.
goodbye = Bis bald.
go-on = So spielst du dieses Spiel weiter: { $command }
bot-name = { $bot } (Bot)
begins = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
told = { $what }: { $text }
anything-to-say = { $name }, noch etwas zu sagen? (Enter: weiter)

# Zwei Teile eines Satzes
apart = { $one }; { $two }
