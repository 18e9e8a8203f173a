"""Domino 4, the course of a game: D4-5 and D4-14 to D4-18, D4-36, for 2, 3 and 8 players."""

from __future__ import annotations

import pytest

from boneyard.engine.position import Position
from boneyard.errors import IllegalMove
from tests.games.domino4.stacked import cold_hands, play_all, stacked

PLAYERS = pytest.mark.parametrize("players", [2, 3, 8])


def everyone(position: Position, move: str, first: int = 0, times: int = 1) -> None:
    """The same move by each seat in turn."""
    for i in range(times * position.players):
        position.play(move, (first + i) % position.players)


def test_d4_5_d4_17_laying_the_last_tile_wins() -> None:
    pos = stacked([["r31"], ["g11", "g22"], ["b11"]], turn=0)
    play_all(pos, "0:r31@2,0/nw")
    assert pos.result is not None
    assert pos.result.winners == (0,)
    assert pos.result.scores == (0, 2, 1)  # the tiles left
    assert pos.result.clause == "D4-17"


@PLAYERS
def test_d4_14_nothing_fits_takes_one_and_the_turn_is_over(players: int) -> None:
    pos = stacked(cold_hands(players), stock="r31 g30")
    assert pos.legal() == ["draw"]
    play_all(pos, "0:draw")
    assert pos.actors == (1,)  # though r31 would fit
    assert pos.view(0)["counts"][0] == 4
    assert "r31" in pos.view(0)["hand"]


@PLAYERS
def test_d4_14_with_no_stock_the_turn_is_passed(players: int) -> None:
    pos = stacked(cold_hands(players), stock="")
    assert pos.legal() == ["pass"]
    with pytest.raises(IllegalMove) as refused:
        pos.play("draw")
    assert refused.value.code == "no-stock"
    play_all(pos, "0:pass")
    assert pos.actors == (1,)


def test_d4_14_a_player_with_a_tile_that_fits_lays_one() -> None:
    pos = stacked([["r31", "g11", "g22"], ["b11"]])
    assert not {"draw", "pass"} & set(pos.legal())


def last_but_one(players: int) -> Position:
    """Seat 0 comes down to one tile with r31; the next has r10 to lay after it."""
    hands = cold_hands(players)
    hands[0] = ["r31", "g44"]
    hands[1] = ["r10", "y44", "y41"]
    return stacked(hands, stock="g30 b30 y30 g20 b20 y20 g10 b10 y10 g40 b40 y40")


@PLAYERS
def test_d4_15_announced_with_the_tile(players: int) -> None:
    pos = last_but_one(players)
    play_all(pos, "0:r31@2,0/nw! 1:r10@3,0/nw")
    assert pos.view()["skips"] == []
    assert pos.view()["owes"] is None


@PLAYERS
def test_d4_15_announced_late_while_nobody_else_has_moved(players: int) -> None:
    pos = last_but_one(players)
    play_all(pos, "0:r31@2,0/nw")
    assert pos.actors == (1, 0)
    assert pos.legal(0) == ["last!"]
    assert pos.view()["owes"] == 0
    with pytest.raises(IllegalMove) as refused:
        pos.play("draw", 0)
    assert refused.value.code == "only-announce"
    play_all(pos, "0:last!")
    assert len(pos.actors) == 1
    play_all(pos, "1:r10@3,0/nw")
    assert pos.view()["skips"] == []


@PLAYERS
def test_d4_15_not_announced_the_next_turn_is_skipped(players: int) -> None:
    pos = last_but_one(players)
    play_all(pos, "0:r31@2,0/nw 1:r10@3,0/nw")
    assert pos.view()["skips"] == ([0] if players > 2 else [])  # of two, it is skipped by now
    assert pos.legal(0) == []
    for seat in range(2, players):
        play_all(pos, f"{seat}:draw")
    assert pos.actors == (1,)  # seat 0 was skipped
    assert pos.view()["skips"] == []
    assert pos.view()["counts"][0] == 1


