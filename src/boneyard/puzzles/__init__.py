"""Finding puzzles in bot games: positions in which one move is clearly best and does not look it."""
