# Problèmes. Pour un enfant de huit ans.
puzzles-lead = Un moment d’une partie, une question, une bonne réponse.
puzzle-today = Le problème du jour
puzzle-today-words = Le même pour tout le monde, un nouveau chaque jour.
puzzle-today-done = Tu l’as résolu. Demain, il y en aura un nouveau.
puzzle-days = { $count } jours de suite
puzzle-solve = Résoudre
puzzle-open = Ouvrir
puzzle-all = Tous les problèmes
puzzle-back = Retour aux problèmes
puzzle-solved = { $count ->
    [0] Aucun résolu
    [one] { $count } résolu
   *[other] { $count } résolus
}
puzzle-solved-of = Résolus : { $count } sur { $number }
puzzle-question = Problème
puzzle-rating = Difficulté : { $number } sur 5
puzzle-past = Ce qui s’est passé
puzzle-best = C’est ton tour. Quel est le meilleur coup ?
puzzle-missed = Il y a un meilleur coup. Essaie encore.
puzzle-missed-obvious = À première vue c’est bien, mais il y a un meilleur coup. Essaie encore.
puzzle-missed-tile = C’est le bon domino, mais il se pose mieux autrement. Essaie encore.
puzzle-right = C’est juste.
puzzle-wrong = Pas tout à fait. La bonne réponse : { $text }.
puzzle-show = Voir la réponse
puzzle-next = Problème suivant
puzzle-streak = { $count } justes de suite
puzzle-best-is = Le meilleur coup : { $move }.
puzzle-lead-points = En moyenne, il rapporte environ { $count ->
    [one] { $count } point
   *[other] { $count } points
} de plus que { $other }.
puzzle-lead-wins = Sur 100 parties comme celle‑ci, il en gagne environ { $count } de plus que { $other }.
puzzle-try = Ta réponse :
puzzle-enter = Appuie sur Entrée pour le problème suivant, ou tape quit.
puzzle-no-choice = Tape une des réponses, ou un numéro de 1 à { $count } ; Entrée seule montre la réponse.
study-title = Petites leçons
study-done = Terminé
