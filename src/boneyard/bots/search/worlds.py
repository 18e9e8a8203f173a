"""Worlds that could be the true one, in proportion to how well they explain the others' moves.

A Markov chain of re-deals: a new one replaces the last if it explains as much, and with some
probability if it explains less (Metropolis). One re-deal a world, however strong the evidence.
"""

from __future__ import annotations

from typing import Any

from boneyard.bots.heuristics import log_likelihood, resample
from boneyard.bots.search.memory import ACCEPTED, ROOT, WORLD
from boneyard.engine.kernels.dispatch import redeal
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.maths import exp
from boneyard.engine.rng import advance, unit

NO_WORLD = -1e9  # the belief before the first world


@kernel
def next_world(w: Any) -> None:
    """Put another world that the root could be into states[WORLD].

    With inference_weight 0 all worlds are equally likely; with 1 the others are assumed to play by
    these heuristics.
    """
    w.states[WORLD] = w.states[ROOT]
    redeal(w.states[WORLD], w.seat, advance(w))
    belief = 0.0
    if w.inference_weight > 0.0:
        resample(w.states[WORLD], w.seat, w)
        belief = w.inference_weight * log_likelihood(w.states[WORLD], w.seat)
    if belief >= w.belief or unit(w) < exp(belief - w.belief):
        w.states[ACCEPTED] = w.states[WORLD]
        w.belief = belief
    else:
        same_world(w)


@kernel
def same_world(w: Any) -> None:
    """The last world again, with different random numbers to come."""
    w.states[WORLD] = w.states[ACCEPTED]
    w.states[WORLD].rng = advance(w)
