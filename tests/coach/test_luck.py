"""Luck is nothing on average, skill is the margin, and it is measured with less doubt.

A small series in the ordinary suite, the same on every run; a long one as a campaign.
"""

from __future__ import annotations

import math
import statistics

import pytest

from boneyard.arena.contest import Contest, margins, play_task
from boneyard.arena.contest import _worker as worker
from boneyard.arena.deal import Played
from boneyard.arena.entrants import entrant
from boneyard.arena.standings import half_interval

PAIR = ("master", "beginner")


def series(game: str, deals: int, simulations: int) -> list[list[Played]]:
    """Deals between a master and a beginner, each with both seatings, luck taken out."""
    contest = Contest(game, PAIR, 2, deals, 7, simulations=simulations, luck_free=True)
    worker.update(contest=contest, bots={name: entrant(name) for name in PAIR})
    return [play_task(contest.pairings[0], number) for number in range(deals)]


def of_first(games: list[Played]) -> tuple[list[float], list[float]]:
    """The first bot's points in each game, with luck and without."""
    seats = [game.seating.index(PAIR[0]) for game in games]
    skill = [game.skill[seat] for seat, game in zip(seats, games, strict=True) if game.skill]
    return [game.points[seat] for seat, game in zip(seats, games, strict=True)], skill


def check(deals: list[list[Played]], narrower: float, sure: float) -> None:
    """Luck is no further from nothing than its own doubt allows, and the doubt has shrunk."""
    raw, free = of_first([game for games in deals for game in games])
    luck = [one - other for one, other in zip(raw, free, strict=True)]
    assert abs(statistics.fmean(luck)) <= sure * statistics.stdev(luck) / math.sqrt(len(luck))
    by_deal = [tuple(map(statistics.fmean, of_first(games))) for games in deals]
    with_luck, without = ([one[way] for one in by_deal] for way in (0, 1))
    doubt = math.hypot(half_interval(with_luck), half_interval(without))
    assert abs(statistics.fmean(with_luck) - statistics.fmean(without)) <= doubt * sure / 1.96
    assert half_interval(with_luck) >= narrower * half_interval(without)


def test_a_few_deals_without_luck() -> None:
    deals = series("classic", 25, simulations=100)
    check(deals, narrower=1.5, sure=3.0)
    contest = Contest("classic", PAIR, deals=25, luck_free=True)
    (found,) = margins(contest, {(contest.pairings[0], n): one for n, one in enumerate(deals)})
    assert found.points == pytest.approx(
        statistics.fmean(statistics.fmean(of_first(games)[1]) for games in deals)
    )


@pytest.mark.campaign
@pytest.mark.parametrize("game", ["classic", "magnetic-flat"])
def test_thousands_of_games_without_luck(game: str) -> None:
    check(series(game, 1_000, simulations=500), narrower=1.5, sure=3.0)
