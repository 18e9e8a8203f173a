# Een eerste spel om te leren, stap voor stap. Voor een kind van acht; Ada speelt mee.
lesson-title = Leren: { $game }
lesson-step = Stap { $number } van { $count }
lesson-back = Een stap terug
lesson-next = Verder
lesson-show = Laat het zien
lesson-again = Nog een keer
lesson-play = Je eerste spel
lesson-wrong = Die niet. Probeer de steen die oplicht.
