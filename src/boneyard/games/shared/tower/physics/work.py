"""The judge's working memory: all its kernels write here and allocate nothing."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.tiles import KINDS

TABLE = KINDS  # the table as one more body, below all others
BODIES = KINDS + 1
# Halves stand in columns, and each half but the lowest of a column is in contact with the one below
# it. Each domino on the table has one contact more, and is the lowest of two columns: so t of them
# leave at most 2 * KINDS - 2 * t + t contacts. One for each domino is in the tree of `frame`.
MOST_CONTACTS = 2 * KINDS - 1
MOST_EDGES = 8  # of the intersection of two rectangles
MOST_LOOPS = MOST_CONTACTS - KINDS
MOST_ROWS = MOST_CONTACTS * MOST_EDGES + 1
MOST_PIVOTS = 400
LAST_RESORT = 10_000
MOST_COLUMNS = 3 * MOST_LOOPS + 2

WORK = np.dtype(
    [
        # Real places (footprint.py)
        ("corners", np.float64, (KINDS, 4, 2)),
        ("centre", np.float64, (KINDS, 2)),
        ("polygon", np.float64, (2, MOST_EDGES + 2, 2)),
        # Contacts (contacts.py), and the order to visit them in: by upper, then lower domino
        ("contacts", np.int64),
        ("order", np.int64, MOST_CONTACTS),
        ("lower", np.int64, MOST_CONTACTS),
        ("upper", np.int64, MOST_CONTACTS),
        ("edges", np.int64, MOST_CONTACTS),
        ("edge", np.float64, (MOST_CONTACTS, MOST_EDGES, 3)),
        ("pull", np.float64, MOST_CONTACTS),
        ("pull_x", np.float64, MOST_CONTACTS),
        ("pull_y", np.float64, MOST_CONTACTS),
        # What each domino weighs, with the hand on it: force and moments
        ("load", np.float64, (KINDS, 3)),
        # The spanning tree (frame.py)
        ("first", np.int64, BODIES),
        ("next", np.int64, 2 * MOST_CONTACTS),
        ("parent", np.int64, BODIES),
        ("via", np.int64, BODIES),
        ("sign", np.int64, BODIES),
        ("queue", np.int64, BODIES),
        ("carried", np.float64, (BODIES, 3)),
        ("upper_ends", np.int64, BODIES),
        ("lower_ends", np.int64, BODIES),
        ("loops", np.int64),
        ("chord", np.int64, MOST_LOOPS),
        ("plus", np.int64, MOST_CONTACTS),
        ("minus", np.int64, MOST_CONTACTS),
        ("flow", np.float64, (MOST_CONTACTS, 3)),
        # The linear programs of the loops (simplex.py)
        ("tableau", np.float64, (MOST_ROWS, MOST_COLUMNS)),
        ("row", np.int64, MOST_ROWS),
        ("column", np.int64, MOST_COLUMNS),
        ("most_pivots", np.int64),
        ("last_resort", np.int64),  # the pivots of the careful way
        ("fallbacks", np.int64),  # linear programs that needed the careful solver,
        ("unsolved", np.int64),  # and those that it could not solve either
        # The verdict (equilibrium.py)
        ("weakest", np.int64),  # a contact
        ("opening", np.float64, (MOST_CONTACTS, 3)),
        ("motion", np.float64, (BODIES, 3)),
        ("falling", np.int64),  # one bit for each domino
        # Random numbers for hands that are only imagined (hand.py)
        ("rng", np.uint64),
    ],
    align=True,
)


@kernel
def clean(work: Any) -> None:
    """Make a working memory, whatever it holds, ready for the judge."""
    work.most_pivots = MOST_PIVOTS
    work.last_resort = LAST_RESORT
    work.fallbacks = 0
    work.unsolved = 0


def new_work() -> Any:
    """A working memory for Python.

    >>> new_work().dtype == WORK
    True
    """
    work = np.zeros(1, WORK)[0]
    work["most_pivots"] = MOST_PIVOTS
    work["last_resort"] = LAST_RESORT
    return work
