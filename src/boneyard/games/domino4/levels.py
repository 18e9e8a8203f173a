"""How hard the levels that search think: for club, expert and master."""

SIMULATIONS = (200, 600, 10_000)
SIMULATIONS_AMONG_MANY = (50, 500, 3_000)
PRIOR_WEIGHT = 0.25  # for each player but two
