"""How hard the levels think: not at all hard."""

SIMULATIONS = (3, 4, 5)
SIMULATIONS_AMONG_MANY = (1, 2, 3)
