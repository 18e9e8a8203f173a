# Una primera partida para aprender, paso a paso. Para un niño de ocho años; Ada juega contigo.
lesson-title = Aprender: { $game }
lesson-step = Paso { $number } de { $count }
lesson-back = Un paso atrás
lesson-next = Seguir
lesson-show = Muéstramelo
lesson-again = Otra vez
lesson-play = Jugar la primera partida
lesson-wrong = Esa no. Prueba con la iluminada.

lesson-classic-hand = Estas siete fichas son tuyas. Ada no las ve, y tú no ves las suyas. Gana quien antes pone todas sus fichas.
lesson-classic-join = Ada ha puesto el 4-0. Los números iguales van juntos: tu 5-4 va junto al 4. Toca la ficha y luego el sitio que brilla.
lesson-classic-ends = La cadena tiene dos extremos. Ahora muestran 5 y 6. Pon tu 5-2 junto al 5.
lesson-classic-double = Habéis puesto unas cuantas fichas más. Pon ahora tu doble seis. Un doble lleva dos veces el mismo número y va cruzado.
lesson-classic-passed = Ada no tiene ninguna ficha que encaje y pasa. Mejor para ti: pon tu 6-1.
lesson-classic-draw = Los extremos muestran 2 y 5, y tu 1-1 no encaja. Roba una ficha del montón.
lesson-classic-fits = Has robado el 2-1, y encaja. Ponlo junto al 2.
lesson-classic-last = Ada pasa otra vez. Te queda una ficha, y encaja. Ponla.
lesson-classic-end = Has ganado. Los puntos que le quedan a Ada son para ti: 8. Ya sabes jugar.

lesson-domination-board = El tablero está lleno de números. Una ficha va siempre entre dos números. Estas siete fichas son tuyas, y nadie más las ve.
lesson-domination-lay = Tu 5-3 encaja entre un 5 y un 3, cada mitad junto a su número. Ponlo en el sitio que brilla.
lesson-domination-take = Has robado enseguida otra ficha, así que vuelves a tener siete. Pon ahora tu doble cero entre dos ceros.
lesson-domination-grow = Cuatro números son las esquinas de un territorio. Con una ficha en cada uno de sus cuatro lados, queda cerrado. Pon tu 6-3.
lesson-domination-close = Mira: un territorio tiene tres lados cerrados. Pon tu doble seis en el cuarto y el territorio es tuyo.
lesson-domination-third = Ahí tienes tu marcador. Pero sigue siendo una ficha por turno. Pon tu 6-0.
lesson-domination-two = Ada no se ha dado cuenta: dos territorios están casi cerrados. Tu 5-0 cierra los dos a la vez.
lesson-domination-end = Dos territorios con una sola ficha. Cuando el tablero está lleno, gana quien tiene más. Un consejo: si pones el tercer lado, otro puede cerrar el territorio.

lesson-domino4-hand = Estas once fichas son tuyas. Cada una tiene dos mitades con un número. Del comodín sale una cadena hacia la izquierda y otra hacia la derecha. Gana quien antes se queda sin fichas.
lesson-domino4-begin = Empiezas tú. Junto al comodín encaja cualquier ficha. Pon tu 4-3 verde a la izquierda.
lesson-domino4-join = Ada ha puesto el 4-3 azul, y su 4 está libre. El mismo color y el mismo número van juntos: pon ahí tu 4-2 azul.
lesson-domino4-joker = Un comodín encaja en cualquier sitio, y tú dices qué color viene después. Pon tu comodín y elige azul.
lesson-domino4-double = Ada ha puesto el doble cuatro azul. Tras un doble también encaja el mismo doble de otro color: pon el tuyo, el rojo.
lesson-domino4-white = Ahora hay una mitad blanca libre. El blanco va con cualquier blanco. Pon tu 4-0 verde, y la cadena sigue en verde.
lesson-domino4-draw = Ahora no te encaja ninguna ficha. Roba una del montón. Después le toca a Ada.
lesson-domino4-last = Mucho después te quedan dos fichas. Cuando solo te quede una, tienes que decirlo. Pulsa primero «{ d4-last }» y luego pon el doble uno amarillo.
lesson-domino4-last-wrong = Pulsa primero «{ d4-last }».
lesson-domino4-out = Bien dicho. Pon ahora tu última ficha.
lesson-domino4-end = Has ganado. Quien olvida decirlo pierde un turno. Las piedras angulares y los faroles pueden esperar: están en las reglas.