@PLAYERS
def test_d4_15_a_draw_is_a_move_too(players: int) -> None:
    hands = cold_hands(players)
    hands[0] = ["r31", "g44"]
    pos = stacked(hands, stock="b44 y44 b41 y41 b42 y42 b43 y43 g43")
    play_all(pos, "0:r31@2,0/nw 1:draw")
    assert pos.view()["skips"] == ([0] if players > 2 else [])
    assert pos.actors == ((2,) if players > 2 else (1,))  # of two players the other goes again


def test_d4_15_a_skipped_turn_does_not_end_the_time_to_announce() -> None:
    pos = last_but_one(2)
    pos.state["skips"] = 1 << 1
    play_all(pos, "0:r31@2,0/nw")
    assert pos.view()["owes"] == 0
    assert pos.actors == (0,)  # seat 1 was skipped
    assert "last!" in pos.legal(0)
    play_all(pos, "0:last! 0:draw")
    assert pos.view()["skips"] == []


def test_d4_15_the_duty_ends_when_the_hand_is_not_one_tile() -> None:
    pos = last_but_one(2)
    pos.state["skips"] = 1 << 1
    play_all(pos, "0:r31@2,0/nw 0:draw")  # two tiles again
    assert pos.view()["owes"] is None
    assert pos.actors == (1,)


def test_d4_15_the_mark_only_with_the_move_that_leaves_one() -> None:
    pos = last_but_one(2)
    assert {m.endswith("!") for m in pos.legal(0)} == {True, False}
    three = stacked([["r31", "g44", "g11"], ["b11"]])
    assert not any(m.endswith("!") for m in three.legal(0))


@PLAYERS
def test_d4_16_after_a_round_without_a_tile_two_may_be_laid(players: int) -> None:
    hands = cold_hands(players)
    hands[0] = ["r11", "g44", "b44"]
    pos = stacked(hands, stock="r31 g30 g20 b30 b20 y30 y20 y10 b10")
    everyone(pos, "draw")
    assert pos.view()["two_tiles"]
    play_all(pos, "0:r31@2,0/nw")
    assert pos.actors == (0,)
    assert pos.view()["second"]
    assert {"stop", "r11@3,0/nw"} <= set(pos.legal())
    assert not {"draw", "pass"} & set(pos.legal())
    play_all(pos, "0:r11@3,0/nw")
    assert pos.actors == (1,)
    assert not pos.view()["two_tiles"]


@PLAYERS
def test_d4_16_one_and_stop(players: int) -> None:
    hands = cold_hands(players)
    pos = stacked(hands, stock="r31 g30 g20 b30 b20 y30 y20 y10 b10")
    everyone(pos, "draw")
    play_all(pos, "0:r31@2,0/nw")
    assert pos.legal() == ["stop"]  # its own move also when nothing more can be laid
    with pytest.raises(IllegalMove) as refused:
        pos.play("draw")
    assert refused.value.code == "second-or-stop"
    play_all(pos, "0:stop")
    assert pos.actors == (1,)
    assert not pos.view()["two_tiles"]


def test_d4_16_only_after_all_have_passed() -> None:
    hands = cold_hands(3)
    hands[2] = ["r31", "r11", "g44"]
    pos = stacked(hands, stock="g30 g20")
    play_all(pos, "0:draw 1:draw 2:r31@2,0/nw")
    assert pos.actors == (0,)


def test_d4_16_a_skipped_turn_counts_as_passed() -> None:
    hands = cold_hands(3)
    hands[2] = ["r31", "r11", "g44"]
    pos = stacked(hands, stock="g30 g20 b30", turn=1)
    pos.state["idle"] = 0
    pos.state["skips"] = 1 << 2
    play_all(pos, "1:draw 0:draw 1:draw")  # seat 2 was skipped
    assert pos.view()["two_tiles"]
    play_all(pos, "2:r31@2,0/nw 2:r11@3,0/nw!")
    assert pos.actors == (0,)


def test_d4_16_coming_down_to_one_with_the_first_of_two_must_be_said() -> None:
    pos = stacked([["g44"], ["b11", "b22"]], stock="r31 y11 y22")
    play_all(pos, "0:draw 1:draw 0:r31@2,0/nw")
    assert pos.view()["owes"] == 0
    assert set(pos.legal(0)) == {"stop", "last!"}
    play_all(pos, "0:last! 0:stop")
    assert pos.view()["skips"] == []


