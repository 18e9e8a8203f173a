"""Domino 4, option Bluff Joker: D4-30 to D4-35, in full sequences for 2, 3 and 8 players."""

from __future__ import annotations

import pickle

import pytest

from boneyard.engine.position import Position
from boneyard.errors import IllegalMove
from tests.games.domino4.stacked import cold_hands, play_all, stacked

PLAYERS = pytest.mark.parametrize("players", [2, 3, 8])
STOCKS = pytest.mark.parametrize("stock", ["g30 b30 y30", "g30", ""])  # full, nearly empty, empty


def bluffing(players: int, hand: list[str], stock: str = "g30 b30 y30", turn: int = 0) -> Position:
    hands = cold_hands(players)
    hands[turn] = hand
    return stacked(hands, stock=stock, turn=turn, bluff=True)


def all_accept(position: Position) -> None:
    for seat in list(position.actors):
        if "accept" in position.legal(seat):
            position.play("accept", seat)


def test_d4_30_jokers_are_not_played_openly_any_tile_is_laid_face_down() -> None:
    pos = bluffing(2, ["J", "J", "b44", "r31"])
    moves = pos.legal()
    assert not any(m.startswith("J") for m in moves)
    for tile in ("J", "b44", "r31"):
        at = [m for m in moves if m.startswith(f"?{tile}@")]
        assert len(at) == 4 * 4  # four cells, four colours
    with pytest.raises(IllegalMove) as refused:
        pos.play("J@2,0=b")
    assert refused.value.code == "joker-face-down"


def test_only_a_question_mark_lays_a_tile_face_down() -> None:
    pos = bluffing(2, ["J", "J", "b44", "r31"])
    assert "?b44@2,0=g" in pos.legal()
    with pytest.raises(IllegalMove) as refused:
        pos.play("éb44@2,0=g")
    assert refused.value.code == "not-a-domino4-move"


@PLAYERS
def test_d4_30_it_counts_as_a_joker(players: int) -> None:
    hands = cold_hands(players)
    hands[0] = ["b44", "y44", "g44"]
    hands[1] = ["b31", "b40", "y41"]
    pos = stacked(hands, bluff=True)
    play_all(pos, "0:?y44@2,0=b")
    all_accept(pos)
    assert pos.view(1)["wishes"] == ["r2", "b"]
    openly = {m for m in pos.legal(1) if not m.startswith("?")}
    assert {m[:3] for m in openly} == {"b31", "b40"}
    assert {m.split("@")[1][:3] for m in openly} == {"3,0", "2,1", "2,-"}


@PLAYERS
def test_d4_31_all_opponents_may_answer_in_any_order(players: int) -> None:
    pos = bluffing(players, ["b44", "y44", "g44"], turn=1)
    play_all(pos, "1:?b44@2,0=g")
    expected = tuple((1 + i) % players for i in range(1, players))
    assert pos.actors == expected  # in turn order, where they are asked one by one
    for seat in reversed(expected):
        assert pos.legal(seat) == ["accept", "accuse"]
        pos.play("accept", seat)
        assert "accept" not in pos.legal(seat)
    assert pos.actors == (2 % players,)
    laid = pos.view(0)["table"][-1]
    assert laid["down"]
    assert laid["tile"] is None
    assert pos.view(1)["table"][-1]["tile"] == "b44"


@pytest.mark.parametrize("players", [3, 8])
def test_d4_31_only_the_first_to_accuse_is_the_accuser(players: int) -> None:
    pos = bluffing(players, ["b44", "y44", "g44"])
    play_all(pos, "0:?b44@2,0=g 2:accept")
    play_all(pos, "1:accuse")
    assert pos.view()["accuser"] == 1
    assert pos.actors == (1,)
    for seat in range(2, players):
        with pytest.raises(IllegalMove):
            pos.play("accuse", seat)


@STOCKS
@PLAYERS
def test_d4_32_accused_and_a_joker_the_player_gives_one(players: int, stock: str) -> None:
    pos = bluffing(players, ["J", "y44", "g44"], stock=stock)
    play_all(pos, f"0:?J@2,0=g {players - 1}:accuse")
    laid = pos.view()["table"][-1]
    assert (laid["tile"], laid["down"]) == ("J", False)
    assert pos.actors == (0,)
    assert set(pos.legal(0)) == {"give:y44", "give:g44"}
    with pytest.raises(IllegalMove) as refused:
        pos.play("draw", 0)
    assert refused.value.code == "give-first"
    play_all(pos, "0:give:y44")
    assert "y44" in pos.view(players - 1)["hand"]
    assert pos.view()["counts"][0] == 1
    assert pos.view()["stock"] == len(stock.split())
    assert pos.view()["owes"] is None  # D4-15: came down to one by giving
    assert pos.actors == (1,)


