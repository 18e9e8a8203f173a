"""All that a search remembers: one record for each game, which all its kernels share.

The host hands it over, kept from one move to the next, and never needs to clear it. The kernels
allocate nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import MOST_SEATS, Rules

MOST_DEPTH = 64  # of the tree
MOST_PLIES = 40  # of an exact search
ROOT, WORLD, TRIAL, ACCEPTED = STATES = range(4)  # the states of a memory
# That the tree has room for. The same everywhere, because a full tree can lead to another choice.
NODES = 250_000

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

# A position on the way down an exact search.
FRAME = np.dtype(
    [
        ("seat", np.int64),  # to move
        ("moves", np.int64),
        ("next", np.int64),  # move to search
        ("value", np.float64),  # the best so far
        ("alpha", np.float64),
        ("beta", np.float64),
    ],
    align=True,
)


def endgame_dtype(rules: Rules) -> np.dtype[Any]:
    """What an exact search remembers, with a row for each ply; a game of chance has none."""
    plies = 1 if rules.chance_after_deal else MOST_PLIES + 1
    return np.dtype(
        [
            ("status", np.int64),
            ("count", np.int64),  # of the moves to be compared
            ("number", np.int64),  # of the one that comes next
            ("depth", np.int64),
            ("positions", np.int64),  # looked at after this move
            ("values", np.float64, rules.most_moves),  # of the moves that are known
            ("weights", np.float64, rules.most_moves),
            ("states", rules.dtype, plies),
            ("moves", np.int64, (plies, rules.most_moves)),
            ("frames", FRAME, plies),
        ],
        align=True,
    )


def memory_dtype(rules: Rules, nodes: int = NODES) -> np.dtype[Any]:
    """The record for a game, with room for so many nodes."""
    most = rules.most_moves
    fields = np.dtype(
        [
            # What is asked, and how hard to think about it
            ("level", np.int64),
            ("seat", np.int64),
            ("most_simulations", np.int64),
            ("most_positions", np.int64),  # of an exact search, after each move
            ("max_moves", np.int64),  # of a playout
            ("prior_weight", np.float64),  # of how a move looks at first sight
            ("inference_weight", np.float64),  # of what the others' choices reveal
            ("u", np.float64),  # for `consider` at the root
            ("guess", np.float64),  # from 0 to 1: which move, where the player must guess
            # The position itself, this simulation's world, a copy to play in, the last good world
            ("states", rules.dtype, len(STATES)),
            ("belief", np.float64),  # in the last good world
            # Where the search stands
            ("simulations", np.int64),
            ("done", np.int64),  # 1: nothing more can change the choice
            ("candidates", np.int64),  # flat: the nodes from 1 on; 0: it is a tree
            ("candidate", np.int64),  # flat: whose turn it is to be tried
            ("luck", np.uint64),  # flat: the random numbers that all candidates get
            ("used", np.int64),  # nodes
            ("path", np.int64, MOST_DEPTH),
            ("child_of", np.int64, most),  # by place in the list of moves
            # Buffers
            ("moves", np.int64, (2, most)),  # in the tree, and in a playout
            ("weights", np.float64, most),
            ("scores", np.int64, MOST_SEATS),
            ("rewards", np.float64, MOST_SEATS),
            ("rng", np.uint64),
            ("endgame", endgame_dtype(rules)),
            ("nodes", NODE, nodes),
        ],
        align=True,
    )
    return with_bytes_of_states(fields)


def with_bytes_of_states(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same with another name for the place of `states`: `bytes`, to compare them by."""
    fields: Any = dtype.fields
    kind, place = fields["states"][:2]
    names = [*fields, "bytes"]
    formats = [*(field[0] for field in fields.values())]
    shape = (len(STATES), kind.base.itemsize)
    return np.dtype(
        {
            "names": names,
            "formats": [*formats, np.dtype((np.uint8, shape))],
            "offsets": [*(field[1] for field in fields.values()), place],
            "itemsize": dtype.itemsize,
        },
        align=True,
    )


def new_memory(rules: Rules, nodes: int = NODES) -> Any:
    """An array of one record, for one thread: Numba is handed an array faster than a record."""
    return np.zeros(1, memory_dtype(rules, nodes))


@kernel
def add_node(w: Any, move: int, seat: int, prior: float) -> int:
    """The index of a new node, of which nothing is known yet."""
    index = int(w.used)
    w.used += 1
    node = w.nodes[index]
    node.move, node.seat, node.prior = move, seat, prior
    node.value_sum, node.square_sum = 0.0, 0.0
    node.visits, node.available = 0, 1
    node.first_child, node.next_sibling = 0, 0
    node.refined = False
    return index


@kernel
def update(node: Any, value: float) -> None:
    """Count one more visit with its value."""
    node.value_sum += value
    node.square_sum += value * value
    node.visits += 1
