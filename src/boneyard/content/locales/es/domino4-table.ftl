# Domino 4 en el navegador. $tile es una ficha en palabras, $colour un color, $x y $y cuentan casillas al este y al norte del centro.
d4-tile = { $high }-{ $low } { $colour }
d4-tile-white = { $high } { $colour } y blanco
d4-joker = comodín
d4-hidden = { $tile } boca abajo
d4-end-0 = Extremo oeste
d4-end-1 = Extremo este
d4-asks = { $end }: { $wish }.
d4-closed = { $end }: no hay sitio.
d4-side-n = encima
d4-side-e = a la derecha
d4-side-s = debajo
d4-side-w = a la izquierda
d4-corner-nw = arriba a la izquierda
d4-corner-ne = arriba a la derecha
d4-corner-se = abajo a la derecha
d4-corner-sw = abajo a la izquierda
d4-corner = { $number } { $corner }
d4-names = luego { $colour }
d4-at-end = { $end }, { $side }
d4-cornerstone-at = Piedra angular en { $x }, { $y }
d4-place = { $where }: { $tile }
d4-place-turned = { $where }: { $tile }, { $look }
d4-lies = { $x }, { $y }: { $tile }, { $number } { $corner }
d4-lies-cornerstone = { $x }, { $y }: { $tile }, { $number } { $corner }, una piedra angular
d4-lies-joker = { $colour ->
    [no] { $x }, { $y }: comodín
   *[other] { $x }, { $y }: comodín, luego { $colour }
}
d4-lies-down = { $tile ->
    [no] { $x }, { $y }: boca abajo como comodín, luego { $colour }
   *[other] { $x }, { $y }: boca abajo como comodín, luego { $colour }; has puesto { $tile }
}
d4-said-lays = { $tile }
d4-said-cornerstone = { $tile } como piedra angular
d4-said-joker = comodín, luego { $colour }
d4-said-down = { $tile ->
    [no] una ficha boca abajo: «Comodín, luego { $colour }»
   *[other] { $tile } boca abajo: «Comodín, luego { $colour }»
}
d4-said-and-last = { $text }. «¡Última ficha!»
d4-said-last = «¡Última ficha!»
d4-said-accept = «Me lo creo»
d4-said-accuse = «Eso no es un comodín»
d4-said-give = da una ficha
d4-said-give-tile = da { $tile }
d4-table = Mesa, { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
d4-plane = La mesa: arrastra o usa las flechas para moverla, más y menos para acercarla o alejarla
d4-zoom-in = Acercar
d4-zoom-out = Alejar
d4-zoom-fit = Ver todo
d4-turn-how = Gira la ficha (R)
d4-colour-how = ¿Qué color viene después?
d4-last = ¡Última ficha!
d4-last-not-now = Dilo al poner tu penúltima ficha.
d4-last-armed = Lo dirás con tu próxima ficha.
d4-face-down = Boca abajo
d4-accept = Me lo creo
d4-accuse = No es un comodín
d4-seconds = { $count ->
    [one] queda { $count } segundo
   *[other] quedan { $count } segundos
}
d4-note-asked = { $name }: «Comodín, luego { $colour }». ¿Te lo crees?
d4-note-answers = Los demás deciden si se lo creen.
d4-note-gift = Elige una de tus fichas para dársela a { $name }.
d4-note-gift-other = { $name } elige qué ficha dar.
d4-note-down = Cualquier ficha, boca abajo, como «comodín».
d4-note-two = Nadie ha puesto ficha en toda una ronda: puedes poner dos.
d4-note-second = Pon una segunda ficha o plántate.
d4-give = Dar { $tile } a { $name }
d4-skips = pierde un turno
d4-known = has visto { $tiles }

# Una jugada dentro de una frase: «Yo jugaría …»
d4-called-joker = un comodín, nombrando { $colour }
d4-called-down = { $tile } boca abajo, nombrando { $colour }
d4-called-last = { $text } con «¡Última ficha!»
