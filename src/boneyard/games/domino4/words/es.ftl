game-domino4 = Domino 4
box-domino4 = Domino 4
box-domino4-words = Fichas cuadradas de cuatro colores, una cadena con dos extremos, comodines y un poco de descaro.

option-cornerstone = Piedras angulares
option-cornerstone-help = También puedes poner una ficha en medio, si todos los números que se tocan son iguales.
option-bluff = Comodín farol
option-bluff-help = Puedes poner cualquier ficha boca abajo como comodín; los demás pueden creerte o no.

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
why-end-asks = { $tile } no encaja: los extremos piden { $wish }.
why-answer-first = Di primero si te crees el comodín.
refused-turned-wrong = { $tile } encaja ahí, pero hay que girarla.

hint-accept = Yo me lo creería.
hint-accuse = Yo diría que no es un comodín.
hint-last = Yo diría ahora «¡Última ficha!».
hint-give = Yo daría { $tile }.
hint-only-last = Ahora solo puedes decir «¡Última ficha!».
doing-accept = creerlo
doing-accuse = no creerlo
doing-last = decir «¡Última ficha!»
doing-give = dar { $tile }
do-accept = { d4-accept }
do-accuse = { d4-accuse }
do-last = { d4-last }
do-give = dar { $tile }
move-accept = { $you ->
    [yes] Te lo crees.
   *[no] { $name } se lo cree.
}
move-accuse = { $you ->
    [yes] Dices: eso no es un comodín.
   *[no] { $name } dice: eso no es un comodín.
}
move-give = { $you ->
    [yes] Das una ficha.
   *[no] { $name } da una ficha.
}
move-last = { $you ->
    [yes] Anuncias tu última ficha.
   *[no] { $name } anuncia su última ficha.
}

domino4-table = Mesa
domino4-left = Extremo izquierdo, en { $cells }: { $wish }.
domino4-right = Extremo derecho, en { $cells }: { $wish }.
domino4-left-closed = Extremo izquierdo: no hay sitio.
domino4-right-closed = Extremo derecho: no hay sitio.
domino4-wish-any = cualquier ficha
domino4-wish-white = cualquier mitad blanca
domino4-wish-half = un { $number } { $colour }
domino4-wish-double = un { $number } { $colour }, o un doble { $number } de cualquier color
domino4-wish-named = cualquier ficha de color { $colour }
domino4-colour-r = rojo
domino4-colour-g = verde
domino4-colour-b = azul
domino4-colour-y = amarillo
domino4-two = Nadie ha puesto ficha en toda una ronda: el siguiente que pueda tiene derecho a dos.
domino4-second = Puedes poner una segunda ficha o plantarte (stop).
domino4-answers = Hay una ficha boca abajo como comodín: ¿accept (me lo creo) o accuse (no me lo creo)?
domino4-gift = Elige la ficha que vas a dar.
domino4-owes = Te queda una ficha: escribe last! antes de que juegue otro.
domino4-known = Has visto que { $name } tiene { $tiles }.

# Domino 4 en el navegador. $tile es una ficha en palabras, $colour un color, $x y $y cuentan casillas hacia la derecha y hacia arriba desde el centro.
d4-tile = { $high }-{ $low } { $colour }
d4-tile-white = { $high } { $colour } y blanco
d4-joker = comodín
d4-hidden = { $tile } boca abajo
d4-end-left = Extremo izquierdo
d4-end-right = Extremo derecho
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
d4-said-down-and-last = { $text }. «¡Última ficha!»
d4-said-last = «¡Última ficha!»
d4-said-accept = «Me lo creo»
d4-said-accuse = «Eso no es un comodín»
d4-said-give = una ficha de regalo
d4-said-give-tile = { $tile } de regalo
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
d4-note-turn = Gírala como quieras y ponla.
d4-note-two = Nadie ha puesto ficha: puedes poner dos.
d4-note-second = Pon una segunda ficha o plántate.
d4-note-no-second = Ya no encaja nada: tu turno ha terminado.
d4-give = Dar { $tile } a { $name }
d4-skips = pierde un turno
d4-known = has visto { $tiles }
d4-scene-caught = { $role ->
    [player] Te han pillado: era { $tile }. Te la quedas y { $other } te da otra.
    [accuser] Bien visto: era { $tile }. { $name } se la queda y tú le das otra.
   *[none] Lo han pillado: era { $tile }. { $name } se la queda y { $other } le da otra.
}
d4-scene-drew = { $you ->
    [yes] Y además robas una.
   *[no] Y además { $name } roba una.
}
d4-scene-joker = { $role ->
    [player] Sí que es un comodín. Le das una ficha a { $other }.
    [accuser] Sí que es un comodín. { $name } te da una ficha.
   *[none] Sí que es un comodín. { $name } le da una ficha a { $other }.
}
d4-scene-skips = { $you ->
    [yes] Se te olvidó decir «¡Última ficha!» y pierdes un turno.
   *[no] { $name } olvidó decir «¡Última ficha!» y pierde un turno.
}
d4-scene-cornerstone = { $you ->
    [yes] Una piedra angular: robas una.
   *[no] Una piedra angular: { $name } roba una.
}

# Una jugada dentro de una frase: «Yo jugaría …»
d4-called-joker = un comodín, nombrando { $colour }
d4-called-down = { $tile } boca abajo, nombrando { $colour }
d4-called-last = { $text } con «¡Última ficha!»

clause-D4-17 = Ni una ficha en la mano.
clause-D4-18 = Nadie podía seguir: gana quien tenga menos fichas.
clause-D4-36 = La partida daba vueltas sin avanzar: gana quien tenga menos fichas.

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

feat-d4-face-down = Una ficha boca abajo
feat-d4-accuse = Una acusación
feat-d4-joker-last = Una victoria con un comodín al final

reason-joker = La ficha boca abajo es un comodín unas { $better } de cada 10 veces.
