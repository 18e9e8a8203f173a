"""Boards of Domination: 64 printed values of which each kind of domino fits four edges (DOM-2).

A board is written as 64 digits, as one reads it: rank 8 first, each rank from file a to file h.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.games.domination_grid import EDGE_SQUARES, NEIGHBOURS, NO_NEIGHBOUR, SIDE, SQUARES
from boneyard.jit import kernel
from boneyard.tiles import KINDS, PAIRS, TEXT

COPIES = 4  # four double-six sets, and four edges for each kind (DOM-2)
VALUES = 7

KIND = np.array(
    [[PAIRS.index((min(a, b), max(a, b))) for b in range(VALUES)] for a in range(VALUES)], np.int64
)

# How strongly two squares of one value are felt to clump: the inverse square of their distance.
_FILE, _RANK = np.arange(SQUARES) % SIDE, np.arange(SQUARES) // SIDE
_DISTANCE = (_FILE[:, None] - _FILE) ** 2 + (_RANK[:, None] - _RANK) ** 2
NEARNESS = np.divide(1.0, _DISTANCE, out=np.zeros((SQUARES, SQUARES)), where=_DISTANCE > 0)
TRIO = 2.0  # and how strongly a square with two equal neighbours is


@kernel
def clumping(squares: Any) -> float:
    """The measure of looks, less is better: how near equal values are to each other.

    Every two equal squares count the inverse square of their distance; a square between two equal
    neighbours counts 2 more. By DOM-2 each value has four edges between two of its own, so 28
    pairs of equal neighbours there must be; the best is that they lie apart and spread out.
    """
    near = 0.0
    trios = 0
    for square in range(SQUARES):
        for other in range(square):
            if squares[other] == squares[square]:
                near += NEARNESS[square, other]
        trios += trios_around(squares, square)
    return near + TRIO * trios


@kernel
def clumping_at(squares: Any, square: int) -> float:
    """What this square adds to the clumping: what would change with its value."""
    near = 0.0
    for other in range(SQUARES):
        if squares[other] == squares[square]:
            near += NEARNESS[square, other]
    trios = trios_around(squares, square)
    for i in range(4):
        neighbour = NEIGHBOURS[square, i]
        if neighbour != NO_NEIGHBOUR and squares[neighbour] == squares[square]:
            trios += equal_neighbours(squares, neighbour) - 1
    return near + TRIO * trios


@kernel
def trios_around(squares: Any, square: int) -> int:
    """In how many ways this square lies between two neighbours equal to it."""
    n = equal_neighbours(squares, square)
    return n * (n - 1) // 2


@kernel
def equal_neighbours(squares: Any, square: int) -> int:
    """How many neighbours have the value of this square."""
    n = 0
    for i in range(4):
        neighbour = NEIGHBOURS[square, i]
        if neighbour != NO_NEIGHBOUR and squares[neighbour] == squares[square]:
            n += 1
    return n


def board_text(squares: Any) -> str:
    """The 64 digits of a board whose squares are numbered from a1."""
    ranks = np.asarray(squares).reshape(SIDE, SIDE)[::-1]
    return "".join(str(value) for value in ranks.flat)
