"""The rules."""

import numpy as np
from last_tile.rules import rules

RULES = rules("quiet-tile", "quiet_tile", ("quiet_tile", np.int8))
