"""The hand that lays a domino: where it really lands, and how the finger presses (MAG-25).

Everything is drawn as whole numbers (1/1024 cell, 1/64 of a domino's weight), so that no
machine's logarithm can change a verdict.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import below
from boneyard.games.shared.tower.physics.equilibrium import press
from boneyard.games.shared.tower.physics.work import TABLE

STEADINESS = ("perfect", "steady", "shaky")
PERFECT = 0
# The greatest shift and turn: together they never leave the gap around a domino.
SHIFT = np.array([0, 23, 46], np.int64)
TURN = np.array([0, 7, 15], np.int64)
MEAN_LOAD = np.array([0, 32, 64], np.int64)
LOAD_STEP = 1.0 / 64.0
REACH = 256  # how far from a magnet the finger may press, in 1/1024 cell


@kernel
def near_zero(source: Any, most: int) -> int:
    """A number from -most to most, more likely near 0: the sum of two dice."""
    return below(source, most + 1) + below(source, most + 1) - most


@kernel
def land(source: Any, t: Any, kind: int, steadiness: int) -> None:
    """Move a domino that was just laid to where the hand really put it."""
    t.dx[kind] = near_zero(source, SHIFT[steadiness])
    t.dy[kind] = near_zero(source, SHIFT[steadiness])
    t.turn[kind] = near_zero(source, TURN[steadiness])


@kernel
def finger_load(source: Any, steadiness: int) -> float:
    """An exponential load, in steps: each step is followed by another with the same chance."""
    steps = 0
    while below(source, MEAN_LOAD[steadiness] + 1) != 0:
        steps += 1
    return steps * LOAD_STEP


@kernel
def press_by_hand(source: Any, work: Any, kind: int, steadiness: int) -> None:
    """Press on a half that was just superposed; upward when it was placed from below."""
    touched = 0
    for i in range(work.contacts):
        touched += is_touched(work, work.order[i], kind)
    if touched == 0:
        return
    pick = below(source, touched)
    for i in range(work.contacts):
        k = work.order[i]
        if is_touched(work, k, kind):
            if pick == 0:
                load = finger_load(source, steadiness)
                dx = (below(source, 2 * REACH + 1) - REACH) / 1024.0
                dy = (below(source, 2 * REACH + 1) - REACH) / 1024.0
                press_half(work, k, kind, load, dx, dy)
            pick -= 1


@kernel
def press_half(work: Any, k: int, kind: int, load: float, dx: float, dy: float) -> None:
    """Press beside the magnet of contact k; upward when the domino was placed from below."""
    force = load if work.upper[k] == kind else -load
    press(work, kind, force, work.pull_x[k] + dx, work.pull_y[k] + dy)


@kernel
def is_touched(work: Any, k: int, kind: int) -> bool:
    """Whether contact k is between this domino and another; the table does not hold it."""
    lower = work.lower[k]
    return lower == kind or (work.upper[k] == kind and lower != TABLE)  # type: ignore[no-any-return]
