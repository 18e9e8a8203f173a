# Die Stufen der Bots, jede mit einem Satz dazu.
level-child = Kind
level-child-help = Legt, was passt, und oft einfach, was ihm gefällt.
level-beginner = Anfänger
level-beginner-help = Kennt die Faustregeln und hält sich daran.
level-club = Vereinsspieler
level-club-help = Probiert jeden Zug aus, bevor er wählt.
level-expert = Experte
level-expert-help = Denkt mehrere Züge voraus.
level-master = Meister
level-master-help = Denkt am längsten nach und merkt, was du nicht legst.
