"""How good a move looks in a game in which dominoes are stacked."""

from boneyard.games.shared.tower.heuristics import glimpse as glimpse
from boneyard.games.shared.tower.heuristics import second_look as second_look
from boneyard.games.shared.tower.heuristics import weigh as weigh
