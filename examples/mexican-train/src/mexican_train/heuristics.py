"""How good a move looks: heavy dominoes, doubles that can be covered, a train that goes on."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.tiles import size
from mexican_train.state import COVERED, HIGH, LOW, PIPS, SHOWING, TRAINS
from mexican_train.trains import DRAW, STOP

CLOSES = 6.0  # playing on one's own train while it is open
ELSEWHERE = 2.0  # playing on a train that others can use up
GOES_ON = 2.0  # each domino kept that fits the new end of one's own train
DOUBLE_NOW = 3.0  # a double that can be covered at once, or need not be


@kernel
def weigh(s: Any, seat: int, move: int) -> float:
    """The weight of a move: its pips, and what it makes possible."""
    if move >= DRAW:
        return 0.5 if move == STOP else 1.0
    tile, train = move // TRAINS, move % TRAINS
    rest = s.hands[seat] & ~(1 << tile)
    end = PIPS[tile] - s.ends[train]
    weight = 1.0 + PIPS[tile]
    if train == seat:
        weight += GOES_ON * size(rest & SHOWING[end])
        if s.open >> seat & 1:
            weight += CLOSES
    else:
        weight += ELSEWHERE
    if LOW[tile] == HIGH[tile]:
        if s.doubles != COVERED or rest & SHOWING[end]:
            weight += DOUBLE_NOW
        else:  # it would open the own train, and ask the next player for a domino
            weight *= 0.5
    return float(weight)
