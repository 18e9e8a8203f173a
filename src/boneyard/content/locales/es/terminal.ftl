# Lo que dice la terminal. $you es yes si se habla a quien lee; el nombre solo nunca lo decide.
game-classic = Dominó
game-magnetic-flat = Magnetic Domino, en plano
game-magnetic-tower = Magnetic Domino, en torre
game-magnetic-staggered = Magnetic Domino, escalonado
game-domination = Domination
game-domino4 = Domino 4
players = { $count } jugadores
menu-title = ¿A qué jugamos?
menu-ask = Número o nombre (del 1 al { $count }):
menu-again = Escribe un número del 1 al { $count }, o el nombre de un juego.
getting-ready = Preparando { $game } (solo la primera vez)
you = Tú
seat = Asiento { $seat }
seat-holds = { $name }: { $count }
stock-holds = Montón: { $count }
line = Cadena
line-empty = La mesa está vacía.
line-ends = Extremos libres: { $left } a la izquierda, { $right } a la derecha.
your-hand = Tus fichas
your-moves = { $count ->
    [one] Puedes jugar:
   *[other] Puedes elegir entre { $count } jugadas:
}
your-move = { $you ->
    [yes] Te toca (número o texto, ? para ayuda):
   *[no] { $name }, te toca (número o texto, ? para ayuda):
}
which-of-these = ¿Cuál de estas { $count } jugadas? (Enter para volver)
help-move = Escribe el número de una jugada o la jugada misma. «hint» pide consejo a un maestro, «rules» muestra las reglas y «log» las jugadas hechas. Con «quit» sales y la partida se guarda.
hand-over = Pásale la pantalla a { $name }. { $name }, pulsa Enter:
move-lays = { $you ->
    [yes] Juegas { $move }.
   *[no] { $name } juega { $move }.
}
move-draw = { $you ->
    [yes] Robas una ficha del montón.
   *[no] { $name } roba una ficha del montón.
}
move-pass = { $you ->
    [yes] Pasas.
   *[no] { $name } pasa.
}
won = { $you ->
    [yes] Ganas tú. { $reason }
   *[no] Gana { $name }. { $reason }
}
won-shared = Victoria compartida: { $names }. { $reason }
won-nobody = Esta vez no gana nadie. { $reason }
score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
number-pips = puntos en la mano
number-tiles = fichas en la mano
not-over = La partida todavía no ha terminado.
match-totals = { $count ->
    [one] Después de una ronda:
   *[other] Después de { $count } rondas:
}
match-won = { $you ->
    [yes] La victoria final es tuya.
   *[no] Victoria final: { $names }.
}
replay-next = Jugada { $number } de { $count }: pulsa Enter para verla, q para salir.
goodbye = Hasta luego.
go-on = Para seguir con esta partida: { $command }
bot-name = { $bot } (bot)
start-draw = Sorteo para empezar: { $shown }.
begins = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
move-stop = { $you ->
    [yes] Te plantas.
   *[no] { $name } se planta.
}
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
domino4-west = Extremo oeste, en { $cells }: { $wish }.
domino4-east = Extremo este, en { $cells }: { $wish }.
domino4-west-closed = Extremo oeste: no hay sitio.
domino4-east-closed = Extremo este: no hay sitio.
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
told = { $what }: { $text }
anything-to-say = { $name }, ¿algo que decir? (Enter para seguir)

# Dos partes de una misma frase
apart = { $one }; { $two }
