"""The kernels keep the promises of a game, agree with a slow reference, and hide what is hidden."""

from __future__ import annotations

import random

import pytest

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.errors import BadDump
from boneyard.testkit import all_options, check_game
from reference import Reference


def test_it_keeps_the_promises_of_a_game() -> None:
    assert check_game("mexican-train", games=4).unchecked == []


@pytest.mark.campaign
def test_it_keeps_the_promises_of_a_game_for_long() -> None:
    check_game("mexican-train", games=1000, seed=2)


def test_it_agrees_with_a_slow_reference() -> None:
    """Move by move: what may be done, and how it ends."""
    game = load("mexican-train")
    blocked = 0
    for players in game.players:
        for number, options in enumerate([*all_options(game, players)] * 8):
            dice = random.Random(number)
            position = game.new(players, dice.getrandbits(64), (), **options)
            slow = Reference(position.dump())
            while not position.over:
                seat = position.actors[0]
                assert not slow.over
                assert sorted(slow.legal(seat)) == sorted(position.legal()), str(position.record)
                move = dice.choice(position.legal())
                slow.play(seat, move)
                position.play(move)
            assert slow.over
            assert position.result is not None
            assert position.result.scores == slow.scores()
            assert position.result.winners == slow.winners()
            blocked += position.result.clause == "MT-11"
    assert blocked > 20


def test_redeal_keeps_what_a_pass_showed() -> None:
    """Whoever passed holds nothing that fits where they could have played (MT-6)."""
    position = load("mexican-train").new(3, seed=4)
    while not position.moves or position.moves[-1][1] != "pass":
        position.play(position.legal()[0])
    passed, numbers = position.moves[-1][0], position.stuck[-1][1]
    viewer = (passed + 1) % 3
    held = {tuple(position.redealt(viewer, seed).dump()["hands"][passed]) for seed in range(50)}
    assert len(held) > 1
    assert not any(str(number) in tile for hand in held for tile in hand for number in numbers)


def test_redeal_keeps_that_no_higher_double_was_dealt() -> None:
    """Until they have been drawn, doubles above the station's are in the stock (MT-3)."""
    game = load("mexican-train")
    position = next(p for seed in range(99) if (p := game.new(4, seed)).dump()["station"] < "88")
    higher = {f"{n}{n}" for n in range(int(position.dump()["station"][0]) + 1, 10)}
    for seed in range(50):
        assert higher <= set(position.redealt(0, seed).dump()["stock_order"])


def test_a_dump_that_cannot_be_is_refused() -> None:
    dump = load("mexican-train").new(2, seed=3).dump()
    assert Position.from_dump(dump).dump() == dump
    held = dump["hands"][0][0]
    wrong = [
        {"station": held},
        {"plays": [f"{held}A"]},
        {"turn": 1 - dump["turn"]},
        {"rolling": True},
        {"drawn": True},
        {"open": [True, False]},
        {"open": [False]},
        {"stuck": [[0] * 10]},
        {"turns": 3},
        {"came": {}},
    ]
    for change in wrong:
        with pytest.raises(BadDump):
            Position.from_dump({**dump, **change})
