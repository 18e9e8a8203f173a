"""How hard club, expert and master think: playouts for each move."""

SIMULATIONS = (60, 600, 6_000)
