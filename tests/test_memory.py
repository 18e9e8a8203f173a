"""What can be remembered: counted by hand, and nothing that is hidden is in it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import boneyard
from boneyard.engine.memory import recall
from boneyard.engine.position import Position
from boneyard.engine.registry import names


def play_some(game: str, players: int, moves: int, seed: int, **options: Any) -> Position:
    """A position in the middle of a game."""
    dice = random.Random(seed)
    position = boneyard.load(game).new(players, seed, **options)
    for _ in range(moves):
        if position.over:
            break
        seat = dice.choice(position.actors)
        position.play(dice.choice(position.legal(seat)), seat)
    return position


@pytest.mark.parametrize("game", ["classic", "magnetic-flat", "domination"])
@pytest.mark.parametrize("seed", range(5))
def test_unseen_is_what_lies_neither_open_nor_in_the_own_hand(game: str, seed: int) -> None:
    position = play_some(game, 3, 12, seed)
    everything = position.dump()
    for seat in (None, 0, 1, 2):
        hands = [hand for owner, hand in enumerate(everything["hands"]) if owner != seat]
        hidden = Counter(tile for hand in [*hands, everything["stock_order"]] for tile in hand)
        unseen = recall(position, seat).unseen
        assert unseen == sorted(unseen)
        if not position.over:
            assert Counter(unseen) == hidden


def test_every_draw_and_pass_is_remembered_with_the_ends_of_that_moment() -> None:
    dice = random.Random(3)
    position = boneyard.load("classic").new(3, 8)
    expected = []
    while not position.over:
        seat = position.actors[0]
        move = dice.choice(position.legal(seat))
        if move in ("draw", "pass"):
            expected.append((seat, move, tuple(position.view()["ends"])))
        position.play(move, seat)
    assert len(expected) > 3
    assert [(one.seat, one.move, one.ends) for one in recall(position, 1).stuck] == expected


def test_in_domino4_the_wishes_are_remembered() -> None:
    position = boneyard.load("domino4").new(2, 1)
    while "draw" not in position.legal():
        position.play(position.legal()[0])
    wishes = tuple(position.view()["wishes"])
    position.play("draw")
    assert recall(position, None).stuck[-1].ends == wishes


def test_games_without_ends_remember_only_draws() -> None:
    position = boneyard.load("magnetic-tower").new(2, 5)
    while not position.over and position.legal() != ["draw"]:
        position.play(position.legal()[0])
    seat = position.actors[0]
    position.play("draw")
    assert [(one.seat, one.ends) for one in recall(position, 0).stuck] == [(seat, ())]


def test_a_tower_that_fell_hides_nothing_of_what_lay_in_it() -> None:
    for seed in range(60):
        position = boneyard.load("magnetic-tower").new(2, seed, steadiness="shaky", magnets="weak")
        seen: set[str] = set()
        dice = random.Random(seed)
        while not position.over:
            seen |= {place["tile"] for place in position.view()["tower"]}
            if position.view()["ruin"]:
                seen |= set(position.view()["ruin"]["fell"])
                assert not seen & set(recall(position, None).unseen)
                assert len(seen) + len(recall(position, None).unseen) == 28
                return
            position.play(dice.choice(position.legal()))
    raise AssertionError("no tower fell")


def test_a_bluff_that_was_found_out_has_been_seen_and_a_face_down_tile_has_not() -> None:
    shown = hidden = 0
    for seed in range(40):
        position = play_some("domino4", 3, 60, seed, bluff=True)
        if position.over:
            continue
        for seat in (None, 0, 1, 2):
            view, unseen = position.view(seat), Counter(recall(position, seat).unseen)
            known = Counter(tile for hand in view["known"] for tile in hand)
            shown += known.total()
            down = Counter(
                true["tile"]
                for mine, true in zip(view["table"], position.dump()["table"], strict=True)
                if mine["tile"] is None
            )
            hidden += (down & unseen).total()  # others were shown before they were laid
            assert not (known - Counter({"J": 99})) & unseen  # jokers are all alike
    assert shown > 10
    assert hidden > 10


@pytest.mark.parametrize("game", names())
def test_nothing_hidden_is_remembered(game: str) -> None:
    for seed in range(6):
        position = play_some(game, 3, 5 + 4 * seed, seed)
        for seat in (None, 0, 1, 2):
            assert recall(position.redealt(seat, 99), seat) == recall(position, seat)


def test_a_copy_remembers_on_its_own() -> None:
    position = boneyard.load("classic").new(2, 3)
    while "pass" not in position.legal():
        position.play(position.legal()[0])
    twin = position.copy()
    twin.play("pass")
    assert len(recall(twin, 0).stuck) == len(recall(position, 0).stuck) + 1
