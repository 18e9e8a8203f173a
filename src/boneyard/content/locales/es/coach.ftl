# Repasar una partida terminada. $points es una cantidad, como la dicen coach-points o coach-wins; $move y $better son jugadas.
look-back = Repasar la partida
look-back-waiting = Repasando la partida…
look-back-failed = Esta vez no ha funcionado. Inténtalo otra vez.
look-back-close = Cerrar el repaso
coach-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
coach-wins = { $count ->
    [one] { $count } partida de cada 100
   *[other] { $count } partidas de cada 100
}

# Opinión sobre las jugadas
mark-best = La mejor jugada
mark-good = Buena jugada
mark-slip = Pequeño error
mark-blunder = Gran error
mark-unclear = Demasiado igualado
mark-forced = La única jugada
mark-better = { $better } era mejor, por alrededor de { $points }.
mark-show = Mostrar
mark-play-on = Seguir desde aquí
mark-known = { $you ->
    [yes] Juzgada según lo que tú podías saber.
   *[no] Juzgada según lo que { $name } podía saber.
}
mark-open = Juzgada como si todas las manos estuvieran a la vista.
open-hands-switch = Juzgar con las manos a la vista

# El gráfico
graph-title = Probabilidad de ganar
graph-open = El gráfico conoce todas las manos.
graph-move = Jugada { $number }
graph-reads = { $name } { $percent } %

# Suerte y decisiones
split-title = Suerte y decisiones
split-deal = El reparto
split-chance = La suerte durante el juego
split-unseen = Lo que nadie podía saber
split-choices = { $you ->
    [yes] Tus decisiones
   *[no] Decisiones: { $name }
}
split-total = En total
split-points = { $points }
split-words = { $you ->
    [yes] Todo junto suma exactamente tu ventaja o desventaja final: { $points }.
   *[no] Todo junto suma exactamente la ventaja o desventaja final de { $name }: { $points }.
}
split-words-wins = { $you ->
    [yes] La suerte y las decisiones se cuentan en partidas ganadas de cada 100. Juntas llevan exactamente desde la igualdad hasta tu resultado.
   *[no] La suerte y las decisiones se cuentan en partidas ganadas de cada 100. Juntas llevan exactamente desde la igualdad hasta el resultado de { $name }.
}

# Lo que decidió la partida
story-luck = { $you ->
    [yes] Has ganado sobre todo por suerte.
   *[no] { $name } ha ganado sobre todo por suerte.
}
story-choices = { $you ->
    [yes] Has ganado sobre todo por tus decisiones.
   *[no] { $name } ha ganado sobre todo por sus decisiones.
}
story-both = { $you ->
    [yes] Has ganado por suerte y por tus decisiones.
   *[no] { $name } ha ganado por suerte y por sus decisiones.
}
story-mistakes = { $you ->
    [yes] Has ganado sobre todo por errores ajenos.
   *[no] { $name } ha ganado sobre todo por errores ajenos.
}
story-luck-mistakes = { $you ->
    [yes] Has ganado por suerte y por errores ajenos.
   *[no] { $name } ha ganado por suerte y por errores ajenos.
}
story-against-luck = { $you ->
    [yes] Has ganado a pesar de la mala suerte.
   *[no] { $name } ha ganado a pesar de la mala suerte.
}
story-deal = La suerte vino sobre todo del reparto: alrededor de { $points }.
story-chance = La suerte vino sobre todo durante el juego: alrededor de { $points }.
story-unseen = La suerte vino sobre todo de lo que nadie podía saber: alrededor de { $points }.
story-costliest = { $you ->
    [yes] La jugada que más costó fue la número { $number }: elegiste { $move }, y { $better } era mejor por alrededor de { $points }.
   *[no] La jugada que más costó fue la número { $number }: { $name } eligió { $move }, y { $better } era mejor por alrededor de { $points }.
}
story-see = Ver la jugada { $number }

# Por qué una jugada es mejor. $better y $worse dicen cuántas de cada 10 veces, tras esta jugada y tras la otra
reason-next-stuck = Después, a quien sigue no le encaja nada { $better } de cada 10 veces; si no, { $worse }.
reason-own-next = Después queda algo que poner en el turno siguiente { $better } de cada 10 veces; si no, { $worse }.
