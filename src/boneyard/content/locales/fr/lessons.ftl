# Une première partie pour apprendre, pas à pas. Pour un enfant de huit ans ; Ada joue avec toi.
lesson-title = Apprendre : { $game }
lesson-step = Étape { $number } sur { $count }
lesson-back = Une étape en arrière
lesson-next = Suite
lesson-show = Montre‑moi
lesson-again = Encore une fois
lesson-play = Ta première partie
lesson-wrong = Pas celui‑là. Le bon est celui qui brille.
