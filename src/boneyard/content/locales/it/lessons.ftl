# Una prima partita per imparare, passo dopo passo. Per un bambino di otto anni; Ada gioca con te.
lesson-title = Impara: { $game }
lesson-step = Passo { $number } di { $count }
lesson-back = Un passo indietro
lesson-next = Avanti
lesson-show = Fammi vedere
lesson-again = Ancora una volta
lesson-play = Gioca la tua prima partita
lesson-wrong = Non quella. Prova con quella illuminata.
