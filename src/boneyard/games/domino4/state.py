"""Everything there is to know about a position of Domino 4, as one record."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.rules import MOST_SEATS, Option
from boneyard.games.domino4 import memory, table
from boneyard.games.domino4.tiles import TILES

NOBODY = -1
IN_TURN, ANSWERS, PLAYER_GIVES, ACCUSER_GIVES = range(4)  # phases
RUNNING, WENT_OUT, BLOCKED, ENDLESS = range(4)

IN_HAND = np.array([0, 0, 11, 9, 7, 7, 7, 7, 7], np.int64)  # D4-3
MOST_IDLE = 12  # D4-36, turns per player

OPTIONS = (
    Option("cornerstone", False, choices=(False, True)),
    Option("bluff", False, choices=(False, True)),
)

FIELDS: list[Any] = [
    ("rng", np.uint64),
    ("hands", np.int64, MOST_SEATS),
    ("seats", np.int8),
    ("turn", np.int8),
    ("cornerstone", np.int8),
    ("bluff", np.int8),
    ("ended", np.int8),
    ("winner", np.int8),  # the seat that went out
    ("phase", np.int8),
    ("waiting", np.int16),  # seats that have yet to answer, as a bit set
    ("accuser", np.int8),
    ("owes", np.int8),  # the seat that has one tile and did not announce it (D4-15)
    ("skips", np.int16),  # seats that skip their next turn, as a bit set
    ("stayed", np.int8),  # tiles laid to stay in this turn
    ("began_empty", np.int8),  # this turn started with the stock empty
    ("idle", np.int16),  # turns in a row that left no tile on the table (D4-16)
    ("passes", np.int16),  # of these, passed or skipped with no stock, none lost (D4-18)
    ("stale", np.int16),  # of these, started with no stock (D4-36)
    ("stock", np.int8, TILES),
    ("stock_left", np.int8),  # the last of these is drawn next
    *table.FIELDS,
    *memory.FIELDS,
]

# Widest first: a record without gaps, so that equal positions are equal bytes.
STATE = np.dtype(sorted(FIELDS, key=lambda field: -np.dtype(field[1]).itemsize), align=True)
