"""Flat Monte Carlo: the likely moves tried in many re-dealt worlds and played out by heuristics.

The same worlds and the same dice serve all moves, so that they are compared on equal terms.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.search.playout import play_out, reward_all
from boneyard.bots.search.worlds import UNBORN, next_world
from boneyard.engine.kernels.dispatch import play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import advance

# Where a comparison stands, so that it can be stopped and taken up at any move.
CURSOR = np.dtype([("next", np.int64), ("belief", np.float64), ("luck", np.uint64)], align=True)


def new_cursor() -> Any:
    """Before the first move in the first world."""
    cursor = np.zeros(1, CURSOR)
    cursor["belief"] = UNBORN
    return cursor


@kernel
def try_moves(
    states: Any,
    seat: int,
    tally: int,
    count: int,
    inference_weight: float,
    max_moves: int,
    candidates: Any,
    cursor: Any,
    moves: Any,
    weights: Any,
    scores: Any,
    rewards: Any,
    dice: Any,
    totals: Any,
    squares: Any,
    visits: Any,
) -> None:
    """So many trials, one move after the other, in a new world each time all have had theirs.

    states[1] to states[3] are worked in. totals, squares and visits are by candidate.
    """
    at = cursor[0]
    for _ in range(count):
        if at.next == 0:
            at.belief = next_world(states, seat, at.belief, inference_weight, dice)
            at.luck = advance(dice)
        states[2] = states[1]
        play(states[2], seat, candidates[at.next])
        later = dice.rng
        dice.rng = at.luck
        play_out(states[2], max_moves, inference_weight, moves[1], weights, dice)
        dice.rng = later
        reward_all(states[2], tally, scores, rewards)
        totals[at.next] += rewards[seat]
        squares[at.next] += rewards[seat] * rewards[seat]
        visits[at.next] += 1
        at.next = 0 if at.next + 1 == candidates.size else at.next + 1
