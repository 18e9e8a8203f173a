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
