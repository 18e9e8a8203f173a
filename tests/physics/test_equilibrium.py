"""The margin against other judges: HiGHS, MuJoCo, and the closed forms of simple towers."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from boneyard.games.shared.tower.physics.contacts import (
    add_contacts,
    find_contacts,
    forget_contacts,
)
from boneyard.games.shared.tower.physics.equilibrium import (
    STANDS,
    fallen,
    margin,
    press,
    stands,
    weigh,
)
from boneyard.games.shared.tower.physics.tower import lay
from boneyard.games.shared.tower.physics.work import TABLE, new_work

from .judges import highs_margin, mujoco_stands
from .towers import WORK, Laid, compiled, game_towers, grown, margin_of

PERFECT_MARGIN = 0.25  # of one domino flat on the table: its weight on four corners


def overhang(count: int, step: int) -> list[Laid]:
    """A straight run of `count` dominoes out from an anchored one, each a level up or down."""
    level = 0 if step > 0 else count
    return [Laid(i, i, 0, level + step * i, 0) for i in range(count + 1)]


def needed_strength(count: int, step: int) -> float:
    """The least magnet strength that carries a run whose first domino is held by the table."""
    weak, strong = 0.0, 100.0
    for _ in range(60):
        strength = (weak + strong) / 2
        t = compiled(overhang(count, step))
        find_contacts(WORK, t, strength)
        weigh(WORK, t["laid"])
        press(WORK, 0, 1e6, 1.0, 0.5)
        if step < 0:  # nothing but the first is held, wherever the run ends
            hold_only_first(t, strength)
        if margin(WORK, t["laid"]) >= 0:
            strong = strength
        else:
            weak = strength
    return strong


def hold_only_first(t: np.void, strength: float) -> None:
    """Lift the table to the first domino: its contacts are those of a domino at level 0."""
    for i in range(int(WORK["contacts"])):
        if WORK["lower"][i] == TABLE:
            ground = np.zeros(1, t.dtype)[0]
            lay(ground, 0, 0, 0, 0, 0)
            other = new_work()
            find_contacts(other, ground, strength)
            for field in ("upper", "edges", "edge", "pull_x", "pull_y"):
                WORK[field][i] = other[field][0]


@pytest.mark.parametrize(
    ("step", "arm", "strengths"),
    [(1, 0.06, (0.14, 2.54, 7.2, 14.2)), (-1, 0.94, (2.14, 6.54, 13.2, 22.2))],
)
def test_straight_runs_need_the_strength_of_the_closed_form(
    step: int, arm: float, strengths: tuple[float, ...]
) -> None:
    # The magnets pull 0.44 from the edge about which a run tips; its dominoes weigh one cell
    # apart, the first `arm` beyond that edge.
    for count, strength in enumerate(strengths, 1):
        closed_form = sum(arm + j for j in range(count)) / 0.44
        assert closed_form == pytest.approx(strength, abs=0.06)
        assert needed_strength(count, step) == pytest.approx(closed_form, rel=0.01)


def test_a_domino_on_the_table_has_a_quarter_of_its_weight_on_each_corner() -> None:
    assert margin_of([Laid(0, 0, 0, 0, 0)]) == pytest.approx(PERFECT_MARGIN, abs=1e-12)


def test_without_magnets_the_second_overhanging_domino_falls() -> None:
    assert margin_of(overhang(1, 1), strength=0.2) >= STANDS
    assert margin_of(overhang(2, 1), strength=0.2) < STANDS


def test_a_bridge_carries_half_of_its_load_on_each_side() -> None:
    # Two posts crosswise below, one domino over both: by symmetry each carries a half, and the
    # flow round the loop is free to put it in the middle of each patch.
    posts = [Laid(0, 0, 0, 0, 1), Laid(1, 1, 0, 0, 1)]
    over = [*posts, Laid(2, 0, 0, 1, 0)]
    assert margin_of(over) == pytest.approx(highs_margin(over), abs=1e-9)
    assert int(WORK["loops"]) == 1


@pytest.mark.slow
def test_margins_equal_those_of_highs_on_game_towers() -> None:
    towers = game_towers(520, games=30)
    assert sum(len(tower) > 20 for tower in towers) > 100
    before = int(WORK["fallbacks"])
    falling = 0
    for tower in towers:
        ours, theirs = margin_of(tower), highs_margin(tower)
        assert ours == pytest.approx(theirs, abs=1e-9), tower
        assert (ours >= STANDS) == (theirs >= STANDS), tower
        falling += ours < STANDS
    assert 100 < falling < 420
    assert int(WORK["fallbacks"]) == before


@pytest.mark.slow
def test_the_verdict_alone_is_that_of_the_margin() -> None:
    for tower in game_towers(300, games=12, seed=1):
        exact = margin_of(tower)
        t = compiled(tower)
        find_contacts(WORK, t, 4.0)
        weigh(WORK, t["laid"])
        assert stands(WORK, t["laid"]) == (exact >= STANDS)


@pytest.mark.slow
def test_the_careful_way_is_exact_and_counted() -> None:
    towers = [t for t in game_towers(200, games=12, seed=2) if len(t) > 8]
    exact = [margin_of(tower) for tower in towers]
    before = int(WORK["fallbacks"])
    WORK["most_pivots"] = 0
    try:
        capped = [margin_of(tower) for tower in towers]
    finally:
        WORK["most_pivots"] = 400
    assert capped == pytest.approx(exact, abs=1e-10)
    assert int(WORK["fallbacks"]) - before > len(towers) / 2


# A tower of a game whose program has rows so nearly dependent that the steepest way through it
# divides by 2e-10: then nothing is left of the numbers.
NEARLY_SINGULAR = [
    Laid(5, 0, 2, 2, 3, 3, 10, 1),
    Laid(6, 0, 0, 3, 1, 12, 10, 2),
    Laid(19, -1, 1, 0, 3, 4, -2, -2),
    Laid(20, -2, 1, 0, 2, 15, 13, -2),
    Laid(21, 0, 0, 1, 2, 5, -5, 2),
    Laid(23, -2, 1, 1, 0, 8, -9, 2),
    Laid(25, -2, 0, 2, 1, 0, 0, 0),
    Laid(26, 0, 0, 2, 0, 0, -1, -1),
    Laid(27, 0, 0, 0, 0, 4, 5, 3),
]


def test_a_program_that_is_nearly_singular_is_solved_with_care() -> None:
    before = int(WORK["fallbacks"])
    assert margin_of(NEARLY_SINGULAR) == pytest.approx(highs_margin(NEARLY_SINGULAR), abs=1e-9)
    assert int(WORK["fallbacks"]) == before + 1


def test_a_program_that_cannot_be_solved_is_counted_and_what_it_proved_is_told() -> None:
    t = compiled([Laid(0, 0, 0, 0, 1), Laid(1, 1, 0, 0, 1), Laid(2, 0, 0, 1, 0)])
    work = new_work()
    find_contacts(work, t, 4.0)
    weigh(work, t["laid"])
    exact = margin(work, t["laid"])
    assert exact > 0
    assert work["unsolved"] == 0
    work["most_pivots"] = work["last_resort"] = 0  # neither way may take a step
    assert margin(work, t["laid"]) <= exact, "never more than was proven"
    assert work["unsolved"] > 0


@pytest.mark.slow
def test_one_more_domino_is_judged_as_from_scratch_to_the_last_bit() -> None:
    for tower in game_towers(150, games=6, seed=3):
        exact = margin_of(tower)
        known = compiled(tower[:-1])
        find_contacts(WORK, known, 4.0)
        count = int(WORK["contacts"])
        whole = compiled(tower)
        for _ in range(2):  # the second time after the contacts were forgotten
            add_contacts(WORK, whole, tower[-1].kind, 4.0)
            weigh(WORK, whole["laid"])
            assert margin(WORK, whole["laid"]) == exact
            forget_contacts(WORK, count)


@pytest.mark.slow
def test_what_falls_leaves_a_tower_that_stands() -> None:
    shares = []
    for tower in game_towers(300, games=12, seed=4):
        t = compiled(tower)
        find_contacts(WORK, t, 4.0)
        weigh(WORK, t["laid"])
        down = int(fallen(WORK, t["laid"]))
        rest = [d for d in tower if not down >> d.kind & 1]
        assert not rest or margin_of(rest) >= STANDS
        assert (down == 0) == (margin_of(tower) >= STANDS)
        if down:
            shares.append(down.bit_count() / len(tower))
    assert 0.2 < np.mean(shares) < 0.6  # physics.md: 38 % on average


def test_what_moves_goes_down_with_its_weight() -> None:
    # The motion is a way to fall: the weight of what moves does work.
    for tower in game_towers(200, games=12, seed=5):
        if margin_of(tower) < STANDS:
            down, work_done = int(WORK["falling"]), 0.0
            for d in tower:
                rise, east, north = WORK["motion"][d.kind]
                x, y = WORK["centre"][d.kind]
                assert bool(down >> d.kind & 1) or (rise, east, north) == pytest.approx((0, 0, 0))
                work_done -= rise + east * x + north * y
            assert down
            assert work_done > -STANDS * 10


def test_a_domino_with_no_way_to_the_table_has_fallen() -> None:
    assert margin_of([Laid(0, 0, 0, 0, 0), Laid(1, 5, 5, 1, 0)]) == -np.inf
    assert int(WORK["falling"]) == 0b10


def test_the_weakest_contact_is_the_one_that_gives() -> None:
    margin_of(overhang(2, 1), strength=3.0)
    k = int(WORK["weakest"])
    assert (WORK["lower"][k], WORK["upper"][k]) == (TABLE, 0)
    margin_of([*overhang(1, 1), Laid(5, 0, 0, 1, 2), Laid(6, 3, 0, 2, 2)], strength=1.0)
    k = int(WORK["weakest"])
    assert (WORK["lower"][k], WORK["upper"][k]) == (0, 1)


@pytest.mark.slow
def test_two_processes_give_the_same_bits() -> None:
    program = (
        "from tests.physics.towers import grown, margin_of\n"
        "print([margin_of(t).hex() for t in grown(7)])"
    )
    here = str([margin_of(tower).hex() for tower in grown(7)])
    there = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert there.stdout.strip() == here


def agreement(towers: list[list[Laid]]) -> tuple[int, int, list[str]]:
    """How many verdicts outside |tau| < 0.01 MuJoCo shares, of how many, and the others."""
    alike = judged = 0
    apart = []
    for tower in towers:
        tau = margin_of(tower)
        if abs(tau) < 0.01:
            continue
        judged += 1
        if mujoco_stands(tower) == (tau >= STANDS):
            alike += 1
        else:
            apart.append(f"{len(tower)} dominoes, margin {tau:.4f}")
    return alike, judged, apart


@pytest.mark.slow
def test_mujoco_agrees_on_small_towers() -> None:
    small = [t for t in game_towers(300, games=14, seed=6) if 4 <= len(t) <= 9][:40]
    alike, judged, apart = agreement(small)
    assert judged >= 30
    assert alike >= 0.98 * judged, apart


@pytest.mark.campaign
def test_mujoco_agrees_on_towers_of_all_sizes() -> None:
    alike, judged, apart = agreement(game_towers(300, games=14, seed=7))
    print(f"MuJoCo agrees on {alike} of {judged}; apart: {apart}")
    assert alike >= 0.98 * judged, apart
