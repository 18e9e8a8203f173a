"""Positions: refused calls change nothing, copies are independent, everything repeats."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys

import numpy as np
import pytest

import boneyard
from boneyard.errors import BadValue, IllegalMove, UnknownName

BAD_SEEDS = [-1, 2**64, 1.0, "7", True, b"1"]
BAD_PLAYERS = [0, 1, 5, 2.0, "2", None, True]
BAD_SEATS = [-1, 2, 1.0, "0", True]


def start(seed: int = 42) -> boneyard.Position:
    return boneyard.load("classic").new(players=2, seed=seed)


def test_unknown_names_list_the_known_ones() -> None:
    with pytest.raises(
        UnknownName, match=r"no game called 'chess'; choose from: classic, .*magnetic-flat"
    ):
        boneyard.load("chess")
    with pytest.raises(UnknownName, match="blocked_winner"):
        boneyard.load("classic").new(bluff=True)
    with pytest.raises(BadValue, match="choose from: pips, tiles"):
        boneyard.load("classic").new(blocked_winner="luck")


def test_the_list_of_games_stays_a_list_after_a_game_is_loaded() -> None:
    boneyard.load("classic")
    assert boneyard.available_games()[0] == "classic"


@pytest.mark.parametrize("seed", BAD_SEEDS)
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(BadValue, match="a seed is a whole number"):
        boneyard.load("classic").new(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", BAD_PLAYERS)
def test_bad_player_counts_are_refused(players: object) -> None:
    with pytest.raises(BadValue, match="takes 2\u20134 players"):
        boneyard.load("classic").new(players=players)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", BAD_SEATS)
def test_bad_seats_are_refused(seat: object) -> None:
    position = start()
    for call in (position.legal, position.view, lambda s: position.play("66", s)):
        with pytest.raises(BadValue, match="seats are 0 to 1"):
            call(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "names", [["Ada"], "AB", ["Ada", ""], ["Ada", "a,b"], ["Ada", "x" * 41], [1, 2]]
)
def test_bad_names_are_refused(names: object) -> None:
    with pytest.raises(BadValue, match="name"):
        boneyard.load("classic").new(names=names)  # type: ignore[arg-type]


@pytest.mark.parametrize("move", ["", "99L", "pass", None, 7, b"66", "6" * 10_000])
def test_a_refused_move_says_why_and_changes_nothing(move: object) -> None:
    position = start()
    before = position.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        position.play(move)  # type: ignore[arg-type]
    assert "legal: 00, 50" in str(refused.value)
    assert position.state.tobytes() == before
    assert position.moves == []


def test_a_move_out_of_turn_is_refused() -> None:
    position = start()
    other = 1 - position.actors[0]
    with pytest.raises(IllegalMove, match="not your turn"):
        position.play(position.legal()[0], other)
    assert position.legal(other) == []


def test_nothing_can_be_played_after_the_end() -> None:
    position = start()
    while not position.over:
        assert position.result is None
        position.play(position.legal()[0])
    assert position.legal() == []
    assert position.actors == ()
    with pytest.raises(IllegalMove, match="over"):
        position.play("pass")


def test_copies_are_independent() -> None:
    position = start()
    twin = position.copy()
    twin.play(twin.legal()[0])
    assert position.moves == []
    assert position.state.tobytes() != twin.state.tobytes()


def test_the_same_seed_gives_the_same_bytes_in_another_process() -> None:
    program = (
        "import boneyard\n"
        "pos = boneyard.load('classic').new(players=3, seed=99)\n"
        "while not pos.over: pos.play(pos.legal()[-1])\n"
        "print(pos.state.tobytes().hex())"
    )
    position = boneyard.load("classic").new(players=3, seed=99)
    while not position.over:
        position.play(position.legal()[-1])
    other = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert other.stdout.strip() == position.state.tobytes().hex()


def test_without_a_seed_games_differ() -> None:
    game = boneyard.load("classic")
    assert game.new().seed != game.new().seed


def test_views_show_only_the_own_hand_until_the_end() -> None:
    position = start()
    hands = position.dump()["hands"]
    for seat in (0, 1):
        text = json.dumps(position.view(seat))
        assert position.view(seat)["hand"] == hands[seat]
        assert position.view(seat)["hands"] is None
        assert json.dumps(hands[1 - seat]) not in text
    assert position.view(None)["hand"] == []
    while not position.over:
        position.play(position.legal()[0])
    assert position.view(None)["hands"] == position.dump()["hands"]


def test_options_can_be_given_as_text() -> None:
    game = boneyard.load("classic")
    assert game.new(blocked_winner="tiles").options == {"blocked_winner": "tiles"}


def test_a_redealt_position_has_no_seed() -> None:
    position = start()
    twin = position.redealt(0, seed=1)
    assert twin.seed is None
    assert "seed: hidden" in str(twin.record)


def test_errors_survive_a_journey_between_processes() -> None:
    position = start()
    with pytest.raises(IllegalMove) as refused:
        position.play("99L")
    again = pickle.loads(pickle.dumps(refused.value))
    assert str(again) == str(refused.value)
    with pytest.raises(UnknownName) as unknown:
        boneyard.load("chess")
    assert str(pickle.loads(pickle.dumps(unknown.value))) == str(unknown.value)


def test_every_way_of_copying_is_independent() -> None:
    position = start()
    before = position.state.tobytes()
    for twin in (
        copy.copy(position),
        copy.deepcopy(position),
        pickle.loads(pickle.dumps(position)),
    ):
        twin.play(twin.legal()[0])
        twin.options["blocked_winner"] = "tiles"
    assert position.state.tobytes() == before
    assert position.moves == []
    assert position.options == {"blocked_winner": "pips"}


def test_numbers_of_numpy_are_numbers() -> None:
    position = boneyard.load("classic").new(players=np.int64(3), seed=np.uint64(7))  # type: ignore[arg-type]
    assert position.view(np.int8(1))["seat"] == 1  # type: ignore[arg-type]
    assert boneyard.load(boneyard.load("classic")).name == "classic"


@pytest.mark.parametrize("name", [[], {}, None, 5, b"classic"])
def test_what_is_no_name_of_a_game_is_refused(name: object) -> None:
    with pytest.raises(UnknownName, match="there is no game"):
        boneyard.load(name)  # type: ignore[arg-type]


def test_after_the_end_every_seat_learns_that_it_is_over() -> None:
    position = start()
    while not position.over:
        position.play(position.legal()[0])
    for seat in (None, 0, 1):
        with pytest.raises(IllegalMove, match="The game is over"):
            position.play("pass", seat)
    with pytest.raises(BadValue, match="no seat 99"):
        position.record_seen_by(99)


def test_a_redealt_position_has_the_moves_as_the_seat_saw_them() -> None:
    position = boneyard.load("domino4").new(players=3, seed=3, bluff=True)
    seat = position.actors[0]
    other, third = (seat + 1) % 3, (seat + 2) % 3
    laid = next(move for move in position.legal() if move.startswith("?") and "J" not in move)
    position.play(laid)
    position.play("accuse", other)
    given = position.legal(other)[0]
    position.play(given, other)
    moves = [laid, "accuse", given]
    hidden = "?@" + laid.split("@")[1]
    seen = {
        seat: [laid, "accuse", given],
        other: [hidden, "accuse", given],
        third: [hidden, "accuse", "give"],
        None: [hidden, "accuse", "give"],
    }
    assert [move for _, move in position.moves] == moves
    for viewer, told in seen.items():
        for world in (position.redealt(viewer, 1), copy.deepcopy(position.redealt(viewer, 1))):
            assert [move for _, move in world.moves] == told
            assert str(world.record) == str(position.record_seen_by(viewer))
    again = pickle.loads(pickle.dumps(position))
    assert again.record_seen_by(third) == position.record_seen_by(third)
