puzzle-holds = ¿Qué número no puede tener { $name }? Mira lo que ha pasado, la mesa y tu mano.
puzzle-holds-why = { $name } no puede tener un { $number }: se sabe por quién pasó o robó y por las fichas que ves.
