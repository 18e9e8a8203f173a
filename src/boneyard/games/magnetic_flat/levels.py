"""How hard the levels that search think: for club, expert and master."""

SIMULATIONS = (80, 500, 10_000)
