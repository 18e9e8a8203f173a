game-magnetic-flat = Magnetic Domino, en plano
way-magnetic-flat = Plano
way-magnetic-flat-words = Una cadena plana, y nada se cae. Quédate sin fichas antes que nadie.

refused-open-with = La partida empieza con el doble más alto: { $tile }.

lesson-magnetic-flat-hand = Estas siete fichas son tuyas. Los colores son solo de adorno: cuentan los puntos. Gana quien antes pone todas sus fichas.
lesson-magnetic-flat-begin = Tienes el doble seis, así que empiezas tú. Ponlo en el centro.
lesson-magnetic-flat-join = Ada ha puesto el 6-1. Los extremos muestran ahora 6 y 1. Pon tu 6-5 junto al 6.
lesson-magnetic-flat-zero = Unas fichas después. Un extremo sin puntos es un cero. Ahí encaja tu doble cero.
lesson-magnetic-flat-stuck = Hay un 6 libre. Pon tu 6-3 y mira qué hace Ada.
lesson-magnetic-flat-draw = Ada no tenía ninguna ficha que encajara: robó una y se acabó su turno. Ahora tú tampoco tienes ninguna. Roba una.
lesson-magnetic-flat-fits = Has robado el 5-3. Encajaba, pero al robar se acaba el turno. Pon ahora tu doble dos.
lesson-magnetic-flat-last = Ada vuelve a robar. Pon tu última ficha junto al 5.
lesson-magnetic-flat-end = Has ganado. Ada apunta los puntos que le quedan: 14. Tras varias partidas gana el total más bajo.
