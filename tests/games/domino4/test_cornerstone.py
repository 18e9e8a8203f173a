"""Domino 4, option Cornerstone: D4-20 to D4-25."""

from __future__ import annotations

import pytest

from boneyard.engine.position import Position
from boneyard.errors import IllegalMove
from tests.games.domino4.stacked import play_all, stacked

# The east chain: 1,0, then north to 1,1, then east to 2,1 and 3,1. The cell 2,0 touches 1,0,
# which shows it a 3 from the west, and 2,1, which shows it a 2 from the north.
BEND = "r43@1,0/sw r33@1,1/ne r32@2,1/nw r42@3,1/ne r41@-1,0/ne"
COLD = ["b33", "b11", "b22"]


def bend(hand: list[str], table: str = BEND, **options: object) -> Position:
    hands = [hand, ["y33", "y11"], ["g33", "g11"]]
    return stacked(hands, table=table, **{"cornerstone": True, "stock": "b30 y30", **options})  # type: ignore[arg-type]


def corners(position: Position, cell: str = "2,0") -> set[str]:
    return {m.rstrip("!") for m in position.legal() if f"@{cell}" in m}


def test_d4_20_all_touching_numbers_equal_colours_need_not_be() -> None:
    assert corners(bend(["g32", "y32", "g22", "g43", "g31"])) == {"g32@2,0/sw", "y32@2,0/sw"}


def test_d4_20_only_with_the_option() -> None:
    pos = bend(["g32", *COLD], cornerstone=False)
    assert corners(pos) == set()
    with pytest.raises(IllegalMove) as refused:
        pos.play("g32@2,0/sw")
    assert refused.value.code == "touches-others"


def test_d4_20_each_half_must_touch() -> None:
    table = BEND.replace("r32@2,1/nw", "r32@2,1/sw")  # now the cell touches two threes
    pos = bend(["g33", "g32"], table=table)
    assert corners(pos) == {"g33@2,0/ne"}  # with nw one half would touch both, the other nothing
    with pytest.raises(IllegalMove) as refused:
        pos.play("g33@2,0/nw")
    assert refused.value.code == "numbers-differ"


def test_d4_20_three_contacts() -> None:
    # A ring round 2,0: 1,0 in the west, 2,1 in the north, 3,0 in the east.
    ring = "r43@1,0/sw r33@1,1/ne r32@2,1/nw r22@3,1/ne r21@3,0/nw r41@4,0/nw r44@-1,0/ne"
    pos = bend(["g32", "g22"], table=ring)
    # north 2, west 3, east 2 (3,0 shows its 2 to the north and west)
    assert corners(pos) == {"g32@2,0/sw"}


def test_d4_21_not_against_the_last_tile_of_a_chain() -> None:
    shorter = BEND.replace(" r42@3,1/ne", "")  # 2,1 is the end now
    assert corners(bend(["g32", *COLD], table=shorter)) == set()


def test_d4_22_a_joker_is_no_cornerstone_and_touches_none() -> None:
    pos = bend(["J", "g32", "g33"])
    assert corners(pos) == {"g32@2,0/sw"}
    assert corners(pos, "0,1/") == set()  # against the middle joker
    joker = BEND.replace("r32@2,1/nw", "J@2,1=r")
    assert corners(bend(["g32", "g33"], table=joker)) == set()


def test_d4_22_nor_a_face_down_tile_played_as_one() -> None:
    down = BEND.replace("r32@2,1/nw", "?b32@2,1=r")
    pos = bend(["g32", "g33", "g22"], table=down, bluff=True)
    assert {m for m in corners(pos) if not m.startswith("?")} == set()
    with pytest.raises(IllegalMove) as refused:
        pos.play("g32@2,0/sw")
    assert refused.value.code == "no-cornerstone-there"


def test_d4_23_the_seat_before_takes_one() -> None:
    pos = bend(["g32", *COLD])
    play_all(pos, "0:g32@2,0/sw")
    assert pos.view()["counts"] == [3, 2, 3]
    assert pos.actors == (1,)
    assert pos.view()["table"][-1]["cornerstone"]


def test_d4_23_nothing_if_the_stock_is_empty() -> None:
    pos = bend(["g32", *COLD], stock="")
    play_all(pos, "0:g32@2,0/sw")
    assert pos.view()["counts"] == [3, 2, 2]


def test_d4_23_a_cornerstone_that_wins_punishes_nobody() -> None:
    pos = bend(["g32"])
    play_all(pos, "0:g32@2,0/sw")
    assert pos.result is not None
    assert pos.result.scores == (0, 2, 2)


@pytest.mark.parametrize("players", [2, 3, 8])
def test_d4_23_a_punishment_does_not_undo_a_skipped_turn(players: int) -> None:
    hands = [["r40", "b22"], ["g32", "g33", "g22"]]
    hands += [[f"{c}11", f"{c}33"] for c in "by"] + [["b21", "b31"], ["y21", "y31"]]
    hands += [["g21", "g31"], ["b42", "y42"]]
    pos = stacked(
        hands[:players], table=BEND, cornerstone=True, stock="b30 y30 y20 b20 b10 y10 g30"
    )
    play_all(pos, "0:r40@4,1/nw 1:g32@2,0/sw")  # seat 0 said nothing, and takes one
    assert pos.view()["counts"][0] == 2
    if players == 2:
        assert pos.actors == (1,)  # skipped at once
    else:
        assert pos.view()["skips"] == [0]


def test_d4_24_later_cornerstones_may_touch_one_and_it_is_no_end() -> None:
    pos = bend(["g32", *COLD], table=BEND + " r40@4,1/nw")
    ends = pos.view()["ends"]
    play_all(pos, "0:g32@2,0/sw")
    assert pos.view()["ends"] == ends
    pos.state["turn"] = 0
    pos.clear_cache()
    assert corners(pos, "3,0") == {"b22@3,0/ne"}


def test_d4_24_end_tiles_may_not_touch_a_cornerstone() -> None:
    pos = bend(["g32", "r44", *COLD], table=BEND.replace("r42@3,1/ne", "r42@3,1/se"))
    # 3,1 shows its 4 to the east and the south: 3,0 lies beside the cornerstone's cell 2,0
    assert any("r44@3,0" in m for m in pos.legal())
    play_all(pos, "0:g32@2,0/sw")
    pos.state["turn"] = 0
    pos.clear_cache()
    assert not any("r44@3,0" in m for m in pos.legal())
    assert any("r44@4,1" in m for m in pos.legal())


def test_d4_25_laying_a_cornerstone_is_a_choice() -> None:
    pos = bend(["g32", *COLD])
    assert set(pos.legal()) == {"g32@2,0/sw", "draw"}
    assert set(bend(["g32", *COLD], stock="").legal()) == {"g32@2,0/sw", "pass"}
    fits = bend(["g32", "r44", *COLD])
    assert "draw" not in fits.legal()
