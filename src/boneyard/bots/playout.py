"""Playing a state to its end by habit, and what that is worth to each seat."""

from __future__ import annotations

from typing import Any

from boneyard.bots.habits import consider, glance, patience, promise, weigh
from boneyard.dispatch import actors, legal, outcome, play
from boneyard.game import Rules
from boneyard.jit import kernel
from boneyard.rng import unit
from boneyard.tiles import lowest, size

# How scores become a reward, by the game's tally.
POINTS, LEAST, WINS = 0, 1, 2
TALLY = {"points": POINTS, "least": LEAST, "wins": WINS}
# A reward of one is about a good win, so that one tuning of the search serves all games.
POINTS_A_WIN = 30.0
# So much of a win is shared among all by how near they came: the end itself is often luck.
NEAR = 0.5


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
def by_habit(s: Any, seat: int, moves: Any, n: int, weights: Any, dice: Any) -> int:
    """The place in the list of a move, drawn by the square of its weight.

    Of a long list only some moves are looked at, drawn at random: a glance, not a study.
    """
    if n == 1:
        return 0
    looked = min(n, glance(s))
    for i in range(looked if looked < n else 0):
        j = i + int(unit(dice) * (n - i))
        moves[i], moves[j] = moves[j], moves[i]
    total = 0.0
    for i in range(looked):
        weight = weigh(s, seat, moves[i])
        total += weight * weight
        weights[i] = total
    point = unit(dice) * total
    for i in range(looked - 1):
        if point < weights[i]:
            return i
    return looked - 1


@kernel
def play_out(s: Any, moves: Any, weights: Any, dice: Any) -> None:
    """To the end, by habit, or as far as patience goes."""
    seat = any_actor(s, dice)
    left = patience(s)
    while seat >= 0 and left > 0:
        left -= 1
        n = consider(s, seat, moves, legal(s, seat, moves), unit(dice))
        play(s, seat, moves[by_habit(s, seat, moves, n, weights, dice)])
        seat = any_actor(s, dice)


@kernel
def reward_all(s: Any, tally: int, scores: Any, rewards: Any) -> None:
    """What the end of a game is worth to each seat; all rewards together are zero."""
    won = outcome(s, scores)
    seats = int(s.seats)
    promised = 0.0
    if tally == WINS:
        for seat in range(seats):
            promised += promise(s, seat)
    near = NEAR if promised > 0.0 else 0.0
    total = 0.0
    for seat in range(seats):
        if tally == WINS:
            rewards[seat] = (1.0 - near) / size(won) if won >> seat & 1 else 0.0
            if near > 0.0:
                rewards[seat] += near * promise(s, seat) / promised
        else:
            rewards[seat] = scores[seat] / POINTS_A_WIN * (1.0 if tally == POINTS else -1.0)
        total += rewards[seat]
    for seat in range(seats):
        rewards[seat] = (rewards[seat] * seats - total) / (seats - 1)


def points_of(rules: Rules, reward: float) -> float:
    """A reward in the unit of the arena: points where a game has them, else wins in per cent."""
    return reward * (100.0 if rules.tally == "wins" else POINTS_A_WIN)
