"""How good a move looks in a game with one line of dominoes."""

from boneyard.games.shared.line.heuristics import weigh as weigh
