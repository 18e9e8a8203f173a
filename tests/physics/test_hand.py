"""The hand: how it shakes and presses, and that a finger can bring a tower down."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from boneyard.games.shared.tower.physics.contacts import find_contacts
from boneyard.games.shared.tower.physics.equilibrium import STANDS, margin, weigh
from boneyard.games.shared.tower.physics.hand import (
    MEAN_LOAD,
    SHIFT,
    finger_load,
    near_zero,
    press_by_hand,
)
from boneyard.games.shared.tower.physics.judge import holds
from boneyard.games.shared.tower.physics.work import new_work

from .towers import Laid, compiled, margin_of

STEADY, SHAKY = 1, 2


def source(seed: int = 1) -> Any:
    """Random numbers of a hand."""
    work = new_work()
    work["rng"] = seed
    return work


@pytest.mark.slow
@pytest.mark.parametrize("steadiness", [STEADY, SHAKY])
def test_the_finger_load_is_exponential(steadiness: int) -> None:
    numbers = source()
    loads = np.array([finger_load(numbers, steadiness) for _ in range(20_000)])
    mean = MEAN_LOAD[steadiness] / 64
    assert loads.mean() == pytest.approx(mean, rel=0.03)
    for multiple in (0.5, 1, 2):
        assert (loads > multiple * mean).mean() == pytest.approx(np.exp(-multiple), abs=0.02)


def test_offsets_are_even_handed_and_mostly_small() -> None:
    numbers = source()
    most = int(SHIFT[SHAKY])
    found = np.array([near_zero(numbers, most) for _ in range(20_000)])
    assert found.min() == -most
    assert found.max() == most
    assert found.mean() == pytest.approx(0, abs=0.5)
    assert found.std() == pytest.approx(np.sqrt(((most + 1) ** 2 - 1) / 6), rel=0.03)


def pressed(tower: list[Laid], kind: int, seed: int) -> Any:
    """The load on a domino when a steady hand presses it."""
    work, t = source(seed), compiled(tower)
    find_contacts(work, t, 4.0)
    weigh(work, t["laid"])
    press_by_hand(work, work, kind, STEADY)
    return work["load"][kind].copy()


@pytest.mark.slow
def test_the_finger_presses_near_the_magnet_of_a_superposed_half() -> None:
    tower = [Laid(0, 0, 0, 0, 0), Laid(1, 1, 0, 1, 0)]
    for seed in range(50):
        force, x, y = pressed(tower, 1, seed) - (1.0, 2.0, 0.5)
        assert force >= 0
        if force:
            assert abs(x / force - 1.5) <= 0.25
            assert abs(y / force - 0.5) <= 0.25


def test_placed_from_below_it_presses_upward() -> None:
    hung = [Laid(0, 0, 0, 0, 0), Laid(1, 1, 0, 1, 0), Laid(2, 2, 0, 0, 0)]
    forces = [pressed(hung, 2, seed)[0] - 1.0 for seed in range(50)]
    assert max(forces) == 0
    assert min(forces) < -0.3


def test_what_touches_only_the_table_is_not_pressed() -> None:
    apart = [Laid(0, 0, 0, 0, 0), Laid(1, 4, 0, 0, 0)]
    assert pressed(apart, 1, 3).tolist() == [1.0, 5.0, 0.5]


@pytest.mark.slow
def test_a_finger_can_bring_down_what_would_stand() -> None:
    tower = [Laid(0, 0, 0, 0, 0), Laid(1, 1, 0, 1, 0), Laid(2, 2, 1, 2, 3)]
    assert margin_of(tower) >= STANDS
    t, verdicts = compiled(tower), []
    for seed in range(100):
        work = source(seed)
        find_contacts(work, t, 4.0)
        stood = holds(work, work, t, 2, SHAKY)
        assert stood or margin(work, t["laid"]) < STANDS  # the load that did it is still there
        verdicts.append(stood)
    assert 20 < sum(verdicts) < 80
