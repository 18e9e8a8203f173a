"""Mexican Train, clause by clause (rules.md)."""

from __future__ import annotations

from itertools import chain

import pytest

from boneyard.engine.api import load
from boneyard.engine.match import Match
from boneyard.games.shared import hands
from mexican_train.rules import RULES
from mexican_train.state import TILES
from tables import play_all, refused, table

PLAYERS = range(2, 9)


@pytest.mark.parametrize("players", PLAYERS)
def test_mt_1_fifty_five_dominoes(players: int) -> None:
    dump = load("mexican-train").new(players, seed=3).dump()
    everywhere = sorted([*chain(*dump["hands"]), *dump["stock_order"], dump["station"]])
    assert everywhere == sorted(f"{high}{low}" for high in range(10) for low in range(high + 1))


@pytest.mark.parametrize(
    ("players", "each"), [*zip(PLAYERS, (15, 13, 10, 8, 7, 6, 5), strict=True)]
)
def test_mt_2_hands_and_stock(players: int, each: int) -> None:
    dump = load("mexican-train").new(players, seed=3).dump()
    holder = (dump["turn"] - 1) % players
    counts = [each - (seat == holder) for seat in range(players)]  # its double is in the station
    assert [len(hand) for hand in dump["hands"]] == counts
    assert len(dump["stock_order"]) == 55 - players * each


SEED_WITHOUT_DOUBLES = 15194  # of the first deal for two


def test_mt_2_without_a_double_all_is_dealt_again() -> None:
    states = RULES.blank(2, RULES.read_options({}, 2))
    states[0]["rng"] = SEED_WITHOUT_DOUBLES
    hands.deal(states[0], 15)
    first = [TILES.texts_of(hand) for hand in hands.bit_sets(states[0])]
    assert not any(tile[0] == tile[1] for tile in chain(*first))
    dump = load("mexican-train").new(2, SEED_WITHOUT_DOUBLES).dump()
    assert dump["hands"] != first
    assert dump["station"] not in dump["stock_order"]


def test_mt_3_the_highest_double_dealt_is_the_station_and_the_next_player_starts() -> None:
    lower = 0
    for seed in range(60):
        dump = load("mexican-train").new(4, seed).dump()
        number = int(dump["station"][0])
        assert dump["station"] == f"{number}{number}"
        higher = [f"{n}{n}" for n in range(number + 1, 10)]
        assert set(higher) <= set(dump["stock_order"])
        assert dump["counts"].index(9) == (dump["turn"] - 1) % 4
        lower += number < 9
    assert lower > 0


def test_mt_4_trains_leave_from_the_station_and_halves_match() -> None:
    position = table(["96 64 31", "95 51 00"])
    assert set(position.legal()) == {"96A", "96M"}
    assert refused(position, "64A") == "mexican-train-does-not-fit"
    play_all(position, "0:96A 1:95B 0:64A 1:51B")
    assert position.view(None)["trains"] == [[[9, 6], [6, 4]], [[9, 5], [5, 1]], []]


def test_mt_5_own_mexican_and_open_trains() -> None:
    position = table(["96 64 31 00", "95 60 51 40", "93 33 00"])
    play_all(position, "0:96A")
    assert set(position.legal()) == {"95B", "95M"}
    assert refused(position, "60A") == "mexican-train-closed"
    position.state["open"] |= 1 << 0
    position.clear_cache()
    assert set(position.legal()) == {"95B", "95M", "60A"}
    play_all(position, "1:95M")
    assert position.view(None)["trains"][3] == [[9, 5]]


def test_mt_5_trains_are_those_of_the_players() -> None:
    position = table(["96 64", "95 51"])
    assert refused(position, "96C") == "mexican-train-no-train"
    assert refused(position, "96") == "mexican-train-which"
    assert refused(position, "69A") == "higher-first"
    assert refused(position, "96a") == "mexican-train-not-a-move"
    assert refused(position, "93A") == "not-in-hand"


def test_mt_6_whoever_can_play_must() -> None:
    position = table(["96 64", "95 51"], stock="00 11")
    assert refused(position, "draw") == refused(position, "pass") == "can-lay"


