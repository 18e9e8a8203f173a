box-magnetic = Magnetic Domino
box-magnetic-words = Construye hacia arriba con imanes. Aguanta, tiembla y, tarde o temprano, se cae.

option-count = Qué se cuenta
option-count-help = Se cuentan los puntos, o solo las fichas: más fácil para niños pequeños.
option-count-pips = Los puntos
option-count-tiles = Las fichas

clause-MAG-6 = { $tiles ->
    [0] Ni una ficha en la mano.
   *[other] Nadie podía seguir: gana quien se haya quedado con menos.
}
clause-MAG-9 = La partida ya duraba demasiado: gana quien se haya quedado con menos.

feat-line-double = Una victoria con un doble al final
feat-line-blocked = Una victoria cuando nadie podía jugar

reason-falls = Así se cae todo { $better } de cada 10 veces; si no, { $worse }.
