"""The moves worth considering, by how good they look at first sight."""

from __future__ import annotations

from typing import Any

from boneyard.bots.heuristics import consider, weigh
from boneyard.bots.search.memory import ROOT, add_node
from boneyard.bots.search.playout import first_above
from boneyard.engine.kernels.dispatch import legal
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import below, unit

TAKEN = -1.0  # a weight below all


@kernel
def weigh_all(w: Any) -> int:
    """List the legal moves worth considering, and their weights; returns how many there are."""
    s, moves = w.states[ROOT], w.moves[0]
    n = consider(s, w.seat, moves, legal(s, w.seat, moves), w.u)
    for i in range(n):
        w.weights[i] = weigh(s, w.seat, moves[i])
    return n


@kernel
def add_candidate(w: Any, i: int) -> None:
    """Make a move of the list a candidate."""
    add_node(w, w.moves[0, i], w.seat, w.weights[i])
    w.candidates += 1


@kernel
def add_best(w: Any, most: int) -> None:
    """Make candidates of the moves that look best, the best first."""
    n = weigh_all(w)
    for _ in range(min(n, most)):
        best = 0
        for i in range(1, n):
            if w.weights[i] > w.weights[best]:
                best = i
        add_candidate(w, best)
        w.weights[best] = TAKEN


@kernel
def draw_by_weight(w: Any, n: int) -> int:
    """One of the first n moves at random, a move of twice the weight twice as likely."""
    total = 0.0
    for i in range(n):
        total += w.weights[i]
        w.weights[i] = total
    return first_above(w.weights, n, unit(w) * total)


@kernel
def draw_best(w: Any, n: int) -> int:
    """The move of the greatest weight among the first n; of several, each equally likely."""
    best, equal = 0, 1
    for i in range(1, n):
        if w.weights[i] > w.weights[best]:
            best, equal = i, 1
        elif w.weights[i] == w.weights[best]:
            equal += 1
    skipped = below(w, equal)
    for i in range(best, n):
        if w.weights[i] == w.weights[best]:
            if skipped == 0:
                return i
            skipped -= 1
    return best
