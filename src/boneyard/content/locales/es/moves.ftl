# Por qué no vale una jugada. $tile es una ficha como texto, $end un número de puntos.
refused-over = La partida ha terminado.
refused-not-your-turn = No es tu turno.
refused-not-text = Las jugadas se escriben como texto.
refused-higher-first = Primero va el número más alto: { $tile }.
refused-can-lay = Tienes alguna ficha que encaja, así que tienes que poner una.
refused-no-stock = El montón está vacío, así que tienes que pasar (pass).
refused-must-draw = Aún quedan fichas en el montón, así que roba una (draw).
refused-not-in-hand = No tienes la ficha { $tile }.
