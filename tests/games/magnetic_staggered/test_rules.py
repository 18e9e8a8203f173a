"""Staggered, clause by clause; what it shares with the tower is tested there."""

from __future__ import annotations

from typing import Any

import pytest

from boneyard.engine.position import Position
from boneyard.errors import IllegalMove
from boneyard.games.shared.tower.places import FLAT, UP
from tests.games.stacked import play_all, stacked

STAGGERED = "magnetic-staggered"


def staggered(hands: list[list[str]], stock: list[str] | None = None, **options: str) -> Position:
    """A game with these hands, laid by perfect hands by default."""
    chosen: dict[str, Any] = {"steadiness": "perfect", **options}
    return stacked(STAGGERED, hands, stock=stock, **chosen)


def refused(position: Position, move: str) -> str:
    """The code of a refusal."""
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.reason()
    return refusal.value.code


def levels(position: Position) -> set[int]:
    """The levels on which the next may lay."""
    return {int(move.split(",")[2].split("/")[0]) for move in position.legal()}


def test_mag_40_laid_alternately_up_and_flat_after_a_flat_double() -> None:
    position = staggered([["66", "60", "21"], ["61", "63", "31"], ["62", "64", "43"]])
    assert position.view()["due"] == ["flat"] * 3
    play_all(position, "0:66@0,0,0/e")
    assert position.view()["due"] == ["up"] * 3
    assert levels(position) == {1}
    assert refused(position, "61@-1,0,0/w") == "must-lay-up"
    play_all(position, "1:61@1,0,1/e")
    assert levels(position) == {0}
    assert refused(position, "62@0,0,1/w") == "must-lay-flat"
    play_all(position, "2:62@-1,0,0/w")
    assert refused(position, "60@0,-1,0/s") == "must-lay-up"


HANDS = [["66", "64", "20"], ["61", "43", "10"], ["62", "30", "31"]]


def test_mag_41_up_is_directly_on_another_at_any_level() -> None:
    position = staggered(HANDS, stock=[])
    play_all(position, "0:66@0,0,0/e 1:61@1,0,1/n 2:62@-1,0,0/w")
    assert levels(position) == {1, 2}
    play_all(position, "0:64@1,0,2/s")
    assert position.state["collapses"] == 0


def test_mag_41_hanging_below_is_neither_up_nor_flat() -> None:
    # The 4 of 64 stands out at level 2: below it, at level 1, a domino can only hang.
    free = stacked("magnetic-tower", HANDS, stock=[], steadiness="perfect", parallel_second="no")
    play_all(free, "0:66@0,0,0/e 1:61@1,0,1/n 2:62@0,0,1/w 0:64@1,0,2/s")
    assert "43@1,-1,1/s" in free.legal()
    position = staggered(HANDS, stock=[])
    play_all(position, "0:66@0,0,0/e 1:61@1,0,1/n 2:62@-1,0,0/w 0:64@1,0,2/s")
    assert refused(position, "43@1,-1,1/s") == "must-lay-flat"
    position.state["due"][:] = UP
    position.clear_cache()
    assert refused(position, "43@1,-1,1/s") == "must-lay-up"


def test_mag_41_flat_is_slid_under_or_joined_straight_round_a_corner_or_crosswise() -> None:
    position = staggered([["66", "60"], ["61", "20"], ["63", "31"]])
    play_all(position, "0:66@0,0,0/e 1:61@1,0,1/e")
    joined = {move for move in position.legal() if move.startswith("63")}
    assert joined == {
        "63@-1,0,0/w",  # straight on
        "63@-1,0,0/n",  # round a corner
        "63@-1,0,0/s",
        "63@0,1,0/n",  # crosswise, on the long side
        "63@1,1,0/n",
        "63@0,-1,0/s",
        "63@1,-1,0/s",
    }
    slid = {move for move in position.legal() if move.startswith("31")}
    assert slid == {"31@3,0,0/w", "31@2,1,0/s", "31@2,-1,0/n"}  # the 1 under the 1
    assert refused(position, "63@0,1,0/w") == "touches-nothing"  # side by side is no join
    assert refused(position, "63@-2,0,0/e") == "touches-nothing"  # 3 against 6
    assert refused(position, "63@2,0,0/n") == "not-equal"  # joined, but under the 1
    assert refused(position, "31@0,1,0/n") == "touches-nothing"


