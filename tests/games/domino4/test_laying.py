"""Domino 4, what may be laid where: D4-1 to D4-13."""

from __future__ import annotations

import pytest

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.errors import BadValue, IllegalMove
from boneyard.games.domino4.table import CORNERSTONE, is_free, put
from boneyard.games.domino4.tiles import COLOURED, INDEX, TEXT, TILES
from tests.games.domino4.stacked import cells_of, play_all, stacked


def turns_of(position: Position, tile: str, cell: str) -> set[str]:
    return {
        m.rstrip("!").split("/")[1] for m in position.legal() if m.startswith(f"{tile}@{cell}/")
    }


def test_d4_1_fourteen_tiles_of_four_colours_and_four_jokers() -> None:
    assert len(TEXT) == TILES == 60
    assert TEXT.count("J") == 4
    for colour in "rgby":
        own = {t for t in TEXT if t[0] == colour}
        assert own == {f"{colour}{a}{b}" for a in range(5) for b in range(a + 1)} - {f"{colour}00"}
    assert len(set(TEXT[:COLOURED])) == 56


@pytest.mark.parametrize(("players", "each"), [(2, 11), (3, 9), (4, 7), (5, 7), (8, 7)])
def test_d4_3_hands_by_players(players: int, each: int) -> None:
    view = load("domino4").new(players, seed=5).view()
    assert view["counts"] == [each] * players
    assert view["stock"] == 59 - each * players


def test_d4_3_at_most_eight_at_least_two() -> None:
    for players in (1, 9):
        with pytest.raises(BadValue):
            load("domino4").new(players)


def test_d4_4_a_joker_in_the_middle_the_rest_shuffled_and_a_random_start() -> None:
    game = load("domino4")
    dumps = [game.new(3, seed=seed).dump() for seed in range(60)]
    for dump in dumps:
        assert [(t["tile"], t["cell"]) for t in dump["table"]] == [("J", [0, 0])]
        assert sum(dump["hands"], dump["stock_order"]).count("J") == 3
    assert {dump["turn"] for dump in dumps} == {0, 1, 2}
    assert len({str(dump["hands"]) for dump in dumps}) == 60


def test_d4_6_two_chains_from_opposite_sides_any_tile_either_half() -> None:
    pos = stacked([["r43", "b11", "y20", "J"], ["g11"]], table="")
    assert cells_of(pos, "r43") == cells_of(pos, "J") == {"1,0", "-1,0"}
    assert turns_of(pos, "r43", "1,0") == {"nw", "ne", "se", "sw"}
    assert turns_of(pos, "y20", "-1,0") == {"nw", "ne", "se", "sw"}
    assert turns_of(pos, "b11", "1,0") == {"nw", "ne"}


def test_d4_7_colour_and_number_must_be_equal() -> None:
    hand = ["r33", "r31", "r32", "g33", "g43", "r11", "r41", "b30"]
    pos = stacked([hand, ["g11"]])  # r3 in the east, r2 in the west
    fitting = {m[:3] for m in pos.legal()}
    assert fitting == {"r33", "r31", "r32"}
    assert cells_of(pos, "r33") == {"2,0", "1,-1"}
    assert cells_of(pos, "r32") == {"2,0", "1,-1", "-2,0", "-1,-1"}
    with pytest.raises(IllegalMove) as refused:
        pos.play("g33@2,0/nw")
    assert refused.value.code == "end-asks"


def test_d4_8_the_open_half_has_a_side_straight_on_and_one_round_a_corner() -> None:
    for turn, corner in (("nw", "1,-1"), ("sw", "1,1")):
        pos = stacked([["r31", "r30"], ["g11"]], table=f"r43@1,0/{turn} r42@-1,0/ne")
        assert cells_of(pos, "r31") == {"2,0", corner}
        assert turns_of(pos, "r31", "2,0") == {"nw", "sw"}  # joined in the west by its first half
        assert turns_of(pos, "r30", "2,0") == {"nw", "sw"}
    joined_by_low = stacked([["r31", "r11"], ["g11"]], table="r41@1,0/nw r42@-1,0/ne")
    assert turns_of(joined_by_low, "r31", "2,0") == {"ne", "se"}
    assert turns_of(joined_by_low, "r11", "2,0") == {"nw", "ne"}  # a double is not listed twice


def test_d4_9_an_end_tile_touches_only_the_one_it_is_joined_to() -> None:
    table = "r43@1,0/sw r31@1,1/se"  # open: 1,2 and 0,1, but 0,1 lies against the middle joker
    pos = stacked([["r11", "g44"], ["g11"]], table=table + " r42@-1,0/ne")
    assert cells_of(pos, "r11") == {"1,2"}
    with pytest.raises(IllegalMove) as refused:
        pos.play("r11@0,1/nw")
    assert refused.value.code == "touches-others"


STRAIGHT = "r43@1,0/nw r31@2,0/nw r11@3,0/nw r21@4,0/ne r42@5,0/ne"  # six with the middle joker


def test_d4_10_the_seventh_in_a_line_goes_round_a_corner() -> None:
    pos = stacked([["r44", "g44"], ["g11"]], table=STRAIGHT)
    assert cells_of(pos, "r44") == {"5,1"}
    with pytest.raises(IllegalMove) as refused:
        pos.play("r44@6,0/nw")
    assert refused.value.code == "line-too-long"


