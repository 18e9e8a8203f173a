"""The push: what falls is driven along the judge's motion until it has left its place.

Often it is the hand that makes a construction fall, or a moment that gravity would take back: left
to itself, what was judged to fall would rock and come to lie where it lay. So each domino that fell
is made ever faster along the motion that the judge found, as if the hand went on pressing, and let
go as soon as it is away. A domino that is faster already, because it drops, is not held back. One
that clings to its place, because something is in its way, is pushed aside.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.games.shared.tower.falling.dominoes import inner
from boneyard.games.shared.tower.falling.vectors import beyond, cross, difference, write
from boneyard.games.shared.tower.physics.equilibrium import STILL

PUSH = 80.0  # how fast the fastest point of what begins to fall is sped up, in cells a second²
AWAY = 0.27  # how far, in cells, a domino is from its place when the push lets it go,
RISEN = 1.5  # and so many times as far if it went up
CLINGS = 0.18  # what has not left its place after so many seconds is pushed another way instead:
WAYS = 4  # downhill, to either side, and uphill
LATER = 0.1  # what falls only because something else fell waits for so long


@kernel
def push(f: Any, seconds: float) -> None:
    """Speed up all that has not left its place yet."""
    f.time += seconds
    for i in range(f.n):
        since = f.time - f.begins[i]
        if f.pushed >> i & 1 and since > 0.0:
            gone = difference(f.place[i], f.home[i])
            way = int(since / CLINGS)
            if is_away(gone) or way > WAYS:
                f.pushed &= ~(1 << i)
                continue
            if way == 0:
                turn_over(f, i, gone, PUSH * since)
            else:
                slide(f, i, way, PUSH * (since - way * CLINGS))


@kernel
def is_away(gone: Any) -> bool:
    """Whether a domino has left its place; what only rose must be further, or it comes back."""
    return max(abs(gone[0]), abs(gone[1]), -gone[2], gone[2] / RISEN) > AWAY  # type: ignore[no-any-return]


@kernel
def turn_over(f: Any, i: int, gone: Any, wanted: float) -> None:
    """Make a domino move along the judge's motion at least as fast as wanted."""
    spin = f.push_spin[i]
    # It goes round an axis that stays where it is.
    speed = beyond(cross(spin, gone), f.push_speed[i], 1.0)
    size = inner(f, i, speed, spin, speed, spin)
    if size < STILL:
        return
    lacks = wanted - inner(f, i, speed, spin, f.speed[i], f.spin[i]) / size
    if lacks > 0.0:
        write(beyond(f.speed[i], speed, lacks), f.speed[i])
        write(beyond(f.spin[i], spin, lacks), f.spin[i])


@kernel
def slide(f: Any, i: int, way: int, wanted: float) -> None:
    """Make a domino move one of the WAYS at least as fast as wanted."""
    x, y = f.push_spin[i, 1], -f.push_spin[i, 0]  # to the side that goes down
    size = np.sqrt(x * x + y * y)
    if size < STILL:
        return
    x, y = x / size, y / size
    if way == 2 or way == 3:
        x, y = -y, x
    if way > 2:
        x, y = -x, -y
    lacks = wanted - (x * f.speed[i, 0] + y * f.speed[i, 1])
    if lacks > 0.0:
        f.speed[i, 0] += lacks * x
        f.speed[i, 1] += lacks * y
