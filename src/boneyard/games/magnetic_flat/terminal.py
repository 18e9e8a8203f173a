"""How the table looks in a terminal."""

from boneyard.games.shared.line.terminal import hand as hand
from boneyard.games.shared.line.terminal import opening as opening
from boneyard.games.shared.line.terminal import table as table
from boneyard.games.shared.line.terminal import tell as tell
