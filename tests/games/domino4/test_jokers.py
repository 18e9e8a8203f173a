"""Domino 4: jokers look alike, so nothing that anyone sees may depend on which one it was."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from boneyard.engine.api import load
from boneyard.engine.memory import recall
from boneyard.engine.position import Position
from boneyard.games.domino4.tiles import JOKER, JOKERS, TILES, with_tile, without_tile
from boneyard.testkit import all_options
from tests.games.domino4.stacked import play_all, stacked

GIVEN_ON = "0:?J@1,0=g 1:accuse 0:give:J 1:?J@1,-1=y 0:accuse"


def dealt(own_joker: bool) -> Position:
    """Two hands of which the first has two jokers; the third joker is in the second hand, or last
    in the stock."""
    position = load("domino4").new(2, 0xA40, bluff=True)
    if not own_joker:
        s, last = position.state, int(position.state["stock"][0])
        s["stock"][0] = JOKER
        s["hands"][1] = with_tile(without_tile(int(s["hands"][1]), JOKER), last)
        s["start"][JOKER : TILES - 1] = sorted([0, 0, 8])
        s["start"][last] = 1
        position.clear_cache()
    return position


def test_a_seat_that_gave_a_joker_away_does_not_learn_whether_the_receiver_had_another() -> None:
    one, other = dealt(own_joker=True), dealt(own_joker=False)
    assert one.view(0) == other.view(0)
    for position in (one, other):
        play_all(position, GIVEN_ON)
        assert position.view(0)["known"][1] == []
    assert one.dump()["hands"][1] != other.dump()["hands"][1]
    assert one.view(0) == other.view(0)
    assert recall(one, 0) == recall(other, 0)
    for seed in range(200):
        assert one.redealt(0, seed).state.tobytes() == other.redealt(0, seed).state.tobytes()
    held = Counter("J" in one.redealt(0, seed).dump()["hands"][1] for seed in range(300))
    assert held[True] > 20 < held[False]


@pytest.mark.parametrize("players", [2, 4, 8])
def test_no_state_has_a_number_for_a_joker(players: int) -> None:
    game = load("domino4")
    for number, options in enumerate(all_options(game, players)):
        dice = random.Random(number)
        position = game.new(players, number, (), **options)
        while not position.over:
            seat = dice.choice(position.actors)
            position.play(dice.choice(position.legal(seat)), seat)
            check_alike(position)
        check_alike(position.redealt(0, number))


def check_alike(position: Position) -> None:
    s = position.state
    for hand in s["hands"].tolist():
        count = (hand & JOKERS).bit_count()
        assert hand >> JOKER == (1 << count) - 1
    for field, used in (("stock", "stock_left"), ("laid_tile", "laid_count")):
        assert max(s[field][: s[used]].tolist(), default=0) <= JOKER
    assert max(s["event_tile"][: s["events"]].tolist(), default=0) <= JOKER
    assert sorted(s["start"][JOKER:].tolist()) == s["start"][JOKER:].tolist()


def test_a_seat_that_laid_one_joker_is_not_taken_to_have_two() -> None:
    # Seat 1 had two of the five tiles that seat 0 has not seen, at least one of them a joker: five
    # deals, in one of which both are jokers. Which of the two it laid then does not count twice.
    position = stacked([["g11", "g22"], ["J", "b11"]], stock="b22 J", turn=1)
    play_all(position, "1:J@2,0=g")
    held = Counter(position.redealt(0, seed).dump()["hands"][1][0] for seed in range(2000))
    assert set(held) == {"J", "b11", "b22"}
    assert abs(held["J"] / 2000 - 1 / 5) < 0.04
    assert abs(held["b11"] / 2000 - 2 / 5) < 0.05


def test_a_joker_that_may_have_been_given_on_still_counts_as_seen() -> None:
    hands = [["J", "J", "y44", "g44"], ["g11", "g22", "b33"], ["y11", "b11", "b22"]]
    position = stacked(hands, stock="r11 y22 J b44 b41", bluff=True)
    assert recall(position, 0).unseen.count("J") == 1
    play_all(position, "0:?J@2,0=g 1:accuse 0:give:J")
    assert position.view(0)["known"][1] == ["J"]
    assert recall(position, 0).unseen.count("J") == 1
    play_all(position, "1:?g11@3,0=b 0:accept 2:accept")  # it may have been the joker
    assert position.view(0)["known"][1] == []
    assert recall(position, 0).unseen.count("J") == 1
    assert recall(position, 2).unseen.count("J") == 2


def test_of_two_jokers_known_in_a_hand_one_stays_known_when_a_tile_leaves_it_unseen() -> None:
    hands = [["J", "J", "y44", "g44"], ["g22", "b33", "g11"], ["y11", "b11", "b22"]]
    position = stacked(hands, stock="y22 b44 g41 y41 b21 y21 g21 g31", turn=1, bluff=True)
    caught = "1:?g22@2,0=b 0:accuse 0:give:J 2:draw 0:draw"
    play_all(position, f"{caught} {caught}")
    assert position.view(0)["known"][1] == ["g22", "J", "J"]
    play_all(position, "1:?b33@2,0=b 0:accept 2:accept")
    assert position.view(0)["known"][1] == ["J"]


def test_a_win_by_an_accused_joker_leaves_no_gift_open() -> None:
    """D4-34: nothing is left to give."""
    position = stacked([["J"], ["g11", "g22"]], bluff=True)
    play_all(position, "0:?J@2,0=g 1:accuse")
    assert position.result is not None
    assert position.result.winners == (0,)
    assert position.view(None)["phase"] == "turn"
    assert position.view(None)["accuser"] is None
    assert position.dump()["giver"] is None


def test_the_counts_of_idle_turns_end_with_the_first_of_two_tiles() -> None:
    """D4-16, D4-18, D4-36: a tile was laid, also while the second is still due."""
    position = stacked([["r31", "r30", "g11"], ["g22", "b22"]], stock="", turn=1)
    position.state["idle"] = position.state["passes"] = position.state["stale"] = 2
    play_all(position, "1:pass")
    assert position.view(None)["passes"] == 3
    play_all(position, "0:r31@2,0/nw")
    assert position.actors == (0,)
    assert position.view(None)["second"]
    assert (position.view(None)["passes"], position.view(None)["stale"]) == (0, 0)


def test_a_dump_says_who_gives_and_how_the_turn_started() -> None:
    position = stacked([["J", "y44"], ["g11", "g22"]], stock="", bluff=True)
    assert position.dump()["began_empty"] is True
    assert position.dump()["giver"] is None
    play_all(position, "0:?J@2,0=g 1:accuse")
    assert position.dump()["giver"] == 0
    caught = stacked([["b44", "y44"], ["g11", "g22"]], stock="r11", bluff=True)
    assert caught.dump()["began_empty"] is False
    play_all(caught, "0:?b44@2,0=g 1:accuse")
    assert caught.dump()["giver"] == 1
