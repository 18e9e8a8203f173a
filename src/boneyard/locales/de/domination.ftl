# Domination. $edge sind zwei Kästchen als Text, etwa d4e4; $tile ist ein Stein; $letter der Buchstabe eines Spielers.
refused-not-an-edge = Ein Zug nennt die beiden Kästchen, zwischen die der Stein kommt, zum Beispiel d4e4 oder d4d5.
refused-lower-square-first = Das niedrigere Kästchen steht vorn: { $edge }.
refused-not-neighbours = { $one } und { $two } liegen nicht nebeneinander, dazwischen passt kein Stein.
refused-edge-taken = Auf { $edge } liegt schon ein Stein.
number-fields = Felder
number-outer = Randfelder
domination-chips = { $fields ->
    [one] { $letter } { $fields } Feld (davon am Rand: { $outer })
   *[other] { $letter } { $fields } Felder (davon am Rand: { $outer })
}
domination-rank = Reihe { $rank }: { $values }.
domination-conquered = { $letter } hat: { $fields }.
domination-ripe = Nur noch eine Seite offen: { $fields }.
domination-fits = { $tile } passt auf { $edges }
board-standard = Das Standardbrett:
board-found = Ein neues Brett:
board-clumping = Klumpung { $clumping } (Standardbrett: { $standard }; weniger ist schöner)
board-use = So spielst du darauf: { $command }
board-searching = Ein Brett wird gesucht
