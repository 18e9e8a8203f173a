# Problemas. Para un niño de ocho años.
puzzles-lead = Un momento de una partida, una pregunta y una respuesta correcta.
puzzle-today = El problema del día
puzzle-today-words = El mismo para todos, y cada día uno nuevo.
puzzle-today-done = Ya lo has resuelto. Mañana habrá uno nuevo.
puzzle-days = { $count } días seguidos
puzzle-solve = Resolver
puzzle-open = Abrir
puzzle-all = Todos los problemas
puzzle-back = Volver a los problemas
puzzle-solved = { $count ->
    [0] Ninguno resuelto
    [one] { $count } resuelto
   *[other] { $count } resueltos
}
puzzle-solved-of = Resueltos: { $count } de { $number }
puzzle-question = Problema
puzzle-rating = Dificultad: { $number } de 5
puzzle-past = Lo que ha pasado
puzzle-best = Es tu turno. ¿Cuál es la mejor jugada?
puzzle-missed = Hay una jugada mejor. Prueba otra vez.
puzzle-missed-obvious = A primera vista parece buena, pero hay una jugada mejor. Prueba otra vez.
puzzle-missed-tile = Es la ficha correcta, pero se puede poner mejor. Prueba otra vez.
puzzle-right = Correcto.
puzzle-wrong = Casi. La respuesta correcta: { $text }.
puzzle-show = Ver la respuesta
puzzle-next = Problema siguiente
puzzle-streak = { $count } aciertos seguidos
puzzle-best-is = La mejor jugada: { $move }.
puzzle-lead-points = De media vale unos { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
} más que { $other }.
puzzle-lead-wins = De 100 partidas como esta, gana unas { $count } más que { $other }.
puzzle-try = Tu respuesta:
puzzle-enter = Pulsa Intro para el problema siguiente, o escribe quit.
puzzle-no-choice = Escribe una de las respuestas, o un número del 1 al { $count }; Intro solo muestra la respuesta.
study-title = Lecciones cortas
study-done = Listo
