"""How the coach looks back at this game, and what can be a reason in it."""

from boneyard.games.shared.tower.coach import FEATURES as FEATURES

TRIES = 80_000  # of moves, in all: a few seconds
