"""Playing a state to its end by heuristics, and what that is worth to each seat."""

from __future__ import annotations

from typing import Any

from boneyard.bots.heuristics import consider, glance, hinder, progress, quick_prior, refine_prior
from boneyard.engine.kernels.dispatch import actors, legal, outcome, play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import unit
from boneyard.engine.rules import Rules
from boneyard.engine.tiles import lowest, size

# How scores become a reward, by the game's tally.
POINTS, LEAST, WINS = 0, 1, 2
TALLY = {"points": POINTS, "least": LEAST, "wins": WINS}
# A reward of one is about a good win, so that one tuning of the search serves all games.
POINTS_A_WIN = 30.0
# So much of a win is shared among all by how near they came: the end itself is often luck.
NEAR = 0.5
LOOKS = 4  # after so many moves that were not kept, the best of them is


@kernel
def any_actor(s: Any, dice: Any) -> int:
    """One of the seats that may act, each as likely; -1 when it is over."""
    acting = actors(s)
    if acting == 0:
        return -1
    if acting & (acting - 1):
        for _ in range(int(unit(dice) * size(acting))):
            acting &= acting - 1
    return lowest(acting)


@kernel
def initial_prior(s: Any, seat: int, move: int, inference_weight: float) -> float:
    """The weight of a move; who draws conclusions about the others also thinks of the next one."""
    weight = quick_prior(s, seat, move)
    return weight * hinder(s, seat, move) if inference_weight > 0.0 else weight


@kernel
def by_heuristic(
    s: Any, seat: int, inference_weight: float, moves: Any, n: int, weights: Any, dice: Any
) -> int:
    """The place in the list of a move, drawn by the square of its weight.

    Of a long list only some moves are looked at, drawn at random: a glance, not a study. What is
    drawn at a quick_prior is kept as often as a second look, which may take long, finds it as good.
    """
    if n == 1:
        return 0
    looked = min(n, glance(s))
    for i in range(looked if looked < n else 0):
        j = i + int(unit(dice) * (n - i))
        moves[i], moves[j] = moves[j], moves[i]
    total = 0.0
    for i in range(looked):
        weight = initial_prior(s, seat, moves[i], inference_weight)
        total += weight * weight
        weights[i] = total
    best, choice = -1.0, 0
    for _ in range(LOOKS):
        i = drawn(weights, looked, unit(dice) * total)
        share = refine_prior(s, seat, moves[i])
        if share >= 1.0 or unit(dice) < share * share:
            return i
        value = share * initial_prior(s, seat, moves[i], inference_weight)
        if value > best:
            best, choice = value, i
    return choice


@kernel
def drawn(weights: Any, n: int, point: float) -> int:
    """The first place at which the weights, added up, go beyond a point."""
    for i in range(n - 1):
        if point < weights[i]:
            return i
    return n - 1


@kernel
def play_out(
    s: Any, max_moves: int, inference_weight: float, moves: Any, weights: Any, dice: Any
) -> None:
    """To the end by heuristics, or for at most max_moves."""
    seat = any_actor(s, dice)
    while seat >= 0 and max_moves > 0:
        max_moves -= 1
        n = consider(s, seat, moves, legal(s, seat, moves), unit(dice))
        play(s, seat, moves[by_heuristic(s, seat, inference_weight, moves, n, weights, dice)])
        seat = any_actor(s, dice)


@kernel
def reward_all(s: Any, tally: int, scores: Any, rewards: Any) -> None:
    """What the end of a game is worth to each seat; all rewards together are zero."""
    won = outcome(s, scores)
    seats = int(s.seats)
    promised = 0.0
    if tally == WINS:
        for seat in range(seats):
            promised += progress(s, seat)
    near = NEAR if promised > 0.0 else 0.0
    total = 0.0
    for seat in range(seats):
        if tally == WINS:
            rewards[seat] = (1.0 - near) / size(won) if won >> seat & 1 else 0.0
            if near > 0.0:
                rewards[seat] += near * progress(s, seat) / promised
        else:
            rewards[seat] = scores[seat] / POINTS_A_WIN * (1.0 if tally == POINTS else -1.0)
        total += rewards[seat]
    for seat in range(seats):
        rewards[seat] = (rewards[seat] * seats - total) / (seats - 1)


def points_of(rules: Rules, reward: float) -> float:
    """A reward in the unit of the arena: points where a game has them, else wins in per cent."""
    return reward * (100.0 if rules.tally == "wins" else POINTS_A_WIN)
