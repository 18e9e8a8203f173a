# Ein erstes Spiel zum Lernen, Schritt für Schritt. Für ein Kind von acht Jahren; Ada spielt mit.
lesson-title = Lernen: { $game }
lesson-step = Schritt { $number } von { $count }
lesson-back = Einen Schritt zurück
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-play = Dein erstes Spiel
lesson-wrong = Der nicht. Nimm den leuchtenden Stein.