def test_d4_10_a_chain_whose_first_cell_would_be_the_seventh_cannot_begin() -> None:
    pos = stacked([["r44", "g44"], ["g11"]], table=STRAIGHT)
    assert not any("@-1,0" in move for move in pos.legal())
    shorter = stacked([["r44", "g44"], ["g11"]], table=STRAIGHT.rsplit(" ", 1)[0])
    assert cells_of(shorter, "g44") == {"-1,0"}
    assert pos.view()["spots"] == [[], [[5, 1]]]


def test_d4_10_the_line_is_counted_through_the_middle_and_through_cornerstones() -> None:
    both_ways = "r43@1,0/nw r31@2,0/nw r42@-1,0/ne r22@-2,0/nw"  # -2 to 2: five
    pos = stacked([["r21", "r11"], ["g11"]], table=both_ways)
    assert {"3,0", "-3,0"} < cells_of(pos, "r21")
    play_all(pos, "0:r11@3,0/nw")  # six
    pos.state["turn"] = 0
    pos.clear_cache()
    assert "-3,0" not in cells_of(pos, "r21")
    s = stacked([["r21"], ["g11"]], table="").state
    for x in range(1, 6):
        put(s, 0, INDEX["r43"], x, 5, 0, 4, False)
    assert is_free(s, 6, 5, 3)
    put(s, 0, INDEX["g43"], 0, 5, 0, CORNERSTONE, False)  # a cornerstone in the line
    assert not is_free(s, 6, 5, 3)


def test_d4_11_a_white_half_joins_any_white_half() -> None:
    pos = stacked([["b30", "y10", "r44", "b43", "b33"], ["g11"]], table="r40@1,0/nw r42@-1,0/ne")
    assert {m[:3] for m in pos.legal()} == {"b30", "y10"}
    assert turns_of(pos, "b30", "2,0") == {"ne", "se"}  # the white half in the west
    play_all(pos, "0:b30@2,0/ne")
    assert pos.view()["wishes"] == ["r2", "b3"]  # the other half gives the new colour


def test_d4_12_after_a_double_the_same_double_of_another_colour() -> None:
    hand = ["g33", "g32", "b44", "r31", "y44"]
    pos = stacked([hand, ["b33", "g31", "r30"]], table="r33@1,0/nw r42@-1,0/ne")
    assert {m[:3] for m in pos.legal()} == {"g33", "r31"}
    play_all(pos, "0:g33@2,0/nw")
    assert {m[:3] for m in pos.legal(1)} == {"b33", "g31"}  # not r30: the chain is green now


def test_d4_13_a_joker_anywhere_and_it_names_the_colour() -> None:
    pos = stacked([["J", "g11", "g22"], ["b31", "b20", "b44", "J", "r44"]])
    assert cells_of(pos, "J") == {"2,0", "1,-1", "-2,0", "-1,-1"}
    assert {m[-1] for m in pos.legal() if m.startswith("J")} == set("rgby")
    play_all(pos, "0:J@2,0=b")
    assert cells_of(pos, "b31") == {"3,0", "2,1", "2,-1"}  # three free sides
    assert turns_of(pos, "b31", "3,0") == {"nw", "ne", "se", "sw"}  # either half
    assert turns_of(pos, "b20", "3,0") == {"nw", "ne", "se", "sw"}  # any number, the white one too
    assert cells_of(pos, "r44") == set()
    play_all(pos, "1:J@3,0=r")  # a further joker names another colour
    assert pos.view()["wishes"] == ["r2", "r"]


def test_moves_are_refused_with_reasons() -> None:
    pos = stacked([["r31", "g11", "r44"], ["g22"]])
    reasons = {
        "r31@0,0/nw": "tile-there",
        "r31@7,7/nw": "cell-apart",
        "r31@0,1/nw": "no-open-end",
        "r31@1,1/nw": "side-closed",
        "r31@2,0/ne": "turned-wrong",
        "r13@2,0/nw": "higher-first",
        "r31@99,0/nw": "too-far",
        "r31@02,0/nw": "not-a-domino4-move",
        "r31@-0,2/nw": "not-a-domino4-move",
        "r31@2,0/nw=b!x": "not-a-domino4-move",
        "ér31@2,0=b": "not-a-domino4-move",
        "r31@2,0/nw\0": "not-a-domino4-move",
        "@2,0/nw": "not-a-domino4-move",
        "": "not-a-domino4-move",
        "give:": "not-a-domino4-tile",
        "g11@2,0/se": "double-turn",
        "r31@2,0": "name-a-turn",
        "r31@2,0/nw=b": "name-a-turn",
        "J@2,0": "name-a-colour",
        "J@2,0=b": "not-in-hand",
        "?r31@2,0=b": "no-bluff",
        "r31@2,0/nw!": "not-last",
        "x99@2,0/nw": "not-a-domino4-tile",
        "hello": "not-a-domino4-move",
        "draw": "can-lay",
        "stop": "no-stop",
        "last!": "nothing-to-announce",
        "accept": "nothing-to-answer",
        "give:r31": "nothing-to-give",
    }
    for move, code in reasons.items():
        with pytest.raises(IllegalMove) as refused:
            pos.play(move)
        assert refused.value.code == code, move
        assert refused.value.reason("en")
