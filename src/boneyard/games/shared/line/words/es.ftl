refused-not-a-line-move = Escribe una ficha y un lado, como 64L (izquierda) o 64R (derecha), o bien draw (robar) o pass (pasar).
refused-no-side-yet = La primera ficha no necesita lado: escribe solo { $tile }.
refused-which-end = ¿En qué lado? Escribe { $tile }L (izquierda) o { $tile }R (derecha).
refused-does-not-fit = { $tile } no encaja: en ese extremo hay un { $end }.
why-does-not-fit = { $tile } no encaja: hace falta un { $end }.

line = Cadena
line-ends = Extremos libres: { $left } a la izquierda, { $right } a la derecha.
start-draw = Sorteo para empezar: { $shown }.

spot-first = Empezar con { $tile }
spot-left = Poner { $tile } a la izquierda, junto al { $pips }
spot-right = Poner { $tile } a la derecha, junto al { $pips }
laid = { $tile }
laid-left = { $tile } a la izquierda
laid-right = { $tile } a la derecha