def test_mt_6_draw_one_and_play_it_if_it_fits() -> None:
    position = table(["64 31", "95 51"], stock="92 00")
    assert position.legal() == ["draw"]
    assert refused(position, "pass") == "must-draw"
    position.play("draw")
    assert position.legal() == ["92A", "92M"]
    assert refused(position, "pass") == "can-lay"


def test_mt_6_whoever_passes_opens_their_train() -> None:
    position = table(["64 31", "95 51"], stock="22 00")
    position.play("draw")
    assert position.legal() == ["pass"]
    assert refused(position, "draw") == "mexican-train-must-pass"
    position.play("pass")
    assert position.view(None)["open"] == [True, False]
    assert "95A" in position.legal()


def test_mt_6_with_an_empty_stock_one_passes_at_once() -> None:
    position = table(["64 31", "95 51"])
    assert position.legal() == ["pass"]
    assert refused(position, "draw") == "no-stock"


def test_mt_7_a_train_is_open_until_its_owner_plays_on_it() -> None:
    position = table(["64 51 41 00", "96 95 62 32 00"])
    play_all(position, "0:pass 1:96A")  # on the open train of another
    assert position.view(None)["open"] == [True, False]
    play_all(position, "0:64A")
    assert position.view(None)["open"] == [False, False]
    play_all(position, "1:95M 0:51M")
    play_all(position, "1:pass 0:41A")
    assert position.view(None)["open"] == [False, True]


def test_mt_7_playing_elsewhere_leaves_it_open() -> None:
    position = table(["64 51 00", "95 93 00"])
    play_all(position, "0:pass 1:95M 0:51M")
    assert position.view(None)["open"] == [True, False]


def test_mt_8_whoever_plays_a_double_covers_it() -> None:
    position = table(["96 66 64 93 00", "95 62 00"])
    play_all(position, "0:96A 1:95B 0:66A")
    assert position.view(None)["cover"] == 0
    assert position.legal() == ["64A"]  # and not the nine
    assert refused(position, "93M") == "mexican-train-cover"
    position.play("64A")
    assert position.view(None)["cover"] is None
    assert position.actors == (1,)


def test_mt_8_the_duty_passes_on_whoever_owns_the_train() -> None:
    position = table(["96 66 93 00", "95 62 55 00", "94 00"], stock="10 30")
    play_all(position, "0:96A 1:95B 2:94C 0:66A 0:draw 0:pass")
    assert position.view(None)["open"] == [True, False, False]
    assert position.legal() == ["62A"]
    position.play("62A")
    assert position.view(None)["cover"] is None
    assert position.actors == (2,)


def test_mt_8_a_train_that_is_not_open_can_be_played_on_to_cover_its_double() -> None:
    position = table(["96 66 61 00", "95 62 00", "94 30 00"], stock="10 20")
    play_all(position, "0:96M 1:95B 2:94C")
    position.state["due"] = 1  # as if the double five had been played on a closed train
    position.clear_cache()
    assert position.legal() == ["draw"]
    position.state["hands"][0] |= 1 << TILES.index["50"]
    position.clear_cache()
    assert position.legal() == ["50B"]


def test_mt_8_after_a_double_one_may_draw_again() -> None:
    position = table(["64 31 98", "95 51 00"], stock="88 80 00")
    play_all(position, "0:98A 1:95B 0:draw 0:88A")
    assert position.legal() == ["draw"]
    position.play("draw")
    assert position.legal() == ["80A"]


def test_mt_8_a_double_that_nobody_can_cover_need_not_be() -> None:
    position = table(["96 66 00", "95 00"])
    play_all(position, "0:96A 1:95B")
    for tile in ("60", "61", "62", "63", "64", "65", "76", "86"):
        position.state["table"] |= 1 << TILES.index[tile]
    position.clear_cache()
    position.play("66A")
    assert position.view(None)["cover"] is None
    assert position.actors == (1,)


