# Por qué no vale una jugada. $tile es una ficha como texto, $end un número de puntos.
refused-over = La partida ha terminado.
refused-not-your-turn = Ahora no le toca al puesto { $seat }.
refused-not-text = Las jugadas se escriben como texto.
refused-not-a-line-move = Una jugada es una ficha y un lado, como 64L (izquierda) o 64R (derecha), o bien draw (robar), o pass (pasar).
refused-no-side-yet = La primera ficha todavía no tiene lado: escribe { $tile }.
refused-which-end = Di en qué lado: { $tile }L (izquierda) o { $tile }R (derecha).
refused-higher-first = El número más alto va primero: { $tile }.
refused-can-lay = Tienes una ficha que encaja, así que te toca poner una.
refused-no-stock = El montón está vacío: pasa (pass).
refused-must-draw = Aún quedan fichas en el montón: roba una (draw).
refused-not-in-hand = No tienes la ficha { $tile }.
refused-not-an-edge = Una jugada nombra las dos casillas entre las que va la ficha, como d4e4 o d4d5.
refused-lower-square-first = La casilla más baja va primero: { $edge }.
refused-not-neighbours = { $one } y { $two } no están una al lado de la otra: entre ellas no va ninguna ficha.
refused-edge-taken = En { $edge } ya hay una ficha.
refused-does-not-fit = { $tile } no encaja: en ese extremo hay un { $end }.
refused-open-with = La partida empieza con el doble más alto: { $tile }.

# Torres. $own y $other son números de puntos.
refused-not-a-place = Una jugada es una ficha, una casilla y una dirección, como 64@0,0,1/e, o bien draw (robar), o pass (pasar).
refused-below-table = El nivel 0 es la mesa: debajo no va nada.
refused-double-heading = Un doble se escribe hacia el este o el norte: { $tile } con /e o /n.
refused-open-construction = La construcción empieza con el doble más alto: { $tile }@0,0,0/e.
refused-cell-taken = Ahí ya hay una ficha.
refused-not-equal = Las mitades superpuestas tienen que ser iguales: { $own } daría con { $other }.
refused-touches-nothing = { $tile } no tocaría nada que la sujete ahí.
refused-not-parallel = La segunda ficha va paralela a la primera, { $first }.
refused-not-an-end = Solo se puede poner en los extremos de la construcción.
refused-must-lay-flat = Ahora se pone en plano, sobre la mesa.
refused-must-lay-up = Ahora se pone en alto, encima de otra ficha.
