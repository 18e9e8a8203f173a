"""How hard club, expert and master think: simulations for each move."""

SIMULATIONS = (100, 800, 4_000)
SIMULATIONS_AMONG_MANY = (60, 400, 4_000)
