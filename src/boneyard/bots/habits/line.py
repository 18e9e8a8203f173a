"""Habits in a line of dominoes: heavy ones first, doubles early, keep your numbers playable."""

from __future__ import annotations

from typing import Any

from boneyard.games.line import DRAW, RIGHT
from boneyard.jit import kernel
from boneyard.tiles import HIGH, LOW, PIPS, SHOWING, size


@kernel
def weigh(s: Any, seat: int, move: int) -> float:
    """Pips laid, a little more for a double, and for each own domino that fits the new ends."""
    if move >= DRAW:
        return 1.0 if move == DRAW else 3.0  # what is drawn may be left over in the end
    tile = move >> 1
    rest = s.hands[seat] & ~(1 << tile)
    left, right = s.left, s.right
    if s.laid_count == 0:
        left, right = HIGH[tile], LOW[tile]
    elif move & RIGHT:
        right = PIPS[tile] - right
    else:
        left = PIPS[tile] - left
    fitting = size(rest & (SHOWING[left] | SHOWING[right]))
    double = 3.0 if LOW[tile] == HIGH[tile] else 0.0
    return float(1.0 + PIPS[tile] + double + 2.0 * fitting)
