"""Flat Monte Carlo: the likely moves tried in many re-dealt worlds and played out by heuristics.

All moves are tried in the same worlds with the same random numbers, so that the comparison is fair.
"""

from __future__ import annotations

from typing import Any

from boneyard.bots.search.memory import TRIAL, WORLD, update
from boneyard.bots.search.playout import play_out, reward_all
from boneyard.bots.search.worlds import next_world
from boneyard.engine.kernels.dispatch import play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import advance


@kernel
def try_move(w: Any) -> None:
    """Run one playout of the candidate whose turn it is, with a new world for each round."""
    if w.candidate == 0:
        next_world(w)
        w.luck = advance(w)
    candidate = w.nodes[1 + w.candidate]
    w.states[TRIAL] = w.states[WORLD]
    s = w.states[TRIAL]
    play(s, w.seat, candidate.move)
    later = w.rng
    w.rng = w.luck
    play_out(s, w)
    w.rng = later
    reward_all(s, w)
    update(candidate, w.rewards[w.seat])
    w.candidate = (w.candidate + 1) % w.candidates
