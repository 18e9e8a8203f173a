"""Where dominoes touch each other and the table: the points, and the way out at each.

Two boxes that touch have an axis along which they overlap least: a side of one of them, or the
product of two edges. For a side, the face that looks at it is cut to it, which gives up to eight
points; for two edges there is one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.games.shared.tower.falling.dominoes import (
    MOST_CORNERS,
    MOST_TOUCHES,
    TABLE,
    point_of,
    yielding,
)
from boneyard.games.shared.tower.falling.vectors import beyond, cross, difference, dot, write

NEAR = 0.02  # what is no further apart is watched
NEAR_TABLE = 0.12  # as far as what falls from the top of a tower comes in a step
RADIUS = 1.06  # no point of a domino is further from its centre
SAME = 0.06  # a point that moved no further is the one of a step ago
PARALLEL = 1e-3
RATHER = 0.01  # how much better another axis must be than one that was found first
NO_AXIS = -1


@kernel
def find_touches(f: Any) -> None:
    """All points where something touches, with the blows of a step ago where there were any."""
    remember(f)
    f.touches = 0
    for i in range(f.n):
        if f.lightness[i] > 0.0:
            touch_table(f, i)
        for j in range(i):
            if f.lightness[i] + f.lightness[j] > 0.0:
                apart = difference(f.place[i], f.place[j])
                if dot(apart, apart) < 4.0 * RADIUS * RADIUS:
                    touch(f, i, j)


@kernel
def remember(f: Any) -> None:
    """Keep the points of the last step."""
    f.old_touches = f.touches
    for k in range(f.touches):
        f.old_one[k] = f.one[k]
        f.old_other[k] = f.other[k]
        for c in range(3):
            f.old_spot[k, c] = f.spot[k, c]
            f.old_blow[k, c] = f.blow[k, c]


@kernel
def touch_table(f: Any, i: int) -> None:
    """The corners that are near the table."""
    if f.place[i, 2] > RADIUS + NEAR_TABLE:
        return
    for corner in range(8):
        point = point_of(
            f,
            i,
            (
                f.half[i, 0] if corner & 1 else -f.half[i, 0],
                f.half[i, 1] if corner & 2 else -f.half[i, 1],
                f.half[i, 2] if corner & 4 else -f.half[i, 2],
            ),
        )
        if point[2] < NEAR_TABLE:
            add_touch(f, i, TABLE, point, (0.0, 0.0, 1.0), point[2])


@kernel
def touch(f: Any, a: int, b: int) -> None:
    """The points where two dominoes touch."""
    apart = difference(f.place[b], f.place[a])
    best = -np.inf
    axis = NO_AXIS
    for i in range(3):
        gap = face_gap(f, a, b, i, apart)
        if gap > NEAR:
            return
        if gap > best + (RATHER if axis != NO_AXIS else 0.0):
            best, axis = gap, i
    for i in range(3):
        gap = face_gap(f, b, a, i, apart)
        if gap > NEAR:
            return
        if gap > best + RATHER:
            best, axis = gap, 3 + i
    for i in range(3):
        for j in range(3):
            gap = edge_gap(f, a, b, i, j, apart)
            if gap > NEAR:
                return
            if gap > best + RATHER:
                best, axis = gap, 6 + 3 * i + j
    if axis < 3:
        touch_face(f, a, b, axis)
    elif axis < 6:
        touch_face(f, b, a, axis - 3)
    else:
        touch_edges(f, a, b, (axis - 6) // 3, (axis - 6) % 3, best, apart)


@kernel
def reach(f: Any, i: int, way: Any) -> float:
    """How far a domino reaches from its centre along a way."""
    axes, half = f.axes[i], f.half[i]
    return (  # type: ignore[no-any-return]
        half[0] * abs(dot(axes[0], way))
        + half[1] * abs(dot(axes[1], way))
        + half[2] * abs(dot(axes[2], way))
    )


@kernel
def face_gap(f: Any, a: int, b: int, i: int, apart: Any) -> float:
    """How far b is from the sides of a across its axis i; negative: they overlap."""
    way = f.axes[a, i]
    return abs(dot(apart, way)) - f.half[a, i] - reach(f, b, way)  # type: ignore[no-any-return]


@kernel
def edge_gap(f: Any, a: int, b: int, i: int, j: int, apart: Any) -> float:
    """The same across axis i of a and axis j of b; -inf where they are parallel."""
    way = cross(f.axes[a, i], f.axes[b, j])
    length = np.sqrt(dot(way, way))
    if length < PARALLEL:
        return -np.inf
    return (abs(dot(apart, way)) - reach(f, a, way) - reach(f, b, way)) / length  # type: ignore[no-any-return]


@kernel
def touch_face(f: Any, a: int, b: int, i: int) -> None:
    """The face of b that looks at a side of a, cut to that side: its corners are the points."""
    side = 1.0 if dot(difference(f.place[b], f.place[a]), f.axes[a, i]) > 0.0 else -1.0
    out = beyond((0.0, 0.0, 0.0), f.axes[a, i], side)
    u, v = (i + 1) % 3, (i + 2) % 3
    write_face(f, b, facing(f, b, out), out, a, u, v)
    n = cut(f.polygon, 4, 0, f.half[a, u])
    n = cut(f.polygon, n, 1, f.half[a, v])
    for k in range(n):
        gap = f.polygon[0, k, 2] - f.half[a, i]
        if gap < NEAR:
            point = beyond(f.place[a], f.axes[a, u], f.polygon[0, k, 0])
            point = beyond(point, f.axes[a, v], f.polygon[0, k, 1])
            point = beyond(point, out, f.polygon[0, k, 2] - 0.5 * gap)
            add_touch(f, b, a, point, out, gap)


@kernel
def facing(f: Any, b: int, out: Any) -> int:
    """The axis of b across which its face looks most against a way."""
    best = 0
    for j in range(1, 3):
        if abs(dot(f.axes[b, j], out)) > abs(dot(f.axes[b, best], out)):
            best = j
    return best


@kernel
def write_face(f: Any, b: int, j: int, out: Any, a: int, u: int, v: int) -> None:
    """The corners of a face of b, as measured from a: along its axes u and v, and outwards."""
    near = -f.half[b, j] if dot(f.axes[b, j], out) > 0.0 else f.half[b, j]
    k, m = (j + 1) % 3, (j + 2) % 3
    middle = beyond(f.place[b], f.axes[b, j], near)
    for corner in range(4):
        point = beyond(middle, f.axes[b, k], f.half[b, k] if 0 < corner < 3 else -f.half[b, k])
        point = beyond(point, f.axes[b, m], f.half[b, m] if corner > 1 else -f.half[b, m])
        seen = difference(point, f.place[a])
        f.polygon[0, corner, 0] = dot(seen, f.axes[a, u])
        f.polygon[0, corner, 1] = dot(seen, f.axes[a, v])
        f.polygon[0, corner, 2] = dot(seen, out)


@kernel
def cut(polygon: Any, n: int, c: int, most: float) -> int:
    """Keep what has coordinate c from -most to most; returns how many corners are left."""
    n = cut_side(polygon, n, c, 1.0, most)
    return cut_side(polygon, n, c, -1.0, most)


@kernel
def cut_side(polygon: Any, n: int, c: int, side: float, most: float) -> int:
    """Keep what has coordinate c, times the side, at most so large."""
    m = 0
    for i in range(n):
        j = i + 1 if i + 1 < n else 0
        here = most - side * polygon[0, i, c]
        there = most - side * polygon[0, j, c]
        if here >= 0.0 and m < MOST_CORNERS:
            for k in range(3):
                polygon[1, m, k] = polygon[0, i, k]
            m += 1
        if (here > 0.0 > there or here < 0.0 < there) and m < MOST_CORNERS:
            part = here / (here - there)
            for k in range(3):
                polygon[1, m, k] = polygon[0, i, k] + part * (polygon[0, j, k] - polygon[0, i, k])
            m += 1
    for i in range(m):
        for k in range(3):
            polygon[0, i, k] = polygon[1, i, k]
    return m


@kernel
def touch_edges(f: Any, a: int, b: int, i: int, j: int, gap: float, apart: Any) -> None:
    """The point where edge i of a and edge j of b are nearest."""
    way = cross(f.axes[a, i], f.axes[b, j])
    length = np.sqrt(dot(way, way))
    side = 1.0 if dot(apart, way) > 0.0 else -1.0
    out = (side * way[0] / length, side * way[1] / length, side * way[2] / length)
    on_a = edge_point(f, a, i, out, 1.0)
    on_b = edge_point(f, b, j, out, -1.0)
    between = difference(on_b, on_a)
    along = dot(f.axes[a, i], f.axes[b, j])
    q = dot(f.axes[a, i], between)
    r = -dot(f.axes[b, j], between)
    far = 1.0 - along * along
    on_a = beyond(on_a, f.axes[a, i], (q + along * r) / far)
    on_b = beyond(on_b, f.axes[b, j], (along * q + r) / far)
    add_touch(f, b, a, beyond(on_a, difference(on_b, on_a), 0.5), out, gap)


@kernel
def edge_point(f: Any, i: int, edge: int, out: Any, side: float) -> Any:
    """The middle of the edge, along this axis, that is furthest out on a side."""
    k, m = (edge + 1) % 3, (edge + 2) % 3
    to_k = f.half[i, k] if side * dot(f.axes[i, k], out) > 0.0 else -f.half[i, k]
    to_m = f.half[i, m] if side * dot(f.axes[i, m], out) > 0.0 else -f.half[i, m]
    return beyond(beyond(f.place[i], f.axes[i, k], to_k), f.axes[i, m], to_m)


@kernel
def add_touch(f: Any, one: int, other: int, point: Any, out: Any, gap: float) -> None:
    """Write down one point, the way from the other to the one, and how it was struck before."""
    if f.touches == MOST_TOUCHES:
        return
    k = f.touches
    f.touches += 1
    f.one[k] = one
    f.other[k] = other
    f.gap[k] = gap
    along = cross(out, (1.0, 0.0, 0.0) if abs(out[0]) < 0.6 else (0.0, 1.0, 0.0))
    length = np.sqrt(dot(along, along))
    write(difference(point, f.place[one]), f.arm[k])
    if other != TABLE:
        write(difference(point, f.place[other]), f.other_arm[k])
    write(out, f.across[k, 0])
    write(beyond((0.0, 0.0, 0.0), along, 1.0 / length), f.across[k, 1])
    write(cross(f.across[k, 0], f.across[k, 1]), f.across[k, 2])
    for c in range(3):
        f.spot[k, c] = dot(f.arm[k], f.axes[one, c])
        f.mass[k, c] = 1.0 / (
            yielding(f, one, f.arm[k], f.across[k, c])
            + yielding(f, other, f.other_arm[k], f.across[k, c])
        )
    recall_blow(f, k)


@kernel
def recall_blow(f: Any, k: int) -> None:
    """Begin with what the same point needed a step ago."""
    for c in range(3):
        f.blow[k, c] = 0.0
    for old in range(f.old_touches):
        if f.old_one[old] == f.one[k] and f.old_other[old] == f.other[k]:
            moved = difference(f.old_spot[old], f.spot[k])
            if dot(moved, moved) < SAME * SAME:
                for c in range(3):
                    f.blow[k, c] = f.old_blow[old, c]
                f.old_one[old] = NO_AXIS  # each once
                return
