"""Moves of Domination as text, and why a move is refused. A move is the two squares of an edge."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.letters import find_text, letters_table, put_text
from boneyard.engine.rules import State
from boneyard.engine.texts import Reason, refused, tell_letters, tell_text
from boneyard.engine.tiles import TEXT
from boneyard.games.domination.grid import EDGE_LETTERS, EDGE_SQUARES, EDGES, SQUARE_TEXT
from boneyard.games.domination.table import NOBODY, kind_at

LOWER_SQUARE_FIRST, NOT_NEIGHBOURS, NOT_AN_EDGE, EDGE_TAKEN, NOT_IN_HAND = range(5)
REASONS = (
    Reason("lower-square-first", "edge"),
    Reason("not-neighbours", "one", "two"),
    Reason("not-an-edge"),
    Reason("edge-taken", "edge"),
    Reason("not-in-hand", "tile"),
)

SQUARE_LETTERS, TILE_LETTERS = letters_table(SQUARE_TEXT), letters_table(TEXT)
EDGE_LENGTH = EDGE_LETTERS.shape[1]


@kernel
def write_move(s: State, seat: int, move: int, out: Any, at: int) -> int:
    """A move in notation: the two squares of its edge."""
    return put_text(out, at, EDGE_LETTERS, move)


@kernel
def read_move(s: State, seat: int, text: Any, n: int, r: Any) -> int:
    """The edge that a text names."""
    if n != EDGE_LENGTH:
        return refused(r, NOT_AN_EDGE)
    one = find_text(SQUARE_LETTERS, text, 0, 2)
    two = find_text(SQUARE_LETTERS, text, 2, 4)
    if one < 0 or two < 0:
        return refused(r, NOT_AN_EDGE)
    edge = edge_between(one, two)
    if edge >= 0:
        return edge
    edge = edge_between(two, one)
    if edge >= 0:
        refused(r, LOWER_SQUARE_FIRST)
        return tell_text(r, EDGE_LETTERS, edge)
    refused(r, NOT_NEIGHBOURS)
    tell_letters(r, text, 0, 2)
    return tell_letters(r, text, 2, 4)


@kernel
def edge_between(low: int, high: int) -> int:
    """The edge from a square to its neighbour to the right or above; -1 if there is none."""
    for edge in range(EDGES):
        if EDGE_SQUARES[edge, 0] == low and EDGE_SQUARES[edge, 1] == high:
            return edge
    return -1


@kernel
def refuse(s: State, seat: int, move: int, r: Any) -> None:
    """Why an edge is not legal for the seat whose turn it is."""
    if s.laid_by[move] != NOBODY:
        refused(r, EDGE_TAKEN)
        tell_text(r, EDGE_LETTERS, move)
    else:
        refused(r, NOT_IN_HAND)
        tell_text(r, TILE_LETTERS, kind_at(s, move))
