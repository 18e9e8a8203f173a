# Domination nel terminale. $tile è una tessera, $edges sono coppie di caselle come d4e4, $letter è la lettera di un giocatore.
number-fields = territori
number-outer = territori sul bordo
domination-chips = { $fields ->
    [one] { $letter } { $fields } territorio ({ $outer } sul bordo)
   *[other] { $letter } { $fields } territori ({ $outer } sul bordo)
}
domination-rank = Riga { $rank }: { $values }.
domination-conquered = { $letter } ha: { $fields }.
domination-ripe = Manca un solo lato: { $fields }.
domination-fits = { $tile } va in { $edges }
board-standard = Il tabellone standard:
board-found = Un tabellone nuovo:
board-clumping = Addensamento: { $clumping } (tabellone standard: { $standard }; più è basso, meglio è)
board-use = Per giocarci: { $command }
board-searching = Cerco un tabellone
