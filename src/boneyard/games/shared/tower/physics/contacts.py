"""Contacts: where dominoes press on each other and on the table, and how their magnets pull.

One patch for each superposed pair and one for each domino on the table; no forces between
neighbours on a level.
"""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.tiles import lowest
from boneyard.games.shared.tower.physics.footprint import (
    magnet_shift,
    measure,
    shared,
    whole,
    write_edges,
)
from boneyard.games.shared.tower.physics.tower import EMPTY, at, half_x, half_y
from boneyard.games.shared.tower.physics.work import TABLE

MAGNET_REACH = 0.6  # the distance of two magnets, in cells, at which they no longer pull


@kernel
def find_contacts(work: Any, t: Any, strength: float) -> None:
    """All contacts of a tower whose magnets pull with `strength` when superposed exactly."""
    work.contacts = 0
    rest = t.laid
    while rest:
        measure(work, t, lowest(rest))
        rest &= rest - 1
    rest = t.laid
    while rest:
        kind = lowest(rest)
        touch_below(work, t, kind, strength)
        rest &= rest - 1


@kernel
def add_contacts(work: Any, t: Any, kind: int, strength: float) -> None:
    """The contacts of one more domino, laid on a tower whose contacts are known."""
    measure(work, t, kind)
    touch_below(work, t, kind, strength)
    touch_above(work, t, kind, strength)


@kernel
def forget_contacts(work: Any, count: int) -> None:
    """Keep only the first `count` contacts that were found."""
    n = 0
    for i in range(work.contacts):
        if work.order[i] < count:
            work.order[n] = work.order[i]
            n += 1
    work.contacts = count


@kernel
def touch_below(work: Any, t: Any, kind: int, strength: float) -> None:
    """The contacts in which a domino is the upper one."""
    if t.z[kind] == 0:
        touch_table(work, kind)
        return
    for half in range(2 * kind, 2 * kind + 2):
        other = at(t, half_x(t, half), half_y(t, half), t.z[kind] - 1)
        if other != EMPTY:
            touch(work, t, other, half, strength)


@kernel
def touch_above(work: Any, t: Any, kind: int, strength: float) -> None:
    """The contacts in which a domino is the lower one."""
    for half in range(2 * kind, 2 * kind + 2):
        other = at(t, half_x(t, half), half_y(t, half), t.z[kind] + 1)
        if other != EMPTY:
            touch(work, t, half, other, strength)


@kernel
def touch(work: Any, t: Any, below: int, above: int, strength: float) -> None:
    """The contact of two superposed halves."""
    lower = below >> 1
    upper = above >> 1
    corners = shared(work, lower, upper)
    ax, ay = magnet_shift(t, below)
    bx, by = magnet_shift(t, above)
    ax += work.centre[lower, 0]
    ay += work.centre[lower, 1]
    bx += work.centre[upper, 0]
    by += work.centre[upper, 1]
    apart = (ax - bx) * (ax - bx) + (ay - by) * (ay - by)
    pull = strength * max(0.0, 1.0 - apart / (MAGNET_REACH * MAGNET_REACH))
    store(work, lower, upper, corners, pull, 0.5 * (ax + bx), 0.5 * (ay + by))


@kernel
def touch_table(work: Any, kind: int) -> None:
    """The contact of a domino with the table, which does not pull."""
    corners = whole(work, kind)
    store(work, TABLE, kind, corners, 0.0, work.centre[kind, 0], work.centre[kind, 1])


@kernel
def store(work: Any, lower: int, upper: int, corners: int, pull: float, x: float, y: float) -> None:
    """Write down one contact and its place in the canonical order."""
    k = work.contacts
    work.lower[k] = lower
    work.upper[k] = upper
    work.edges[k] = corners
    work.pull[k] = pull
    work.pull_x[k] = x
    work.pull_y[k] = y
    write_edges(work.polygon[0], corners, work.edge[k])
    i = k
    while i > 0 and comes_before(work, k, work.order[i - 1]):
        work.order[i] = work.order[i - 1]
        i -= 1
    work.order[i] = k
    work.contacts = k + 1


@kernel
def comes_before(work: Any, a: int, b: int) -> bool:
    """The canonical order of contacts: by the upper domino, then by the lower."""
    if work.upper[a] != work.upper[b]:
        return work.upper[a] < work.upper[b]  # type: ignore[no-any-return]
    return work.lower[a] < work.lower[b]  # type: ignore[no-any-return]
