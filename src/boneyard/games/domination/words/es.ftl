game-domination = Domination
box-domination = Domination
box-domination-words = Pon fichas entre los números y cierra territorios antes que los demás.

option-board = Tablero
option-board-help = Los números del tablero: siempre los mismos, o nuevos cada vez.
option-board-standard = El tablero estándar
option-board-random = Un tablero nuevo
option-first = Quién empieza
option-first-help = Se echa a suertes, o eliges un asiento.
option-first-lot = A suertes
option-first-0 = El primer asiento
option-first-1 = El segundo asiento
option-first-2 = El tercer asiento
option-first-3 = El cuarto asiento

refused-not-an-edge = Nombra las dos casillas entre las que va la ficha, como d4e4 o d4d5. En este juego no se puede pasar, y se roba automáticamente.
refused-lower-square-first = Primero va la casilla que está más a la izquierda o más abajo: { $edge }.
refused-not-neighbours = { $one } y { $two } no están una al lado de la otra: entre ellas no va ninguna ficha.
refused-edge-taken = En { $edge } ya hay una ficha.
why-edge-taken = Todos los sitios para { $tile } están ocupados.

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

# Domination en la mesa. $tile es una ficha, $one y $two son casillas como d4; una jugada va después del nombre de quien la hizo.
domination-place = { $tile } entre { $one } y { $two }
domination-closing = { $count ->
    [one] { $tile } entre { $one } y { $two }, cierra un territorio
   *[other] { $tile } entre { $one } y { $two }, cierra { $count } territorios
}
domination-conquering = { $count ->
    [one] { $tile } entre { $one } y { $two }: un territorio conquistado
   *[other] { $tile } entre { $one } y { $two }: { $count } territorios conquistados
}
domination-fields = { $fields ->
    [one] { $fields } territorio, { $outer } en el borde
   *[other] { $fields } territorios, { $outer } en el borde
}
domination-table = El tablero: cada casilla con su valor, las fichas a su derecha y encima, y el territorio de arriba a la derecha
domination-right = ficha a la derecha
domination-above = ficha encima
domination-field-of = { $you ->
    [yes] tu territorio
   *[no] territorio de { $name }
}
domination-field-ripe = territorio al que le falta un lado

clause-DOM-11 = { $fields-tied ->
    [yes] Empate a territorios: deciden los del borde ({ $outer }).
   *[no] Más territorios: { $fields }.
}

help-board = mostrar el tablero estándar de Domination o buscar uno nuevo
help-new = buscar un tablero nuevo
help-board-seed = semilla del azar; la misma semilla y los mismos pasos dan el mismo tablero (por defecto: al azar)
help-steps = pasos de búsqueda (por defecto: 20000000, unos segundos)
error-first = la opción first debe ser { $lot } o un asiento del 0 al { $last }, no «{ $given }»
error-board = la opción board debe ser standard, random o un tablero de { $count } cifras del 0 al 6, con la fila 8 primero, no «{ $given }»
error-board-edges = cada ficha debe encajar en { $count } lados de un tablero; aquí { $shown }

lesson-domination-board = El tablero está lleno de números. Una ficha va siempre entre dos números. Estas siete fichas son tuyas, y nadie más las ve.
lesson-domination-lay = Tu 5-3 encaja entre un 5 y un 3, cada mitad junto a su número. Ponlo en el sitio que brilla.
lesson-domination-take = Has robado enseguida otra ficha, así que vuelves a tener siete. Pon ahora tu doble cero entre dos ceros.
lesson-domination-grow = Cuatro números son las esquinas de un territorio. Con una ficha en cada uno de sus cuatro lados, queda cerrado. Pon tu 6-3.
lesson-domination-close = Mira: un territorio tiene tres lados cerrados. Pon tu doble seis en el cuarto y el territorio es tuyo.
lesson-domination-third = Ahí tienes tu marcador. Pero sigue siendo una ficha por turno. Pon tu 6-0.
lesson-domination-two = Ada no se ha dado cuenta: dos territorios están casi cerrados. Tu 5-0 cierra los dos a la vez.
lesson-domination-end = Dos territorios con una sola ficha. Cuando el tablero está lleno, gana quien tiene más. Un consejo: si pones el tercer lado, otro puede cerrar el territorio.

feat-double-conquest = Una doble conquista

reason-closes-later = Cuando le vuelva a tocar a la misma persona, podrá cerrar un territorio { $better } de cada 10 veces; si no, { $worse }.
reason-next-closes = Después, quien sigue puede cerrar un territorio { $better } de cada 10 veces; si no, { $worse }.
reason-takes-field = Así se cierra un territorio enseguida.
