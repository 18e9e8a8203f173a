# Lo que dice la terminal. El nombre puede ser «Tú»: por eso ningún verbo depende de él.
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
your-move = { $name }, te toca (número o texto, ? para ayuda):
which-of-these = ¿Cuál de estas { $count }? (Enter para volver)
help-move = Escribe el número de una jugada o la jugada misma. «hint» pide consejo a un maestro, «rules» muestra las reglas y «log» las jugadas hechas. Con «quit» sales y la partida se guarda.
hand-over = Pásale la pantalla a { $name }, que pulsa Enter:
move-lays = { $name }: juego { $move }.
move-draw = { $name }: robo una ficha del montón.
move-pass = { $name }: paso.
won = Gana esta vez: { $name } ({ $clause }).
won-shared = Victoria compartida: { $names } ({ $clause }).
won-nobody = Esta vez no gana nadie ({ $clause }).
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
match-won = Victoria final: { $names }.
replay-next = Jugada { $number } de { $count }: Enter la muestra, q para salir.
goodbye = Hasta luego.
go-on = Para seguir con esta partida: { $command }
bot-name = { $bot } (bot)
start-draw = Sorteo para empezar: { $shown }.
begins = Empieza: { $name }.
move-stop = { $name }: me planto.
move-accept = { $name }: me lo creo.
move-accuse = { $name }: eso no es un comodín.
move-give = { $name }: doy una ficha.
move-last = { $name }: ¡última ficha!
domino4-table = Mesa
domino4-west = Extremo oeste, en { $cells }: { $wish }.
domino4-east = Extremo este, en { $cells }: { $wish }.
domino4-west-closed = Extremo oeste: no hay sitio.
domino4-east-closed = Extremo este: no hay sitio.
domino4-wish-any = cualquier ficha
domino4-wish-white = cualquier mitad blanca
domino4-wish-half = { $colour } { $number }
domino4-wish-double = { $colour } { $number }, o un doble { $number } de cualquier color
domino4-wish-named = cualquier ficha en { $colour }
domino4-colour-r = rojo
domino4-colour-g = verde
domino4-colour-b = azul
domino4-colour-y = amarillo
domino4-two = En toda una ronda nadie ha puesto ficha: quien pueda tiene derecho a dos.
domino4-second = Puedes poner una segunda ficha o parar (stop).
domino4-answers = Hay una ficha boca abajo como comodín: ¿accept (me lo creo) o accuse (te acuso)?
domino4-gift = Elige la ficha que vas a dar.
domino4-owes = Te queda una ficha: di last! antes de que juegue otro.
domino4-known = El asiento { $seat } tiene { $tiles }, lo has visto.
told = { $what }: { $text }
anything-to-say = { $name }, ¿algo que decir? (Enter para seguir)

# Dos partes de una misma frase
apart = { $one }; { $two }
