"""How the table looks in a terminal."""

from boneyard.games.shared.tower.terminal import hand as hand
from boneyard.games.shared.tower.terminal import table as table
from boneyard.games.shared.tower.terminal import tell as tell
