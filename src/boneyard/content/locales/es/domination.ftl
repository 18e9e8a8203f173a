# Domination en la terminal. $tile es una ficha, $edges son pares de casillas como d4e4, $letter es la letra de un jugador.
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
board-clumping = Amontonamiento: { $clumping } (tablero estándar: { $standard }; cuanto menos, mejor)
board-use = Para jugar en él: { $command }
board-searching = Buscando un tablero
