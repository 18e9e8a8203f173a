"""How the levels that search find a move."""
