"""How good a move looks in a game in which dominoes are stacked."""

from boneyard.games.shared.tower.heuristics import quick_prior as quick_prior
from boneyard.games.shared.tower.heuristics import refine_prior as refine_prior
from boneyard.games.shared.tower.heuristics import weigh as weigh
