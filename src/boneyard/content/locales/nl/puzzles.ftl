# Puzzels. Voor een kind van acht.
puzzles-lead = Een moment uit een spel, een vraag en één goed antwoord.
puzzle-today = Puzzel van de dag
puzzle-today-words = Voor iedereen dezelfde, elke dag een nieuwe.
puzzle-today-done = Je hebt hem opgelost. Morgen is er een nieuwe.
puzzle-days = { $count } dagen op rij
puzzle-solve = Oplossen
puzzle-open = Openen
puzzle-all = Alle puzzels
puzzle-back = Terug naar de puzzels
puzzle-solved = { $count ->
    [0] Nog geen opgelost
   *[other] { $count } opgelost
}
puzzle-solved-of = { $count } van { $number } opgelost
puzzle-question = Puzzel
puzzle-rating = Moeilijkheid: { $number } van 5
puzzle-past = Wat er gebeurd is
puzzle-best = Jij bent aan de beurt. Welke zet is de beste?
puzzle-missed = Er is een betere zet. Probeer het nog eens.
puzzle-missed-obvious = Dat lijkt op het eerste gezicht goed, maar er is een betere zet. Probeer het nog eens.
puzzle-missed-tile = Dat is de juiste steen, maar leg hem anders. Probeer het nog eens.
puzzle-right = Dat klopt.
puzzle-wrong = Net niet. Het goede antwoord is: { $text }.
puzzle-show = Toon het antwoord
puzzle-next = Volgende puzzel
puzzle-streak = { $count } goed op rij
puzzle-best-is = De beste zet is { $move }.
puzzle-lead-points = Gemiddeld levert dat ongeveer { $count ->
    [one] 1 punt
   *[other] { $count } punten
} meer op dan { $other }.
puzzle-lead-wins = In 100 spellen als dit wint die er ongeveer { $count } meer dan { $other }.
puzzle-try = Jouw antwoord:
puzzle-enter = Druk op Enter voor de volgende puzzel, of typ quit.
puzzle-no-choice = Typ een van de antwoorden, of een nummer van 1 tot { $count }; alleen Enter toont het antwoord.
study-title = Korte lessen
study-done = Klaar
