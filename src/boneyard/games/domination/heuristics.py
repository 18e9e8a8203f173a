"""Heuristics in Domination: close fields, and leave none for the next player to close."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.games.domination.grid import EDGE_FIELDS, NO_FIELD


@kernel
def weigh(s: Any, seat: int, move: int) -> float:
    """Much for each field conquered, little for a field left with one open side."""
    weight = 1.0
    for i in range(2):
        field = EDGE_FIELDS[move, i]
        if field != NO_FIELD:
            if s.sides[field] == 3:
                weight += 12.0
            elif s.sides[field] == 2:
                weight *= 0.25
    return weight