@STOCKS
@PLAYERS
def test_d4_33_accused_and_no_joker(players: int, stock: str) -> None:
    pos = bluffing(players, ["b44", "y44", "g44"], stock=stock)
    before = pos.view(0)
    play_all(pos, "0:?b44@2,0=g 1:accuse")
    drawn = min(1, len(stock.split()))
    assert pos.view()["counts"][0] == 3 + drawn  # taken back, and one from the stock
    assert pos.view()["known"][0] == ["b44"]  # everyone saw it
    assert pos.view()["table"] == before["table"]
    assert pos.view()["spots"] == before["spots"]
    assert pos.actors == (1,)
    tile = pos.view(1)["hand"][0]
    play_all(pos, f"1:give:{tile}")
    assert tile in pos.view(0)["hand"]
    assert pos.view()["counts"][:2] == [4 + drawn, 2]
    assert pos.actors == (1,)  # the turn is lost
    assert pos.view()["passes"] == 0
    assert pos.dump()["idle"] == 1


def test_d4_33_a_lost_turn_restarts_the_two_rounds_of_d4_18() -> None:
    pos = bluffing(2, ["b44", "y44", "g44"], stock="")
    play_all(pos, "0:pass 1:pass 0:pass")
    assert pos.view()["passes"] == 3
    tile, gift = pos.view(1)["hand"][0], pos.view(0)["hand"][0]
    play_all(pos, f"1:?{tile}@2,0=g 0:accuse 0:give:{gift}")
    assert not pos.over
    assert pos.view()["passes"] == 0
    assert pos.view()["stale"] == 4


@PLAYERS
def test_d4_16_d4_33_a_lost_turn_counts_as_passed(players: int) -> None:
    pos = bluffing(players, ["b44", "y44", "g44"], stock="")
    play_all(pos, "0:?b44@2,0=g 1:accuse")
    play_all(pos, f"1:give:{pos.view(1)['hand'][0]}")
    for seat in range(1, players):
        play_all(pos, f"{seat}:pass")
    assert pos.view()["two_tiles"]
    play_all(pos, "0:?y44@2,0=g")
    all_accept(pos)
    assert pos.actors == (0,)  # it stays: a second may follow
    assert pos.view()["second"]
    assert "stop" in pos.legal(0)
    play_all(pos, "0:?g44@3,0=g 1:accuse")  # the second is taken back, the first stays
    play_all(pos, f"1:give:{pos.view(1)['hand'][0]}")
    if not pos.over:
        assert pos.dump()["idle"] == 0
        assert pos.actors == (1,)
        assert [t["cell"] for t in pos.view()["table"]][-1] == [2, 0]


def test_d4_16_d4_32_a_true_joker_as_the_first_of_two() -> None:
    pos = bluffing(3, ["J", "b44", "y44", "g44"], stock="")
    for seat in range(3):
        play_all(pos, f"{seat}:pass")
    play_all(pos, "0:?J@2,0=b 1:accept 2:accuse 0:give:g44")
    assert pos.actors == (0,)
    assert "b44@3,0/nw" in pos.legal(0)
    play_all(pos, "0:b44@3,0/nw!")
    assert pos.actors == (1,)


@PLAYERS
def test_d4_34_a_hand_emptied_face_down_wins_only_when_it_is_settled(players: int) -> None:
    pos = bluffing(players, ["b44"])
    play_all(pos, "0:?b44@2,0=g")
    assert not pos.over
    all_accept(pos)
    assert pos.result is not None
    assert pos.result.winners == (0,)
    assert pos.view(1)["table"][-1]["tile"] == "b44"  # all is open now


@STOCKS
def test_d4_34_caught_with_the_last_tile(stock: str) -> None:
    pos = bluffing(2, ["b44"], stock=stock)
    play_all(pos, "0:?b44@2,0=g 1:accuse")
    assert not pos.over
    play_all(pos, f"1:give:{pos.view(1)['hand'][0]}")
    assert pos.view()["counts"][0] == 2 + min(1, len(stock.split()))
    assert pos.view()["owes"] is None


