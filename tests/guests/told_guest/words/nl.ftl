game-block-told = Blokdomino
