"""Exact search of the rest of a game when nothing is hidden any more: alpha-beta for two players.

With the stock empty only the other hand is unseen. Then chance plays no part in the rest, and the
best move can be found as long as few enough positions are left.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.heuristics import weigh
from boneyard.bots.search.playout import TALLY, reward_all
from boneyard.bots.search.scratch import update
from boneyard.engine.kernels.dispatch import actors, legal, play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position
from boneyard.engine.rules import MOST_SEATS, Rules
from boneyard.engine.tiles import lowest

UNKNOWN = 1e9
MOST_DEPTH = 40

FRAME = np.dtype(
    [
        ("seat", np.int64),  # to move
        ("moves", np.int64),
        ("next", np.int64),  # move to search
        ("value", np.float64),  # the best so far
        ("alpha", np.float64),
        ("beta", np.float64),
    ],
    align=True,
)


def new_endgame(rules: Rules) -> Any:
    """The search's working memory: an array of one record, with a row for each depth."""
    dtype = np.dtype(
        [
            ("seat", np.int64),
            ("tally", np.int64),
            ("most_positions", np.int64),
            ("states", rules.dtype, MOST_DEPTH + 1),
            ("moves", np.int64, (MOST_DEPTH + 1, rules.most_moves)),
            ("frames", FRAME, MOST_DEPTH + 1),
            ("weights", np.float64, rules.most_moves),
            ("scores", np.int64, MOST_SEATS),
            ("rewards", np.float64, MOST_SEATS),
        ],
        align=True,
    )
    endgame = np.zeros(1, dtype)
    endgame["tally"] = TALLY[rules.tally]
    return endgame


def nothing_hidden(one: Position, two: Position) -> bool:
    """Whether two deals of the unknown are the same, and so must be the truth."""
    if one.rules.chance_after_deal or one.players != 2:
        return False
    names = [name for name in one.rules.dtype.names or () if name != "rng"]
    return all(np.array_equal(one.state[name], two.state[name]) for name in names)


@kernel
def solve_moves(nodes: Any, endgame: Any) -> int:
    """Give each legal move of states[0] a node with its exact value; 0 if that takes too long."""
    w = endgame[0]
    n = legal(w.states[0], w.seat, w.moves[0])
    for i in range(n):
        nodes[i].move = w.moves[0, i]
        w.states[1] = w.states[0]
        play(w.states[1], w.seat, w.moves[0, i])
        if actors(w.states[1]) == 0:
            reward_all(w.states[1], w)
            value = w.rewards[w.seat]
        else:
            value = solve(w)
            if value == UNKNOWN:
                return 0
        update(nodes[i], value)
    return n


@kernel
def solve(w: Any) -> float:
    """What states[1] is worth to w.seat with best play by both; UNKNOWN if that takes too long."""
    depth, positions = 1, 0
    w.frames[1].alpha, w.frames[1].beta = -UNKNOWN, UNKNOWN
    enter(w, 1)
    while True:
        frame = w.frames[depth]
        if frame.next < frame.moves and frame.alpha < frame.beta:
            w.states[depth + 1] = w.states[depth]
            s = w.states[depth + 1]
            play(s, frame.seat, w.moves[depth, frame.next])
            frame.next += 1
            positions += 1
            if positions > w.most_positions or depth + 1 >= MOST_DEPTH:
                return UNKNOWN
            if actors(s) == 0:
                reward_all(s, w)
                keep_better(frame, w.rewards[w.seat], w.seat)
            else:
                depth += 1
                w.frames[depth].alpha, w.frames[depth].beta = frame.alpha, frame.beta
                enter(w, depth)
        elif depth == 1:
            return float(frame.value)
        else:
            depth -= 1
            keep_better(w.frames[depth], frame.value, w.seat)


@kernel
def enter(w: Any, depth: int) -> None:
    """List the moves of a position that is reached for the first time."""
    s, frame = w.states[depth], w.frames[depth]
    frame.seat = lowest(actors(s))
    frame.moves = legal(s, frame.seat, w.moves[depth])
    frame.next = 0
    frame.value = -UNKNOWN if frame.seat == w.seat else UNKNOWN
    best_first(s, frame.seat, w.moves[depth], frame.moves, w.weights)


@kernel
def best_first(s: Any, seat: int, moves: Any, n: int, weights: Any) -> None:
    """Sort moves by the heuristics: a good move searched early prunes many others."""
    if n < 2:
        return
    for i in range(n):
        move, weight = moves[i], weigh(s, seat, moves[i])
        j = i
        while j > 0 and weights[j - 1] < weight:
            weights[j], moves[j] = weights[j - 1], moves[j - 1]
            j -= 1
        weights[j], moves[j] = weight, move


@kernel
def keep_better(frame: Any, value: float, seat: int) -> None:
    """The mover keeps the better value and narrows the window."""
    if frame.seat == seat:
        frame.value = max(frame.value, value)
        frame.alpha = max(frame.alpha, value)
    else:
        frame.value = min(frame.value, value)
        frame.beta = min(frame.beta, value)
