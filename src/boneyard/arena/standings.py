"""Statistics of a contest: points a deal with 95 % interval, Elo for two, OpenSkill for more."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from boneyard.arena.deal import Played

SURE = 1.96  # standard errors on either side of a 95 % interval
ENOUGH = 40  # deals, to estimate how much of their luck to take off
FOLDS = 10  # in which deals are counted, each by what the others tell


@dataclass(frozen=True)
class Margin:
    """How far one bot is ahead of another."""

    one: str
    two: str
    deals: int
    points: float  # per deal and seat, of the first over the second
    error: float  # half of the 95 % interval
    won: float  # share of the games; a shared or drawn one counts half
    won_error: float

    @property
    def clear(self) -> bool:
        """Whether the interval excludes zero."""
        return abs(self.points) > self.error

    @property
    def elo(self) -> float:
        """The Elo difference that corresponds to this share of wins."""
        share = min(max(self.won, 0.001), 0.999)
        return 400.0 * math.log10(share / (1.0 - share))


def margin(one: str, two: str, deals: Iterable[list[Played]]) -> Margin:
    """The margin over duplicate deals: each deal is one observation, with all its seatings."""
    points, luck, shares = [], [], []
    for games in deals:
        points.append(statistics.fmean(ahead(one, two, game, game.points) for game in games))
        luck.append(luck_of(one, two, games))
        shares.append(statistics.fmean(share_won(one, two, game) for game in games))
    counted = without(luck, points)
    return Margin(
        one,
        two,
        len(points),
        statistics.fmean(counted),
        half_interval(counted),
        statistics.fmean(shares),
        half_interval(shares),
    )


def ahead(one: str, two: str, game: Played, counted: Sequence[float]) -> float:
    """Half the difference of the mean of their seats: what one took from the other."""
    return (mean_of(one, game, counted) - mean_of(two, game, counted)) / 2


def mean_of(name: str, game: Played, counted: Sequence[float]) -> float:
    """The mean of a bot's seats."""
    return statistics.fmean(
        value for bot, value in zip(game.seating, counted, strict=True) if bot == name
    )


def luck_of(one: str, two: str, games: Sequence[Played]) -> list[float]:
    """By how much each part of luck put one bot ahead in a deal; nothing if it was not measured."""
    parts = zip(*(game.luck or () for game in games), strict=True)
    return [
        statistics.fmean(
            ahead(one, two, game, luck) for game, luck in zip(games, part, strict=True)
        )
        for part in parts
    ]


def without(luck: Sequence[Sequence[float]], points: Sequence[float]) -> list[float]:
    """The points of deals, less as much of each part of their luck as explains them best.

    Luck is zero on average, so the mean stays what it is and only its doubt shrinks: the parts are
    control variates. How much of each to take off a deal is estimated from other deals, so that
    nothing of its own points goes into that; with few deals, all of it is taken off.

    >>> without([[4.0], [-4.0]], [5.0, -3.0])
    [1.0, 1.0]
    """
    parts, whole = np.array(luck, float).reshape(len(points), -1), np.array(points)
    if len(points) < ENOUGH:
        return [float(one) for one in whole - parts.sum(axis=1)]
    counted, fold = whole.copy(), np.arange(len(points)) % FOLDS
    for one in range(FOLDS):
        others = parts[fold != one]
        centred = others - others.mean(axis=0)
        shares = np.linalg.lstsq(centred, whole[fold != one], rcond=None)[0]
        counted[fold == one] -= parts[fold == one] @ shares
    return [float(one) for one in counted]


def share_won(one: str, two: str, game: Played) -> float:
    """1 if the best seat was the first bot's, 0.5 if both bots had one."""
    best = max(game.points)
    leaders = {bot for bot, points in zip(game.seating, game.points, strict=True) if points == best}
    return (one in leaders) / len(leaders)


def half_interval(values: list[float]) -> float:
    """Half of the 95 % interval of a mean."""
    if len(values) < 2:
        return math.inf
    return SURE * statistics.stdev(values) / math.sqrt(len(values))


def skills(names: list[str], games: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """OpenSkill's mean and uncertainty of each bot, from games with any number of players."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for game in games:
        teams = [[ratings[name]] for name in game.seating]
        rated = model.rate(teams, ranks=[-points for points in game.points])
        for name, team in zip(game.seating, rated, strict=True):
            ratings[name] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
