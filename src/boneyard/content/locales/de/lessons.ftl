# Ein erstes Spiel zum Lernen, Schritt für Schritt. Für ein Kind von acht Jahren; Ada spielt mit.
lesson-title = Lernen: { $game }
lesson-step = Schritt { $number } von { $count }
lesson-back = Einen Schritt zurück
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-play = Dein erstes Spiel
lesson-wrong = Der nicht. Nimm den leuchtenden Stein.

lesson-classic-hand = Diese sieben Steine gehören dir. Ada sieht sie nicht, und du siehst ihre nicht. Wer zuerst alle gelegt hat, gewinnt.
lesson-classic-join = Ada hat 4-0 gelegt. Gleiche Zahlen gehören zusammen: Deine 5-4 kommt an die 4. Tipp auf den Stein und dann auf den leuchtenden Platz.
lesson-classic-ends = Die Reihe hat zwei Enden. Jetzt zeigen sie 5 und 6. Leg deine 5-2 an die 5.
lesson-classic-double = Ihr habt ein bisschen weitergespielt. Leg jetzt deine Doppelsechs. Ein Doppelstein hat zweimal dieselbe Zahl und liegt quer.
lesson-classic-passed = Ada kann nichts legen und setzt aus. Gut für dich: Leg deine 6-1.
lesson-classic-draw = Die Enden zeigen 2 und 5, und deine 1-1 passt nicht. Zieh einen Stein aus dem Talon.
lesson-classic-fits = Du hast 2-1 gezogen, und die passt. Leg sie an die 2.
lesson-classic-last = Ada setzt wieder aus. Du hast noch einen Stein, und er passt. Leg ihn an.
lesson-classic-end = Du hast gewonnen. Die Augen, die Ada noch hat, sind deine Punkte: 8. Jetzt weißt du, wie es geht.

lesson-domination-board = Das Brett ist voller Zahlen. Ein Stein liegt immer zwischen zwei davon. Diese sieben Steine gehören dir, und niemand sonst sieht sie.
lesson-domination-lay = Deine 5-3 passt zwischen eine 5 und eine 3, jede Hälfte neben die gleiche Zahl. Leg sie auf den leuchtenden Platz.
lesson-domination-take = Du hast gleich einen neuen Stein gezogen, also hast du wieder sieben. Leg jetzt deine Doppelnull zwischen zwei Nullen.
lesson-domination-grow = Vier Zahlen sind die Ecken eines Feldes. Liegen an allen vier Seiten Steine, ist das Feld geschlossen. Leg deine 6-3.
lesson-domination-close = Schau: Bei einem Feld liegen schon an drei Seiten Steine. Leg deine Doppelsechs an die vierte, dann gehört das Feld dir.
lesson-domination-third = Jetzt liegt dein Chip darauf. Es bleibt bei einem Stein pro Zug. Leg deine 6-0.
lesson-domination-two = Ada hat nicht aufgepasst: Zwei Felder sind fast geschlossen. Deine 5-0 schließt beide auf einmal.
lesson-domination-end = Zwei Felder mit einem Stein. Ist das Brett voll, gewinnt, wer die meisten Felder hat. Ein Tipp: Legst du die dritte Seite, kann der Nächste das Feld schließen.

lesson-domino4-hand = Diese elf Steine gehören dir. Jeder hat zwei Hälften mit einer Zahl. Vom Joker wächst eine Kette nach links und eine nach rechts. Wer zuerst keine Steine mehr hat, gewinnt.
lesson-domino4-begin = Du fängst an. Neben den Joker passt jeder Stein. Leg deine grüne 4-3 nach links.
lesson-domino4-join = Ada hat die blaue 4-3 gelegt, ihre 4 ist offen. Gleiche Farbe und gleiche Zahl gehören zusammen: Leg deine blaue 4-2 daran.
lesson-domino4-joker = Ein Joker passt überall, und du sagst, welche Farbe danach kommt. Leg deinen Joker und wähle Blau.
lesson-domino4-double = Ada hat die blaue Doppelvier gelegt. Nach einem Doppelstein passt auch der gleiche in einer anderen Farbe: Leg deinen roten.
lesson-domino4-white = Jetzt ist eine weiße Hälfte offen. Weiß passt immer an Weiß. Leg deine grüne 4-0, dann geht die Kette grün weiter.
lesson-domino4-draw = Jetzt passt keiner deiner Steine. Zieh einen aus dem Talon. Dann ist Ada dran.
lesson-domino4-last = Viel später: Du hast noch zwei Steine. Bleibt dir nur noch einer, musst du es sagen. Drück zuerst „{ d4-last }“ und leg dann deine gelbe Doppeleins.
lesson-domino4-last-wrong = Drück zuerst „{ d4-last }“.
lesson-domino4-out = Gut gesagt. Leg jetzt deinen letzten Stein.
lesson-domino4-end = Du hast gewonnen. Wer vergisst, es zu sagen, setzt einmal aus. Ecksteine und Bluffen kommen später: Das steht in den Regeln.

