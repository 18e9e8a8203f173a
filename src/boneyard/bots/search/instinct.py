"""Moves chosen without trying any: by a child and by a beginner."""

from __future__ import annotations

from typing import Any

from boneyard.bots.heuristics import guesses
from boneyard.bots.search.candidates import add_candidate, draw_best, draw_by_weight, weigh_all
from boneyard.bots.search.memory import ROOT
from boneyard.engine.kernels.dispatch import legal
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import below, unit

WHIM = 0.5  # how often a child plays just anything


@kernel
def choose_as_child(w: Any) -> None:
    """A legal move at random, or a random one weighted by how good it looks."""
    if unit(w) < WHIM:
        add_candidate(w, below(w, legal(w.states[ROOT], w.seat, w.moves[0])))
    else:
        add_candidate(w, draw_by_weight(w, weigh_all(w)))


@kernel
def choose_as_beginner(w: Any) -> None:
    """The move that looks best at first sight; a guess is weighted by how good it looks."""
    n = weigh_all(w)
    if guesses(w.states[ROOT]):
        add_candidate(w, draw_by_weight(w, n))
    else:
        add_candidate(w, draw_best(w, n))
