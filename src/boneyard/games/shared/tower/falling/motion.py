"""One step of a fall: gravity and magnets, the blows where dominoes touch, and on they move.

Blows are found by going round all points several times: each gets what keeps it from going further
in, and friction up to a share of that. A part of what is too deep already is pushed out; what this
adds to the speeds is taken back afterwards, so that no energy comes of it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.games.shared.tower.falling.dominoes import point_of, speed_at, strike
from boneyard.games.shared.tower.falling.push import push
from boneyard.games.shared.tower.falling.touches import find_touches
from boneyard.games.shared.tower.falling.vectors import difference, dot, turn_on, write_axes

CELL = 0.024  # metres
GRAVITY = 9.81 / CELL
FRICTION = 0.4
MAGNET_REACH = 0.1  # how far a pair of magnets is torn apart, in cells, before it lets go
LOOSENING = 5.0  # the share of their strength that magnets lose in a second of shaking
WEAKEST = 0.1  # a strength, in weights of a domino, that holds nothing
ROUNDS = 10
ROUNDS_BACK = 3
PUSH_OUT = 0.2  # the share of a depth that is undone in a step,
SLOP = 0.004  # but not of this much of it,
FASTEST_OUT = 8.0  # and not faster than this, in cells a second
AIR = 0.6  # the share of its speed that a domino loses in a second,
SLUGGISH = 20.0  # and when it hardly moves
CREEP = 0.6  # as slow as this, in cells and radians a second


@kernel
def step(f: Any, seconds: float) -> None:
    """Move everything on by so many seconds."""
    find_touches(f)
    push(f, seconds)  # before magnets pull, or it would undo one side of a pull and keep the other
    for i in range(f.n):
        if f.lightness[i] > 0.0:
            f.speed[i, 2] -= GRAVITY * seconds
    pull(f, seconds)
    for k in range(f.touches):
        for c in range(3):
            hit(f, k, c, f.blow[k, c])
    for _ in range(ROUNDS):
        for k in range(f.touches):
            hold_apart(f, k, seconds, True)
    for i in range(f.n):
        if f.lightness[i] > 0.0:
            move(f, i, seconds)
    for _ in range(ROUNDS_BACK):
        for k in range(f.touches):
            hold_apart(f, k, seconds, False)
    for i in range(f.n):
        slow_down(f, i, seconds)


@kernel
def hit(f: Any, k: int, c: int, blow: float) -> None:
    """A blow at a point, on both that touch there."""
    strike(f, f.one[k], f.arm[k], f.across[k, c], blow)
    strike(f, f.other[k], f.other_arm[k], f.across[k, c], -blow)


@kernel
def rate(f: Any, k: int, c: int) -> float:
    """How fast the one moves away from the other at a point, or along it."""
    one = speed_at(f, f.one[k], f.arm[k])
    other = speed_at(f, f.other[k], f.other_arm[k])
    return dot(difference(one, other), f.across[k, c])


@kernel
def hold_apart(f: Any, k: int, seconds: float, push_out: bool) -> None:
    """Give a point what it lacks to be neither too deep nor, within friction, to slide."""
    gap = f.gap[k]
    wanted = 0.0
    if gap > 0.0:
        wanted = -gap / seconds  # it may come as near as that
    elif push_out:
        wanted = min(max(-gap - SLOP, 0.0) * PUSH_OUT / seconds, FASTEST_OUT)
    before = f.blow[k, 0]
    f.blow[k, 0] = max(before + f.mass[k, 0] * (wanted - rate(f, k, 0)), 0.0)
    hit(f, k, 0, f.blow[k, 0] - before)
    first = f.blow[k, 1] - f.mass[k, 1] * rate(f, k, 1)
    second = f.blow[k, 2] - f.mass[k, 2] * rate(f, k, 2)
    size = np.sqrt(first * first + second * second)
    most = FRICTION * f.blow[k, 0]
    if size > most:
        first *= most / size
        second *= most / size
    hit(f, k, 1, first - f.blow[k, 1])
    hit(f, k, 2, second - f.blow[k, 2])
    f.blow[k, 1] = first
    f.blow[k, 2] = second


@kernel
def pull(f: Any, seconds: float) -> None:
    """Let magnets pull together the halves that they hold; once apart, they let go for good."""
    f.strength *= 1.0 - LOOSENING * seconds
    if f.strength < WEAKEST:
        f.magnets = 0
    m = 0
    while m < f.magnets:
        lower, upper = f.lower[m], f.upper[m]
        here = point_of(f, lower, f.lower_spot[m])
        there = point_of(f, upper, f.upper_spot[m])
        apart = difference(there, here)
        far = dot(apart, apart) / (MAGNET_REACH * MAGNET_REACH)
        if far >= 1.0:
            let_go(f, m)
            continue
        blow = f.strength * (1.0 - far) * GRAVITY * seconds
        strike(f, lower, difference(here, f.place[lower]), f.axes[lower, 2], blow)
        strike(f, upper, difference(there, f.place[upper]), f.axes[lower, 2], -blow)
        m += 1


@kernel
def let_go(f: Any, m: int) -> None:
    """A pair of magnets no longer holds; the last takes its place."""
    f.magnets -= 1
    last = f.magnets
    f.lower[m] = f.lower[last]
    f.upper[m] = f.upper[last]
    for c in range(3):
        f.lower_spot[m, c] = f.lower_spot[last, c]
        f.upper_spot[m, c] = f.upper_spot[last, c]


@kernel
def move(f: Any, i: int, seconds: float) -> None:
    """A domino goes on for a moment."""
    for c in range(3):
        f.place[i, c] += f.speed[i, c] * seconds
    turn_on(f.turn[i], f.spin[i], seconds)
    write_axes(f.turn[i], f.axes[i])


@kernel
def slow_down(f: Any, i: int, seconds: float) -> None:
    """What the air takes, and more of what hardly moves, so that it comes to rest."""
    rest = AIR if quickness(f, i) > CREEP * CREEP else SLUGGISH
    for c in range(3):
        f.speed[i, c] *= 1.0 - rest * seconds
        f.spin[i, c] *= 1.0 - rest * seconds


@kernel
def quickness(f: Any, i: int) -> float:
    """The squares of speed and spin, added."""
    return dot(f.speed[i], f.speed[i]) + dot(f.spin[i], f.spin[i])


@kernel
def quickest(f: Any) -> float:
    """The greatest quickness of all."""
    most = 0.0
    for i in range(f.n):
        most = max(most, quickness(f, i))
    return most
