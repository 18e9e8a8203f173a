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
