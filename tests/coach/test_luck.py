"""Luck is nothing on average, skill is the margin, and it is measured with less doubt.

A small series in the ordinary suite, the same on every run; long ones as a campaign.
"""

from __future__ import annotations

import math
import random
import statistics
from collections import Counter
from dataclasses import replace

import pytest

import boneyard
from boneyard.arena import luck_free
from boneyard.arena.alike import Alike, Asked, Deck
from boneyard.arena.contest import Contest, margins, play_task
from boneyard.arena.contest import _worker as worker
from boneyard.arena.deal import Played, chosen
from boneyard.arena.entrants import entrant
from boneyard.arena.luck_free import PARTS, trail_of
from boneyard.arena.standings import ENOUGH, SURE, luck_of, margin, without
from boneyard.bots import bot
from boneyard.engine.tiles import INDEX

PAIR = ("master", "beginner")


def series(game: str, deals: int, simulations: int) -> list[list[Played]]:
    """Deals between a master and a beginner, each with both seatings, luck taken out."""
    contest = Contest(game, PAIR, 2, deals, 7, simulations=simulations, luck_free=True)
    worker.update(contest=contest, bots={name: entrant(name) for name in PAIR})
    return [play_task(contest.pairings[0], number) for number in range(deals)]


def check(game: str, deals: list[list[Played]], narrower: float, sure: float) -> None:
    """Luck is no further from nothing than its own doubt allows, and the doubt has shrunk."""
    for part in zip(*(luck_of(*PAIR, games) for games in deals), strict=True):
        assert abs(statistics.fmean(part)) <= sure * statistics.stdev(part) / math.sqrt(len(part))
    raw, free = (
        margin(*PAIR, counted) for counted in ([[*map(plain, games)] for games in deals], deals)
    )
    doubt = math.hypot(raw.error, free.error)
    assert abs(raw.points - free.points) <= doubt * sure / SURE
    assert raw.error >= narrower * free.error, game


def plain(game: Played) -> Played:
    """A game whose luck was not measured."""
    return replace(game, luck=None)


def test_a_few_deals_without_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn explains much of this game; walks are left to the tests below."""
    monkeypatch.setattr(luck_free, "WORLDS", 100)
    monkeypatch.setattr(luck_free, "MOST_STEPS", 0)
    deals = series("magnetic-flat", ENOUGH, simulations=50)
    check("magnetic-flat", deals, narrower=1.15, sure=3.0)
    contest = Contest("magnetic-flat", PAIR, deals=ENOUGH, luck_free=True)
    (found,) = margins(contest, {(contest.pairings[0], n): one for n, one in enumerate(deals)})
    assert found == margin(*PAIR, deals)
    assert all(len(game.luck or ()) == len(PARTS) for games in deals for game in games)


def test_what_a_bot_could_not_see_counts_where_it_is_walked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(luck_free, "WORLDS", 100)
    monkeypatch.setattr(luck_free, "MOST_STEPS", 8)
    (deal,) = series("classic", 1, simulations=50)
    assert all((game.luck or ())[PARTS.index("unseen")] != (0.0, 0.0) for game in deal)
    assert all(abs(sum(part)) < 1e-9 for game in deal for part in game.luck or ())


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("game", "deals", "narrower"),
    [("classic", 1_000, 1.5), ("magnetic-flat", 1_000, 1.5), ("domination", 100, 0.9)],
)
def test_thousands_of_games_without_luck(game: str, deals: int, narrower: float) -> None:
    check(game, series(game, deals, simulations=500), narrower, sure=3.0)


def test_what_is_taken_off_a_deal_owes_nothing_to_its_own_points() -> None:
    dice = random.Random(1)
    luck = [[dice.gauss(0, 5)] for _ in range(60)]
    points = [2.0 * part + dice.gauss(1, 1) for (part,) in luck]
    counted = without(luck, points)
    assert statistics.stdev(counted) < statistics.stdev(points) / 5
    for number in range(0, 60, 7):
        changed = [*points]
        changed[number] += 100.0
        assert without(luck, changed)[number] == pytest.approx(counted[number] + 100.0)


def between_beginners(seed: int) -> Alike:
    """A game to be played again in other deals."""
    beginner, whole, seeds = bot("beginner"), boneyard.load("classic").new(2, seed), range(300)
    while not whole.over:
        seat = whole.actors[0]
        whole.play(chosen(beginner, whole, seat, seeds[len(whole.moves)], None), seat)
    return Alike(list(trail_of(whole)), Asked([beginner] * 2, seeds, None))


def test_a_walk_is_in_each_world_that_looks_the_same_equally_often() -> None:
    """Late in a game, when the other player holds one tile: which can be tried one by one."""
    alike, when = between_beginners(3), 12
    true, seat = alike.trail[when], alike.moves[when][0]
    assert alike.deck is not None
    (held,), stock = true.dump()["hands"][1 - seat], true.dump()["stock_order"]
    possible = set()
    for tile in (held, *stock):
        swap = {INDEX[held]: INDEX[tile], INDEX[tile]: INDEX[held]}
        order = [swap.get(one, one) for one in alike.deck.order]
        world = alike.played_in(order, when, seat)
        assert tile != held or (world is not None and world.dump() == true.dump())
        if world is not None:
            possible.add(tile)
    assert 2 < len(possible) < 1 + len(stock)
    stations = alike.worlds(when, 3_000, random.Random(1))
    found = Counter(world.dump()["hands"][1 - seat][0] for world in stations)
    assert found.keys() == possible
    even = len(stations) / len(possible)
    assert all(abs(number - even) < even / 2 for number in found.values())
    assert all(world.view(seat) == true.view(seat) for world in stations[::50])


@pytest.mark.parametrize("game", ["classic", "magnetic-flat", "magnetic-tower"])
def test_a_deck_deals_the_game_that_was_played(game: str) -> None:
    for seed in range(5):
        start = boneyard.load(game).new(2, seed)
        deck = Deck(start)
        again = deck.deal(deck.order)
        assert again is not None
        assert again.dump() == start.dump()
