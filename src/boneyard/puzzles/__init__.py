"""Finding puzzles in bot games: positions whose best move is clear, and not obvious."""
