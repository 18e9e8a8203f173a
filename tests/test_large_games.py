"""Eight seats and 91 dominoes, in every part that a game passes through."""

from __future__ import annotations

import pickle
import random

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.api import Limits, look
from boneyard.engine import registry
from boneyard.engine.match import Match
from boneyard.engine.memory import recall
from boneyard.engine.position import Position
from boneyard.terminal.dominoes import PIPS, lying, rows_of_hand, standing
from tests.games.any_set import rules_for

GAME = boneyard.load(rules_for(12, seats=8))


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game, for as long as a test runs."""
    monkeypatch.setitem(registry._added, GAME.name, GAME.rules)


def whole_game(seed: int = 3) -> Position:
    """A game of eight to its end."""
    names = tuple(f"player {seat}" for seat in range(8))
    position, dice = GAME.new(8, seed, names, aside=2), random.Random(seed)
    while not position.over:
        position.play(dice.choice(position.legal()))
    return position


@pytest.mark.slow
def test_a_record_can_be_replayed() -> None:
    position = whole_game()
    text = str(position.record)
    assert "7:" in text
    assert boneyard.replay(text) == position
    assert str(boneyard.replay(text).record) == text
    assert pickle.loads(pickle.dumps(position)) == position


@pytest.mark.slow
def test_a_match_counts_for_all_seats() -> None:
    match = Match(GAME, players=8, seed=1, rounds=2)
    dice = random.Random(1)
    while not match.over:
        while not match.position.over:
            match.position.play(dice.choice(match.position.legal()))
        match.next_round()
    assert len(match.totals) == 8
    assert match.totals == tuple(
        sum(result.scores[seat] for result in match.results) for seat in range(8)
    )


def test_a_simulation_counts_the_wins_of_all_seats() -> None:
    done = boneyard.simulate(GAME.rules, games=200, players=8, seed=1, cores=1, progress=False)
    assert len(done.wins) == 8
    assert all(done.wins)
    assert sum(done.wins) >= 200 - done.nobody


def test_memory_knows_what_was_not_seen() -> None:
    position = GAME.new(8, seed=3, aside=1)
    unseen = recall(position, 7).unseen
    assert len(unseen) == 91 - 1 - len(position.view(7)["hand"])
    assert "cc" not in unseen


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", "beginner", "club", "expert"])
def test_bots_play_it(level: str) -> None:
    position, player = GAME.new(8, seed=3), bot(level)
    for turn in range(30):  # who draws goes on
        seat = position.actors[0]
        choice = player.choose(look(position, seat), turn, Limits(simulations=20))
        position.play(choice.move, seat)
    assert {seat for seat, _ in position.moves} == set(range(8))


@pytest.mark.parametrize("number", range(13))
def test_every_number_is_drawn_with_its_pips(number: int) -> None:
    rows = PIPS[number]
    assert sum(row.count("•") for row in rows) == number
    assert {len(row) for row in rows} == {5}


def test_large_dominoes_are_as_wide_as_the_others() -> None:
    assert [len(row) for row in lying(12, 9)] == [len(row) for row in lying(6, 5)]
    assert [len(row) for row in lying(12, 12)] == [len(row) for row in lying(6, 6)]
    assert lying(12, 9)[2] == "│12 │ 9 │"
    assert [len(row) for row in standing("ca")] == [len(row) for row in standing("65")]
    assert "ca" in rows_of_hand(["ca", "b0"], 80)[-1]
