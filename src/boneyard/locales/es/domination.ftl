# Domination. $edge son dos casillas como texto, como d4e4; $tile una ficha; $letter la letra de un jugador.
refused-not-an-edge = Una jugada nombra las dos casillas entre las que va la ficha, como d4e4 o d4d5.
refused-lower-square-first = La casilla más baja va primero: { $edge }.
refused-not-neighbours = { $one } y { $two } no están una al lado de la otra: entre ellas no va ninguna ficha.
refused-edge-taken = En { $edge } ya hay una ficha.
number-fields = territorios
number-outer = territorios del borde
domination-chips = { $fields ->
    [one] { $letter } { $fields } territorio ({ $outer } en el borde)
   *[other] { $letter } { $fields } territorios ({ $outer } en el borde)
}
domination-rank = Fila { $rank }: { $values }.
domination-conquered = { $letter } tiene: { $fields }.
domination-ripe = Solo les falta un lado: { $fields }.
domination-fits = { $tile } encaja en { $edges }
board-standard = El tablero estándar:
board-found = Un tablero nuevo:
board-clumping = Amontonamiento { $clumping } (tablero estándar: { $standard }; cuanto menos, mejor)
board-use = Para jugar en él: { $command }
board-searching = Buscando un tablero
