"""What can be a reason in this game."""

from boneyard.games.shared.tower.features import FEATURES as FEATURES
from boneyard.games.shared.tower.features import features as features
