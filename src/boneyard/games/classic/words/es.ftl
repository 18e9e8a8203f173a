game-classic = Dominó
box-classic = Dominó
box-classic-words = Una cadena, dos extremos libres. Pon lo que encaje, recuerda lo que ha salido y quédate sin fichas antes que nadie.

option-blocked_winner = Quién gana una ronda cerrada
option-blocked_winner-help = Cuando nadie puede seguir, gana quien se haya quedado con menos.
option-blocked_winner-pips = Menos puntos
option-blocked_winner-tiles = Menos fichas

# The domino each player drew for the start is shown beside these words.
start-highest = { $you ->
    [yes] La ficha más alta: empiezas tú.
   *[no] La ficha más alta: empieza { $name }.
}

clause-CLA-5 = Ni una ficha en la mano.
clause-CLA-7 = Nadie podía seguir: gana quien se haya quedado con menos.
clause-CLA-8 = Nadie podía seguir y había empate: entonces decide la otra cuenta, puntos o fichas.

lesson-classic-hand = Estas siete fichas son tuyas. Ada no las ve, y tú no ves las suyas. Gana quien antes pone todas sus fichas.
lesson-classic-join = Ada ha puesto el 4-0. Los números iguales van juntos: tu 5-4 va junto al 4. Toca la ficha y luego el sitio que brilla.
lesson-classic-ends = La cadena tiene dos extremos. Ahora muestran 5 y 6. Pon tu 5-2 junto al 5.
lesson-classic-double = Habéis puesto unas cuantas fichas más. Pon ahora tu doble seis. Un doble lleva dos veces el mismo número y va cruzado.
lesson-classic-passed = Ada no tiene ninguna ficha que encaje y pasa. Mejor para ti: pon tu 6-1.
lesson-classic-draw = Los extremos muestran 2 y 5, y tu 1-1 no encaja. Roba una ficha del montón.
lesson-classic-fits = Has robado el 2-1, y encaja. Ponlo junto al 2.
lesson-classic-last = Ada pasa otra vez. Te queda una ficha, y encaja. Ponla.
lesson-classic-end = Has ganado. Los puntos que le quedan a Ada son para ti: 8. Ya sabes jugar.
