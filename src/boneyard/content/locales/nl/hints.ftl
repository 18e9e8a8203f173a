# Tips. $margin zegt hoeveel beter een zet is: little, clear of much. $other is een steen of een handeling.
hint-only = Er is maar één zet: { $move }.
hint-play = Ik zou { $move } spelen.
hint-close = { $other } is ongeveer even goed.
hint-better = { $margin ->
    [little] Ik denk dat het iets beter is dan { $other }.
    [much] Ik denk dat het veel beter is dan { $other }.
   *[clear] Ik denk dat het beter is dan { $other }.
}
hint-certain = { $margin ->
    [little] Dat is zeker iets beter dan { $other }.
    [much] Dat is zeker veel beter dan { $other }.
   *[clear] Dat is zeker beter dan { $other }.
}
hint-guess = Maar het is een gok.
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
# Naast een zet met dezelfde steen
doing-same-otherwise = dezelfde steen anders gelegd
