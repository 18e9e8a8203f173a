"""Flat Monte Carlo: each legal move tried in many re-dealt worlds and played out by habit.

The same worlds and the same dice serve all moves, so that they are compared on equal terms.
"""

from __future__ import annotations

from typing import Any

from boneyard.bots.playout import play_out, reward_all
from boneyard.bots.worlds import UNBORN, next_world
from boneyard.dispatch import legal, play
from boneyard.jit import kernel
from boneyard.rng import advance


@kernel
def try_moves(
    states: Any,
    seat: int,
    tally: int,
    worlds: int,
    trust: float,
    moves: Any,
    weights: Any,
    scores: Any,
    rewards: Any,
    dice: Any,
    totals: Any,
    squares: Any,
) -> None:
    """Play each move of states[0] once in each of so many worlds; add up what came of it.

    states[1] to states[3] are worked in. totals[i] and squares[i] are of the i-th legal move.
    """
    belief = UNBORN
    for _ in range(worlds):
        belief = next_world(states, seat, belief, trust, dice)
        n = legal(states[1], seat, moves[0])
        luck = advance(dice)
        for i in range(n):
            states[2] = states[1]
            play(states[2], seat, moves[0, i])
            dice.rng = luck
            play_out(states[2], moves[1], weights, dice)
            reward_all(states[2], tally, scores, rewards)
            totals[i] += rewards[seat]
            squares[i] += rewards[seat] * rewards[seat]
        dice.rng = luck ^ advance(dice)
