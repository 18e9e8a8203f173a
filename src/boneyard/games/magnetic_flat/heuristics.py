"""How good a move looks in a game with one line of dominoes, and what it tells about a hand."""

from boneyard.games.shared.line.heuristics import log_likelihood as log_likelihood
from boneyard.games.shared.line.heuristics import weigh as weigh
