"""The search for boards of Domination: a random walk towards valid and good-looking ones.

Valid: each of the 28 kinds of domino has four edges (DOM-2). Good-looking: equal values lie far
apart, by the measure `board.clumping`. A step gives a square the value of another one or swaps the
two; the worse it makes the board, the more rarely it is taken, at a constant temperature. The walk
passes through hundreds of valid boards a second; the best is kept.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import below, unit
from boneyard.engine.tiles import KINDS
from boneyard.errors import BadValue
from boneyard.games.domination.board import COPIES, KIND, VALUES, board_text, clumping, clumping_at
from boneyard.games.domination.grid import EDGE_SQUARES, NEIGHBOURS, NO_NEIGHBOUR, SQUARES
from boneyard.progress import progress_bar

UNEVEN = 3.0  # what one edge too many or too few of a kind costs, in units of clumping
HEAT = 0.55
CHUNK = 100_000  # steps: about 30 ms

WALK = np.dtype(
    [
        ("rng", np.uint64),
        ("squares", np.int64, SQUARES),
        ("edges", np.int64, KINDS),  # of each kind
        ("clumping", np.float64),
        ("best", np.int64, SQUARES),
        ("best_clumping", np.float64),  # infinite: no valid board yet
    ]
)


@kernel
def start(w: Any) -> None:
    """Squares at random, and their measures."""
    w.edges[:] = 0
    w.best_clumping = np.inf
    for square in range(SQUARES):
        w.squares[square] = below(w, VALUES)
    w.clumping = clumping(w.squares)
    for edge in range(len(EDGE_SQUARES)):
        low, high = EDGE_SQUARES[edge]
        w.edges[KIND[w.squares[low], w.squares[high]]] += 1


@kernel
def count_edges(w: Any, square: int, step: int) -> int:
    """Add or remove the edges of a square; returns how much more uneven the kinds become."""
    uneven = 0
    for i in range(4):
        neighbour = NEIGHBOURS[square, i]
        if neighbour != NO_NEIGHBOUR:
            kind = KIND[w.squares[square], w.squares[neighbour]]
            before = abs(w.edges[kind] - COPIES)
            w.edges[kind] += step
            uneven += abs(w.edges[kind] - COPIES) - before
    return uneven


@kernel
def change(w: Any, square: int, value: int) -> float:
    """Give a square another value; returns how much worse the board becomes."""
    clumpier = -clumping_at(w.squares, square)
    uneven = count_edges(w, square, -1)
    w.squares[square] = value
    uneven += count_edges(w, square, 1)
    clumpier += clumping_at(w.squares, square)
    w.clumping += clumpier
    return clumpier + UNEVEN * uneven


@kernel
def is_even(w: Any) -> bool:
    """Whether each kind has its four edges (DOM-2)."""
    for kind in range(KINDS):
        if w.edges[kind] != COPIES:
            return False
    return True


@kernel
def walk(w: Any, steps: int) -> None:
    """Some steps of the walk."""
    for _ in range(steps):
        one, two = below(w, SQUARES), below(w, SQUARES)
        first, second = w.squares[one], w.squares[two]
        if first == second:
            continue
        swapping = below(w, 2)
        worse = change(w, one, second)
        if swapping:
            worse += change(w, two, first)
        if worse > 0 and unit(w) >= np.exp(-worse / HEAT):
            change(w, one, first)
            if swapping:
                change(w, two, second)
        elif w.clumping < w.best_clumping - 1e-6 and is_even(w):
            w.best_clumping = w.clumping
            w.best[:] = w.squares


def search(
    seed: int, steps: int, progress: bool | None = None, title: str = "searching for a board"
) -> str:
    """The best board that a walk of this many steps finds, as 64 digits.

    If it finds none, the walk continues until it does. A progress bar is shown in a terminal
    unless progress is False.

    >>> len(search(seed=1, steps=1_000_000))
    64
    """
    if type(steps) is not int or steps < 1:
        raise BadValue(f"steps must be a whole number from 1 up, not {steps!r}")
    w = np.zeros(1, WALK)[0]
    w["rng"] = seed
    start(w)
    with progress_bar(title, steps, progress) as advance:
        while steps > 0 or np.isinf(w["best_clumping"]):
            count = min(CHUNK, steps) if steps > 0 else CHUNK
            walk(w, count)
            advance(count)
            steps -= count
    return board_text(w["best"])
