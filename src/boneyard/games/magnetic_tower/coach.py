"""How the coach looks back at this game."""

TRIES = 80_000  # of moves, in all: a few seconds
