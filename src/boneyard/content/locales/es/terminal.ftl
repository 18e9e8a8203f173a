# Lo que dice la terminal. $you es yes si se habla a quien lee; el nombre solo nunca lo decide.
players = { $count } jugadores
menu-title = ¿A qué jugamos?
menu-ask = Número o nombre (del 1 al { $count }):
menu-again = Escribe un número del 1 al { $count }, o el nombre de un juego.
getting-ready = Preparando { $game } (solo la primera vez)
you = Tú
seat = Asiento { $seat }
seat-holds = { $name }: { $count }
stock-holds = Montón: { $count }
line-empty = La mesa está vacía.
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
move-stop = { $you ->
    [yes] Te plantas.
   *[no] { $name } se planta.
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
begins = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
told = { $what }: { $text }
anything-to-say = { $name }, ¿algo que decir? (Enter para seguir)

# Dos partes de una misma frase
apart = { $one }; { $two }
