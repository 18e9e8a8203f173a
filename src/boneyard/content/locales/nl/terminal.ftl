# Wat de terminal zegt. $you is yes als de speler zelf wordt aangesproken.
players = { $count } spelers
menu-title = Wat gaan we spelen?
menu-ask = Nummer of naam (1 tot en met { $count }):
menu-again = Typ een nummer van 1 tot en met { $count }, of de naam van een spel.
getting-ready = { $game } wordt klaargezet (alleen de eerste keer)
you = Jij
seat = Plaats { $seat }
seat-holds = { $name }: { $count }
stock-holds = Stapel: { $count }
line-empty = De tafel is nog leeg.
your-hand = Jouw stenen
your-moves = { $count ->
    [one] Je kunt dit spelen:
   *[other] Je kunt kiezen uit { $count } zetten:
}
your-move = { $you ->
    [yes] Jij bent aan de beurt (nummer of tekst, ? voor hulp):
   *[no] { $name }, jij bent aan de beurt (nummer of tekst, ? voor hulp):
}
which-of-these = Welke van deze { $count }? (Enter om terug te gaan)
help-move = Typ het nummer van een zet, of de zet zelf. Met “hint” vraag je een meester om raad, met “rules” zie je de spelregels, met “log” alle zetten tot nu toe. Met “quit” stop je en wordt het spel bewaard.
hand-over = Geef het scherm aan { $name }. { $name }, druk op Enter:
move-lays = { $you ->
    [yes] Jij speelt { $move }.
   *[no] { $name } speelt { $move }.
}
move-draw = { $you ->
    [yes] Jij pakt een steen van de stapel.
   *[no] { $name } pakt een steen van de stapel.
}
move-pass = { $you ->
    [yes] Jij past.
   *[no] { $name } past.
}
move-stop = { $you ->
    [yes] Jij stopt.
   *[no] { $name } stopt.
}
won = { $you ->
    [yes] Jij wint. { $reason }
   *[no] { $name } wint. { $reason }
}
won-shared = Samen gewonnen: { $names }. { $reason }
won-nobody = Deze keer wint niemand. { $reason }
score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
number-pips = ogen over
number-tiles = stenen over
not-over = Het spel is nog niet afgelopen.
match-totals = { $count ->
    [one] Na één ronde:
   *[other] Na { $count } rondes:
}
match-won = { $you ->
    [yes] Jij wint de wedstrijd.
   *[no] Wedstrijd gewonnen: { $names }.
}
replay-next = Zet { $number } van { $count }: Enter om hem te zien, q om te stoppen.
goodbye = Tot ziens.
go-on = Zo speel je dit spel verder: { $command }
bot-name = { $bot } (bot)
begins = { $you ->
    [yes] Jij begint.
   *[no] { $name } begint.
}
told = { $what }: { $text }
anything-to-say = { $name }, nog iets te zeggen? (Enter om verder te gaan)

# Twee delen in één zin
apart = { $one }; { $two }
