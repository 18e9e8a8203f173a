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
