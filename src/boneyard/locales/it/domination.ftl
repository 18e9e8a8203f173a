# Domination. $edge sono due caselle come testo, come d4e4; $tile una tessera; $letter la lettera di un giocatore.
refused-not-an-edge = Una mossa nomina le due caselle fra cui va la tessera, come d4e4 o d4d5.
refused-lower-square-first = La casella più bassa va per prima: { $edge }.
refused-not-neighbours = { $one } e { $two } non sono vicine: fra loro non va nessuna tessera.
refused-edge-taken = In { $edge } c'è già una tessera.
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
board-clumping = Addensamento { $clumping } (tabellone standard: { $standard }; meno è meglio)
board-use = Per giocarci: { $command }
board-searching = Cerco un tabellone
