"""Heuristics for a tower: what would stand firmly first, and of that the heaviest."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.tiles import PIPS
from boneyard.games.shared.tower.places import FIRST_PLACE, place_of
from boneyard.games.shared.tower.stacking import margin_if

FIRM = 0.2  # from this margin on, more of it makes hardly any difference
UNLIKELY = 0.01


@kernel
def weigh(s: Any, seat: int, move: int) -> float:
    """Pips laid, less the nearer the construction comes to falling."""
    return quick_prior(s, seat, move) * refine_prior(s, seat, move)


@kernel
def quick_prior(s: Any, seat: int, move: int) -> float:
    """Pips laid."""
    if move < FIRST_PLACE:
        return 1.0
    return float(1.0 + PIPS[place_of(move)[0]])


@kernel
def refine_prior(s: Any, seat: int, move: int) -> float:
    """How firmly it would stand; the margin is slow to compute."""
    if move < FIRST_PLACE or s.opened < 0:
        return 1.0
    return float(max(min(1.0, margin_if(s, move) / FIRM), UNLIKELY))
