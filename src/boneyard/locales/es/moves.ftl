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
