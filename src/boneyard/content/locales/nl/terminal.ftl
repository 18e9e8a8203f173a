# Wat de terminal zegt. $you is yes als de speler zelf wordt aangesproken.
game-classic = Domino
game-magnetic-flat = Magnetic Domino, plat
game-magnetic-tower = Magnetic Domino, toren
game-magnetic-staggered = Magnetic Domino, verspringend
game-domination = Domination
game-domino4 = Domino 4
players = { $count } spelers
menu-title = Wat gaan we spelen?
menu-ask = Nummer of naam (1 tot en met { $count }):
menu-again = Typ een nummer van 1 tot en met { $count }, of de naam van een spel.
getting-ready = { $game } wordt klaargezet (alleen de eerste keer)
you = Jij
seat = Plaats { $seat }
seat-holds = { $name }: { $count }
stock-holds = Stapel: { $count }
line = Rij
line-empty = De tafel is nog leeg.
line-ends = Open uiteinden: { $left } links, { $right } rechts.
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
start-draw = De loting: { $shown }.
begins = { $you ->
    [yes] Jij begint.
   *[no] { $name } begint.
}
move-stop = { $you ->
    [yes] Jij stopt.
   *[no] { $name } stopt.
}
move-accept = { $you ->
    [yes] Jij gelooft het.
   *[no] { $name } gelooft het.
}
move-accuse = { $you ->
    [yes] Jij zegt: dat is geen joker.
   *[no] { $name } zegt: dat is geen joker.
}
move-give = { $you ->
    [yes] Jij geeft een steen weg.
   *[no] { $name } geeft een steen weg.
}
move-last = { $you ->
    [yes] Jij zegt: laatste steen!
   *[no] { $name } zegt: laatste steen!
}
domino4-table = Tafel
domino4-west = Westeinde, op { $cells }: { $wish }.
domino4-east = Oosteinde, op { $cells }: { $wish }.
domino4-west-closed = Westeinde: geen plaats.
domino4-east-closed = Oosteinde: geen plaats.
domino4-wish-any = elke steen
domino4-wish-white = een witte helft
domino4-wish-half = { $colour } { $number }
domino4-wish-double = { $colour } { $number }, of een dubbele { $number } in elke kleur
domino4-wish-named = { $colour } met elk cijfer
domino4-colour-r = rood
domino4-colour-g = groen
domino4-colour-b = blauw
domino4-colour-y = geel
domino4-two = Een hele ronde lang heeft niemand gelegd: wie nu als eerste kan, mag twee stenen leggen.
domino4-second = Je mag een tweede steen leggen of stoppen (stop).
domino4-answers = Er ligt een steen gedekt als joker: accept (geloven) of accuse (beschuldigen)?
domino4-gift = Kies de steen die je weggeeft.
domino4-owes = Je hebt nog één steen: typ last! voordat een ander een zet doet.
domino4-known = Je hebt gezien dat { $name } { $tiles } heeft.
told = { $what }: { $text }
anything-to-say = { $name }, nog iets te zeggen? (Enter om verder te gaan)

# Twee delen in één zin
apart = { $one }; { $two }
