"""What is kept of each game of a batch besides its state: one record a row.

A record, because a kernel is handed one address for it, where a dozen arrays would be a hundred
numbers at every call; and because its lengths are known when a kernel is compiled. Each field is
an array to Python (`Batch.obs` and the others), without a copy.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from boneyard.engine.observations import Encoding
from boneyard.engine.rng import seed_of
from boneyard.engine.rules import MOST_SEATS, Rules

ABSENT = 1  # the length of what a game does not have: Numba knows no field without places
APART = np.uint64(0xD1B54A32D192ED03)


def row_dtype(rules: Rules, encoding: Encoding) -> np.dtype[Any]:
    """The record of a game. Either its moves are dense, and it has a mask, or it lists them."""
    listed = encoding.features is not None and not encoding.dense
    most = rules.most_moves + 1 if listed else ABSENT  # and waiting
    features = encoding.features.size if encoding.features and listed else ABSENT
    return np.dtype(
        [
            ("dice", np.uint64),  # random numbers of policies
            ("episode", np.int64),  # the number of the game in this row
            ("legal_n", np.int32),  # how many legal moves there are
            ("rewards", np.float32, max(rules.players)),  # of the last step
            ("actors", np.uint16),  # the seats that may act, as a bit set
            ("waited", np.uint16),  # those of them that were asked and wait
            ("to_move", np.int8),  # the seat that is asked
            ("done", np.uint8),  # the last step ended a game
            ("obs", np.int8, encoding.spec.size),  # what the seat that is asked knows
            ("mask", np.uint8, encoding.actions or ABSENT),  # 1 for each legal move
            ("legal", np.int32, most),  # the legal moves
            ("features", np.int8, (most, features)),  # and what each of them is
        ],
        align=True,
    )


def new_rows(rules: Rules, encoding: Encoding, n: int) -> Any:
    """Rows for so many games."""
    return np.zeros(n, row_dtype(rules, encoding))


def new_buffers(rules: Rules, encoding: Encoding) -> tuple[Any, Any]:
    """What a thread lists moves and scores in."""
    room = max(rules.most_moves + 1, encoding.actions)
    return np.zeros(room, np.int64), np.zeros(MOST_SEATS, np.int64)


def first_dice(n: int, seed: int) -> Any:
    """Random numbers for the policies of each row, which have nothing to do with the deals."""
    return np.uint64(seed_of(seed, -2)) + np.arange(n, dtype=np.uint64) * APART


def parts(n: int, threads: int) -> list[tuple[int, int]]:
    """The rows of each thread.

    >>> parts(10, 3)
    [(0, 4), (4, 7), (7, 10)]
    """
    bounds = [-(-n * i // threads) for i in range(threads + 1)]
    return [(first, end) for first, end in pairwise(bounds) if end > first]
