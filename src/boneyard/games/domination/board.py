"""Boards of Domination: 64 printed values of which each kind of domino fits four edges (DOM-2).

A board is written as 64 digits in reading order: rank 8 first, each rank from file a to file h.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.letters import ZERO
from boneyard.engine.rng import below, shuffle
from boneyard.engine.tiles import KINDS, PAIRS, TEXT
from boneyard.errors import BadValue
from boneyard.games.domination.grid import (
    EDGE_SQUARES,
    EDGES,
    NEIGHBOURS,
    NO_NEIGHBOUR,
    SIDE,
    SQUARES,
)
from boneyard.games.domination.labellings import LABELLINGS

COPIES = 4  # four double-six sets, and four edges for each kind (DOM-2)
VALUES = 7
SHOWN = 3  # faults of a board that an error names
TAB, RETURN, SPACE = (ord(char) for char in "\t\r ")  # white space: tab to return, and space

KIND = np.array(
    [[PAIRS.index((min(a, b), max(a, b))) for b in range(VALUES)] for a in range(VALUES)], np.int64
)

# How much two squares of the same value clump: the inverse square of their distance.
_FILE, _RANK = np.arange(SQUARES) % SIDE, np.arange(SQUARES) // SIDE
_DISTANCE = (_FILE[:, None] - _FILE) ** 2 + (_RANK[:, None] - _RANK) ** 2
NEARNESS = np.divide(1.0, _DISTANCE, out=np.zeros((SQUARES, SQUARES)), where=_DISTANCE > 0)
TRIO = 2.0  # and how much a square with two equal neighbours does


@kernel
def clumping(squares: Any) -> float:
    """How near equal values are to each other; less looks better.

    Every pair of equal squares counts the inverse square of their distance; a square between two
    equal neighbours counts 2 more. By DOM-2 each value has four edges between two of its own, so
    there must be 28 pairs of equal neighbours; it is best if they are spread out.
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
    """What this square adds to the clumping: the part that depends on its value."""
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


@kernel
def draw_board(s: Any) -> None:
    """Fill a state's squares at random: one of our labellings, turned or mirrored, values renamed.

    That keeps four edges for each kind (DOM-2).
    """
    labelling = below(s, len(LABELLED))
    turn = below(s, len(TURNS))
    names = stack_array(VALUES, np.int8)
    for value in range(VALUES):
        names[value] = value
    shuffle(s, names, VALUES)
    for square in range(SQUARES):
        s.squares[square] = names[LABELLED[labelling, TURNS[turn, square]]]


def is_drawn(squares: Any) -> bool:
    """Whether `draw_board` can produce these squares.

    >>> is_drawn(board_squares(LABELLINGS[0]))
    True
    """
    for labelled in LABELLED:
        for turn in TURNS:
            if len(set(zip(labelled[turn].tolist(), squares.tolist(), strict=True))) == VALUES:
                return True
    return False


@kernel
def read_squares(text: Any, n: int, squares: Any) -> bool:
    """Write the 64 digits that n letters are, but for white space; False: they are not."""
    found = 0
    for i in range(n):
        if text[i] == SPACE or TAB <= text[i] <= RETURN:
            continue
        value = int64(text[i]) - ZERO
        if found == SQUARES or not 0 <= value < VALUES:
            return False
        squares[READING_ORDER[found]] = value
        found += 1
    return found == SQUARES


@kernel
def count_edges(squares: Any, edges: Any) -> None:
    """How many edges of a board each kind of domino fits."""
    for kind in range(KINDS):
        edges[kind] = 0
    for edge in range(EDGES):
        edges[KIND[squares[EDGE_SQUARES[edge, 0]], squares[EDGE_SQUARES[edge, 1]]]] += 1


@kernel
def is_board(squares: Any) -> bool:
    """Whether each kind of domino fits four edges (DOM-2)."""
    edges = stack_array(KINDS, np.int64)
    count_edges(squares, edges)
    for kind in range(KINDS):
        if edges[kind] != COPIES:
            return False
    return True


def read_board(text: object) -> str:
    """The 64 digits of a valid board, given with or without white space; or an error.

    >>> read_board("0" * 64)
    Traceback (most recent call last):
    boneyard.errors.BadValue: each domino must fit 4 edges of a board; here 00: 112, 10: 0, 20: 0, …
    """
    digits = "".join(text.split()) if isinstance(text, str) else ""
    if not read_squares(*letters_of(digits), np.zeros(SQUARES, np.int8)):
        raise BadValue(code="board", count=SQUARES, given=str(text))
    wrong = [f"{TEXT[k]}: {n}" for k, n in enumerate(edges_per_kind(digits)) if n != COPIES]
    if wrong:
        shown = ", ".join(wrong[:SHOWN]) + (", …" if len(wrong) > SHOWN else "")
        raise BadValue(code="board-edges", count=COPIES, shown=shown)
    return digits


def letters_of(text: str) -> tuple[Any, int]:
    """A text as bytes for a kernel, and how many there are."""
    letters = np.array(list(text.encode("ascii", "replace")), np.uint8)
    return letters, len(letters)


def edges_per_kind(board: str) -> list[int]:
    """How many edges of a board each kind of domino fits (DOM-2).

    >>> set(edges_per_kind(LABELLINGS[0]))
    {4}
    """
    edges = np.zeros(KINDS, np.int64)
    count_edges(board_squares(board), edges)
    return list(edges.tolist())


def board_squares(board: str) -> np.ndarray[Any, np.dtype[np.int8]]:
    """The values of the squares, numbered from a1, of a board as 64 digits."""
    return np.array([int(digit) for digit in board], np.int8)[READING_ORDER]


def board_text(squares: Any) -> str:
    """The 64 digits of a board whose squares are numbered from a1."""
    return "".join(str(value) for value in np.asarray(squares)[READING_ORDER].tolist())


# Square numbers in reading order: rank 8 first. It is its own inverse.
READING_ORDER = np.arange(SQUARES).reshape(SIDE, SIDE)[::-1].ravel()
LABELLED = np.array([board_squares(board) for board in LABELLINGS])
_SQUARE = np.arange(SQUARES).reshape(SIDE, SIDE)
TURNS = np.array(
    [np.rot90(grid, times).ravel() for grid in (_SQUARE, _SQUARE.T) for times in range(4)]
)
