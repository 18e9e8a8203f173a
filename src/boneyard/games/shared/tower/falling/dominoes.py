"""Dominoes in flight: where each is, how it moves, what it touches, and the memory for all of it.

Lengths are in cells, times in seconds, and a domino weighs 1. A domino that stands is held fast:
it has no lightness, so nothing moves it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.tiles import KINDS
from boneyard.games.shared.tower.falling.vectors import Vector, cross, dot, write, write_axes

TABLE = -1  # what a domino touches when it touches no other
MOST_TOUCHES = 512  # a heap of 28 has about 250
MOST_CORNERS = 8  # of a face, after it was cut on four sides
MOST_MAGNETS = 2 * KINDS

FLIGHT = np.dtype(
    [
        ("n", np.int64),
        ("place", np.float64, (KINDS, 3)),  # of the centre
        ("turn", np.float64, (KINDS, 4)),  # a quaternion: i, j, k, w
        ("axes", np.float64, (KINDS, 3, 3)),  # length, width and thickness, as they are turned
        ("half", np.float64, (KINDS, 3)),  # of each of them
        ("speed", np.float64, (KINDS, 3)),
        ("spin", np.float64, (KINDS, 3)),
        ("lightness", np.float64, KINDS),  # one by the weight; 0: held fast
        ("ease", np.float64, (KINDS, 3)),  # one by the inertia about each axis
        # The motion that the judge found, in which its fastest point has speed 1: see `push`
        ("time", np.float64),  # since the fall began
        ("pushed", np.int64),  # one bit for each domino
        ("begins", np.float64, KINDS),
        ("home", np.float64, (KINDS, 3)),
        ("push_speed", np.float64, (KINDS, 3)),
        ("push_spin", np.float64, (KINDS, 3)),
        # Points where one touches another: see `touches`
        ("touches", np.int64),
        ("one", np.int64, MOST_TOUCHES),
        ("other", np.int64, MOST_TOUCHES),
        ("arm", np.float64, (MOST_TOUCHES, 3)),  # from the centre of the one to the point,
        ("other_arm", np.float64, (MOST_TOUCHES, 3)),
        ("spot", np.float64, (MOST_TOUCHES, 3)),  # the point by the axes of the one
        ("across", np.float64, (MOST_TOUCHES, 3, 3)),  # the way out of the other, and two along it
        ("mass", np.float64, (MOST_TOUCHES, 3)),  # what a blow in each of these ways has to move
        ("gap", np.float64, MOST_TOUCHES),
        ("blow", np.float64, (MOST_TOUCHES, 3)),  # what each way had to be given in this step
        # The same points a step ago
        ("old_touches", np.int64),
        ("old_one", np.int64, MOST_TOUCHES),
        ("old_other", np.int64, MOST_TOUCHES),
        ("old_spot", np.float64, (MOST_TOUCHES, 3)),
        ("old_blow", np.float64, (MOST_TOUCHES, 3)),
        ("polygon", np.float64, (2, MOST_CORNERS, 3)),
        # Pairs of magnets that still hold
        ("magnets", np.int64),
        ("lower", np.int64, MOST_MAGNETS),
        ("upper", np.int64, MOST_MAGNETS),
        ("lower_spot", np.float64, (MOST_MAGNETS, 3)),
        ("upper_spot", np.float64, (MOST_MAGNETS, 3)),
        ("strength", np.float64),
    ],
    align=True,
)


@kernel
def add_domino(f: Any, place: Any, turn: float, half: Any, falls: bool) -> int:
    """One more domino, at rest, turned about the vertical by a small angle; returns its number."""
    i = f.n
    f.n += 1
    h = 0.5 * turn
    length = np.sqrt(1.0 + h * h)
    f.turn[i, 0] = f.turn[i, 1] = 0.0
    f.turn[i, 2] = h / length
    f.turn[i, 3] = 1.0 / length
    f.lightness[i] = 1.0 if falls else 0.0
    write(place, f.place[i])
    write(half, f.half[i])
    write((0.0, 0.0, 0.0), f.speed[i])
    write((0.0, 0.0, 0.0), f.spin[i])
    size = dot(half, half)
    for c in range(3):
        f.ease[i, c] = 3.0 / (size - f.half[i, c] * f.half[i, c]) if falls else 0.0
    write_axes(f.turn[i], f.axes[i])
    return i  # type: ignore[no-any-return]


@kernel
def point_of(f: Any, i: int, spot: Any) -> Vector:
    """Where a point of a domino is that its axes know as `spot`."""
    axes = f.axes[i]
    return (
        f.place[i, 0] + axes[0, 0] * spot[0] + axes[1, 0] * spot[1] + axes[2, 0] * spot[2],
        f.place[i, 1] + axes[0, 1] * spot[0] + axes[1, 1] * spot[1] + axes[2, 1] * spot[2],
        f.place[i, 2] + axes[0, 2] * spot[0] + axes[1, 2] * spot[1] + axes[2, 2] * spot[2],
    )


@kernel
def speed_at(f: Any, i: int, arm: Any) -> Vector:
    """How fast a point of a domino moves; the table does not."""
    if i == TABLE:
        return 0.0, 0.0, 0.0
    x, y, z = cross(f.spin[i], arm)
    return f.speed[i, 0] + x, f.speed[i, 1] + y, f.speed[i, 2] + z


@kernel
def strike(f: Any, i: int, arm: Any, way: Any, blow: float) -> None:
    """Give a domino a blow at a point."""
    if i == TABLE or f.lightness[i] == 0.0:
        return
    for c in range(3):
        f.speed[i, c] += f.lightness[i] * blow * way[c]
    x, y, z = eased(f, i, cross(arm, way))
    f.spin[i, 0] += blow * x
    f.spin[i, 1] += blow * y
    f.spin[i, 2] += blow * z


@kernel
def eased(f: Any, i: int, moment: Any) -> Vector:
    """The spin that a moment gives to a domino."""
    axes = f.axes[i]
    a = f.ease[i, 0] * dot(axes[0], moment)
    b = f.ease[i, 1] * dot(axes[1], moment)
    c = f.ease[i, 2] * dot(axes[2], moment)
    return (
        a * axes[0, 0] + b * axes[1, 0] + c * axes[2, 0],
        a * axes[0, 1] + b * axes[1, 1] + c * axes[2, 1],
        a * axes[0, 2] + b * axes[1, 2] + c * axes[2, 2],
    )


@kernel
def yielding(f: Any, i: int, arm: Any, way: Any) -> float:
    """How fast a point of a domino moves after a blow of 1 there."""
    if i == TABLE or f.lightness[i] == 0.0:
        return 0.0
    moment = cross(arm, way)
    return f.lightness[i] + dot(moment, eased(f, i, moment))  # type: ignore[no-any-return]


@kernel
def inner(f: Any, i: int, speed: Any, spin: Any, other_speed: Any, other_spin: Any) -> float:
    """The inner product of two motions of a domino; of one with itself, twice its energy."""
    total = dot(speed, other_speed)
    for c in range(3):
        axis = f.axes[i, c]
        total += dot(spin, axis) * dot(other_spin, axis) / f.ease[i, c]
    return total


@kernel
def energy(f: Any, gravity: float) -> float:
    """Of all that is not held fast: its height and its motion."""
    total = 0.0
    for i in range(f.n):
        if f.lightness[i] > 0.0:
            total += gravity * f.place[i, 2]
            total += 0.5 * inner(f, i, f.speed[i], f.spin[i], f.speed[i], f.spin[i])
    return total