def test_d4_16_the_second_tile_may_win() -> None:
    pos = stacked([["r11"], ["b11", "b22"]], stock="r31 y11 y22")
    play_all(pos, "0:draw 1:draw 0:r31@2,0/nw 0:r11@3,0/nw")
    assert pos.result is not None
    assert pos.result.winners == (0,)


@PLAYERS
def test_d4_18_all_pass_twice_and_the_fewest_tiles_win(players: int) -> None:
    hands = cold_hands(players)
    hands[-1] = hands[-1][:2]
    pos = stacked(hands, stock="")
    everyone(pos, "pass")
    assert not pos.over
    everyone(pos, "pass")
    assert pos.result is not None
    assert pos.result.winners == (players - 1,)
    assert pos.result.clause == "D4-18"


@PLAYERS
def test_d4_18_a_tie_is_shared(players: int) -> None:
    pos = stacked(cold_hands(players), stock="")
    everyone(pos, "pass", times=2)
    assert pos.result is not None
    assert pos.result.winners == tuple(range(players))


def test_d4_18_a_tile_restarts_the_two_rounds() -> None:
    hands = cold_hands(2)
    hands[1] = ["r30", "y11", "y22"]
    pos = stacked([["g11", "g22", "g33"], hands[1]], stock="")
    play_all(pos, "0:pass 1:r30@2,0/nw 0:pass 1:pass 0:pass")
    assert not pos.over
    play_all(pos, "1:pass")
    assert pos.over


def test_d4_18_draws_do_not_count_and_skipped_turns_without_stock_do() -> None:
    pos = stacked(cold_hands(2), stock="g30 g20")
    play_all(pos, "0:draw 1:draw 0:pass 1:pass 0:pass")
    assert not pos.over
    play_all(pos, "1:pass")
    assert pos.over
    skipping = stacked(cold_hands(3), stock="")
    skipping.state["skips"] = 1 << 1
    play_all(skipping, "0:pass 2:pass 0:pass 1:pass")
    assert not skipping.over
    play_all(skipping, "2:pass")
    assert skipping.over


def test_d4_18_a_skipped_turn_with_a_stock_does_not_count() -> None:
    pos = stacked(cold_hands(2), stock="g30")
    pos.state["skips"] = 1 << 0
    pos.state["turn"] = 1
    play_all(pos, "1:draw")  # seat 0 is skipped with the stock empty by now
    assert pos.view()["passes"] == 1
    full = stacked(cold_hands(2), stock="g30 g20")
    full.state["skips"] = 1 << 0
    full.state["turn"] = 1
    play_all(full, "1:draw")
    assert full.view()["passes"] == 0


@PLAYERS
def test_d4_36_twelve_idle_turns_each_with_no_stock_end_the_game(players: int) -> None:
    pos = stacked(cold_hands(players), stock="", bluff=True)
    rounds = 0
    while not pos.over:  # in each round two bluffs are caught, so that D4-18 starts again
        for player, accuser in ((0, 1), (1, 0)):
            tile = pos.view(player)["hand"][0]
            play_all(pos, f"{player}:?{tile}@2,0=b {accuser}:accuse")
            play_all(pos, f"{accuser}:give:{pos.view(accuser)['hand'][0]}")
        for seat in range(2, players):
            play_all(pos, f"{seat}:pass")
        rounds += 1
    assert rounds == 12
    assert pos.result is not None
    assert pos.result.clause == "D4-36"
    assert pos.view()["stale"] == 12 * players


def test_d4_36_longest_is_a_true_bound() -> None:
    from boneyard.games.domino4.rules import LONGEST

    # 59 tiles can stay; between two of them at most 12 turns a player go by without stock, each
    # of them at worst laid, announced, answered by 7 and paid; a turn with a stock takes from it.
    moves_of_idle_turn = 1 + 1 + 7 + 1
    assert 59 * (moves_of_idle_turn + 1) + moves_of_idle_turn * (37 + 60 * 12 * 8) <= LONGEST
