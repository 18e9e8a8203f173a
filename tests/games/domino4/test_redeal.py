"""Domino 4, re-deals: consistent with counts, draws, gifts, face-down and shown tiles."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.games.domino4.tiles import FITTING, HALVES, INDEX, JOKER, bits_of, texts_of
from boneyard.testkit import all_options
from tests.games.domino4.stacked import cold_hands, play_all, stacked


def worlds(position: Position, seat: int | None, count: int = 200) -> list[Position]:
    return [position.redealt(seat, seed) for seed in range(count)]


def test_a_seat_that_drew_had_nothing_that_fitted() -> None:
    hands = cold_hands(3)
    hands[0] = ["r31", "r33", "g44"]
    pos = stacked(hands, turn=1)  # r3 in the east, r2 in the west
    play_all(pos, "1:draw 2:draw 0:r31@2,0/nw")
    fitting = {t for t in INDEX if t[0] == "r" and ("3" in t or "2" in t)}
    for world in worlds(pos, 0):
        for seat in (1, 2):
            held = world.dump()["hands"][seat]
            assert len(held) == 4
            assert sum(t in fitting or t == "J" for t in held) <= 1  # the drawn one at most
    seen = Counter(t for world in worlds(pos, 0) for t in world.dump()["hands"][1])
    assert any(seen[t] for t in fitting)  # the tile drawn may be one of them


def test_a_seat_that_passed_with_no_stock_still_has_nothing_that_fits() -> None:
    hands = cold_hands(3)
    pos = stacked([*hands[:2], ["r31", "r33", "r30"]], stock="", turn=0)
    play_all(pos, "0:pass 1:pass")
    for world in worlds(pos, None):
        fits = int(FITTING[HALVES + 2])  # r3
        assert not bits_of(world.dump()["hands"][0]) & fits
        assert not bits_of(world.dump()["hands"][1]) & fits


def test_a_face_down_tile_may_be_anything_its_player_may_hold_jokers_too() -> None:
    hands = cold_hands(2)
    hands[0] = ["b44", "y44", "g44"]
    pos = stacked([hands[0], ["g11", "g22", "r30"]], stock="J r31 y33 y22 J", bluff=True)
    play_all(pos, "0:?b44@2,0=g")
    down = Counter(w.dump()["table"][-1]["tile"] for w in worlds(pos, 1, 600))
    hidden = {"b44", "y44", "g44", "J", "r31", "y33", "y22"}
    assert set(down) == hidden
    # eight tiles, two of them jokers: all equally likely
    assert 100 < down["J"] < 200
    assert all(40 < down[t] < 115 for t in hidden - {"J"})
    assert {w.dump()["table"][-1]["tile"] for w in worlds(pos, 0, 50)} == {"b44"}


def test_a_shown_tile_stays_where_it_was_shown() -> None:
    hands = cold_hands(3)
    hands[0] = ["b44", "y44", "g44"]
    pos = stacked(hands, bluff=True)
    play_all(pos, "0:?b44@2,0=g 1:accuse")
    gift = pos.view(1)["hand"][0]
    play_all(pos, f"1:give:{gift}")
    for world in worlds(pos, 2, 100):
        assert "b44" in world.dump()["hands"][0]
    assert pos.view(2)["known"][0] == ["b44"]
    assert pos.view(1)["known"][0] == sorted(["b44", gift], key=lambda t: INDEX[t])


def test_a_gift_is_known_to_both_and_unknown_to_others() -> None:
    hands = cold_hands(3)
    hands[0] = ["J", "y44", "g44"]
    pos = stacked(hands, bluff=True)
    play_all(pos, "0:?J@2,0=g 1:accuse 0:give:y44")
    for seat in (0, 1):
        assert all("y44" in w.dump()["hands"][1] for w in worlds(pos, seat, 60))
    given = Counter("y44" in w.dump()["hands"][1] for w in worlds(pos, 2, 200))
    assert given[False]  # seat 2 cannot know


def test_a_shown_tile_that_may_have_been_given_on_is_in_one_of_two_hands() -> None:
    hands = cold_hands(3)
    hands[0] = ["b44", "J", "g44", "y41"]
    pos = stacked(hands, stock="r30 r20 g30 g20 b30", bluff=True)
    play_all(pos, "0:?b44@2,0=g 1:accuse")
    play_all(pos, f"1:give:{pos.view(1)['hand'][0]} 1:draw 2:draw 0:?J@2,0=r 1:accuse 0:give:g44")
    places = Counter(
        next(i for i, hand in enumerate(w.dump()["hands"]) if "b44" in hand)
        for w in worlds(pos, 2, 300)
    )
    assert set(places) == {0, 1}
    assert pos.view(2)["known"][0] == []


def consistent(position: Position, world: Position, seat: int | None) -> None:
    """Whether the world's own memory looks the same to this seat."""
    from boneyard.games.domino4.memory import LAID, SHOWN, STUCK, destination, excluded, is_known

    s, w = position.state, world.state
    viewer = -1 if seat is None else seat
    assert s["events"] == w["events"]
    hands = [Counter() for _ in range(80)]  # type: list[Counter[int]]
    for tile in range(60):
        hands[w["start"][tile]][min(tile, JOKER)] += 1
    for e in range(w["events"]):
        kind, who, tile = (int(w[f"event_{k}"][e]) for k in ("kind", "seat", "tile"))
        assert kind == s["event_kind"][e]
        if kind == STUCK:
            assert not any(int(excluded(w, e)) >> t & 1 for t in hands[who].elements())
            continue
        if is_known(s, e, viewer):
            assert tile == s["event_tile"][e]
        if kind == SHOWN:
            assert hands[who][tile]
            continue
        assert hands[8 if kind == 0 else who][tile]
        hands[8 if kind == 0 else who][tile] -= 1
        hands[int(destination(w, e))][tile] += 1
        assert kind != LAID or is_known(s, e, viewer)
    for seat_ in range(position.players):
        held = texts_of(int(w["hands"][seat_]))
        assert hands[seat_] == Counter(INDEX[text] for text in held)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_redealt_random_games_look_the_same_to_each_seat(players: int) -> None:
    game = load("domino4")
    for number, options in enumerate(all_options(game, players)):
        dice = random.Random(number)
        pos = game.new(players, number, (), **options)
        while not pos.over:
            if dice.random() < 0.05:
                for seat in [*range(players), None]:
                    consistent(pos, pos.redealt(seat, dice.getrandbits(64)), seat)
            seat = dice.choice(pos.actors)
            pos.play(dice.choice(pos.legal(seat)), seat)


@pytest.mark.slow
def test_all_worlds_are_equally_likely() -> None:
    # Hidden: two tiles in seat 1's hand and the two of the stock; seat 1 drew, so it had no red 3.
    pos = stacked([["g11", "g22"], ["b11"]], stock="b22 r31 y22", turn=1)
    play_all(pos, "1:draw")
    found = Counter(
        (tuple(sorted(w.dump()["hands"][1])), tuple(w.dump()["stock_order"]))
        for w in worlds(pos, 0, 4000)
    )
    # first tile b11, b22 or y22 (r31 fits), then any of the rest, and the stock in any order
    hands = Counter(hand for hand, _ in found.elements())
    expected = {
        ("b11", "b22"): 2 / 9,
        ("b11", "y22"): 2 / 9,
        ("b22", "y22"): 2 / 9,
        ("b11", "r31"): 1 / 9,
        ("b22", "r31"): 1 / 9,
        ("r31", "y22"): 1 / 9,
    }
    assert set(hands) == set(expected)
    for hand, share in expected.items():
        assert abs(hands[hand] / 4000 - share) < 0.03