def test_mag_42_only_at_the_ends() -> None:
    position = staggered([["66", "60", "64"], ["61", "20"], ["63", "31"]])
    play_all(position, "0:66@0,0,0/e 1:61@1,0,1/e 2:63@-1,0,0/w")
    # 66 touches 61 above and 63, joined: it is no end any more.
    assert refused(position, "60@0,0,1/n") == "not-an-end"
    assert levels(position) == {1, 2}
    assert {move[2:] for move in position.legal() if move.startswith("60")} == {
        f"@-1,0,1/{h}" for h in "ns"
    } | {f"@1,0,2/{h}" for h in "nsw"}


def test_mag_42_a_domino_that_is_only_joined_must_be_joined_to_an_end() -> None:
    position = staggered([["66", "60", "65"], ["61", "20"], ["63", "31"]])
    play_all(position, "0:66@0,0,0/e 1:61@1,0,1/e 2:63@-1,0,0/w")
    position.state["due"][:] = FLAT
    position.clear_cache()
    assert refused(position, "60@0,1,0/n") == "not-an-end"
    assert all(move.split("@")[1].startswith("-1,") for move in position.legal())


@pytest.mark.parametrize("players", [3, 4])
def test_mag_43_with_more_than_two_the_alternation_is_the_tables(players: int) -> None:
    hands = [["66", "60"], ["20", "10"], ["61", "30"], ["63", "31"]][:players]
    position = staggered(hands)
    play_all(position, "0:66@0,0,0/e 1:draw")
    assert position.view()["due"] == ["up"] * players  # drawing is not laying
    play_all(position, "2:61@1,0,1/e")
    assert position.view()["due"] == ["flat"] * players


def test_mag_44_with_two_the_alternation_is_each_players_own() -> None:
    position = staggered([["66", "60", "20", "21"], ["61", "63", "10", "31"]])
    play_all(position, "0:66@0,0,0/e")
    assert position.view()["due"] == ["up", "flat"]  # the double was its player's flat one
    assert levels(position) == {0}
    play_all(position, "1:63@-1,0,0/w")
    assert position.view()["due"] == ["up", "up"]
    assert levels(position) == {1}
    play_all(position, "0:60@1,0,1/e")
    assert position.view()["due"] == ["flat", "up"]


def test_mag_44_a_player_who_draws_still_owes_the_same_way() -> None:
    position = staggered([["66", "60"], ["10", "20"]], stock=["30", "40"])
    play_all(position, "0:66@0,0,0/e 1:draw 0:60@1,0,1/e")
    assert position.view()["due"] == ["flat", "flat"]


def test_mag_45_unequal_halves_may_come_side_by_side() -> None:
    position = staggered([["66", "60"], ["61", "20"], ["63", "31"]])
    play_all(position, "0:66@0,0,0/e 1:61@1,0,1/e 2:31@2,1,0/s")  # the 1 beside the 6
    cells = {(p["x"], p["y"], p["z"]) for p in position.view()["tower"]}
    assert (2, 1, 0) in cells
    assert position.state["collapses"] == 0


def test_mag_23_the_alternation_starts_again() -> None:
    position = staggered([["66", "51", "40"], ["61", "30"], ["63", "20"]], stock=[])
    play_all(position, "0:66@0,0,0/e 1:61@1,0,1/e 2:63@-1,0,0/w")
    play_all(position, "0:51@3,0,2/w")  # 63 is no counterweight: what is joined is not held
    assert position.state["collapses"] == 1
    assert position.view()["due"] == ["flat"] * 3
    play_all(position, "0:66@0,0,0/e")
    assert position.view()["due"] == ["up"] * 3
