# Was das Terminal sagt. $you ist „yes“, wenn die Person selbst gemeint ist: Dann wird sie geduzt.
game-classic = Domino
game-magnetic-flat = Magnetic Domino, flach
game-magnetic-tower = Magnetic Domino, Turm
game-magnetic-staggered = Magnetic Domino, versetzt
game-domination = Domination
game-domino4 = Domino 4
players = { $count } Spieler
menu-title = Was wollen wir spielen?
menu-ask = Nummer oder Name (1 bis { $count }):
menu-again = Bitte tipp eine Nummer von 1 bis { $count } oder den Namen eines Spiels ein.
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
start-draw = Wer beginnt? Gezogen: { $shown }.
begins = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
move-stop = { $you ->
    [yes] Du hörst auf.
   *[no] { $name } hört auf.
}
move-accept = { $you ->
    [yes] Du glaubst es.
   *[no] { $name } glaubt es.
}
move-accuse = { $you ->
    [yes] Du sagst: Das ist kein Joker.
   *[no] { $name } sagt: Das ist kein Joker.
}
move-give = { $you ->
    [yes] Du gibst einen Stein ab.
   *[no] { $name } gibt einen Stein ab.
}
move-last = { $you ->
    [yes] Du sagst: Letzter Stein!
   *[no] { $name } sagt: Letzter Stein!
}
domino4-table = Tisch
domino4-west = Westende, auf { $cells }: { $wish }.
domino4-east = Ostende, auf { $cells }: { $wish }.
domino4-west-closed = Westende: kein Platz.
domino4-east-closed = Ostende: kein Platz.
domino4-wish-any = jeder Stein
domino4-wish-white = eine weiße Hälfte
domino4-wish-half = { $colour } { $number }
domino4-wish-double = { $colour } { $number } oder eine Doppel-{ $number } in beliebiger Farbe
domino4-wish-named = { $colour } mit beliebiger Zahl
domino4-colour-r = Rot
domino4-colour-g = Grün
domino4-colour-b = Blau
domino4-colour-y = Gelb
domino4-two = Eine ganze Runde lang hat niemand gelegt: Wer als Nächstes legen kann, darf zwei Steine legen.
domino4-second = Du darfst einen zweiten Stein legen oder aufhören (stop).
domino4-answers = Ein Stein liegt verdeckt als Joker: accept (glauben) oder accuse (beschuldigen)?
domino4-gift = Wähle den Stein, den du abgibst.
domino4-owes = Du hast noch einen Stein: Tipp last! ein, bevor jemand anders an der Reihe ist.
domino4-known = Du hast gesehen, dass { $name } { $tiles } hat.
told = { $what }: { $text }
anything-to-say = { $name }, noch etwas zu sagen? (Enter: weiter)

# Zwei Teile eines Satzes
apart = { $one }; { $two }
