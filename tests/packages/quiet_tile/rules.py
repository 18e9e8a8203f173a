"""The rules."""

from importlib import import_module

import numpy as np

RULES = import_module("last_tile.rules").rules("quiet-tile", "quiet_tile", ("quiet_tile", np.int8))
