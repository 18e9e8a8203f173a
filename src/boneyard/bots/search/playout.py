"""Playouts: a state played to its end by heuristics, and what that is worth to each seat."""

from __future__ import annotations

from typing import Any

from boneyard.bots.heuristics import consider, glance, hinder, progress, quick_prior, refine_prior
from boneyard.bots.search.traits import POINTS, WINS, tally
from boneyard.engine.kernels.dispatch import actors, legal, outcome, play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import unit
from boneyard.engine.tiles import lowest, size

# A reward of one is about a good win, so that one tuning of the search serves all games.
POINTS_A_WIN = 30.0
# This share of a win is divided by how near each came: the end itself is often luck.
NEAR = 0.5
MOST_TRIES = 4  # after that many moves that were rejected, the best of them is taken


@kernel
def any_actor(s: Any, dice: Any) -> int:
    """One of the seats that may act, each equally likely; -1 when the game is over."""
    acting = actors(s)
    if acting == 0:
        return -1
    if acting & (acting - 1):
        for _ in range(int(unit(dice) * size(acting))):
            acting &= acting - 1
    return lowest(acting)


@kernel
def initial_prior(s: Any, seat: int, move: int, inference_weight: float) -> float:
    """The weight of a move; a bot that draws conclusions also considers the next player's reply."""
    weight = quick_prior(s, seat, move)
    return weight * hinder(s, seat, move) if inference_weight > 0.0 else weight


@kernel
def sample_move(s: Any, seat: int, moves: Any, n: int, w: Any) -> int:
    """The index of a move, drawn with a probability proportional to the square of its weight.

    Of a long list only some moves are looked at, drawn at random. A move is drawn by its quick
    prior, and rejected as often as refining the prior, which may be slow, lowers it.
    """
    if n == 1:
        return 0
    inference_weight = w.inference_weight
    looked = min(n, glance(s))
    for i in range(looked if looked < n else 0):
        j = i + int(unit(w) * (n - i))
        moves[i], moves[j] = moves[j], moves[i]
    total = 0.0
    for i in range(looked):
        weight = initial_prior(s, seat, moves[i], inference_weight)
        total += weight * weight
        w.weights[i] = total
    best, choice = -1.0, 0
    for _ in range(MOST_TRIES):
        i = first_above(w.weights, looked, unit(w) * total)
        share = refine_prior(s, seat, moves[i])
        if share >= 1.0 or unit(w) < share * share:
            return i
        value = share * initial_prior(s, seat, moves[i], inference_weight)
        if value > best:
            best, choice = value, i
    return choice


@kernel
def first_above(sums: Any, n: int, point: float) -> int:
    """The index of the first of n running sums above a point; the last if none before it is."""
    for i in range(n - 1):
        if point < sums[i]:
            return i
    return n - 1


@kernel
def play_out(s: Any, w: Any) -> None:
    """To the end by heuristics, or for at most max_moves."""
    moves = w.moves[1]
    left = w.max_moves
    seat = any_actor(s, w)
    while seat >= 0 and left > 0:
        left -= 1
        n = consider(s, seat, moves, legal(s, seat, moves), unit(w))
        play(s, seat, moves[sample_move(s, seat, moves, n, w)])
        seat = any_actor(s, w)


@kernel
def reward_all(s: Any, w: Any) -> None:
    """What the end of a game is worth to each seat; the rewards add up to zero."""
    won = outcome(s, w.scores)
    seats, counted = int(s.seats), tally(s)
    all_progress = 0.0
    if counted == WINS:
        for seat in range(seats):
            all_progress += progress(s, seat)
    near = NEAR if all_progress > 0.0 else 0.0
    total = 0.0
    for seat in range(seats):
        if counted == WINS:
            reward = (1.0 - near) / size(won) if won >> seat & 1 else 0.0
            if near > 0.0:
                reward += near * progress(s, seat) / all_progress
        else:
            reward = w.scores[seat] / POINTS_A_WIN * (1.0 if counted == POINTS else -1.0)
        w.rewards[seat] = reward
        total += reward
    for seat in range(seats):
        w.rewards[seat] = (w.rewards[seat] * seats - total) / (seats - 1)


@kernel
def points_a_reward(s: Any) -> float:
    """A reward of one in the arena's unit: points where a game has them, else wins in per cent."""
    return 100.0 if tally(s) == WINS else POINTS_A_WIN