def test_mt_8_without_the_rule_a_double_is_like_any_other() -> None:
    position = table(["96 66 64 00", "95 51 00"], doubles="free")
    play_all(position, "0:96A 1:95B 0:66A")
    assert position.view(None)["cover"] is None
    assert set(position.legal()) == {"51B"}


def test_mt_9_a_first_turn_is_one_domino_unless_the_table_chooses() -> None:
    position = table(["96 64 00", "95 51 00"])
    position.play("96A")
    assert position.actors == (1,)


def test_mt_9_a_whole_train_in_the_first_turn() -> None:
    position = table(["96 64 93 00", "95 51 00"], first_train="whole")
    position.play("96A")
    assert set(position.legal()) == {"64A", "stop"}
    assert refused(position, "93M") == "mexican-train-own-only"
    assert refused(position, "draw") == "mexican-train-play-or-stop"
    play_all(position, "0:64A")
    assert position.legal() == ["stop"]
    play_all(position, "0:stop 1:95B 1:51B 1:stop")
    assert set(position.legal()) == {"93M"}
    position.play("93M")  # the second turn is like any other
    assert position.actors == (1,)


def test_mt_9_only_on_the_own_train() -> None:
    position = table(["96 64 00", "95 51 00"], first_train="whole")
    position.play("96M")
    assert position.actors == (1,)
    assert refused(position, "stop") == "mexican-train-no-stop"


def test_mt_9_a_double_is_covered_by_the_next() -> None:
    position = table(["96 66 64 40 00", "95 51 00"], first_train="whole")
    play_all(position, "0:96A 0:66A")
    assert position.legal() == ["64A"]
    position.play("64A")
    assert set(position.legal()) == {"40A", "stop"}


def test_mt_9_passing_ends_a_first_turn() -> None:
    position = table(["96 66 00", "95 51 00"], first_train="whole")
    play_all(position, "0:96A 0:66A 0:pass")
    assert position.actors == (1,)
    assert position.view(None)["rolling"] is False


def test_mt_10_the_last_domino_ends_the_round_even_a_double() -> None:
    position = table(["96 66", "95 51"])
    play_all(position, "0:96A 1:95B 0:66A")
    assert position.result is not None
    assert position.result.clause == "MT-10"
    assert position.result.winners == (0,)


def test_mt_11_blocked_when_all_have_passed() -> None:
    position = table(["64 00", "51 11", "62 22"])
    play_all(position, "0:pass 1:pass 2:pass")
    assert not position.over  # each of them opened a train
    play_all(position, "0:pass")
    assert not position.over
    play_all(position, "1:pass")
    assert position.result is not None
    assert position.result.clause == "MT-11"


def test_mt_11_a_newly_opened_train_may_be_played_on() -> None:
    position = table(["62 51 00", "96 11 22"], turn=1)
    play_all(position, "1:96B 0:pass 1:pass")
    assert "62B" in position.legal()


def test_mt_11_not_while_there_is_a_stock() -> None:
    position = table(["64 00", "51 11"], stock="22 33 44 55 66 77")
    play_all(position, "0:draw 0:pass 1:draw 1:pass 0:draw 0:pass 1:draw 1:pass")
    assert not position.over
    play_all(position, "0:draw 0:pass 1:draw 1:pass 0:pass")
    assert position.result is not None


def test_mt_12_fewest_pips_win_and_ties_share() -> None:
    position = table(["64 00", "82 11", "73 22"])
    play_all(position, "0:pass 1:pass 2:pass 0:pass 1:pass")
    assert position.result is not None
    assert position.result.scores == (10, 12, 14)
    assert position.result.winners == (0,)
    position = table(["64 11", "82 20", "73 22"])
    play_all(position, "0:pass 1:pass 2:pass 0:pass 1:pass")
    assert position.result is not None
    assert position.result.winners == (0, 1)


def test_mt_12_a_match_is_won_with_the_lowest_total() -> None:
    match = Match(load("mexican-train"), 2, seed=5, rounds=2)
    while not match.over:
        while not match.position.over:
            match.position.play(match.position.legal()[0])
        match.next_round()
    totals = match.totals
    assert match.winners == tuple(seat for seat in (0, 1) if totals[seat] == min(totals))
