# Una primera partida para aprender, paso a paso. Para un niño de ocho años; Ada juega contigo.
lesson-title = Aprender: { $game }
lesson-step = Paso { $number } de { $count }
lesson-back = Un paso atrás
lesson-next = Seguir
lesson-show = Muéstramelo
lesson-again = Otra vez
lesson-play = Jugar la primera partida
lesson-wrong = Esa no. Prueba con la iluminada.
