# Rätsel. Für ein Kind von acht Jahren.
puzzles-lead = Ein Augenblick aus einem Spiel, eine Frage und eine richtige Antwort.
puzzle-today = Rätsel des Tages
puzzle-today-words = Für alle dasselbe, jeden Tag ein neues.
puzzle-today-done = Du hast es gelöst. Morgen gibt es ein neues.
puzzle-days = { $count } Tage in Folge
puzzle-solve = Lösen
puzzle-open = Öffnen
puzzle-all = Alle Rätsel
puzzle-back = Zurück zu den Rätseln
puzzle-solved = { $count ->
    [0] Noch keins gelöst
   *[other] { $count } gelöst
}
puzzle-solved-of = { $count } von { $number } gelöst
puzzle-question = Rätsel
puzzle-rating = Schwierigkeit: { $number } von 5
puzzle-past = Was bisher geschah
puzzle-best = Du bist dran. Welcher Zug ist der beste?
puzzle-missed = Es gibt einen besseren Zug. Versuch es noch einmal.
puzzle-missed-obvious = Das sieht auf den ersten Blick gut aus, aber es gibt einen besseren Zug. Versuch es noch einmal.
puzzle-missed-tile = Das ist der richtige Stein, aber leg ihn anders. Versuch es noch einmal.
puzzle-right = Das ist richtig.
puzzle-wrong = Nicht ganz. Die richtige Antwort: { $text }.
puzzle-show = Antwort zeigen
puzzle-next = Nächstes Rätsel
puzzle-streak = { $count } richtig in Folge
puzzle-best-is = Der beste Zug: { $move }.
puzzle-lead-points = Im Schnitt bringt er etwa { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} mehr als { $other }.
puzzle-lead-wins = Von 100 Spielen wie diesem gewinnt er etwa { $count } mehr als { $other }.
puzzle-try = Deine Antwort:
puzzle-enter = Drücke Enter für das nächste Rätsel, oder tippe quit.
puzzle-no-choice = Tippe eine der Antworten oder eine Nummer von 1 bis { $count }; Enter allein zeigt die Antwort.
study-title = Kurze Lektionen
study-done = Fertig
