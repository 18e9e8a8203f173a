# Warum ein Zug nicht geht. $tile ist ein Stein als Text, $end eine Zahl von Augen.
refused-over = Das Spiel ist zu Ende.
refused-not-your-turn = Du bist nicht dran.
refused-not-text = Einen Zug tippt man als Text ein.
refused-not-a-line-move = Tipp einen Stein mit einer Seite ein, zum Beispiel 64L (links) oder 64R (rechts), oder draw (ziehen), oder pass (passen).
refused-no-side-yet = Der erste Stein braucht noch keine Seite: Tipp einfach { $tile } ein.
refused-which-end = An welcher Seite? Tipp { $tile }L (links) oder { $tile }R (rechts) ein.
refused-higher-first = Die höhere Zahl steht vorn: { $tile }.
refused-can-lay = Du hast einen Stein, der passt, also musst du einen legen.
refused-no-stock = Der Talon ist leer, also musst du passen (pass).
refused-must-draw = Im Talon liegen noch Steine: Zieh einen (draw).
refused-not-in-hand = Du hast { $tile } nicht.
refused-not-an-edge = Nenn die beiden Kästchen, zwischen die der Stein kommt, zum Beispiel d4e4 oder d4d5. Passen gibt es in diesem Spiel nicht, und gezogen wird von selbst.
refused-lower-square-first = Nenn zuerst das Kästchen weiter links oder weiter unten: { $edge }.
refused-not-neighbours = { $one } und { $two } liegen nicht nebeneinander, dazwischen passt kein Stein.
refused-edge-taken = Auf { $edge } liegt schon ein Stein.
refused-does-not-fit = { $tile } passt nicht: An diesem Ende liegt eine { $end }.
refused-open-with = Das Spiel beginnt mit dem höchsten Doppelstein: { $tile }.

# Türme. $own und $other sind Zahlen von Augen.
refused-not-a-place = Tipp einen Stein, ein Kästchen und eine Richtung ein, zum Beispiel 64@0,0,1/e, oder draw (ziehen), oder pass (passen).
refused-below-table = Ebene 0 ist der Tisch: Darunter kommt nichts.
refused-double-heading = Einen Doppelstein tippt man nach Osten oder Norden ein: { $tile } mit /e oder /n.
refused-open-construction = Das Bauwerk beginnt mit dem höchsten Doppelstein: { $tile }@0,0,0/e.
refused-cell-taken = Dort liegt schon ein Stein.
refused-not-equal = Hälften, die übereinanderliegen, müssen gleich sein: Hier träfe { $own } auf { $other }.
refused-touches-nothing = { $tile } hätte dort keinen Halt.
refused-not-parallel = Der zweite Stein muss parallel zum ersten liegen, { $first }.
refused-not-an-end = Du darfst nur an den Enden des Bauwerks legen.
refused-must-lay-flat = Jetzt musst du flach legen, auf den Tisch.
refused-must-lay-up = Jetzt musst du hoch legen, auf einen anderen Stein.
# Domino 4. $wish ist, was ein Ende verlangt: any (alles), white (weiß), r3 (rote Drei), r33 (nach einem Doppelstein), r (rot).
refused-not-a-domino4-move = Tipp einen Zug ein, zum Beispiel r43@2,-1/nw oder J@1,0=b, oder draw, pass, stop, last!, accept, accuse oder give:r43.
refused-not-a-domino4-tile = Ein Stein ist eine Farbe (r, g, b, y) mit zwei Zahlen von 4 bis 0, zum Beispiel r43; ein Joker ist J.
refused-too-far = So weit weg von der Mitte kann kein Stein liegen.
refused-name-a-colour = Nenn die Farbe, die folgt: Schreib am Ende =r, =g, =b oder =y.
refused-name-a-turn = Sag, wie der Stein gedreht ist: Schreib am Ende /nw, /ne, /se oder /sw.
refused-double-turn = Einen Doppelstein tippt man mit nw oder ne ein: { $tile } mit { $turn }.
refused-nothing-to-announce = Du musst jetzt keinen letzten Stein ansagen.
refused-answer-first = Antworte zuerst: accept (glauben) oder accuse (beschuldigen).
refused-only-announce = Du bist nicht dran; du kannst jetzt nur last! eintippen.
refused-give-first = Gib zuerst einen Stein ab: Tipp give: und seinen Namen ein, zum Beispiel give:r43.
refused-nothing-to-give = Jetzt gibt es nichts abzugeben.
refused-nothing-to-answer = Jetzt gibt es nichts zu beantworten.
refused-no-stop = Aufhören kannst du nur nach dem ersten von zwei Steinen.
refused-second-or-stop = Leg einen zweiten Stein oder hör auf (stop).
refused-no-bluff = An diesem Tisch legt niemand verdeckt.
refused-joker-face-down = An diesem Tisch werden Joker verdeckt gelegt: Beginne mit einem Fragezeichen (?).
refused-not-last = Den letzten Stein sagst du nur mit dem Zug an, nach dem dir noch einer bleibt.
refused-tile-there = Dort liegt schon ein Stein.
refused-cell-apart = Dieses Kästchen berührt keinen Stein.
refused-touches-others = Ein Stein am Ende darf nur den Stein berühren, an den er anschließt.
refused-no-cornerstone-there = Ein Eckstein darf weder einen Joker noch den letzten Stein einer Kette berühren.
refused-numbers-differ = Ein Eckstein muss mit beiden Hälften andere Steine berühren, und alle Zahlen, die sich berühren, müssen gleich sein.
refused-no-open-end = Dort ist kein offenes Ende einer Kette.
refused-side-closed = An dieser Seite geht die Kette nicht weiter: Nur die offene Hälfte zählt.
refused-line-too-long = Nach sechs Steinen in gerader Linie muss die Kette um die Ecke.
refused-end-asks = { $tile } passt nicht. An dieses Ende passt: { $wish }.
refused-turned-wrong = { $tile } passt dort, aber nicht so gedreht.
