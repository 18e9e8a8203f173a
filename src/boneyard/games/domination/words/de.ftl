game-domination = Domination
box-domination = Domination
box-domination-words = Leg Steine zwischen die Zahlen und schließ Felder, bevor es die anderen tun.

option-board = Brett
option-board-help = Die Zahlen auf dem Brett: immer dieselben oder jedes Mal neue.
option-board-standard = Das Standardbrett
option-board-random = Ein neues Brett
option-first = Wer beginnt
option-first-help = Das Los entscheidet, oder du wählst einen Platz.
option-first-lot = Das Los
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4

refused-not-an-edge = Nenn die beiden Kästchen, zwischen die der Stein kommt, zum Beispiel d4e4 oder d4d5. Passen gibt es in diesem Spiel nicht, und gezogen wird von selbst.
refused-lower-square-first = Nenn zuerst das Kästchen weiter links oder weiter unten: { $edge }.
refused-not-neighbours = { $one } und { $two } liegen nicht nebeneinander, dazwischen passt kein Stein.
refused-edge-taken = Auf { $edge } liegt schon ein Stein.
why-edge-taken = Alle Plätze für { $tile } sind besetzt.

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

# Domination am Tisch. $tile ist ein Stein, $one und $two sind Kästchen wie d4; ein Zug steht nach dem Namen dessen, der ihn gemacht hat.
domination-place = { $tile } zwischen { $one } und { $two }
domination-closing = { $count ->
    [one] { $tile } zwischen { $one } und { $two }, schließt ein Feld
   *[other] { $tile } zwischen { $one } und { $two }, schließt { $count } Felder
}
domination-conquering = { $count ->
    [one] { $tile } zwischen { $one } und { $two }: ein Feld erobert
   *[other] { $tile } zwischen { $one } und { $two }: { $count } Felder erobert
}
domination-fields = { $fields ->
    [one] { $fields } Feld, { $outer } am Rand
   *[other] { $fields } Felder, { $outer } am Rand
}
domination-table = Das Brett: jedes Kästchen mit seinem Wert, die Steine rechts davon und darüber und das Feld rechts oben
domination-right = Stein rechts
domination-above = Stein darüber
domination-field-of = { $you ->
    [yes] dein Feld
   *[no] Feld von { $name }
}
domination-field-ripe = Feld mit nur einer offenen Seite

clause-DOM-11 = { $fields-tied ->
    [yes] Gleich viele Felder, also entscheiden die Randfelder: { $outer }.
   *[no] Die meisten Felder: { $fields }.
}

help-board = das Standardbrett von Domination zeigen oder ein neues suchen
help-new = ein neues Brett suchen
help-board-seed = Startzahl des Zufalls; dieselbe Zahl und gleich viele Schritte geben dasselbe Brett (voreingestellt: zufällig)
help-steps = Suchschritte (voreingestellt: 20000000, ein paar Sekunden)
error-first = Option first muss { $lot } oder ein Platz von 0 bis { $last } sein, nicht „{ $given }“
error-board = Option board muss standard, random oder ein Brett aus { $count } Ziffern von 0 bis 6 sein, Reihe 8 zuerst, nicht „{ $given }“
error-board-edges = jeder Stein muss an { $count } Kanten eines Bretts passen; hier { $shown }

lesson-domination-board = Das Brett ist voller Zahlen. Ein Stein liegt immer zwischen zwei davon. Diese sieben Steine gehören dir, und niemand sonst sieht sie.
lesson-domination-lay = Deine 5-3 passt zwischen eine 5 und eine 3, jede Hälfte neben die gleiche Zahl. Leg sie auf den leuchtenden Platz.
lesson-domination-take = Du hast gleich einen neuen Stein gezogen, also hast du wieder sieben. Leg jetzt deine Doppelnull zwischen zwei Nullen.
lesson-domination-grow = Vier Zahlen sind die Ecken eines Feldes. Liegen an allen vier Seiten Steine, ist das Feld geschlossen. Leg deine 6-3.
lesson-domination-close = Schau: Bei einem Feld liegen schon an drei Seiten Steine. Leg deine Doppelsechs an die vierte, dann gehört das Feld dir.
lesson-domination-third = Jetzt liegt dein Chip darauf. Es bleibt bei einem Stein pro Zug. Leg deine 6-0.
lesson-domination-two = Ada hat nicht aufgepasst: Zwei Felder sind fast geschlossen. Deine 5-0 schließt beide auf einmal.
lesson-domination-end = Zwei Felder mit einem Stein. Ist das Brett voll, gewinnt, wer die meisten Felder hat. Ein Tipp: Legst du die dritte Seite, kann der Nächste das Feld schließen.

feat-double-conquest = Eine doppelte Eroberung

reason-closes-later = Wenn dieselbe Person wieder dran ist, kann sie { $better } von 10 Mal ein Feld schließen, sonst { $worse } Mal.
reason-next-closes = Danach kann der Nächste { $better } von 10 Mal ein Feld schließen, sonst { $worse } Mal.
reason-takes-field = So wird sofort ein Feld geschlossen.
