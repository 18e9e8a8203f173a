# Tips. $ahead is een aantal punten, of spellen op de honderd.
hint-only = Er is maar één zet: { $move }.
hint-play = Ik zou { $move } spelen.
hint-close = { $other } is ongeveer even goed.
hint-better-points = Dat levert ongeveer { $ahead ->
    [one] { $ahead } punt
   *[other] { $ahead } punten
} meer op dan { $other }.
hint-better-wins = Dat levert op de honderd spellen ongeveer { $ahead ->
    [one] { $ahead } zege
   *[other] { $ahead } zeges
} meer op dan { $other }.
hint-certain-points = Dat levert { $ahead ->
    [one] { $ahead } punt
   *[other] { $ahead } punten
} meer op dan { $other }, wat de anderen ook doen.
hint-certain-wins = Dat is zeker beter dan { $other }.
hint-thinking = Even denken…

# Tips voor zetten zonder steen; doing-… noemt zo’n zet in de zinnen hierboven
hint-draw = Ik zou er een pakken.
hint-pass = Ik zou passen.
hint-stop = Ik zou hier stoppen.
hint-only-draw = Je kunt alleen pakken.
hint-only-pass = Je kunt alleen passen.
doing-draw = er een pakken
doing-pass = passen
doing-stop = stoppen
