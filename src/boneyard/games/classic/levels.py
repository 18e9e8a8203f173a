"""How hard the levels that search think: for club, expert and master."""

SIMULATIONS = (200, 2_000, 10_000)
SIMULATIONS_AMONG_MANY = (60, 200, 10_000)
