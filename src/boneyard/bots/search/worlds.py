"""Worlds that could be the true one, in proportion to how well they explain what the others did.

A chain of re-deals: each new one takes the place of the last if it explains as much, and by chance
if it explains less (Metropolis). One re-deal a world, however sharp the conclusions are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.heuristics import log_likelihood, resample
from boneyard.engine.kernels.dispatch import redeal
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import advance, unit

UNBORN = -1e9  # belief in the world before the first


@kernel
def next_world(states: Any, seat: int, belief: float, inference_weight: float, dice: Any) -> float:
    """Put a world for states[0] into states[1], the last one being in states[3]; its belief.

    With inference_weight 0 every world counts alike; with 1 the others are taken to play by these
    heuristics.
    """
    states[1] = states[0]
    redeal(states[1], seat, advance(dice))
    found = 0.0
    if inference_weight > 0.0:
        resample(states[1], seat, dice)
        found = inference_weight * log_likelihood(states[1], seat)
    if found >= belief or unit(dice) < np.exp(found - belief):
        states[3] = states[1]
        return found
    same_world(states, dice)
    return belief


@kernel
def same_world(states: Any, dice: Any) -> None:
    """The last world once more, with other luck to come."""
    states[1] = states[3]
    states[1].rng = advance(dice)
