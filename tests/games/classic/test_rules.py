"""Dominoes, clause by clause."""

from __future__ import annotations

from itertools import chain

import pytest

from boneyard.engine.api import load
from boneyard.engine.match import Match
from boneyard.engine.tiles import TEXT
from boneyard.errors import IllegalMove
from tests.games.stacked import play_all, stacked


def pips(tile: str) -> int:
    return int(tile[0]) + int(tile[1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cla_1_highest_draw_begins_and_ties_draw_again(players: int) -> None:
    ties = 0
    for seed in range(300):
        position = load("classic").new(players, seed)
        rounds = position.view(None)["start_draws"]
        drawing = set(range(players))
        for row in rounds:
            assert {seat for seat, tile in enumerate(row) if tile} == drawing
            shown = {seat: row[seat] for seat in drawing}
            assert len(set(shown.values())) == len(shown)
            best = max(pips(tile) for tile in shown.values())
            drawing = {seat for seat, tile in shown.items() if pips(tile) == best}
        assert drawing == {position.view(None)["turn"]}
        ties += len(rounds) > 1
    assert ties > 10


def test_cla_1_a_draw_may_show_a_domino_that_was_drawn_before() -> None:
    """All are put back between two draws."""
    again = 0
    for seed in range(3000):
        rounds = load("classic").new(2, seed).view(None)["start_draws"]
        again += len(rounds) > 1 and bool(set(rounds[0]) & set(rounds[1]))
    assert again > 0


@pytest.mark.parametrize(("players", "each"), [(2, 7), (3, 6), (4, 5)])
def test_cla_2_hands_and_stock(players: int, each: int) -> None:
    dump = load("classic").new(players, seed=3).dump()
    assert [len(hand) for hand in dump["hands"]] == [each] * players
    assert len(dump["stock_order"]) == 28 - players * each
    assert sorted([*chain(*dump["hands"]), *dump["stock_order"]]) == sorted(TEXT)


def test_cla_3_first_player_lays_anything_then_ends_must_match() -> None:
    position = stacked("classic", [["64", "66", "10"], ["63", "44", "20"]])
    assert set(position.legal()) == {"64", "66", "10"}
    position.play("64")
    assert position.view(None)["ends"] == [6, 4]
    assert set(position.legal()) == {"63L", "44R"}
    with pytest.raises(IllegalMove, match="does not fit"):
        position.play("20R")


def test_a_misspelt_double_is_not_advised_to_be_turned() -> None:
    position = stacked("classic", [["66", "64"], ["61", "62"]])
    position.play("66")
    for move, code in (("66@0,0,0/w", "not-a-line-move"), ("16R", "higher-first")):
        with pytest.raises(IllegalMove) as refused:
            position.play(move)
        assert refused.value.code == code


def test_cla_3_a_double_leaves_one_open_end() -> None:
    position = stacked("classic", [["64", "44", "40"], ["50", "62", "65"]])
    play_all(position, "0:64 1:62L 0:44R")
    assert position.view(None)["ends"] == [2, 4]
    assert position.view(None)["line"] == [[2, 6], [6, 4], [4, 4]]


def test_cla_3_both_sides_when_both_ends_fit() -> None:
    position = stacked("classic", [["66", "10"], ["61", "62"]])
    position.play("66")
    assert set(position.legal()) == {"61L", "61R", "62L", "62R"}


def test_cla_4_a_player_who_can_lay_must_lay() -> None:
    position = stacked("classic", [["66", "10"], ["61", "52"]])
    position.play("66")
    for move in ("draw", "pass"):
        with pytest.raises(IllegalMove, match="you must play one"):
            position.play(move)


def test_cla_4_stuck_players_draw_one_by_one_or_pass() -> None:
    position = stacked("classic", [["66", "10"], ["51", "52"]], stock=["40", "60", "00"])
    position.play("66")
    assert position.legal() == ["draw", "pass"]
    position.play("draw")
    assert position.actors == (1,)
    assert position.legal() == ["draw", "pass"]
    position.play("draw")
    assert set(position.legal()) == {"60L", "60R"}
    assert position.view(None)["stock"] == 1


def test_cla_4_passing_with_stock_is_allowed_and_drawing_without_is_not() -> None:
    position = stacked("classic", [["66", "10"], ["51", "52"]], stock=["40"])
    position.play("66")
    position.play("draw")
    assert position.legal() == ["pass"]
    with pytest.raises(IllegalMove, match="stock is empty"):
        position.play("draw")
    position.play("pass")
    assert position.actors == (0,)


def test_cla_5_last_domino_wins_the_pips_of_the_others() -> None:
    position = stacked("classic", [["66", "63"], ["61", "52"], ["60", "55"]])
    play_all(position, "0:66 1:61L 2:60R 0:draw")
    assert not position.over
    position = stacked("classic", [["66", "61"], ["60", "52"], ["30", "55"]])
    play_all(position, "0:66 1:60L 2:30L 0:61R")
    assert position.result is not None
    assert position.result.winners == (0,)
    assert position.result.scores == (7 + 10, 0, 0)
    assert position.result.clause == "CLA-5"


def test_cla_6_blocked_when_all_pass_in_a_row_even_with_stock() -> None:
    position = stacked("classic", [["66", "51"], ["52", "53"], ["54", "55"]])
    play_all(position, "0:66 1:pass 2:pass")
    assert not position.over
    position.play("pass", 0)
    assert position.over
    assert position.view(None)["stock"] > 0


def test_cla_6_a_draw_restarts_the_count() -> None:
    position = stacked("classic", [["66", "51"], ["52", "53"], ["54", "55"]], stock=["10", "20"])
    play_all(position, "0:66 1:pass 2:pass 0:draw 0:pass 1:pass")
    assert not position.over
    position.play("pass", 2)
    assert position.over


def test_cla_6_passes_are_moves_and_nothing_ends_by_itself() -> None:
    position = stacked("classic", [["66", "51"], ["52", "53"]], stock=[])
    position.play("66")
    assert position.legal() == ["pass"]
    assert not position.over


def test_cla_7_fewest_pips_or_fewest_dominoes() -> None:
    hands = [["66", "00", "10"], ["55"]]  # after the opening: 2 dominoes with 1 pip, 1 with 10
    for measure, winner, points in (("pips", 0, 10), ("tiles", 1, 1)):
        position = stacked("classic", hands, stock=[], blocked_winner=measure)
        play_all(position, "0:66 1:pass 0:pass")
        assert position.result is not None
        assert position.result.winners == (winner,)
        assert position.result.scores[winner] == points
        assert position.result.scores[1 - winner] == 0
        assert position.result.clause == "CLA-7"


def test_cla_7_default_is_pips() -> None:
    assert load("classic").new(2, seed=1).options == {"blocked_winner": "pips"}


def test_cla_8_tie_broken_by_the_other_measure() -> None:
    position = stacked("classic", [["66", "30"], ["20", "10"]], stock=[])  # 3 pips each
    play_all(position, "0:66 1:pass 0:pass")
    assert position.result is not None
    assert position.result.winners == (0,)
    assert position.result.scores == (3, 0)
    assert position.result.clause == "CLA-8"
    position = stacked(
        "classic", [["66", "30"], ["10"]], stock=[], blocked_winner="tiles"
    )  # 1 domino each
    play_all(position, "0:66 1:pass 0:pass")
    assert position.result is not None
    assert position.result.winners == (1,)


def test_cla_8_full_tie_has_no_winner_and_no_points() -> None:
    position = stacked("classic", [["66", "30"], ["21"]], stock=[])
    play_all(position, "0:66 1:pass 0:pass")
    assert position.result is not None
    assert position.result.winners == ()
    assert position.result.scores == (0, 0)
    assert "result: nobody +0" in str(position.record)


def finish(match: Match) -> None:
    while not match.position.over:
        match.position.play(match.position.legal()[0])


def test_cla_9_matches_by_rounds_and_by_target() -> None:
    match = Match("classic", players=3, seed=11, rounds=4)
    beginners = set()
    while not match.over:
        beginners.add(match.position.actors[0])
        finish(match)
        match.next_round()
    assert len(match.results) == 4
    assert len(beginners) > 1  # each round has its own draw for the start
    totals = [sum(result.scores[seat] for result in match.results) for seat in range(3)]
    assert list(match.totals) == totals
    assert [totals[seat] for seat in match.winners] == [max(totals)] * len(match.winners)

    match = Match("classic", players=2, seed=5)
    assert match.target == 100
    while not match.over:
        assert max(match.totals) < 100
        finish(match)
        match.next_round()
    assert max(match.totals) >= 100


def test_cla_9_equal_totals_share_and_drawn_rounds_count() -> None:
    match = Match("classic", players=2, seed=5, rounds=1)
    match.position = stacked("classic", [["66", "30"], ["21"]], stock=[])
    play_all(match.position, "0:66 1:pass 0:pass")
    match.next_round()
    assert match.over
    assert match.winners == (0, 1)
