"""How hard the levels that search think: for club, expert and master."""

SIMULATIONS = (600, 2_000, 20_000)
