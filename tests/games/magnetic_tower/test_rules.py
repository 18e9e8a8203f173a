"""The tower, clause by clause; what it shares with the flat game is tested once more in short."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.engine.tiles import INDEX
from boneyard.errors import IllegalMove
from boneyard.games.shared.tower.physics.hand import SHIFT, TURN
from boneyard.games.shared.tower.stacking import standing_chance
from boneyard.testkit import plain
from tests.games.stacked import play_all, stacked
from tests.reference.magnetic_tower import Reference

TOWER = "magnetic-tower"
TIPS = "0:66@0,0,0/e 1:61@1,0,1/e 0:51@3,0,2/w"  # three in a row: the third falls, whoever's hand

RISKY = "51@2,1,2/s"


def tower(hands: list[list[str]], stock: list[str] | None = None, **options: str) -> Position:
    """A game with these hands, laid by perfect hands by default."""
    chosen: dict[str, Any] = {"steadiness": "perfect", **options}
    return stacked(TOWER, hands, stock=stock, **chosen)


def refused(position: Position, move: str) -> str:
    """The code of a refusal."""
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.reason()
    return refusal.value.code


def test_mag_1_a_blank_meets_only_a_blank() -> None:
    position = tower([["66", "60", "10"], ["60", "40", "31"]], stock=[])
    play_all(position, "0:66@0,0,0/e")
    position.state["hands"][0] &= ~(1 << 6)
    play_all(position, "1:60@0,0,1/w")
    assert {move.split("@")[0] for move in position.legal()} == {"10"}


@pytest.mark.parametrize(("players", "each"), [(2, 7), (3, 6), (4, 6)])
def test_mag_2_hands_have_two_colours(players: int, each: int) -> None:
    for seed in range(40):
        for hand in load(TOWER).new(players, seed).dump()["hands"]:
            assert len(hand) == each
            assert len({INDEX[tile] % 4 for tile in hand}) > 1


def test_mag_3_the_highest_double_opens_eastward_from_the_first_cell() -> None:
    position = tower([["44", "65"], ["55", "10"]])
    position.state["turn"] = 1
    assert position.legal() == ["55@0,0,0/e"]
    assert refused(position, "10@0,0,0/e") == "open-construction"
    assert refused(position, "55@1,0,0/e") == "open-construction"


def test_mag_4_the_next_seat_is_next() -> None:
    position = tower([["66", "10"], ["61", "20"], ["62", "30"]])
    play_all(position, "0:66@0,0,0/e 1:61@0,0,1/w")
    assert position.actors == (2,)


def test_mag_5_a_player_lays_if_possible_or_else_draws_or_passes() -> None:
    position = tower([["66", "65"], ["10", "20"]], stock=["60"])
    play_all(position, "0:66@0,0,0/e")
    assert position.legal() == ["draw"]
    assert refused(position, "pass") == "must-draw"
    play_all(position, "1:draw")
    assert position.actors == (0,)
    assert refused(position, "pass") == "can-lay"
    position = tower([["66", "65"], ["10", "20"]], stock=[])
    play_all(position, "0:66@0,0,0/e")
    assert position.legal() == ["pass"]
    assert refused(position, "draw") == "no-stock"


def test_mag_6_blocked_when_all_pass_and_fewest_pips_win() -> None:
    position = tower([["66", "21"], ["50", "10"]], stock=[])
    play_all(position, "0:66@0,0,0/e 1:pass 0:pass")
    assert position.result is not None
    assert position.result.winners == (0,)
    assert position.result.scores == (0, 6)  # MAG-7


def test_mag_8_dominoes_counted_instead_of_pips() -> None:
    position = tower([["66", "21", "00"], ["55"]], stock=[], count="tiles")
    play_all(position, "0:66@0,0,0/e 1:pass 0:pass")
    assert position.result is not None
    assert position.result.scores == (2, 0)


def test_mag_9_blocked_after_600_turns_even_by_a_collapse() -> None:
    position = tower([["66", "51", "40"], ["61", "30"]])
    play_all(position, TIPS.rsplit(" ", 1)[0])
    position.state["turns"] = 599
    play_all(position, "0:51@3,0,2/w")
    assert position.over
    assert position.result is not None
    assert position.result.clause == "MAG-9"
    assert position.result.winners == (1,)


def test_mag_20_notation_goes_from_the_higher_half() -> None:
    position = tower([["66", "21"], ["64", "31"]])
    play_all(position, "0:66@0,0,0/e 1:64@1,0,1/e")
    lies = {p["tile"]: (p["x"], p["y"], p["z"], p["heading"]) for p in position.view()["tower"]}
    assert lies == {"66": (0, 0, 0, "e"), "64": (1, 0, 1, "e")}
    assert refused(position, "21@0,0,-1/e") == "below-table"
    assert refused(position, "12@0,0,1/e") == "higher-first"
    assert refused(position, "21@00,0,1/e") == "not-a-place"
    assert refused(position, "21@70,0,1/e") == "touches-nothing"
    assert refused(position, "11@0,0,2/w") == "double-heading"


def test_mag_21_superposed_halves_are_equal() -> None:
    position = tower([["66", "50", "64"], ["61", "30", "51"]], parallel_second="no")
    play_all(position, "0:66@0,0,0/e")
    assert refused(position, "51@0,0,1/w") == "not-equal"
    play_all(position, "1:61@0,0,1/w")
    assert refused(position, "64@-1,0,2/n") == "not-equal"  # 6 on the 1
    assert refused(position, "64@-1,0,0/w") == "not-equal"  # 6 under the 1
    assert refused(position, "64@0,0,1/e") == "cell-taken"
    assert "64@0,0,2/n" in position.legal()
    assert "64@1,0,1/e" in position.legal()


def test_mag_21_both_halves_and_both_sides_must_match() -> None:
    # Between the 6 below and a 6 above, with the other half over a 1: only 61 goes there.
    position = tower([["66", "61", "60"], ["61", "51", "63"]], parallel_second="no", stock=[])
    play_all(position, "0:66@0,0,0/e")
    position.state["hands"][0] |= 1 << 12
    play_all(position, "1:61@0,0,1/n")
    assert refused(position, "60@0,0,2/n") == "not-equal"
    assert "60@0,0,2/e" in position.legal()


def test_mag_21_it_must_be_superposed_with_something() -> None:
    position = tower([["66", "65"], ["61", "30"]])
    play_all(position, "0:66@0,0,0/e")
    assert refused(position, "61@2,0,0/e") == "touches-nothing"
    assert refused(position, "61@0,0,2/e") == "touches-nothing"


def test_mag_22_neighbours_on_a_level_need_not_match() -> None:
    position = tower([["66", "64"], ["61", "30"]], parallel_second="no")
    play_all(position, "0:66@0,0,0/e 1:61@0,0,1/n")
    assert "64@1,0,1/n" in position.legal()  # the 4 beside the 1


def test_mag_23_the_player_takes_it_all_and_the_highest_double_starts_again() -> None:
    position = tower([["66", "51", "40"], ["61", "30"]], stock=[])
    play_all(position, TIPS)
    assert position.view(0)["hand"] == ["40", "51", "61", "66"]
    assert position.view(None)["tower"] == []
    assert position.actors == (0,)
    assert position.legal() == ["66@0,0,0/e"]
    ruin = position.view(None)["ruin"]
    assert (ruin["number"], ruin["last"]) == (1, "51")
    assert {"51", "61"} <= set(ruin["fell"])
    play_all(position, "0:66@0,0,0/e")
    assert position.actors == (1,)  # laying it was the turn
    assert position.legal() == ["pass"]


def test_mag_23_a_higher_double_that_was_drawn_begins_the_next_one() -> None:
    position = tower([["55", "41", "60"], ["66", "51", "30"]])
    position.state["hands"][1] &= ~(1 << 27)
    play_all(position, "0:55@0,0,0/e")
    position.state["hands"][1] |= 1 << 27  # as if drawn since
    play_all(position, "1:51@1,0,1/e 0:41@3,0,2/w")
    assert position.actors == (1,)
    assert position.legal() == ["66@0,0,0/e"]


def test_mag_23_no_laying_can_be_taken_back_but_a_fallen_one_is_laid_again() -> None:
    position = tower([["66", "51", "40"], ["61", "30"]], stock=[])
    play_all(position, TIPS + " 0:66@0,0,0/e 1:pass 0:61@0,0,1/w")
    assert position.view(0)["hand"] == ["40", "51"]
    assert {p["tile"]: p["by"] for p in position.view()["tower"]} == {"66": 0, "61": 0}


def test_mag_24_the_last_domino_wins_only_if_all_stands() -> None:
    falls = tower([["66", "51"], ["61", "30"]])
    play_all(falls, TIPS)
    assert not falls.over
    assert len(falls.view(0)["hand"]) == 3
    stands = tower([["66", "51"], ["61", "30"]])
    play_all(stands, "0:66@0,0,0/e 1:61@1,0,1/e 0:51@2,1,2/s")
    assert stands.result is not None
    assert stands.result.winners == (0,)


def test_mag_24_an_opening_double_stands_and_may_win() -> None:
    position = tower([["66"], ["61", "30"]], steadiness="shaky", magnets="weak")
    play_all(position, "0:66@0,0,0/e")
    assert position.result is not None
    assert position.result.winners == (0,)


@pytest.mark.parametrize(("steadiness", "size"), [("perfect", 0), ("steady", 1), ("shaky", 2)])
def test_mag_25_steadiness_is_the_size_of_the_offset(steadiness: str, size: int) -> None:
    seen = set()
    for seed in range(300):
        position = load(TOWER).new(2, seed, steadiness=steadiness)
        position.play(position.legal()[0])
        seen.add(tuple(position.view()["tower"][0]["shift"]))
    greatest = np.abs(np.array(sorted(seen))).max(axis=0)
    assert (greatest <= [SHIFT[size], SHIFT[size], TURN[size]]).all()
    assert (greatest >= np.array([SHIFT[size], SHIFT[size], TURN[size]]) * 0.8).all()
    assert (len(seen) == 1) == (steadiness == "perfect")


def test_mag_25_offsets_stay() -> None:
    compared = 0
    for seed in range(6):
        position = load(TOWER).new(3, seed)
        shifts: dict[str, list[int]] = {}
        while not position.over:
            position.play(position.legal()[0])
            now = {p["tile"]: p["shift"] for p in position.view()["tower"]}
            if len(now) > len(shifts):
                assert all(now[tile] == shifts[tile] for tile in shifts)
                compared += len(shifts)
            shifts = now
    assert compared > 30


def risky() -> Position:
    """Before a placement of seat 0, RISKY, that a light finger lets stand and a heavy one not."""
    position = tower([["66", "51", "40"], ["61", "30"]], steadiness="shaky")
    play_all(position, "0:66@0,0,0/e 1:61@1,0,1/e")
    return position


def test_mag_25_the_same_placement_stands_or_falls_by_the_hand() -> None:
    verdicts = []
    for seed in range(60):
        position = risky()
        position.state["rng"] = 977 * seed
        position.play(RISKY)
        verdicts.append(bool(position.state["collapses"]))
    assert 15 < sum(verdicts) < 45


def test_mag_25_magnets_are_a_choice_of_the_table() -> None:
    # Two dominoes hung below each other's outer half need 6.5 times their weight.
    margins = {}
    for magnets in ("strong", "normal", "weak"):
        position = tower([["66", "10"], ["61", "30"]], magnets=magnets)
        play_all(position, "0:66@0,0,0/e 1:61@1,0,1/e")
        margins[magnets] = position.view()["margin"]
    assert margins["strong"] == margins["normal"]  # the table, which does not pull, is weakest
    assert position.view()["weakest"] == [None, "66"]
    hung = []
    for magnets in ("strong", "weak"):
        position = tower([["66", "41", "30"], ["61", "10"]], magnets=magnets)
        play_all(position, "0:66@0,0,0/e 1:61@0,0,1/w 0:41@-1,1,0/s")
        hung.append(int(position.state["collapses"]))
    assert hung == [0, 0]  # slid under, it stands on the table


def test_mag_30_above_below_under_an_overhang_and_into_a_gap() -> None:
    position = tower([["66", "21", "62"], ["61", "41", "30"]], stock=[], parallel_second="no")
    play_all(position, "0:66@0,0,0/e 1:61@0,0,1/w")
    legal = position.legal()
    assert "21@-1,0,2/n" not in legal  # the 2 would lie over the 1
    assert "21@-1,1,2/s" in legal  # above
    assert "21@-1,1,0/s" in legal  # under the overhang, on the table
    play_all(position, "0:21@-1,1,2/s 1:41@-1,-1,0/n")
    below_the_two = [move for move in position.legal() if move.endswith((",1/n", ",1/s"))]
    assert "62@-1,1,1/n" not in below_the_two  # a 6 would hang under the 2
    assert "62@-1,2,1/s" in below_the_two  # hanging from the 2 by its magnet


def test_mag_31_the_second_lies_parallel_to_the_first() -> None:
    position = tower([["66", "65"], ["61", "30"]])
    play_all(position, "0:66@0,0,0/e")
    assert sorted(position.legal()) == ["61@0,0,1/w", "61@1,0,1/e"]
    assert refused(position, "61@0,0,1/n") == "not-parallel"
    free = tower([["66", "65"], ["61", "30"]], parallel_second="no")
    play_all(free, "0:66@0,0,0/e")
    assert "61@0,0,1/n" in free.legal()
    play_all(position, "1:61@0,0,1/w")
    assert "65@0,0,2/n" in position.legal()  # only the second


def test_mag_31_holds_for_each_construction() -> None:
    position = tower([["66", "51", "40"], ["61", "62"]], stock=[])
    play_all(position, TIPS + " 0:66@0,0,0/e")
    assert sorted(position.legal()) == ["62@0,0,1/w", "62@1,0,1/e"]


def test_mag_32_only_the_ends_may_be_built_on() -> None:
    position = tower([["66", "65", "50"], ["61", "60"]], ends_only="yes", stock=[])
    play_all(position, "0:66@0,0,0/e 1:61@0,0,1/w 0:65@0,0,2/n")
    # 61 touches two now: neither its 6 nor its 1 may be built on; 66 and 65 are ends.
    assert {move.split("@")[1] for move in position.legal()} == {f"1,0,1/{h}" for h in "ens"} | {
        f"0,0,3/{h}" for h in "ews"
    }
    assert refused(position, "60@0,0,-1/e") == "below-table"
    loose = tower([["66", "65", "51"], ["61", "10"]], stock=[])
    play_all(loose, "0:66@0,0,0/e 1:61@0,0,1/w 0:65@0,0,2/n")
    assert loose.legal()[0].startswith("10@")
    strict = tower([["66", "65", "51"], ["61", "10"]], ends_only="yes", stock=[])
    play_all(strict, "0:66@0,0,0/e 1:61@0,0,1/w 0:65@0,0,2/n")
    assert strict.legal() == ["pass"]
    assert refused(strict, loose.legal()[0]) == "not-an-end"


def test_mag_32_with_no_end_left_nobody_can_lay() -> None:
    # A ring: 66 carries 61 and 62, and 21 lies under both.
    hands = [["66", "62", "60"], ["61", "21", "11"]]
    ring = "0:66@0,0,0/e 1:61@0,0,1/n 0:62@1,0,1/n 1:21@1,1,0/w"
    position = tower(hands, ends_only="yes", parallel_second="no", stock=[])
    play_all(position, ring)
    assert position.legal() == ["pass"]
    free = tower(hands, parallel_second="no", stock=[])
    play_all(free, ring)
    assert "60@0,0,2/w" in free.legal()
    assert refused(position, "60@0,0,2/w") == "not-an-end"


def test_view_says_how_firmly_it_stands() -> None:
    position = tower([["66", "65"], ["61", "10"]])
    assert position.view()["margin"] is None
    play_all(position, "0:66@0,0,0/e")
    assert position.view()["margin"] == pytest.approx(0.25)
    assert position.view()["word"] == "solid"
    assert position.view()["weakest"] == [None, "66"]
    json.dumps(position.view())


def leaning() -> Position:
    """The first seat is to move; some of its dominoes could be laid safely, and some not."""
    position = tower([["66", "61", "10"], ["51", "60", "40"]], stock=[], steadiness="steady")
    play_all(position, "0:66@0,0,0/e 1:60@0,0,1/w")
    return position


def test_view_says_what_each_move_risks_to_who_may_make_it() -> None:
    position = leaning()
    before = position.state.tobytes()
    risks = dict(zip(position.legal(0), position.view(0)["risks"], strict=True))
    assert position.state.tobytes() == before
    assert set(risks.values()) == {"safe", "risky", "falls"}
    assert risks["10@-2,0,2/e"] == "falls"
    assert position.view(1)["risks"] == position.view(None)["risks"] == []


def test_a_redeal_redraws_the_hands_that_will_shake() -> None:
    outcomes = set()
    for seed in range(40):
        position = risky()
        world = position.redealt(0, seed)
        assert plain(world.view(0)) == plain(position.view(0))
        world.play(RISKY)
        outcomes.add(int(world.state["collapses"]))
    assert outcomes == {0, 1}


def test_a_redeal_leaves_a_taken_construction_in_the_same_hand() -> None:
    position = load(TOWER).new(3, 5)
    for _ in range(40):
        if position.state["collapses"]:
            break
        position.play(position.legal()[-1])
    holder = next(s for s in range(3) if len(position.dump()["hands"][s]) > 6)
    taken = {p["tile"] for p in position.view()["ruin"]["tower"]}
    viewer = (holder + 1) % 3
    hands = set()
    for seed in range(20):
        dump = position.redealt(viewer, seed).dump()
        assert taken <= set(dump["hands"][holder])
        assert sorted(dump["hands"][viewer]) == sorted(position.dump()["hands"][viewer])
        hands.add(tuple(dump["hands"][holder]))
    assert len(hands) > 1


def test_a_redeal_knows_that_a_seat_that_drew_could_not_lay() -> None:
    drawn = set()
    for seed in range(60):
        position = stacked(
            TOWER, [["66", "65", "44", "00"], ["10", "20", "30", "31"]], steadiness="perfect"
        )
        play_all(position, "0:66@0,0,0/e 1:draw")
        hand = position.redealt(0, seed).dump()["hands"][1]
        fitting = [tile for tile in hand if "6" in tile]
        assert len(fitting) <= 1  # only what was just drawn could have been laid
        drawn.add(len(fitting))
    assert drawn == {0, 1}


def test_a_redeal_knows_that_nobody_had_a_higher_double() -> None:
    worlds = 0
    for seed in range(60):
        position = load(TOWER).new(4, seed)
        opening = position.legal()[0]
        position.play(opening)
        for viewer in range(4):
            hands = position.redealt(viewer, seed).dump()["hands"]
            doubles = [tile for hand in hands for tile in hand if tile[0] == tile[1]]
            assert all(tile < opening for tile in doubles)
            worlds += opening < "66"
    assert worlds > 20


def test_the_chance_that_a_placement_stands_is_how_often_it_does() -> None:
    position = risky()
    before = position.state.tobytes()
    move = position.rules.parse_move(position.state, 0, RISKY)
    told = standing_chance(position.state, move, 4000, np.uint64(3))
    assert position.state.tobytes() == before
    stood = 0
    for seed in range(400):
        world = position.redealt(0, seed)
        world.play(RISKY)
        stood += not world.state["collapses"]
    assert stood / 400 == pytest.approx(told, abs=0.08)
    assert 0.2 < told < 0.8
    opening = tower([["66"], ["61"]]).state
    assert standing_chance(opening, 2, 10, np.uint64(0)) == 1.0
    perfect = tower([["66", "51", "40"], ["61", "30"]])
    play_all(perfect, TIPS.rsplit(" ", 1)[0])
    falls = perfect.rules.parse_move(perfect.state, 0, "51@3,0,2/w")
    assert standing_chance(perfect.state, falls, 100, np.uint64(0)) == 0.0


@pytest.mark.slow
def test_whole_games_fall_as_highs_says() -> None:
    falls = 0
    for seed in range(6):
        position = load(TOWER).new(4, seed, magnets="weak", steadiness="shaky")
        slow = Reference(position.dump())
        slow.by_highs = True
        for _ in range(12):
            move = position.legal()[seed % len(position.legal())]
            seat = position.actors[0]
            position.play(move, seat)
            slow.play(seat, move)
            assert slow.actors() == list(position.actors), str(position.record)
            assert len(slow.tower) == len(position.view()["tower"])
        falls += int(position.state["collapses"])
    assert falls > 2


@pytest.mark.parametrize("name", [TOWER, "magnetic-staggered"])
def test_mag_23_views_have_the_order_of_laying(name: str) -> None:
    position = load(name).new(3, seed=5)
    order: list[str] = []
    compared = 0
    while not position.over:
        move = position.legal()[-1]
        seat = position.actors[0]
        number = (position.view()["ruin"] or {"number": 0})["number"]
        position.play(move)
        ruin = position.view()["ruin"]
        if "@" in move:
            order.append(move[:2])
        if ruin is not None and ruin["number"] > number:
            assert [place["tile"] for place in ruin["tower"]] == order
            assert ruin["tower"][-1]["by"] == seat
            compared += 1
            order = []
        for view in (position.view(), position.dump()):
            assert [place["tile"] for place in view["tower"]] == order
    assert compared > 1


def test_a_verdict_that_was_not_found_is_never_kept_silently() -> None:
    position = tower([["66", "61"], ["51", "50"]])
    assert position.dump()["fallbacks"] == 0
    position.state["unsolved"] = 1
    with pytest.raises(ArithmeticError, match="never guessed"):
        position.dump()
