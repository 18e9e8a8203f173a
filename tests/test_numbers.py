"""Positions for programs: moves by number, observations, information states, given deals."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace

import pytest

import boneyard
from boneyard.engine.observations import encoding_of
from boneyard.engine.registry import BUILT_IN
from boneyard.errors import BadDump, BadValue, BoneyardError, IllegalMove


def played(name: str, moves: int, seed: int = 3, **options: object) -> boneyard.Position:
    """A game after so many random moves."""
    position = boneyard.load(name).new(2, seed, (), **options)
    dice = random.Random(seed)
    while len(position.moves) < moves and not position.over:
        seat = dice.choice(position.actors)
        position.play(dice.choice(position.legal(seat)), seat)
    return position


@pytest.mark.parametrize("name", BUILT_IN)
def test_moves_by_number_are_the_moves_by_text(name: str) -> None:
    texts = played(name, 0)
    numbers = texts.copy()
    dice = random.Random(1)
    for _ in range(12):
        if texts.over:
            break
        k = dice.randrange(len(texts.legal()))
        texts.play(texts.legal()[k])
        numbers.play_id(numbers.legal_ids()[k])
    assert numbers == texts
    assert numbers.moves == texts.moves
    assert (numbers.stuck, numbers.hidden) == (texts.stuck, texts.hidden)


def test_a_number_that_is_not_legal_is_refused() -> None:
    position = played("classic", 3)
    before = position.copy()
    for wrong in (57, -1, 10**30, "66", None, 1.5):
        with pytest.raises(BadValue, match="is not the number of a legal move; these are:"):
            position.play_id(wrong)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove):
        position.play_id(position.legal_ids()[0], 1 - position.actors[0])
    assert position == before
    over = played("classic", 10**6)
    assert over.legal_ids() == []
    with pytest.raises(IllegalMove):
        over.play_id(0)


@pytest.mark.parametrize("name", BUILT_IN)
def test_an_information_state_is_all_that_a_seat_knows(name: str) -> None:
    position = played(name, 9)
    for seat in range(2):
        known = position.info_state(seat)
        worlds = [position.redealt(seat, seed) for seed in range(3)]
        assert {world.info_state(seat) for world in worlds} == {known}
        assert worlds[0].redealt(seat, 8).info_state(seat) == known
        assert pickle.loads(pickle.dumps(worlds[0])).info_state(seat) == known
        assert position.copy().info_state(seat) == known
    assert position.info_state(0) != position.info_state(1)
    world = position.redealt(0, 1)
    world.play(world.legal()[0])
    assert world.info_state(0).startswith(world.view_json(0).decode())


def test_an_information_state_remembers_the_order_of_draws() -> None:
    position = played("classic", 10**6, seed=4)
    assert "draw" in [move for _, move in position.moves]
    drew = next(seat for seat, move in position.moves if move == "draw")
    came = position.info_state(drew).split("\ncame: ")[1].split()
    assert len(came) == 1 + position.moves.count((drew, "draw"))


@pytest.mark.slow
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_deal_can_be_given(name: str) -> None:
    game = boneyard.load(name)
    dump = game.new(2, 11).dump()
    deal = {"hands": dump["hands"], "stock_order": dump["stock_order"], "turn": dump["turn"]}
    given = game.new(2, 12, deal=deal)
    again = given.dump()
    assert {key: again[key] for key in deal} == deal
    assert given.seed is None
    assert given.legal()
    shuffled = game.new(2, 12, deal={"hands": dump["hands"]}).dump()
    assert shuffled["hands"] == dump["hands"]
    assert sorted(shuffled["stock_order"]) == sorted(dump["stock_order"])


def test_a_deal_that_cannot_be_is_refused() -> None:
    game = boneyard.load("classic")
    hands = game.new(2, 11).dump()["hands"]
    with pytest.raises(BadDump):
        game.new(2, deal={"hands": [hands[0], hands[0]]})
    for wrong in ("66", {}, {"hands": hands, "cards": 1}):
        with pytest.raises(BadValue, match="a deal is a dict with hands"):
            game.new(2, deal=wrong)


def test_a_game_without_numbers_says_so() -> None:
    rules = replace(boneyard.load("classic").rules, home="")
    with pytest.raises(BoneyardError, match="cannot be told in numbers"):
        encoding_of(rules)


def test_utilities_come_at_the_end() -> None:
    assert played("classic", 3).utilities is None
    position = played("classic", 10**6)
    assert position.result is not None
    winner = position.result.winners[0]
    assert position.utilities is not None
    assert position.utilities[winner] == position.result.scores[winner]
