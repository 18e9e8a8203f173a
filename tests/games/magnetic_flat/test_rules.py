"""Magnetic Domino played flat, clause by clause."""

from __future__ import annotations

import numpy as np
import pytest

from boneyard.engine.api import load
from boneyard.engine.match import Match
from boneyard.engine.tiles import INDEX, TEXT, bits_of
from boneyard.errors import IllegalMove
from boneyard.games.shared import magnetic
from tests.games.stacked import play_all, stacked

FLAT = "magnetic-flat"


def test_mag_1_blank_is_zero_and_colours_do_not_match() -> None:
    position = stacked(FLAT, [["66", "60", "11"], ["63", "50"]])
    play_all(position, "0:66 1:63L 0:60R")
    assert position.legal() == ["50R"]  # a blank joins a blank and nothing else
    counts = np.bincount(magnetic.COLOUR, minlength=4)
    assert counts.tolist() == [7, 7, 7, 7]
    assert [int(magnetic.COLOUR[INDEX[t]]) for t in ("00", "10", "60", "11")] == [0, 1, 2, 3]


@pytest.mark.parametrize(("players", "each"), [(2, 7), (3, 6), (4, 6)])
def test_mag_2_hands(players: int, each: int) -> None:
    dump = load(FLAT).new(players, seed=3).dump()
    assert [len(hand) for hand in dump["hands"]] == [each] * players
    assert len(dump["stock_order"]) == 28 - players * each


@pytest.mark.slow
def test_mag_2_a_hand_of_one_colour_is_dealt_again() -> None:
    plain = [tile for tile in TEXT if INDEX[tile] % 4 == 2]
    assert magnetic.is_plain(bits_of(plain))
    assert not magnetic.is_plain(bits_of([*plain[1:], "00"]))
    position = stacked(FLAT, [plain, ["66"]])
    assert magnetic.any_plain(position.state)
    magnetic.deal_fairly(position.state)
    assert not magnetic.any_plain(position.state)


def test_mag_3_highest_double_begins() -> None:
    seen = set()
    for seed in range(400):
        position = load(FLAT).new(4, seed)
        hands = position.dump()["hands"]
        doubles = {t: seat for seat, hand in enumerate(hands) for t in hand if t[0] == t[1]}
        highest = max(doubles)
        assert position.actors == (doubles[highest],)
        assert position.legal() == [highest]
        seen.add(highest)
    assert {"66", "55", "44"} <= seen


def test_mag_3_only_the_double_opens() -> None:
    position = stacked(FLAT, [["55", "65"], ["44", "60"]])
    with pytest.raises(IllegalMove, match="highest double: 55"):
        position.play("65")


def test_mag_3_no_double_means_a_new_deal() -> None:
    position = stacked(FLAT, [["65", "10"], ["40", "60"]])
    assert magnetic.opener(position.state) == -1
    magnetic.deal_fairly(position.state)
    assert magnetic.opener(position.state) == position.state["turn"]


def test_mag_4_next_seat_and_one_domino_a_turn() -> None:
    position = stacked(FLAT, [["60", "61"], ["66", "65"], ["62", "64"]], turn=1)
    position.play("66")
    assert position.actors == (2,)
    position.play("62L")
    assert position.actors == (0,)


def test_mag_5_a_draw_ends_the_turn_even_if_it_fits() -> None:
    position = stacked(FLAT, [["66", "65"], ["10", "20"]], stock=["60", "63"])
    position.play("66")
    assert position.legal() == ["draw"]
    position.play("draw")
    assert position.actors == (0,)
    assert "60" in position.view(1)["hand"]


def test_mag_5_pass_only_without_stock_and_lay_if_you_can() -> None:
    position = stacked(FLAT, [["66", "65"], ["10", "20"]], stock=[])
    position.play("66")
    assert position.legal() == ["pass"]
    with pytest.raises(IllegalMove, match="empty"):
        position.play("draw")
    position.play("pass")
    with pytest.raises(IllegalMove, match="you must play one"):
        position.play("pass")
    position = stacked(FLAT, [["66", "65"], ["10", "20"]], stock=["30"])
    position.play("66")
    with pytest.raises(IllegalMove, match="still tiles in the stock"):
        position.play("pass")


