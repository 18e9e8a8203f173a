# Por qué no vale una jugada. $tile es una ficha como texto, $end un número de puntos.
refused-over = La partida ha terminado.
refused-not-your-turn = No es tu turno.
refused-not-text = Las jugadas se escriben como texto.
refused-not-a-line-move = Escribe una ficha y un lado, como 64L (izquierda) o 64R (derecha), o bien draw (robar) o pass (pasar).
refused-no-side-yet = La primera ficha no necesita lado: escribe solo { $tile }.
refused-which-end = ¿En qué lado? Escribe { $tile }L (izquierda) o { $tile }R (derecha).
refused-higher-first = Primero va el número más alto: { $tile }.
refused-can-lay = Tienes alguna ficha que encaja, así que tienes que poner una.
refused-no-stock = El montón está vacío, así que tienes que pasar (pass).
refused-must-draw = Aún quedan fichas en el montón, así que roba una (draw).
refused-not-in-hand = No tienes la ficha { $tile }.
refused-not-an-edge = Nombra las dos casillas entre las que va la ficha, como d4e4 o d4d5. En este juego no se puede pasar, y se roba automáticamente.
refused-lower-square-first = Primero va la casilla que está más a la izquierda o más abajo: { $edge }.
refused-not-neighbours = { $one } y { $two } no están una al lado de la otra: entre ellas no va ninguna ficha.
refused-edge-taken = En { $edge } ya hay una ficha.
refused-does-not-fit = { $tile } no encaja: en ese extremo hay un { $end }.
refused-open-with = La partida empieza con el doble más alto: { $tile }.

# Torres. $own y $other son números de puntos.
refused-not-a-place = Escribe una ficha, una casilla y una dirección, como 64@0,0,1/e, o bien draw (robar) o pass (pasar).
refused-below-table = El nivel 0 es la mesa: debajo no va nada.
refused-double-heading = Un doble se escribe hacia el este o el norte: { $tile } con /e o /n.
refused-open-construction = La construcción empieza con el doble más alto: { $tile }@0,0,0/e.
refused-cell-taken = Ahí ya hay una ficha.
refused-not-equal = Las mitades superpuestas tienen que ser iguales: quedarían juntos un { $own } y un { $other }.
refused-touches-nothing = { $tile } no tendría ahí nada que la sujete.
refused-not-parallel = La segunda ficha tiene que ir paralela a la primera, { $first }.
refused-not-an-end = Solo se puede construir en los extremos.
refused-must-lay-flat = Ahora toca jugar en plano, sobre la mesa.
refused-must-lay-up = Ahora toca jugar en alto, encima de otra ficha.
# Domino 4. $wish es lo que pide un extremo, en palabras.
refused-not-a-domino4-move = Escribe una jugada como r43@2,-1/nw o J@1,0=b, o bien draw, pass, stop, last!, accept, accuse o give:r43.
refused-not-a-domino4-tile = Una ficha es un color (r, g, b, y) y dos números del 4 al 0, como r43; un comodín es J.
refused-too-far = Ninguna ficha puede estar tan lejos del centro.
refused-name-a-colour = Di qué color sigue: termina con =r, =g, =b o =y.
refused-name-a-turn = Di cómo está girada la ficha: termina con /nw, /ne, /se o /sw.
refused-double-turn = Un doble se escribe con nw o ne: { $tile } con { $turn }.
refused-nothing-to-announce = Ahora no tienes ninguna última ficha que anunciar.
refused-answer-first = Responde primero: accept (me lo creo) o accuse (no me lo creo).
refused-only-announce = No es tu turno; ahora solo puedes escribir «last!».
refused-give-first = Primero da una ficha: escribe give: y su nombre, como give:r43.
refused-nothing-to-give = Ahora no hay nada que dar.
refused-nothing-to-answer = Ahora no hay nada que responder.
refused-no-stop = Solo puedes plantarte después de la primera de dos fichas.
refused-second-or-stop = Pon una segunda ficha o plántate (stop).
refused-no-bluff = En esta mesa no se ponen fichas boca abajo.
refused-joker-face-down = En esta mesa los comodines se ponen boca abajo: empieza con un signo de interrogación (?).
refused-not-last = La última ficha se anuncia solo con la jugada que te deja con una.
refused-tile-there = Ahí ya hay una ficha.
refused-cell-apart = Esa casilla no toca ninguna ficha.
refused-touches-others = Una ficha puesta en un extremo solo puede tocar aquella a la que se une.
refused-no-cornerstone-there = Una piedra angular no puede tocar un comodín ni la última ficha de una cadena.
refused-numbers-differ = Una piedra angular tiene que tocar otras fichas con las dos mitades, y todos los números que se tocan tienen que ser iguales.
refused-no-open-end = Ahí no hay ningún extremo abierto de una cadena.
refused-side-closed = La cadena no sigue por ese lado: solo cuenta la mitad libre.
refused-line-too-long = Tras seis en línea recta, la cadena tiene que doblar.
refused-end-asks = { $tile } no encaja: ese extremo pide { $wish }.
refused-turned-wrong = { $tile } encaja ahí, pero hay que girarla.