lesson-magnetic-flat-hand = Estas siete fichas son tuyas. Los colores son solo de adorno: cuentan los puntos. Gana quien antes pone todas sus fichas.
lesson-magnetic-flat-begin = Tienes el doble seis, así que empiezas tú. Ponlo en el centro.
lesson-magnetic-flat-join = Ada ha puesto el 6-1. Los extremos muestran ahora 6 y 1. Pon tu 6-5 junto al 6.
lesson-magnetic-flat-zero = Unas fichas después. Un extremo sin puntos es un cero. Ahí encaja tu doble cero.
lesson-magnetic-flat-stuck = Hay un 6 libre. Pon tu 6-3 y mira qué hace Ada.
lesson-magnetic-flat-draw = Ada no tenía ninguna ficha que encajara: robó una y se acabó su turno. Ahora tú tampoco tienes ninguna. Roba una.
lesson-magnetic-flat-fits = Has robado el 5-3. Encajaba, pero al robar se acaba el turno. Pon ahora tu doble dos.
lesson-magnetic-flat-last = Ada vuelve a robar. Pon tu última ficha junto al 5.
lesson-magnetic-flat-end = Has ganado. Ada apunta los puntos que le quedan: 14. Tras varias partidas gana el total más bajo.

lesson-magnetic-tower-hand = Aquí se construye una torre con imanes. Estas siete fichas son tuyas. Gana quien antes pone todas las suyas, pero la torre tiene que aguantar.
lesson-magnetic-tower-begin = Tienes el doble seis, así que empiezas tú. Ponlo en la mesa.
lesson-magnetic-tower-top = Ada ha puesto el 6-2 encima: 6 sobre 6. Las mitades que quedan una sobre otra tienen que ser iguales. Pon tu 6-5 sobre el otro 6.
lesson-magnetic-tower-beside = Ada ha deslizado el 5-2 por debajo: 5 bajo 5. Pon tu 3-2 sobre su 2. Las mitades que quedan una al lado de otra pueden ser distintas.
lesson-magnetic-tower-under = Tú también puedes deslizar una por debajo. Mete tu doble dos bajo el 2 que sobresale.
lesson-magnetic-tower-daring = Otra torre. Atrévete: pon tu 4-3 sobre el 3 que queda en el aire.
lesson-magnetic-tower-fallen = Se ha caído. Quien puso la última ficha se lleva todas las de la torre. Vuelves a tener el doble seis, así que empiezas la siguiente.
lesson-magnetic-tower-last = Volvemos a la primera torre. Te queda una ficha: pon tu 2-0 sobre el 2.
lesson-magnetic-tower-end = Aguanta, y has ganado. Una palabra sobre la torre te dice lo firme que está. No la pierdas de vista.

lesson-magnetic-staggered-hand = Aquí se juega en plano, luego en alto y otra vez en plano. Estas siete fichas son tuyas. Gana quien antes pone todas las suyas, y todo tiene que aguantar.
lesson-magnetic-staggered-begin = Tienes el doble seis, así que empiezas tú. Va en plano.
lesson-magnetic-staggered-up = Ada ha unido el 6-0 en la mesa, también en plano. Ahora te toca en alto: pon tu 6-5 sobre el 6.
lesson-magnetic-staggered-under = Otra vez en plano. También puedes deslizar una ficha por debajo: mete tu 5-1 bajo el 5 que sobresale.
lesson-magnetic-staggered-again = Ahora en alto. Pon tu 6-4 con el 4 sobre el 4 de Ada.
lesson-magnetic-staggered-joined = En plano: en la mesa se tocan los números iguales. Pon tu 6-1 junto al 1.
lesson-magnetic-staggered-ends = Ada no tenía ninguna ficha que encajara y robó. Solo se construye en los extremos. Pon tu 6-2 en alto, sobre el 6.
lesson-magnetic-staggered-last = Te queda una ficha. Pon tu doble dos en plano, junto al 2.
lesson-magnetic-staggered-end = Todo aguanta, y has ganado. La señal de arriba te dice si toca en plano o en alto.
