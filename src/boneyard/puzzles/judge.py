"""Whether one move of a position is clearly best: several deep searches, each in worlds of its own.

A search that was lucky once is not believed: all searches must find the same move, and together
they must find every other move worse, by much and by far more than chance explains.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from boneyard.bots import bot
from boneyard.bots.api import BotInput, Choice, Limits
from boneyard.bots.hint import counts_wins
from boneyard.engine.engines import engine_of

SEARCHER = "master"
SIMULATIONS = 6_000  # of each search
SURE = 3.5  # standard errors by which a worse move is behind
LEAST_LEAD = 4.0  # points by which it is behind
LEAST_LEAD_IN_WINS = 8.0  # the same in games won of a hundred
MOST_RIGHT = 4  # moves that are equally good: one tile, turned or placed otherwise
HOPE = 0.5  # a search that finds less than this share of it is followed by no other


@dataclass(frozen=True)
class Estimate:
    """What all searches together think of a move."""

    move: str
    value: float  # points, or games won of a hundred
    error: float  # one standard error of it

    def behind(self, best: Estimate) -> tuple[float, float]:
        """How much less it is worth than the best, and one standard error of that."""
        return best.value - self.value, math.hypot(best.error, self.error)


@dataclass(frozen=True)
class Verdict:
    """The best move with those that are as good, and the best of all others."""

    right: tuple[str, ...]
    other: str
    lead: float
    error: float


class Judge:
    """Looks for a clearly best move with as many searches as it is given seeds."""

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        self.bot = bot(SEARCHER)
        self.simulations = simulations

    def verdict(self, given: BotInput, seeds: Sequence[int]) -> Verdict | None:
        """The clearly best move; None if there is none.

        >>> import boneyard
        >>> from boneyard.bots import look
        >>> pos = boneyard.load("classic").new(players=2, seed=7)
        >>> Judge(100).verdict(look(pos, pos.actors[0]), [1, 2]) is None
        True
        """
        choices: list[Choice] = []
        for seed in seeds:
            found = self.bot.choose(given, seed, Limits(simulations=self.simulations))
            if not is_promising(given, found) or any(
                not same_tile(given, found.move, earlier.move) for earlier in choices
            ):
                return None
            choices.append(found)
        return decide(given, choices)

    def confirms(self, given: BotInput, right: Sequence[str], seeds: Sequence[int]) -> bool:
        """Whether further searches, which had no part in the verdict, all find a right move."""
        limits = Limits(simulations=self.simulations)
        return all(self.bot.choose(given, seed, limits).move in right for seed in seeds)


def is_promising(given: BotInput, choice: Choice) -> bool:
    """Whether a search leaves hope that one move is clearly best: few come near it, of one tile."""
    if len(choice.thoughts) < 2:
        return False
    best, enough = choice.thoughts[0], least_lead(given) * HOPE / scale(given)
    near = [one for one in choice.thoughts if one.visits > 1 and best.value - one.value < enough]
    return len(near) <= most_right(given) and all(
        same_tile(given, one.move, best.move) for one in near
    )


def decide(given: BotInput, choices: Sequence[Choice]) -> Verdict | None:
    """What several searches agree on."""
    estimates = pooled(given, choices)
    if len(estimates) < len(given.legal):
        return None  # some move was never tried: nobody knows what it is worth
    best, *others = sorted(estimates, key=lambda one: -one.value)
    least = least_lead(given)
    right, worse = [best.move], []
    for one in others:
        lead, error = one.behind(best)
        if lead >= least and lead >= SURE * error:
            worse.append(one)
        elif lead + error <= least and same_tile(given, one.move, best.move):
            right.append(one.move)
        else:
            return None  # nearly as good, or too little is known of it
    if not worse or len(right) > most_right(given):
        return None
    lead, error = worse[0].behind(best)
    return Verdict(tuple(right), worse[0].move, lead, error)


def pooled(given: BotInput, choices: Iterable[Choice]) -> list[Estimate]:
    """The searches taken together; a move that was seldom tried is as uncertain as that."""
    thoughts = [thought for choice in choices for thought in choice.thoughts]
    exact = all(choice.exact for choice in choices)
    spread = max((one.error * math.sqrt(one.visits) for one in thoughts), default=0.0)
    factor = scale(given)
    found = []
    for move in dict.fromkeys(thought.move for thought in thoughts):
        of_it = [thought for thought in thoughts if thought.move == move and thought.visits]
        visits = sum(thought.visits for thought in of_it)
        if visits:
            value = sum(thought.visits * thought.value for thought in of_it) / visits
            error = math.sqrt(sum((one.visits * one.error) ** 2 for one in of_it)) / visits
            error = 0.0 if exact else max(error, 0.5 * spread / math.sqrt(visits))
            found.append(Estimate(move, value * factor, error * factor))
    return found


def most_right(given: BotInput) -> int:
    """How many moves may be right, all with one tile: no more than half of them, and few."""
    return min(len(given.legal) // 2, MOST_RIGHT)


def least_lead(given: BotInput) -> float:
    """How far ahead the best move must be, in points or in games won of a hundred."""
    return LEAST_LEAD_IN_WINS if counts_wins(given.view["game"]) else LEAST_LEAD


def scale(given: BotInput) -> float:
    """What a reward is worth: where wins count, it also counts what the others lose."""
    players: int = given.view["players"]
    return (players - 1) / players if counts_wins(given.view["game"]) else 1.0


def same_tile(given: BotInput, one: str, other: str) -> bool:
    """Whether two moves lay the same tile, however turned or placed, as the rules say it.

    >>> import boneyard
    >>> from boneyard.bots import look
    >>> pos = boneyard.load("classic").new(players=2, seed=5)
    >>> given = look(pos, pos.actors[0])
    >>> same_tile(given, given.legal[0], given.legal[0])
    True
    """
    if one == other:
        return True
    position = given.world(0)
    lays, find = position.rules.lays, engine_of(position.rules).find
    if lays is None:
        return False
    numbers = [find(position._states, given.seat, move)[0] for move in (one, other)]
    tile, another = (lays(position.state, number) for number in numbers)
    return tile is not None and tile == another
