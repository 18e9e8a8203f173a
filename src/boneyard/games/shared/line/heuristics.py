"""Heuristics for a line of dominoes: heavy first, doubles early, keep your numbers playable."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.maths import log
from boneyard.engine.tiles import HIGH, LOW, PIPS, SHOWING, lowest, size
from boneyard.games.shared.hands import SEATS
from boneyard.games.shared.line.moves import DRAW, RIGHT


@kernel
def weigh(s: Any, seat: int, move: int) -> float:
    """Pips laid, plus a little for a double and for each own domino that fits the new ends."""
    if move >= DRAW:
        return 1.0 if move == DRAW else 3.0  # a drawn domino may be left over in the end
    left, right = s.left, s.right
    tile = move >> 1
    if s.laid_count == 0:
        left, right = HIGH[tile], LOW[tile]
    elif move & RIGHT:
        right = PIPS[tile] - right
    else:
        left = PIPS[tile] - left
    return appeal(tile, s.hands[seat] & ~(1 << tile), left, right)


@kernel
def appeal(tile: int, rest: int, left: int, right: int) -> float:
    """How good it looks to lay a domino, keep the rest and leave these ends."""
    fitting = size(rest & (SHOWING[left] | SHOWING[right]))
    double = 3.0 if LOW[tile] == HIGH[tile] else 0.0
    return float(1.0 + PIPS[tile] + double + 2.0 * fitting)


@kernel
def log_likelihood(s: Any, viewer: int) -> float:
    """How likely the others would have laid what they laid, with the hands of this world.

    Goes back through the line. A seat is assumed to have held at each of its turns what it holds
    now and what it laid later; ignoring draws is a small error that all worlds share.
    """
    belief = 0.0
    held = stack_array(SEATS, np.int64)
    for seat in range(SEATS):
        held[seat] = s.hands[seat]
    left, right = int(s.left), int(s.right)
    for i in range(s.laid_count - 1, 0, -1):
        move = int(s.laid[i])
        tile = move >> 1
        seat = int(s.laid_by[tile])
        new_left, new_right = left, right
        if move & RIGHT:
            right = PIPS[tile] - right
        else:
            left = PIPS[tile] - left
        rest = held[seat]
        held[seat] |= 1 << tile
        if seat != viewer:
            chosen = appeal(tile, rest, new_left, new_right)
            belief += log(chosen / all_appeal(held[seat], left, right))
    return belief


@kernel
def all_appeal(hand: int, left: int, right: int) -> float:
    """The appeal of everything that could be laid at these ends, added up."""
    total = 0.0
    fitting = hand & SHOWING[left]
    while fitting:
        tile = lowest(fitting)
        fitting &= fitting - 1
        total += appeal(tile, hand & ~(1 << tile), PIPS[tile] - left, right)
    fitting = hand & SHOWING[right]
    while fitting:
        tile = lowest(fitting)
        fitting &= fitting - 1
        total += appeal(tile, hand & ~(1 << tile), left, PIPS[tile] - right)
    return total
