"""Exact search of what is left when nothing is hidden any more: alpha-beta for two players.

With the stock empty the other hand is all that is unseen. Then chance has no part in the rest and
the best move can be known, as long as few enough positions are left.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.heuristics import weigh
from boneyard.bots.search.playout import reward_all
from boneyard.engine.kernels.dispatch import actors, legal, play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position
from boneyard.engine.tiles import lowest

UNKNOWN = 1e9
MOST_DEPTH = 40


def nothing_hidden(one: Position, two: Position) -> bool:
    """Whether two deals of the unknown are the same, and so must be the truth."""
    if one.rules.chance_after_deal or one.players != 2:
        return False
    names = [name for name in one.rules.dtype.names or () if name != "rng"]
    return all(np.array_equal(one.state[name], two.state[name]) for name in names)


@kernel
def solve(
    states: Any,
    seat: int,
    tally: int,
    moves: Any,
    frames: Any,
    scores: Any,
    rewards: Any,
    most: int,
) -> float:
    """What states[0] is worth to a seat with best play by both; UNKNOWN after `most` positions.

    frames has a row a depth: number of moves, next move, best value so far, alpha, beta, who.
    """
    depth = 0
    positions = 0
    frames[0, 3], frames[0, 4] = -UNKNOWN, UNKNOWN
    enter(states[0], moves[0], frames[0], seat)
    while True:
        frame = frames[depth]
        done = frame[1] >= frame[0] or frame[3] >= frame[4]
        if not done:
            move = moves[depth, int(frame[1])]
            frame[1] += 1
            states[depth + 1] = states[depth]
            play(states[depth + 1], int(frame[5]), move)
            positions += 1
            if positions > most or depth + 2 >= frames.shape[0]:
                return UNKNOWN
            if actors(states[depth + 1]) == 0:
                reward_all(states[depth + 1], tally, scores, rewards)
                keep_better(frame, rewards[seat], seat)
                continue
            frames[depth + 1, 3], frames[depth + 1, 4] = frame[3], frame[4]
            depth += 1
            enter(states[depth], moves[depth], frames[depth], seat)
        elif depth == 0:
            return float(frame[2])
        else:
            depth -= 1
            keep_better(frames[depth], frames[depth + 1, 2], seat)


@kernel
def enter(s: Any, moves: Any, frame: Any, seat: int) -> None:
    """List the moves of a position that is reached for the first time."""
    who = lowest(actors(s))
    frame[0] = legal(s, who, moves)
    best_first(s, who, moves, int(frame[0]))
    frame[1] = 0
    frame[2] = -UNKNOWN if who == seat else UNKNOWN
    frame[5] = who


@kernel
def best_first(s: Any, who: int, moves: Any, n: int) -> None:
    """Put what the heuristics prefer in front: a good move seen early spares many others."""
    if n < 2:
        return
    weights = np.empty(n)
    for i in range(n):
        move, weight = moves[i], weigh(s, who, moves[i])
        j = i
        while j > 0 and weights[j - 1] < weight:
            weights[j], moves[j] = weights[j - 1], moves[j - 1]
            j -= 1
        weights[j], moves[j] = weight, move


@kernel
def keep_better(frame: Any, value: float, seat: int) -> None:
    """The mover keeps the better value and narrows the window."""
    if frame[5] == seat:
        frame[2] = max(frame[2], value)
        frame[3] = max(frame[3], value)
    else:
        frame[2] = min(frame[2], value)
        frame[4] = min(frame[4], value)


@kernel
def solve_moves(
    states: Any,
    seat: int,
    tally: int,
    moves: Any,
    frames: Any,
    scores: Any,
    rewards: Any,
    most: int,
    values: Any,
) -> int:
    """The exact value of each legal move of states[0]; 0 if that takes too long.

    The working rows begin at states[1]; the listed moves stay in the last row of moves.
    """
    last = moves.shape[0] - 1
    n = legal(states[0], seat, moves[last])
    for i in range(n):
        states[1] = states[0]
        play(states[1], seat, moves[last, i])
        if actors(states[1]) == 0:
            reward_all(states[1], tally, scores, rewards)
            values[i] = rewards[seat]
        else:
            values[i] = solve(states[1:], seat, tally, moves, frames, scores, rewards, most)
            if values[i] == UNKNOWN:
                return 0
    return n
