# A first game that teaches, step by step. For a child of eight; Ada is the other player.
lesson-title = Learn: { $game }
lesson-step = Step { $number } of { $count }
lesson-back = One step back
lesson-next = Next
lesson-show = Show me
lesson-again = Once more
lesson-play = Play your first game
lesson-wrong = Not that one. Try the bright one.
