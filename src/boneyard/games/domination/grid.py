"""The grid of Domination: 64 squares, the 112 edges between them, the 49 fields (DOM-1).

Square 0 is a1, 1 is b1, 8 is a2. Edges 0 to 55 lie between a left and a right square, 56 to 111
between a lower and an upper one. Field 0 is the one whose lower left square is a1.
"""

from __future__ import annotations

import numpy as np

from boneyard.engine.letters import letters_table

SIDE = 8
SQUARES = SIDE * SIDE
FIELDS_A_ROW = SIDE - 1
FIELDS = FIELDS_A_ROW * FIELDS_A_ROW
NO_FIELD = -1

FILES, RANKS = "abcdefgh", "12345678"
SQUARE_TEXT = tuple(file + rank for rank in RANKS for file in FILES)

# The two squares of each edge, the lower one (file, then rank) first.
_EAST = [(s, s + 1) for s in range(SQUARES) if s % SIDE < SIDE - 1]
_NORTH = [(s, s + SIDE) for s in range(SQUARES - SIDE)]
EDGE_SQUARES = np.array(_EAST + _NORTH, np.int64)
EDGES = len(EDGE_SQUARES)
EDGE_TEXT = tuple(SQUARE_TEXT[low] + SQUARE_TEXT[high] for low, high in EDGE_SQUARES.tolist())
EDGE_LETTERS = letters_table(EDGE_TEXT)
EDGE_INDEX = {text: edge for edge, text in enumerate(EDGE_TEXT)}

# The lower left square of each field, and its four sides.
FIELD_CORNER = tuple(s for s in range(SQUARES - SIDE) if s % SIDE < SIDE - 1)
FIELD_TEXT = tuple(SQUARE_TEXT[corner] for corner in FIELD_CORNER)
FIELD_EDGES = tuple(
    (
        EDGE_INDEX[SQUARE_TEXT[s] + SQUARE_TEXT[s + 1]],
        EDGE_INDEX[SQUARE_TEXT[s + SIDE] + SQUARE_TEXT[s + SIDE + 1]],
        EDGE_INDEX[SQUARE_TEXT[s] + SQUARE_TEXT[s + SIDE]],
        EDGE_INDEX[SQUARE_TEXT[s + 1] + SQUARE_TEXT[s + SIDE + 1]],
    )
    for s in FIELD_CORNER
)

# The fields that touch the edge of the board.
IS_OUTER = np.array(
    [
        field % FIELDS_A_ROW in (0, FIELDS_A_ROW - 1)
        or field // FIELDS_A_ROW in (0, FIELDS_A_ROW - 1)
        for field in range(FIELDS)
    ]
)


def fields_beside(edge: int) -> list[int]:
    """The fields that an edge is a side of: one at the edge of the board, two inside.

    >>> [FIELD_TEXT[field] for field in fields_beside(EDGE_INDEX["d4d5"])]
    ['c4', 'd4']
    """
    return [field for field, sides in enumerate(FIELD_EDGES) if edge in sides]


EDGE_FIELDS = np.array([(*fields_beside(edge), NO_FIELD)[:2] for edge in range(EDGES)], np.int64)

NO_NEIGHBOUR = -1
NEIGHBOURS = np.full((SQUARES, 4), NO_NEIGHBOUR, np.int64)
for _square in range(SQUARES):
    _beside = [sum(edge) - _square for edge in EDGE_SQUARES.tolist() if _square in edge]
    NEIGHBOURS[_square, : len(_beside)] = _beside
