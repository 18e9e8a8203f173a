game-classic = Domino
box-classic = Domino
box-classic-words = Eine Reihe, zwei offene Enden. Leg an, was passt, merk dir, was liegt, und werde vor allen anderen deine Steine los.

option-blocked_winner = Wer eine blockierte Runde gewinnt
option-blocked_winner-help = Wenn niemand weiterkann, gewinnt, wer am wenigsten übrig hat.
option-blocked_winner-pips = Die wenigsten Augen
option-blocked_winner-tiles = Die wenigsten Steine

# The domino each player drew for the start is shown beside these words.
start-highest = { $you ->
    [yes] Der höchste Stein: Du beginnst.
   *[no] Der höchste Stein: { $name } beginnt.
}

clause-CLA-5 = Kein Stein mehr auf der Hand.
clause-CLA-7 = Niemand kam weiter: Wer am wenigsten übrig hat, gewinnt.
clause-CLA-8 = Niemand kam weiter, und es stand gleich. Dann zählt das andere: Steine oder Augen.

lesson-classic-hand = Diese sieben Steine gehören dir. Ada sieht sie nicht, und du siehst ihre nicht. Wer zuerst alle gelegt hat, gewinnt.
lesson-classic-join = Ada hat 4-0 gelegt. Gleiche Zahlen gehören zusammen: Deine 5-4 kommt an die 4. Tipp auf den Stein und dann auf den leuchtenden Platz.
lesson-classic-ends = Die Reihe hat zwei Enden. Jetzt zeigen sie 5 und 6. Leg deine 5-2 an die 5.
lesson-classic-double = Ihr habt ein bisschen weitergespielt. Leg jetzt deine Doppelsechs. Ein Doppelstein hat zweimal dieselbe Zahl und liegt quer.
lesson-classic-passed = Ada kann nichts legen und setzt aus. Gut für dich: Leg deine 6-1.
lesson-classic-draw = Die Enden zeigen 2 und 5, und deine 1-1 passt nicht. Zieh einen Stein aus dem Talon.
lesson-classic-fits = Du hast 2-1 gezogen, und die passt. Leg sie an die 2.
lesson-classic-last = Ada setzt wieder aus. Du hast noch einen Stein, und er passt. Leg ihn an.
lesson-classic-end = Du hast gewonnen. Die Augen, die Ada noch hat, sind deine Punkte: 8. Jetzt weißt du, wie es geht.