lesson-magnetic-flat-hand = Diese sieben Steine gehören dir. Die Farben sind nur zum Anschauen: Es zählen nur die Augen. Wer zuerst alle gelegt hat, gewinnt.
lesson-magnetic-flat-begin = Du hast die Doppelsechs, also fängst du an. Leg sie in die Mitte.
lesson-magnetic-flat-join = Ada hat 6-1 gelegt. Die Enden zeigen jetzt 6 und 1. Leg deine 6-5 an die 6.
lesson-magnetic-flat-zero = Ein paar Steine später. Ein Ende ohne Augen ist eine Null. Dort passt deine Doppelnull.
lesson-magnetic-flat-stuck = Eine 6 ist offen. Leg deine 6-3 und schau, was Ada macht.
lesson-magnetic-flat-draw = Ada hatte nichts, was passt: Sie hat einen Stein gezogen, und ihr Zug war vorbei. Jetzt passt bei dir auch nichts. Zieh auch einen.
lesson-magnetic-flat-fits = Du hast 5-3 gezogen. Sie hätte gepasst, aber nach dem Ziehen ist dein Zug vorbei. Leg jetzt deine Doppelzwei.
lesson-magnetic-flat-last = Ada zieht wieder. Leg deinen letzten Stein an die 5.
lesson-magnetic-flat-end = Du hast gewonnen. Ada schreibt die Augen auf, die sie noch hat: 14. Nach ein paar Spielen gewinnt die kleinste Summe.

lesson-magnetic-tower-hand = Hier baust du einen Turm mit Magneten. Diese sieben Steine gehören dir. Wer zuerst alle gelegt hat, gewinnt, aber der Turm muss stehen bleiben.
lesson-magnetic-tower-begin = Du hast die Doppelsechs, also fängst du an. Leg sie auf den Tisch.
lesson-magnetic-tower-top = Ada hat 6-2 daraufgelegt: 6 auf 6. Hälften, die übereinanderliegen, müssen gleich sein. Leg deine 6-5 auf die andere 6.
lesson-magnetic-tower-beside = Ada hat 5-2 daruntergeschoben: 5 unter 5. Leg deine 3-2 auf ihre 2. Hälften, die nebeneinanderliegen, müssen nicht gleich sein.
lesson-magnetic-tower-under = Du kannst auch einen Stein darunterschieben. Schieb deine Doppelzwei unter die 2, die übersteht.
lesson-magnetic-tower-daring = Ein anderer Turm. Traust du dich? Leg deine 4-3 auf die 3, die in der Luft hängt.
lesson-magnetic-tower-fallen = Umgefallen. Wer zuletzt gelegt hat, bekommt alle Steine des Turms. Du hast wieder die Doppelsechs, also fängst du den nächsten an.
lesson-magnetic-tower-last = Zurück zum ersten Turm. Du hast noch einen Stein: Leg deine 2-0 auf die 2.
lesson-magnetic-tower-end = Er steht, und du hast gewonnen. Ein Wort über dem Turm sagt dir, wie stabil er ist. Behalt es im Auge.

lesson-magnetic-staggered-hand = Hier legst du flach, dann hoch, dann wieder flach. Diese sieben Steine gehören dir. Wer zuerst alle gelegt hat, gewinnt, und alles muss stehen bleiben.
lesson-magnetic-staggered-begin = Du hast die Doppelsechs, also fängst du an. Sie liegt flach.
lesson-magnetic-staggered-up = Ada hat 6-0 auf dem Tisch angelegt, auch flach. Jetzt legst du hoch: Leg deine 6-5 auf die 6.
lesson-magnetic-staggered-under = Wieder flach. Du darfst auch einen Stein darunterschieben: Schieb deine 5-1 unter die 5, die übersteht.
lesson-magnetic-staggered-again = Jetzt hoch. Leg deine 6-4 mit der 4 auf Adas 4.
lesson-magnetic-staggered-joined = Flach: Auf dem Tisch berühren sich gleiche Zahlen. Leg deine 6-1 an die 1.
lesson-magnetic-staggered-ends = Ada hatte nichts, was passt, und hat gezogen. Gebaut wird nur an den Enden. Leg deine 6-2 hoch, auf die 6.
lesson-magnetic-staggered-last = Noch ein Stein. Leg deine Doppelzwei flach an die 2.
lesson-magnetic-staggered-end = Alles steht, und du hast gewonnen. Oben steht immer, ob du als Nächstes flach oder hoch legst.
