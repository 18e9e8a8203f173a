"""What was thought of the moves that were compared, the best first."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.heuristics import guesses
from boneyard.bots.search.exact import SOLVED
from boneyard.bots.search.memory import ROOT
from boneyard.bots.search.playout import first_above, points_a_reward
from boneyard.bots.search.tree import list_children
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.maths import exp, log

TEMPERATURE = 10.0  # points or wins in per cent, divided by the players; see `mix`

THOUGHT = np.dtype(
    [
        ("move", np.int64),
        ("value", np.float64),  # expected reward, in the points of the arena
        ("error", np.float64),  # one standard error of the value
        ("visits", np.int64),  # simulations spent on it; 0: the move was chosen without any
        ("exact", np.int64),  # 1: every continuation was searched
    ],
    align=True,
)


@kernel
def list_thoughts(w: Any, thoughts: Any) -> int:
    """Fill in a thought for each move that was compared; returns how many there are."""
    n = list_exact(w, thoughts) if w.endgame.status == SOLVED else list_tried(w, thoughts)
    if guesses(w.states[ROOT]):
        mix(w, thoughts, n)
    return n


@kernel
def list_exact(w: Any, thoughts: Any) -> int:
    """From an exact search."""
    e = w.endgame
    scale = points_a_reward(w.states[ROOT])
    for i in range(e.count):
        place = insert(w, thoughts, 0, i, e.values[i])
        thoughts[place].move = e.moves[0, i]
        thoughts[place].value = e.values[i] * scale
        thoughts[place].error = 0.0
        thoughts[place].visits = 1
        thoughts[place].exact = 1
    return int(e.count)


@kernel
def list_tried(w: Any, thoughts: Any) -> int:
    """From simulations. A tree is trusted where it searched most; what it hardly tried comes last.

    With a prior_weight, a move that looks better gets the benefit of the doubt: that many standard
    errors for each factor of e in its weight.
    """
    compared = list_candidates(w)
    most, highest = 0, 0.0
    for i in range(compared):
        node = w.nodes[w.child_of[i]]
        most = max(most, node.visits)
        highest = max(highest, node.prior)
    n = 0
    for hardly_tried in range(2):
        first = n
        for i in range(compared):
            node = w.nodes[w.child_of[i]]
            if (node.visits * 2 <= most) == hardly_tried:
                add_thought(w, thoughts, first, n, node, highest)
                n += 1
    return n


@kernel
def list_candidates(w: Any) -> int:
    """Put the nodes of the moves that are compared into child_of; returns how many there are."""
    if w.candidates == 0:
        return list_children(w)
    for i in range(w.candidates):
        w.child_of[i] = 1 + i
    return int(w.candidates)


@kernel
def add_thought(w: Any, thoughts: Any, first: int, n: int, node: Any, highest: float) -> None:
    """Add a node to the n thoughts so far, among those from `first` on."""
    scale = points_a_reward(w.states[ROOT])
    tried = max(node.visits, 1)
    mean = node.value_sum / tried
    error = np.sqrt(max(node.square_sum / tried - mean * mean, 0.0) / tried)
    merit = mean
    if w.prior_weight > 0.0:
        merit += w.prior_weight * log(node.prior / highest) * error
    place = insert(w, thoughts, first, n, merit)
    thoughts[place].move = node.move
    thoughts[place].value = mean * scale
    thoughts[place].error = error * scale
    thoughts[place].visits = node.visits
    thoughts[place].exact = 0


@kernel
def insert(w: Any, thoughts: Any, first: int, n: int, merit: float) -> int:
    """Make a place by merit, among those from `first` on, after all that are as good."""
    i = n
    while i > first and w.weights[i - 1] < merit:
        w.weights[i] = w.weights[i - 1]
        thoughts[i] = thoughts[i - 1]
        i -= 1
    w.weights[i] = merit
    return i


@kernel
def mix(w: Any, thoughts: Any, n: int) -> None:
    """Move one to the front at random, a better one likelier: a sure guess can be exploited."""
    best = thoughts[0].value
    for i in range(1, n):
        best = max(best, thoughts[i].value)
    temperature = TEMPERATURE / w.states[ROOT].seats
    total = 0.0
    for i in range(n):
        total += exp((thoughts[i].value - best) / temperature)
        w.weights[i] = total
    move_to_front(thoughts, first_above(w.weights, n, w.guess * total))


@kernel
def move_to_front(thoughts: Any, chosen: int) -> None:
    """Put one before all others, which keep their order."""
    for i in range(chosen, 0, -1):
        swap(thoughts[i], thoughts[i - 1])


@kernel
def swap(one: Any, other: Any) -> None:
    """Exchange two thoughts."""
    one.move, other.move = other.move, one.move
    one.value, other.value = other.value, one.value
    one.error, other.error = other.error, one.error
    one.visits, other.visits = other.visits, one.visits
    one.exact, other.exact = other.exact, one.exact
