"""Domino 4, sides and turns: D4-2 and D4-8."""

from __future__ import annotations

from boneyard.games.domino4.geometry import (
    FARTHEST,
    ROUND,
    SIDES,
    STEP_X,
    STEP_Y,
    TURNS,
    first_half_on,
    joining_turn,
    opposite,
    plain_turn,
    sides_left_open,
)
from boneyard.games.domino4.state import STATE


def sides(bits: int) -> set[str]:
    return {SIDES[i] for i in range(4) if bits >> i & 1}


def test_d4_2_each_half_has_two_neighbouring_sides() -> None:
    for t, turn in enumerate(TURNS):
        first = {SIDES[side] for side in range(4) if first_half_on(t, side)}
        assert first == set(turn)


def test_d4_2_cells_touch_by_a_side_never_by_a_corner() -> None:
    steps = {(int(STEP_X[i]), int(STEP_Y[i])) for i in range(4)}
    assert steps == {(0, 1), (1, 0), (0, -1), (-1, 0)}
    for i in range(4):
        back = opposite(i)
        assert (STEP_X[i] + STEP_X[back], STEP_Y[i] + STEP_Y[back]) == (0, 0)


def test_d4_8_after_joining_one_side_straight_on_and_one_corner_stay_open() -> None:
    for joined in range(4):
        for by_low in (False, True):
            turns = [joining_turn(joined, by_low, bend) for bend in range(2)]
            assert all(first_half_on(t, joined) != by_low for t in turns)
            left = [sides(sides_left_open(t, joined)) for t in turns]
            straight = SIDES[opposite(joined)]
            assert all(straight in found and len(found) == 2 for found in left)
            corners = {side for found in left for side in found} - {straight}
            assert len(corners) == 2  # the two turns differ in the corner they open
            assert SIDES[joined] not in corners


def test_a_double_has_two_turns_only() -> None:
    for joined in range(4):
        turns = {plain_turn(joining_turn(joined, False, bend), True) for bend in range(2)}
        assert turns == {0, 1}
    assert [plain_turn(turn, False) for turn in range(4)] == [0, 1, 2, 3]


def test_the_round_table_is_wide_enough() -> None:
    # 60 tiles that hang together span at most 60 cells; with a neighbour on each side, 62.
    assert FARTHEST == 59
    assert FARTHEST + 1 + 2 <= ROUND


def test_a_record_has_no_gaps() -> None:
    assert STATE.fields is not None
    assert STATE.itemsize == sum(field[0].itemsize for field in STATE.fields.values())
