"""How the coach looks back at this game."""

TRIES = 1_000_000  # of moves, in all: a few seconds
