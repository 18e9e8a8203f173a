"""The searches' working memory: one record for each game, which all their kernels share."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.search.playout import TALLY
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import MOST_SEATS, Rules

MOST_DEPTH = 64  # of the tree
ROOT, WORLD, TRIAL, ACCEPTED = range(4)  # the states of a scratch

# A move and what became of it: a node of the tree, or one of several candidates.
NODE = np.dtype(
    [
        ("move", np.int64),
        ("value_sum", np.float64),  # for the seat that made the move
        ("square_sum", np.float64),
        ("prior", np.float64),  # by heuristics; quick until it is refined
        ("visits", np.int32),
        ("available", np.int32),  # how often it was legal when its parent was visited
        ("first_child", np.int32),  # 0: none
        ("next_sibling", np.int32),  # 0: none
        ("seat", np.int8),  # that made the move
        ("refined", np.bool_),
    ],
    align=True,
)


def new_scratch(rules: Rules) -> Any:
    """An array of one record, for one thread: Numba is handed an array faster than a record."""
    most = rules.most_moves
    dtype = np.dtype(
        [
            # What is searched, and how hard
            ("seat", np.int64),
            ("tally", np.int64),
            ("u", np.float64),  # for `consider` at the root
            ("inference_weight", np.float64),  # of what the others' choices reveal
            ("max_moves", np.int64),  # of a playout
            ("explore", np.float64),  # the constant of PUCT
            # The position itself, this simulation's world, a copy to play in, the last good world
            ("states", rules.dtype, 4),
            ("belief", np.float64),  # in the last good world
            # Where the search stands
            ("candidate", np.int64),  # flat: whose turn it is to be tried
            ("luck", np.uint64),  # flat: the random numbers that all candidates get
            ("nodes", np.int64),  # tree: in use
            ("path", np.int64, MOST_DEPTH),
            ("child_of", np.int64, most),  # by place in the list of moves
            # Buffers
            ("moves", np.int64, (2, most)),  # in the tree, and in a playout
            ("weights", np.float64, most),
            ("scores", np.int64, MOST_SEATS),
            ("rewards", np.float64, MOST_SEATS),
            ("rng", np.uint64),
        ],
        align=True,
    )
    scratch = np.zeros(1, dtype)
    scratch["tally"] = TALLY[rules.tally]
    return scratch


@kernel
def update(node: Any, value: float) -> None:
    """Count one more visit with its value."""
    node.value_sum += value
    node.square_sum += value * value
    node.visits += 1
