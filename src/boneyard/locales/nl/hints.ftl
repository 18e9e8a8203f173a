# Tips. $ahead is een aantal punten, of partijen op de honderd.
hint-only = Er is maar één zet: { $move }.
hint-play = Ik zou { $move } spelen.
hint-close = { $other } is ongeveer even goed.
hint-better-points = Dat levert zo'n { $ahead } punten meer op dan { $other }.
hint-better-wins = Daarmee win je zo'n { $ahead } partijen op de honderd meer dan met { $other }.
hint-certain-points = Dat levert { $ahead } punten meer op dan { $other }, wat de anderen ook doen.
hint-certain-wins = Dat is zeker beter dan { $other }.
hint-thinking = Even denken…