@PLAYERS
def test_d4_34_a_true_joker_with_nothing_left_to_give_has_won(players: int) -> None:
    pos = bluffing(players, ["J"])
    play_all(pos, "0:?J@2,0=g 1:accuse")
    assert pos.result is not None
    assert pos.result.winners == (0,)


@PLAYERS
def test_d4_17_a_hand_emptied_by_giving_wins(players: int) -> None:
    pos = bluffing(players, ["J", "b44"])
    play_all(pos, "0:?J@2,0=g 1:accuse 0:give:b44")
    assert pos.result is not None
    assert pos.result.winners == (0,)
    hands = cold_hands(players)
    hands[0], hands[1] = ["b44", "y44", "y41"], ["g44"]
    other = stacked(hands, bluff=True)
    play_all(other, "0:?b44@2,0=g 1:accuse 1:give:g44")
    assert other.result is not None
    assert other.result.winners == (1,)


def test_d4_15_answers_and_gifts_do_not_end_the_time_to_announce() -> None:
    pos = bluffing(3, ["b44", "y44"])
    play_all(pos, "0:?b44@2,0=r 2:accept")
    assert pos.actors == (0, 1)
    assert pos.legal(0) == ["last!"]
    play_all(pos, "1:accept")
    assert pos.view()["owes"] == 0
    play_all(pos, "0:last! 1:draw")
    assert pos.view()["skips"] == []


def test_d4_15_an_announcement_is_void_when_the_tile_comes_back() -> None:
    pos = bluffing(2, ["b44", "y44"], stock="")
    play_all(pos, "0:?b44@2,0=r 1:accuse")
    assert pos.view()["owes"] is None  # two tiles again
    assert pos.actors == (1,)


def test_d4_15_laid_face_down_without_a_word_is_skipped() -> None:
    pos = bluffing(3, ["b44", "y44"])
    play_all(pos, "0:?b44@2,0=r 1:accept 2:accept 1:draw 2:draw")
    assert pos.actors == (1,)


def test_d4_35_face_down_is_a_choice_with_a_true_joker_too() -> None:
    pos = bluffing(2, ["J", "b44"])
    assert "draw" in pos.legal()
    assert "pass" in bluffing(2, ["J", "b44"], stock="").legal()
    fits = bluffing(2, ["J", "r31", "b44"])
    assert "draw" not in fits.legal()
    assert any(m.startswith("?") for m in fits.legal())


def test_moves_as_others_see_them() -> None:
    pos = bluffing(3, ["J", "y44", "g44"])
    assert pos.text_for("?J@2,0=g", by=1) == "?@2,0=g"
    assert pos.text_for("?J@2,0=g", by=None) == "?@2,0=g"
    assert pos.text_for("?J@2,0=g", by=0) == "?J@2,0=g"
    play_all(pos, "0:?J@2,0=g 1:accuse")
    assert pos.text_for("give:y44", by=2, seat=0) == "give"
    assert pos.text_for("give:y44", by=None, seat=0) == "give"
    assert pos.text_for("give:y44", by=1, seat=0) == "give:y44"
    two = bluffing(2, ["y44", "g44"])
    assert two.text_for("?y44@2,0=g!", by=1) == "?@2,0=g!"


def test_a_running_record_hides_what_is_hidden() -> None:
    from boneyard.engine.api import load

    pos = load("domino4").new(3, seed=3, bluff=True)
    seat = pos.actors[0]
    move = next(m for m in pos.legal() if m.startswith("?"))
    pos.play(move, seat)
    hidden = str(pos.record_seen_by((seat + 1) % 3))
    assert "?@" in hidden
    assert move not in hidden
    assert move in str(pos.record_seen_by(seat))


def test_neither_a_redeal_nor_a_restored_game_reveals_hidden_moves() -> None:
    pos = bluffing(3, ["J", "y44", "g44"])
    play_all(pos, "0:?J@2,0=g 1:accuse 0:give:y44")
    third = [(0, "?@2,0=g"), (1, "accuse"), (0, "give")]
    for same in (pos, pos.copy(), pickle.loads(pickle.dumps(pos))):
        assert same.redealt(2, 5).moves == third
        assert same.record_seen_by(2).moves == third
        assert same.record_seen_by(None).moves == third
        assert same.redealt(1, 5).moves == [(0, "?@2,0=g"), (1, "accuse"), (0, "give:y44")]
        assert same.redealt(0, 5).moves == pos.moves
