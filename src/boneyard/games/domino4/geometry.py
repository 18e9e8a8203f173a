"""Cells, sides, halves and turns of Domino 4's square tiles (D4-2).

A diagonal gives each half of a tile two neighbouring sides. Turn t has the first half on the
sides t and t - 1, counted round the compass, and the second half on the other two.
"""

from __future__ import annotations

import numpy as np

from boneyard.engine.kernels.jit import kernel

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = "nesw"
TURNS = ("nw", "ne", "se", "sw")
STEP_X = np.array([0, 1, 0, -1], np.int64)  # x grows east
STEP_Y = np.array([1, 0, -1, 0], np.int64)  # y grows north
ALL_SIDES = 0b1111

# All tiles are connected to the middle cell, so none is farther away than this ...
FARTHEST = 59
# ... and a grid that wraps around after 64 cells never puts two of them on one cell, nor beside
# each other when they are not.
ROUND = 64


@kernel
def opposite(side: int) -> int:
    """The side of the neighbouring cell that touches this side.

    >>> SIDES[opposite(EAST)]
    'w'
    """
    return side ^ 2


@kernel
def first_half_on(turn: int, side: int) -> bool:
    """Whether the half named first has this side.

    >>> [SIDES[side] for side in range(4) if first_half_on(TURNS.index("se"), side)]
    ['e', 's']
    """
    return (turn - side) & 3 <= 1


@kernel
def sides_left_open(turn: int, joined: int) -> int:
    """The sides of the half that does not touch, as a bit set: straight on and a corner (D4-8)."""
    sides = 0
    for side in range(4):
        if first_half_on(turn, side) != first_half_on(turn, joined):
            sides |= 1 << side
    return sides


@kernel
def joining_turn(joined: int, by_low: bool, bend: int) -> int:
    """One of the two turns (bend 0 or 1) that put the first or the second half on a side (D4-8)."""
    return (joined + (2 if by_low else 0) + bend) & 3


@kernel
def plain_turn(turn: int, double: bool) -> int:
    """A double looks the same from behind: it is written with nw or ne only."""
    return turn & 1 if double else turn
