"""How a construction fell last, as a trajectory."""

from boneyard.games.shared.tower.falling.fall import latest_fall as latest_fall
