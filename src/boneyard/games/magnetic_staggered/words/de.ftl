game-magnetic-staggered = Magnetic Domino, versetzt
way-magnetic-staggered = Versetzt

refused-must-lay-flat = Jetzt musst du flach legen, auf den Tisch.
refused-must-lay-up = Jetzt musst du hoch legen, auf einen anderen Stein.

# What to do now, where flat or up is due.
staggered-pick-flat = Flach: Wähle einen leuchtenden Stein.
staggered-pick-up = Hoch: Wähle einen leuchtenden Stein.
staggered-place-flat = Neben einen Stein oder darunter.
staggered-place-up = Oben auf einen anderen Stein.
staggered-draw-flat = Flach passt nichts: Zieh einen.
staggered-draw-up = Oben passt nichts: Zieh einen.
staggered-pass-flat = Flach passt nichts: Du musst passen.
staggered-pass-up = Oben passt nichts: Du musst passen.

lesson-magnetic-staggered-hand = Hier legst du flach, dann hoch, dann wieder flach. Diese sieben Steine gehören dir. Wer zuerst alle gelegt hat, gewinnt, und alles muss stehen bleiben.
lesson-magnetic-staggered-begin = Du hast die Doppelsechs, also fängst du an. Sie liegt flach.
lesson-magnetic-staggered-up = Ada hat 6-0 auf dem Tisch angelegt, auch flach. Jetzt legst du hoch: Leg deine 6-5 auf die 6.
lesson-magnetic-staggered-under = Wieder flach. Du darfst auch einen Stein darunterschieben: Schieb deine 5-1 unter die 5, die übersteht.
lesson-magnetic-staggered-again = Jetzt hoch. Leg deine 6-4 mit der 4 auf Adas 4.
lesson-magnetic-staggered-joined = Flach: Auf dem Tisch berühren sich gleiche Zahlen. Leg deine 6-1 an die 1.
lesson-magnetic-staggered-ends = Ada hatte nichts, was passt, und hat gezogen. Gebaut wird nur an den Enden. Leg deine 6-2 hoch, auf die 6.
lesson-magnetic-staggered-last = Noch ein Stein. Leg deine Doppelzwei flach an die 2.
lesson-magnetic-staggered-end = Alles steht, und du hast gewonnen. Oben steht immer, ob du als Nächstes flach oder hoch legst.
