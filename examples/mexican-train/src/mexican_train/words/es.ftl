# Tren mexicano. $tile es una ficha escrita, $train la letra de un tren, $number un número de puntos.
game-mexican-train = Tren mexicano
box-mexican-train = Tren mexicano
box-mexican-train-words = Construye tu tren, vigila los trenes abiertos y súbete al tren mexicano.

option-doubles = Dobles
option-doubles-help = Un doble hay que cubrirlo antes de poner otra cosa, o es una ficha como las demás.
option-doubles-covered = Hay que cubrirlos
option-doubles-free = Como las demás
option-first_train = El primer turno
option-first_train-help = Pon una ficha en tu primer turno, o todas las que quieras en tu propio tren.
option-first_train-one = Una ficha
option-first_train-whole = Un tren entero

refused-mexican-train-not-a-move = Escribe una ficha y un tren, como 94B, o 94M para el tren mexicano, o draw, pass o stop.
refused-mexican-train-which = ¿En qué tren? Escribe { $tile } y la letra de un tren, como { $tile }M.
refused-mexican-train-no-train = En esta mesa no hay tren { $train }.
refused-mexican-train-closed = El tren { $train } no está abierto, así que ahí solo juega su dueño.
refused-mexican-train-does-not-fit = { $tile } no encaja: en el tren { $train } hace falta un { $number }.
refused-mexican-train-cover = Antes hay que cubrir el doble { $number } del tren { $train }.
refused-mexican-train-own-only = En tu primer turno, sigue en tu propio tren o para (stop).
refused-mexican-train-no-stop = Solo puedes parar mientras construyes tu primer tren.
refused-mexican-train-must-pass = Has robado una ficha y no encaja, así que tienes que pasar (pass).
refused-mexican-train-play-or-stop = Pon otra ficha en tu propio tren o para (stop).

clause-MT-10 = Alguien ha puesto su última ficha, y gana quien tiene menos puntos.
clause-MT-11 = Nadie podía seguir, y gana quien tiene menos puntos.

mexican-train-station = Estación: doble { $number }.
mexican-train-mexican = tren mexicano
mexican-train-row = Tren { $train }, { $name }
mexican-train-open = abierto
mexican-train-end = pide un { $number }
mexican-train-empty = aún sin fichas
mexican-train-to-cover = Hay que cubrir el doble { $number } del tren { $train }.
mexican-train-go-on = Puedes poner más fichas en tu propio tren o parar.
mexican-train-put-station = { $you ->
    [yes] Pones el doble { $number } en la estación.
   *[no] { $name } pone el doble { $number } en la estación.
}
mexican-train-place = en el tren { $place }
mexican-train-said = { $tile } en el tren { $train }

mexican-train-view-station = Estación
mexican-train-view-trains = Trenes
mexican-train-view-open = Trenes abiertos
mexican-train-view-cover = Doble por cubrir
mexican-train-view-drawn = Ha robado
mexican-train-view-rolling = Construye su primer tren
mexican-train-view-last = Última ficha

# La primera partida. Ada es la otra jugadora.
lesson-mexican-train-hand = En la estación está el doble nueve. Estas fichas son tuyas, y el tren A también. Gana quien tenga menos puntos al final.
lesson-mexican-train-join = Los trenes salen de la estación, así que el tuyo empieza con un 9. Pon tu 9-8 en el tren A.
lesson-mexican-train-next = Ada ha empezado el tren mexicano, M. Tu tren acaba ahora en 8: pon ahí tu 8-5.
lesson-mexican-train-double = Pon ahora tu doble cinco. Los dobles se ponen cruzados.
lesson-mexican-train-cover = Un doble hay que cubrirlo antes de poner otra cosa. Cúbrelo con tu 9-5.
lesson-mexican-train-mexican = Unos turnos después. En el tren mexicano puede jugar cualquiera. Acaba en 6: pon ahí tu 8-6.
lesson-mexican-train-open = A Ada no le encajaba ninguna. Robó una, tuvo que pasar y ahora su tren está abierto. Pon tu 9-0 en el tren B.
lesson-mexican-train-draw = Ahora no te encaja ninguna. Roba una del montón.
lesson-mexican-train-pass = Esa tampoco encaja, así que pasa. Tu tren quedará abierto.
lesson-mexican-train-close = Ada ha jugado en tu tren. Pon tú ahí tu 5-2 y volverá a cerrarse.
lesson-mexican-train-last = Mucho después. Ada ha puesto un doble uno y no ha podido cubrirlo, así que te toca a ti. Cúbrelo con tu última ficha.
lesson-mexican-train-end = Ya no te quedan fichas, así que la ronda ha terminado. A Ada le quedan 64 puntos: has ganado. Ya sabes jugar.
