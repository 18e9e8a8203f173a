# Problemi. Per un bambino di otto anni.
puzzles-lead = Un momento di una partita, una domanda e una risposta giusta.
puzzle-today = Il problema del giorno
puzzle-today-words = Lo stesso per tutti, ogni giorno uno nuovo.
puzzle-today-done = L’hai risolto. Domani ce n’è uno nuovo.
puzzle-days = { $count } giorni di fila
puzzle-solve = Risolvi
puzzle-open = Apri
puzzle-all = Tutti i problemi
puzzle-back = Torna ai problemi
puzzle-solved = { $count ->
    [0] Nessuno risolto
    [one] { $count } risolto
   *[other] { $count } risolti
}
puzzle-solved-of = Risolti: { $count } di { $number }
puzzle-question = Problema
puzzle-rating = Difficoltà: { $number } di 5
puzzle-past = Che cosa è successo
puzzle-best = Tocca a te. Qual è la mossa migliore?
puzzle-missed = C’è una mossa migliore. Riprova.
puzzle-missed-obvious = A prima vista sembra buona, ma c’è una mossa migliore. Riprova.
puzzle-missed-tile = È la tessera giusta, ma si può posare meglio. Riprova.
puzzle-right = Giusto.
puzzle-wrong = Non proprio. La risposta giusta: { $text }.
puzzle-show = Mostra la risposta
puzzle-next = Problema seguente
puzzle-streak = { $count } giusti di fila
puzzle-best-is = La mossa migliore: { $move }.
puzzle-lead-points = In media vale circa { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} in più di { $other }.
puzzle-lead-wins = Su 100 partite come questa ne vince circa { $count } in più di { $other }.
puzzle-try = La tua risposta:
puzzle-enter = Premi Invio per il problema seguente, o scrivi quit.
puzzle-no-choice = Scrivi una delle risposte, o un numero da 1 a { $count }; Invio da solo mostra la risposta.
study-title = Brevi lezioni
study-done = Fatto
