"""Habits at a tower: what would stand firmly first, and of that the heaviest."""

from __future__ import annotations

from typing import Any

from boneyard.games.places import FIRST_PLACE, place_of
from boneyard.games.stacking import margin_if
from boneyard.jit import kernel
from boneyard.tiles import PIPS

FIRM = 0.2  # from here on a steady hand hardly ever fails
UNLIKELY = 0.01


@kernel
def weigh(s: Any, seat: int, move: int) -> float:
    """Pips laid, less the nearer the construction comes to falling."""
    if move < FIRST_PLACE or s.opened < 0:
        return 1.0
    firmness = min(1.0, margin_if(s, move) / FIRM)
    return float((1.0 + PIPS[place_of(move)[0]]) * max(firmness, UNLIKELY))


@kernel
def glance(s: Any) -> int:
    """A few: the margin takes long."""
    return 4


@kernel
def patience(s: Any) -> int:
    """Two rounds and more: who is about to fall has fallen by then."""
    return 4 + 2 * int(s.seats)
