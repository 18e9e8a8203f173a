"""What lies on the board of Domination: edges that are taken, fields that are conquered."""

from __future__ import annotations

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rules import State
from boneyard.engine.tiles import KINDS
from boneyard.games.domination.board import COPIES, KIND
from boneyard.games.domination.grid import (
    EDGE_FIELDS,
    EDGE_SQUARES,
    EDGES,
    FIELDS,
    IS_OUTER,
    NO_FIELD,
)

NOBODY = TAKEN = -1


@kernel
def empty_board(s: State) -> None:
    """No field is conquered; empty edges are listed by the kind of domino that fits them."""
    for field in range(FIELDS):
        s.chip[field] = NOBODY
    found = stack_array(KINDS, np.int8)  # edges of each kind
    for kind in range(KINDS):
        found[kind] = 0
    for edge in range(EDGES):
        s.laid_by[edge] = NOBODY
        kind = kind_at(s, edge)
        s.empty[kind, found[kind]] = edge
        found[kind] += 1


@kernel
def kind_at(s: State, edge: int) -> int:
    """The kind of domino whose halves are the two squares of this edge (DOM-5)."""
    return int(KIND[s.squares[EDGE_SQUARES[edge, 0]], s.squares[EDGE_SQUARES[edge, 1]]])


@kernel
def lay(s: State, seat: int, edge: int) -> None:
    """A domino goes from a rack to its edge, and conquers what it closes."""
    kind = kind_at(s, edge)
    s.rack[seat, kind] -= 1
    if s.rack[seat, kind] == 0:
        s.held[seat] &= ~(1 << kind)
    for i in range(COPIES):  # written without a branch: a fifth more games a second
        s.empty[kind, i] = TAKEN if s.empty[kind, i] == edge else s.empty[kind, i]
    s.laid_by[edge] = seat
    s.order[s.laid] = edge
    s.laid += 1
    for i in range(2):
        field = EDGE_FIELDS[edge, i]
        if field != NO_FIELD:
            close_side(s, seat, field)


@kernel
def close_side(s: State, seat: int, field: int) -> None:
    """One more side of a field is closed; with the fourth it is conquered (DOM-7)."""
    s.sides[field] += 1
    if s.sides[field] == 4:
        s.chip[field] = seat
        s.fields[seat] += 1
        s.outer[seat] += IS_OUTER[field]
