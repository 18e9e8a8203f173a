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
which-of-these = Welke van deze { $count }? (Enter gaat terug)
help-move = Typ het nummer van een zet, of de zet zelf. Met "hint" vraag je een meester om raad, met "rules" zie je de spelregels, met "log" alle zetten tot nu toe. Met "quit" stop je en wordt het spel bewaard.
hand-over = Geef het scherm aan { $name }, die op Enter drukt:
move-lays = { $name } speelt { $move }.
move-draw = { $name } pakt een steen van de stapel.
move-pass = { $name } past.
won = { $name } wint ({ $clause }).
won-shared = Samen gewonnen: { $names } ({ $clause }).
won-nobody = Deze keer wint niemand ({ $clause }).
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
   *[no] De wedstrijd is gewonnen door { $names }.
}
replay-next = Zet { $number } van { $count }: met Enter zie je hem, met q stop je.
goodbye = Tot ziens.
go-on = Zo speel je dit spel verder: { $command }
bot-name = { $bot } (bot)
start-draw = Loten wie begint: { $shown }.
begins = { $you ->
    [yes] Jij begint.
   *[no] { $name } begint.
}
move-stop = { $name } stopt.
move-accept = { $name } gelooft het.
move-accuse = { $name } zegt: dat is geen joker.
move-give = { $name } geeft een steen weg.
move-last = { $name } meldt de laatste steen.
domino4-table = Tafel
domino4-west = Westkant, op { $cells }: { $wish }.
domino4-east = Oostkant, op { $cells }: { $wish }.
domino4-west-closed = Westkant: geen plaats.
domino4-east-closed = Oostkant: geen plaats.
domino4-wish-any = elke steen
domino4-wish-white = elke witte helft
domino4-wish-half = { $colour } { $number }
domino4-wish-double = { $colour } { $number }, of een dubbele { $number } in elke kleur
domino4-wish-named = elke steen in { $colour }
domino4-colour-r = rood
domino4-colour-g = groen
domino4-colour-b = blauw
domino4-colour-y = geel
domino4-two = Een hele ronde lang heeft niemand gelegd: wie kan, mag er twee leggen.
domino4-second = Je mag een tweede steen leggen, of stop.
domino4-answers = Er ligt een steen dicht als joker: accept (geloven) of accuse (beschuldigen)?
domino4-gift = Kies de steen die je weggeeft.
domino4-owes = Je hebt nog één steen: zeg last! voordat een ander zet.
domino4-known = Plaats { $seat } heeft { $tiles }, dat heb je gezien.
told = { $what }: { $text }
anything-to-say = { $name }, nog iets te zeggen? (Enter gaat verder)

# Twee delen in één zin
apart = { $one }; { $two }
