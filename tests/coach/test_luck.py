"""Luck is nothing on average, skill is the margin, and it is measured with less doubt.

A small series in the ordinary suite, the same on every run; long ones as a campaign.
"""

from __future__ import annotations

import math
import random
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import boneyard
from boneyard.arena import luck_free
from boneyard.arena.alike import Alike, Asked, Deck
from boneyard.arena.contest import Contest, margins, play_task
from boneyard.arena.contest import _worker as worker
from boneyard.arena.deal import Played, chosen, play_game
from boneyard.arena.entrants import entrant
from boneyard.arena.luck_free import PARTS, Chance, trail_of, with_luck
from boneyard.arena.standings import SURE, luck_of, margin, without
from boneyard.bots import Limits, bot
from boneyard.bots.api import BotInput, Choice
from boneyard.coach.judge import PLAY_ON, Judge
from boneyard.coach.turns import turns_of
from boneyard.engine.position import replay
from boneyard.engine.registry import rules_of
from boneyard.engine.tiles import INDEX

PAIR = ("master", "beginner")
A_FEW = 120  # deals: more than ENOUGH to estimate how much of their luck to take off


def series(game: str, deals: int, simulations: int, thorough: bool = False) -> list[list[Played]]:
    """Deals between a master and a beginner, each with both seatings, luck taken out."""
    contest = Contest(
        game, PAIR, 2, deals, 7, simulations=simulations, luck_free=True, thorough=thorough
    )
    bots, judge = {name: entrant(name) for name in PAIR}, Judge(rules_of(game))
    worker.update(contest=contest, bots=bots, judge=judge)
    return [play_task(contest.pairings[0], number) for number in range(deals)]


def check(game: str, deals: list[list[Played]], narrower: float, sure: float) -> None:
    """Luck is no further from nothing than its own doubt allows, and the doubt has shrunk."""
    for part in zip(*(luck_of(*PAIR, games) for games in deals), strict=True):
        if not any(part):  # was not asked for
            continue
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


def test_a_few_deals_without_luck() -> None:
    """What is drawn explains much of this game."""
    deals = series("magnetic-flat", A_FEW, simulations=50)
    check("magnetic-flat", deals, narrower=1.25, sure=3.0)
    contest = Contest("magnetic-flat", PAIR, deals=A_FEW, luck_free=True)
    (found,) = margins(contest, {(contest.pairings[0], n): one for n, one in enumerate(deals)})
    assert found == margin(*PAIR, deals)
    assert all(len(game.luck or ()) == len(PARTS) for games in deals for game in games)


def test_what_a_bot_could_not_see_counts_where_it_is_walked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(luck_free, "MOST_STEPS", 8)
    (deal,) = series("classic", 1, simulations=50, thorough=True)
    assert all((game.luck or ())[PARTS.index("unseen")] != (0.0, 0.0) for game in deal)
    assert all(abs(sum(part)) < 1e-9 for game in deal for part in game.luck or ())


class Gone:
    """A bot that can no longer be asked."""

    name = "gone"

    def get_ready(self, game: str) -> None:
        """Nothing to do."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """Not any more."""
        raise AssertionError


def test_without_being_thorough_no_bot_is_asked_again() -> None:
    game = boneyard.load("magnetic-flat")
    played = play_game(game, ("beginner",) * 2, {"beginner": bot("beginner")}, 2, 7, None, {})
    (free,) = with_luck([played], {"beginner": Gone()}, Judge(game.rules))
    drawn, *asked = free.luck or ()
    assert any(drawn)
    assert not any(map(any, asked))


def test_what_chance_did_is_compared_after_equally_many_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Games of towers are not played out to the end: each draw is looked at from both sides."""
    game, bots = boneyard.load("magnetic-staggered"), {"beginner": bot("beginner")}
    played = play_game(game, ("beginner",) * 2, bots, 2, 7, None, {})
    chance = Chance(played, bots, None, Judge(game.rules))
    tried: list[set[int]] = []

    def worth(states: Any, seat: int, moves: Sequence[int], worlds: int) -> dict[int, Any]:
        tried.append(set(moves))
        return dict.fromkeys(moves, np.zeros(2))

    monkeypatch.setattr(chance, "worth", worth)
    chance.parts()
    turns = [*turns_of(chance.whole, chance.judge, others=False)]
    assert any(turn.forced and turn.lucky for turn in turns)
    assert len(tried) == len(turns)
    for turn, after, moves, then in zip(turns, turns[1:], tried, tried[1:], strict=False):
        assert not turn.lucky or (turn.moves[0] in moves and PLAY_ON in then), after.number


def test_how_far_is_walked_owes_nothing_to_how_a_game_went_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else a walk would be longer in some deals than in others, and luck not zero on average."""
    monkeypatch.setattr(luck_free, "REPLAYED", 60)
    game, bots, when = boneyard.load("classic"), {"beginner": bot("beginner")}, 4
    played = play_game(game, ("beginner",) * 2, bots, 2, 7, None, {})
    other = game.new(2, replay(played.record).seed or 0)
    for seat, move in replay(played.record).moves[:when]:
        other.play(move, seat)
    while not other.over:  # goes on in another way, and is longer
        other.play(other.legal()[-1])
        if "draw" in other.legal():
            other.play("draw")
    assert len(other.moves) > len(replay(played.record).moves)
    walks = []
    for record in (played.record, str(other.record)):
        chance = Chance(replace(played, record=record), bots, None, Judge(game.rules))
        turn = [*turns_of(chance.whole, chance.judge, others=False)][when]
        walks.append([world.dump() for world in chance.stations(turn)])
    assert walks[0] == walks[1]
    assert walks[0]


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("game", "deals", "narrower"),
    [("classic", 1_000, 1.5), ("magnetic-flat", 1_000, 1.5), ("domination", 100, 0.9)],
)
def test_thousands_of_games_without_luck(game: str, deals: int, narrower: float) -> None:
    check(game, series(game, deals, simulations=500, thorough=True), narrower, sure=3.0)


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
