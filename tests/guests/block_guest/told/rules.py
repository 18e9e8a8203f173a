"""Block dominoes once more; what counts here is what lies beside the rules."""

from __future__ import annotations

import numpy as np

from ..rules import FIELDS, block_rules

STATE = np.dtype([*FIELDS, ("told", np.int8)], align=True)
RULES = block_rules("block-told", STATE, "block_guest.told")
