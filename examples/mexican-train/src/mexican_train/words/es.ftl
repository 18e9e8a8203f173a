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
