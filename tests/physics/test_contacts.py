"""Contacts: the kernels against plain Python, and invariance under moves and turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from boneyard.games.shared.tower.physics.contacts import find_contacts
from boneyard.games.shared.tower.physics.equilibrium import STANDS
from boneyard.games.shared.tower.physics.footprint import cosine, sine, snap
from boneyard.games.shared.tower.physics.tower import EMPTY, at, clear, lay, lift
from boneyard.games.shared.tower.physics.work import TABLE

from .judges import contacts_of
from .towers import WORK, Laid, compiled, game_towers, halves, margin_of


@pytest.mark.slow
def test_contacts_are_those_of_the_slow_computation() -> None:
    compared = 0
    for tower in game_towers(120, games=6, seed=8):
        find_contacts(WORK, compiled(tower), 4.0)
        ours = {(int(WORK["upper"][k]), int(WORK["lower"][k])): k for k in range(WORK["contacts"])}
        theirs = contacts_of(tower, 4.0)
        assert len(ours) == len(theirs)
        for c in theirs:
            lower = TABLE if c.lower is None else tower[c.lower].kind
            k = ours[tower[c.upper].kind, lower]
            assert WORK["pull"][k] == pytest.approx(c.pull, abs=1e-12)
            assert (WORK["pull_x"][k], WORK["pull_y"][k]) == pytest.approx(c.pull_at, abs=1e-12)
            assert int(WORK["edges"][k]) == len(c.corners)
            middle = [float(sum(p[i] for p in c.corners) / len(c.corners)) for i in (0, 1)]
            for nx, ny, d in WORK["edge"][k][: len(c.corners)]:
                # D is scaled so that the middle of the patch has a quarter of it to spare.
                assert nx * middle[0] + ny * middle[1] - d == pytest.approx(0.25, abs=1e-12)
                spare = [nx * float(x) + ny * float(y) - d for x, y in c.corners]
                assert min(spare) == pytest.approx(0, abs=1e-12)
                assert sum(abs(s) < 1e-9 for s in spare) == 2
            compared += 1
    assert compared > 1500


def test_a_domino_never_leaves_its_cells() -> None:
    # The greatest shift and turn of a hand, so that only superposed dominoes ever meet.
    for turn in (-15, 15):
        for shift in (-46, 46):
            find_contacts(WORK, compiled([Laid(0, 0, 0, 0, 0, shift, shift, turn)]), 4.0)
            corners = WORK["corners"][0]
            assert corners.min() >= 0
            assert corners[:, 0].max() <= 2
            assert corners[:, 1].max() <= 1


def test_turns_are_rational_and_near_the_angle() -> None:
    for turn in range(-15, 16):
        assert cosine(turn) ** 2 + sine(turn) ** 2 == pytest.approx(1, abs=1e-15)
        assert sine(turn) == pytest.approx(np.sin(turn / 1024), abs=1e-6)
    assert snap(0.94) == 963 / 1024
    assert snap(-0.94) == -963 / 1024


def moved(d: Laid) -> Laid:
    return replace(d, x=d.x - 7, y=d.y + 11)


def mirrored(d: Laid) -> Laid:
    """East becomes west."""
    return replace(d, x=-d.x, heading={0: 2, 1: 1, 2: 0, 3: 3}[d.heading], dx=-d.dx, turn=-d.turn)


def quarter_turned(d: Laid) -> Laid:
    """East becomes north."""
    return replace(d, x=-d.y, y=d.x, heading=(d.heading + 1) % 4, dx=-d.dy, dy=d.dx, turn=d.turn)


def renamed(d: Laid) -> Laid:
    """Another domino in each place: the judge then visits them in another order."""
    return replace(d, kind=(11 * d.kind + 5) % 28)


@pytest.mark.parametrize("change", [moved, mirrored, quarter_turned, renamed])
def test_the_verdict_does_not_depend_on_the_point_of_view(change: Callable[[Laid], Laid]) -> None:
    for tower in game_towers(120, games=6, seed=9):
        before, after = margin_of(tower), margin_of([change(d) for d in tower])
        assert after == pytest.approx(before, abs=1e-9)
        assert (after >= STANDS) == (before >= STANDS)


def test_the_order_of_laying_changes_no_bit() -> None:
    for tower in game_towers(60, games=4, seed=10):
        assert margin_of(tower[::-1]) == margin_of(tower)


def test_mag_20_each_cell_knows_its_half() -> None:
    for tower in game_towers(40, games=3, seed=11):
        t = compiled(tower)
        for d in tower:
            for half, (x, y, z) in enumerate(d.cells):
                assert at(t, x, y, z) == 2 * d.kind + half
        taken = halves(tower)
        for x in range(-6, 7):
            for z in range(8):
                assert (at(t, x, 1, z) == EMPTY) == ((x, 1, z) not in taken)


@pytest.mark.slow
def test_the_domino_laid_last_can_be_lifted() -> None:
    for tower in game_towers(40, games=3, seed=12):
        t, without = compiled(tower), compiled(tower[:-1])
        lift(t, tower[-1].kind)
        assert t == without
    clear(t)
    assert t == np.zeros(1, t.dtype)[0]
    lay(t, 3, 0, 0, 0, 0)
    assert at(t, 1, 0, 0) == 7
