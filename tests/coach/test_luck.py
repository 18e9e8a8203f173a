"""Luck is nothing on average, skill is the margin, and it is measured with less doubt.

A small series in the ordinary suite, the same on every run; a long one as a campaign.
"""

from __future__ import annotations

import math
import statistics
from dataclasses import replace

import pytest

from boneyard.arena.contest import Contest, margins, play_task
from boneyard.arena.contest import _worker as worker
from boneyard.arena.deal import Played
from boneyard.arena.entrants import entrant
from boneyard.arena.standings import SURE, luck_of, margin

PAIR = ("master", "beginner")


def series(game: str, deals: int, simulations: int) -> list[list[Played]]:
    """Deals between a master and a beginner, each with both seatings, luck taken out."""
    contest = Contest(game, PAIR, 2, deals, 7, simulations=simulations, luck_free=True)
    worker.update(contest=contest, bots={name: entrant(name) for name in PAIR})
    return [play_task(contest.pairings[0], number) for number in range(deals)]


def check(game: str, deals: list[list[Played]], narrower: float, sure: float) -> None:
    """Luck is no further from nothing than its own doubt allows, and the doubt has shrunk."""
    luck = [sum(luck_of(*PAIR, games)) for games in deals]
    assert abs(statistics.fmean(luck)) <= sure * statistics.stdev(luck) / math.sqrt(len(luck))
    raw, free = (
        margin(*PAIR, counted) for counted in ([[*map(plain, games)] for games in deals], deals)
    )
    doubt = math.hypot(raw.error, free.error)
    assert abs(raw.points - free.points) <= doubt * sure / SURE
    assert raw.error >= narrower * free.error, game


def plain(game: Played) -> Played:
    """A game whose luck was not measured."""
    return replace(game, luck=None)


def test_a_few_deals_without_luck() -> None:
    deals = series("classic", 25, simulations=100)
    check("classic", deals, narrower=1.5, sure=3.0)
    contest = Contest("classic", PAIR, deals=25, luck_free=True)
    (found,) = margins(contest, {(contest.pairings[0], n): one for n, one in enumerate(deals)})
    assert found == margin(*PAIR, deals)


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("game", "deals", "narrower"),
    [("classic", 1_000, 1.5), ("magnetic-flat", 1_000, 1.5), ("domination", 100, 1.0)],
)
def test_thousands_of_games_without_luck(game: str, deals: int, narrower: float) -> None:
    check(game, series(game, deals, simulations=500), narrower, sure=3.0)
