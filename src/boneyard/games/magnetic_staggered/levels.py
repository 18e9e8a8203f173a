"""How hard the levels that search think: for club, expert and master."""

# The end of a tower is far away and mostly luck: some collapse again and again.
MAX_MOVES = (10, 10, 30)
SIMULATIONS = (40, 400, 10_000)