def test_mag_6_first_to_lay_all_wins() -> None:
    position = stacked(FLAT, [["66", "65"], ["60", "20"]])
    play_all(position, "0:66 1:60L 0:65R")
    assert position.result is not None
    assert position.result.winners == (0,)
    assert position.result.scores == (0, 2)


def test_mag_6_blocked_fewest_pips_and_ties_share() -> None:
    position = stacked(FLAT, [["66", "30"], ["21", "00"], ["50"]], stock=[])
    play_all(position, "0:66 1:pass 2:pass")
    assert not position.over
    position.play("pass", 0)
    assert position.result is not None
    assert position.result.winners == (0, 1)
    assert position.result.scores == (0, 0, 5)


def test_mag_6_a_laid_domino_restarts_the_passes() -> None:
    position = stacked(FLAT, [["66", "63", "30", "10"], ["51", "52"]], stock=[])
    play_all(position, "0:66 1:pass 0:63L 1:pass")
    assert not position.over
    play_all(position, "0:30L 1:pass 0:10L")
    assert position.over


def test_mag_7_losers_write_down_pips_and_lowest_total_wins() -> None:
    match = Match(FLAT, players=3, seed=2, rounds=3)
    while not match.over:
        while not match.position.over:
            match.position.play(match.position.legal()[0])
        result = match.position.result
        assert result is not None
        for seat in range(3):
            left = result.numbers["pips"][seat]
            assert result.scores[seat] == (0 if seat in result.winners else left)
        match.next_round()
    assert [match.totals[seat] for seat in match.winners] == [min(match.totals)] * len(
        match.winners
    )


def test_mag_7_winner_of_a_blocked_game_writes_nothing() -> None:
    position = stacked(FLAT, [["66", "30"], ["50"]], stock=[])
    play_all(position, "0:66 1:pass 0:pass")
    assert position.result is not None
    assert position.result.scores == (0, 5)


def test_mag_8_dominoes_counted_instead_of_pips() -> None:
    position = stacked(FLAT, [["66", "30", "10"], ["55"]], stock=[], count="tiles")
    play_all(position, "0:66 1:pass 0:pass")
    assert position.result is not None
    assert position.result.winners == (1,)
    assert position.result.scores == (2, 0)


def test_mag_9_blocked_after_600_turns_but_a_win_in_the_last_counts() -> None:
    position = stacked(FLAT, [["66", "65"], ["60", "20"]])
    play_all(position, "0:66 1:60L")
    position.state["turns"] = 599
    winning = position.copy()
    winning.play("65R")
    assert winning.result is not None
    assert winning.result.winners == (0,)
    assert winning.result.clause == "MAG-6"
    longer = stacked(FLAT, [["66", "65", "11", "33"], ["60", "20"]])
    play_all(longer, "0:66 1:60L")
    longer.state["turns"] = 599
    longer.play("65R")
    assert longer.over
    assert longer.result is not None
    assert longer.result.winners == (1,)
    assert longer.result.clause == "MAG-9"


def test_mag_10_equal_halves_touch_at_either_end() -> None:
    position = stacked(FLAT, [["66", "64"], ["62", "42"]])
    play_all(position, "0:66 1:62L 0:64R")
    assert position.view(None)["line"] == [[2, 6], [6, 6], [6, 4]]


@pytest.mark.slow
@pytest.mark.parametrize("name", [FLAT, "magnetic-tower", "magnetic-staggered"])
def test_mag_1_views_show_the_colour_of_what_they_show(name: str) -> None:
    position = load(name).new(2, seed=7)
    for _ in range(10):
        position.play(position.legal()[0])
    kinds = [f"{high}{low}" for low in range(7) for high in range(low, 7)]
    every = {tile: number % 4 for number, tile in enumerate(kinds)}
    assert position.dump()["colours"] == every
    laid = set(position.dump()["came"])
    assert position.view(None)["colours"] == {tile: every[tile] for tile in laid}
    for seat in range(2):
        view = position.view(seat)
        assert view["colours"] == {tile: every[tile] for tile in laid | set(view["hand"])}
    while not position.over:
        position.play(position.legal()[-1])
    shown = {tile for hand in position.dump()["hands"] for tile in hand} | set(
        position.dump()["came"]
    )
    assert position.view(None)["colours"] == {tile: every[tile] for tile in shown}
