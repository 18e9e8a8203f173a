# Una primera partida para aprender, paso a paso. Para un niño de ocho años; Ada juega contigo.
lesson-title = Aprender: { $game }
lesson-step = Paso { $number } de { $count }
lesson-back = Un paso atrás
lesson-next = Seguir
lesson-show = Muéstramelo
lesson-again = Otra vez
lesson-play = Tu primera partida
lesson-wrong = Esa no. La buena es la que se ve clara.

lesson-classic-hand = Estas siete fichas son tuyas. Ada no las ve, y tú no ves las suyas. Gana quien pone antes todas sus fichas.
lesson-classic-join = Ada ha puesto 4-0. Los números iguales van juntos: tu 5-4 va con el 4. Toca la ficha y luego el sitio que brilla.
lesson-classic-ends = La fila tiene dos extremos. Ahora muestran 5 y 6. Pon tu 5-2 junto al 5.
lesson-classic-double = Habéis seguido un poco. Pon ahora tu doble seis. Un doble tiene dos veces el mismo número y va cruzado.
lesson-classic-passed = A Ada no le encaja nada y pasa. Mejor para ti: pon tu 6-1.
lesson-classic-draw = Los extremos muestran 2 y 5, y tu 1-1 no encaja. Roba una ficha del montón.
lesson-classic-fits = Has robado 2-1, y encaja. Ponla junto al 2.
lesson-classic-last = Ada pasa otra vez. Te queda una ficha, y encaja. Ponla.
lesson-classic-end = Has ganado. Los puntos que le quedan a Ada son para ti: 8. Ya sabes jugar.

lesson-domination-board = El tablero está lleno de números. Una ficha va siempre entre dos números. Estas siete fichas son tuyas, y nadie más las ve.
lesson-domination-lay = Tu 5-3 encaja entre un 5 y un 3, cada mitad junto a su número. Ponla en el sitio que brilla.
lesson-domination-take = Has recibido enseguida otra ficha, así que vuelves a tener siete. Pon ahora tu doble cero entre dos ceros.
lesson-domination-grow = Cuatro números son las esquinas de un territorio. Con fichas en los cuatro lados queda cerrado. Pon tu 6-3.
lesson-domination-close = Mira: un territorio tiene tres lados cerrados. Pon tu doble seis en el cuarto, y el territorio es tuyo.
lesson-domination-third = Ahí está tu marcador. Sigue siendo una ficha por turno. Pon tu 6-0.
lesson-domination-two = Ada no se dio cuenta: dos territorios están casi cerrados. Tu 5-0 cierra los dos a la vez.
lesson-domination-end = Dos territorios con una ficha. Cuando el tablero está lleno, gana quien tiene más. Un consejo: si pones el tercer lado, el otro puede cerrarlo.

lesson-domino4-hand = Estas once fichas son tuyas. Cada una tiene dos mitades con un número. Del comodín sale una cadena hacia la izquierda y otra hacia la derecha. Gana quien se queda antes sin fichas.
lesson-domino4-begin = Empiezas tú. Junto al comodín encaja cualquier ficha. Pon tu 4-3 verde a la izquierda.
lesson-domino4-join = Ada ha puesto el 4-3 azul, y su 4 está libre. El mismo color y el mismo número van juntos: pon ahí tu 4-2 azul.
lesson-domino4-joker = Un comodín encaja en todas partes, y tú dices qué color viene después. Pon tu comodín y elige azul.
lesson-domino4-double = Ada ha puesto el doble cuatro azul. Tras un doble también encaja el mismo doble en otro color: pon el tuyo rojo.
lesson-domino4-white = Ahora hay una mitad blanca libre. El blanco va con cualquier blanco. Pon tu 4-0 verde, y la cadena sigue en verde.
lesson-domino4-draw = Ahora no te encaja nada. Roba una ficha del montón. Después le toca a Ada.
lesson-domino4-last = Mucho después: te quedan dos fichas. Si solo queda una, hay que decirlo. Pulsa primero «{ d4-last }» y luego pon el doble uno amarillo.
lesson-domino4-last-wrong = Pulsa primero «{ d4-last }».
lesson-domino4-out = Bien dicho. Pon ahora tu última ficha.
lesson-domino4-end = Has ganado. Quien olvida decirlo pierde un turno. Las piedras angulares y el farol quedan para otro día: lo cuentan las reglas.

