# Domination im Terminal. $tile ist ein Stein, $edges sind Paare von Kästchen wie d4e4, $letter ist der Buchstabe eines Spielers.
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
board-clumping = Häufung: { $clumping } (Standardbrett: { $standard }; weniger ist schöner)
board-use = So spielst du darauf: { $command }
board-searching = Ein Brett wird gesucht
