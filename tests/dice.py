"""A record with random numbers and nothing else, for tests."""

from __future__ import annotations

from typing import Any

import numpy as np

# `rng` is not at the beginning: Numba would take every state for a kind of dice, and say so.
DICE = np.dtype([("sides", np.int8), ("rng", np.uint64)], align=True)


def dice(seed: int) -> Any:
    """Dice with this seed."""
    record = np.zeros(1, DICE)[0]
    record["rng"] = seed
    return record
