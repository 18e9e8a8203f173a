# Warum ein Zug nicht geht. $tile ist ein Stein als Text, $end eine Zahl von Augen.
refused-over = Das Spiel ist zu Ende.
refused-not-your-turn = Platz { $seat } ist gerade nicht dran.
refused-not-text = Einen Zug schreibt man als Text.
refused-not-a-line-move = Ein Zug ist ein Stein mit einer Seite, zum Beispiel 64L (links) oder 64R (rechts), oder draw (ziehen), oder pass (passen).
refused-no-side-yet = Der erste Stein hat noch keine Seite: Schreib { $tile }.
refused-which-end = Sag, auf welcher Seite: { $tile }L (links) oder { $tile }R (rechts).
refused-higher-first = Die höhere Zahl steht vorn: { $tile }.
refused-can-lay = Du hast einen Stein, der passt, also legst du einen.
refused-no-stock = Der Talon ist leer, also passt du (pass).
refused-must-draw = Im Talon liegen noch Steine: Zieh einen (draw).
refused-not-in-hand = Du hast { $tile } nicht.
refused-not-an-edge = Ein Zug nennt die beiden Kästchen, zwischen die der Stein kommt, zum Beispiel d4e4 oder d4d5.
refused-lower-square-first = Das niedrigere Kästchen steht vorn: { $edge }.
refused-not-neighbours = { $one } und { $two } liegen nicht nebeneinander, dazwischen passt kein Stein.
refused-edge-taken = Auf { $edge } liegt schon ein Stein.
refused-does-not-fit = { $tile } passt nicht: An diesem Ende liegt eine { $end }.
refused-open-with = Das Spiel beginnt mit dem höchsten Doppelstein: { $tile }.

# Türme. $own und $other sind Zahlen von Augen.
refused-not-a-place = Ein Zug ist ein Stein, ein Feld und eine Richtung, zum Beispiel 64@0,0,1/e, oder draw (ziehen), oder pass (passen).
refused-below-table = Ebene 0 ist der Tisch: Darunter kommt nichts.
refused-double-heading = Einen Doppelstein schreibt man nach Osten oder Norden: { $tile } mit /e oder /n.
refused-open-construction = Das Bauwerk beginnt mit dem höchsten Doppelstein: { $tile }@0,0,0/e.
refused-cell-taken = Dort liegt schon ein Stein.
refused-not-equal = Hälften übereinander müssen gleich sein: { $own } käme zu { $other }.
refused-touches-nothing = { $tile } hätte dort nirgends Halt.
refused-not-parallel = Der zweite Stein liegt parallel zum ersten, { $first }.
refused-not-an-end = Gelegt wird nur an den Enden des Bauwerks.
refused-must-lay-flat = Jetzt legst du flach, auf den Tisch.
refused-must-lay-up = Jetzt legst du hoch, auf einen anderen Stein.
# Domino 4. $wish ist, was ein Ende verlangt: any (alles), white (weiß), r3 (rote Drei), r33 (nach einem Doppelstein), r (rot).
refused-not-a-domino4-move = Einen Zug schreibt man r43@2,-1/nw, J@1,0=b, draw, pass, stop, last!, accept, accuse oder give:r43.
refused-not-a-domino4-tile = Ein Stein ist eine Farbe (r, g, b, y) mit zwei Zahlen von 4 bis 0, zum Beispiel r43; ein Joker ist J.
refused-too-far = So weit weg von der Mitte kann kein Stein liegen.
refused-name-a-colour = Ein Joker nennt eine Farbe: Schreib am Ende =r, =g, =b oder =y.
refused-name-a-turn = Sag, wie der Stein gedreht ist: Schreib am Ende /nw, /ne, /se oder /sw.
refused-double-turn = Einen Doppelstein schreibt man mit nw oder ne: { $tile } mit { $turn }.
refused-nothing-to-announce = Du hast jetzt keinen letzten Stein anzusagen.
refused-answer-first = Antworte zuerst: accept (glauben) oder accuse (beschuldigen).
refused-only-announce = Du bist nicht dran; du kannst jetzt nur last! sagen.
refused-give-first = Gib zuerst einen Stein ab: give: und sein Name.
refused-nothing-to-give = Jetzt gibt es nichts abzugeben.
refused-nothing-to-answer = Jetzt gibt es nichts zu beantworten.
refused-no-stop = Aufhören kannst du nur nach dem ersten von zwei Steinen.
refused-second-or-stop = Leg einen zweiten Stein oder hör auf (stop).
refused-no-bluff = An diesem Tisch wird kein Stein verdeckt gelegt.
refused-joker-face-down = An diesem Tisch werden Joker verdeckt gelegt: Beginne mit ?
refused-not-last = Den letzten Stein sagst du nur mit dem Zug an, nach dem dir einer bleibt.
refused-tile-there = Dort liegt schon ein Stein.
refused-cell-apart = Dieses Feld berührt keinen Stein.
refused-touches-others = Ein Stein am Ende berührt nur den Stein, an den er anschließt.
refused-no-cornerstone-there = Ein Eckstein berührt weder einen Joker noch den letzten Stein einer Kette.
refused-numbers-differ = Ein Eckstein berührt mit beiden Hälften, und alle Zahlen, die sich berühren, sind gleich.
refused-no-open-end = Dort ist kein offenes Ende einer Kette.
refused-side-closed = An dieser Seite geht die Kette nicht weiter: Nur die offene Hälfte zählt.
refused-line-too-long = Nach sechs Steinen in gerader Linie geht die Kette um die Ecke.
refused-end-asks = { $tile } passt nicht: Dieses Ende verlangt { $wish }.
refused-turned-wrong = { $tile } passt dort, aber nicht so gedreht.