lesson-magnetic-flat-hand = Estas siete fichas son tuyas. Los colores solo son bonitos: cuentan los puntos. Gana quien pone antes todas sus fichas.
lesson-magnetic-flat-begin = Tienes el doble seis, así que empiezas tú. Ponlo en el centro.
lesson-magnetic-flat-join = Ada ha puesto 6-1. Los extremos muestran ahora 6 y 1. Pon tu 6-5 junto al 6.
lesson-magnetic-flat-zero = Unas fichas después. Un extremo sin puntos es un cero. Ahí encaja tu doble cero.
lesson-magnetic-flat-stuck = Hay un 6 libre. Pon tu 6-3 y mira qué hace Ada.
lesson-magnetic-flat-draw = A Ada no le encajaba nada: robó una y se acabó su turno. Ahora a ti tampoco te encaja nada. Roba una.
lesson-magnetic-flat-fits = Has robado 5-3. Encajaba, pero al robar se acaba tu turno. Pon ahora tu doble dos.
lesson-magnetic-flat-last = Ada vuelve a robar. Pon tu última ficha junto al 5.
lesson-magnetic-flat-end = Has ganado. Ada apunta los puntos que le quedan: 14. Tras varias partidas gana el total más bajo.

lesson-magnetic-tower-hand = Aquí se construye una torre con imanes. Estas siete fichas son tuyas. Gana quien pone antes todas las suyas, pero la torre tiene que aguantar.
lesson-magnetic-tower-begin = Tienes el doble seis, así que empiezas tú. Ponlo en la mesa.
lesson-magnetic-tower-top = Ada ha puesto 6-2 encima: 6 sobre 6. Lo que está uno sobre otro tiene que ser igual. Pon tu 6-5 sobre el otro 6.
lesson-magnetic-tower-beside = Ada deslizó 5-2 por debajo: 5 bajo 5. Pon tu 3-2 sobre su 2. Lo que está al lado no tiene que ser igual.
lesson-magnetic-tower-under = Tú también puedes deslizar una por debajo. Mete tu doble dos bajo el 2 que sobresale.
lesson-magnetic-tower-daring = Otra torre. Atrévete: pon tu 4-3 sobre el 3 que está en el aire.
lesson-magnetic-tower-fallen = Se ha caído. Quien puso la última se lleva todas las fichas de la torre. Vuelves a tener el doble seis, así que empiezas la siguiente.
lesson-magnetic-tower-last = Volvemos a la primera torre. Te queda una ficha: pon tu 2-0 sobre el 2.
lesson-magnetic-tower-end = Aguanta, y has ganado. Una palabra sobre la torre te dice si está firme. No la pierdas de vista.

lesson-magnetic-staggered-hand = Aquí se pone en plano, luego en alto y otra vez en plano. Estas siete fichas son tuyas. Gana quien pone antes todas las suyas, y todo tiene que aguantar.
lesson-magnetic-staggered-begin = Tienes el doble seis, así que empiezas tú. Va en plano.
lesson-magnetic-staggered-up = Ada ha unido 6-0 en la mesa, también en plano. Ahora tú pones en alto: pon tu 6-5 sobre el 6.
lesson-magnetic-staggered-under = Otra vez en plano. También puedes deslizarla por debajo: mete tu 5-1 bajo el 5 que sobresale.
lesson-magnetic-staggered-again = Ahora en alto. Pon tu 6-4 con el 4 sobre el 4 de Ada.
lesson-magnetic-staggered-joined = En plano: en la mesa se tocan números iguales. Pon tu 6-1 junto al 1.
lesson-magnetic-staggered-ends = A Ada no le encajaba nada y robó. Solo se construye en los extremos. Pon tu 6-2 en alto, sobre el 6.
lesson-magnetic-staggered-last = Queda una ficha. Pon tu doble dos en plano, junto al 2.
lesson-magnetic-staggered-end = Todo aguanta, y has ganado. Arriba, una señal te dice si toca en plano o en alto.
