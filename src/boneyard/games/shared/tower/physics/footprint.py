"""The real footprint of a domino, and the patch that two of them share.

All corners are snapped to 1/1024 cell, and turns are rational numbers instead of sines, so that
every machine computes the same bits.
"""

from __future__ import annotations

import math
from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.games.shared.tower.physics.tower import EAST, NORTH

SNAP = 1024.0
GAP = 0.06  # on each side: without it neighbours would touch and slivers carry weight
HALF_LENGTH = 1.0 - GAP
HALF_WIDTH = 0.5 - GAP
SHORTEST_EDGE = 1e-6


@kernel
def snap(value: float) -> float:
    """The nearest multiple of 1/1024."""
    return math.floor(value * SNAP + 0.5) / SNAP


@kernel
def cosine(turn: int) -> float:
    """Of the turn 2 atan(turn / 2048), which is turn / 1024 to within a millionth."""
    h = turn / (2.0 * SNAP)
    return (1.0 - h * h) / (1.0 + h * h)


@kernel
def sine(turn: int) -> float:
    """Of the same turn."""
    h = turn / (2.0 * SNAP)
    return 2.0 * h / (1.0 + h * h)


@kernel
def measure(work: Any, t: Any, kind: int) -> None:
    """Write down the centre and the corners, counter-clockwise, of a domino's real place."""
    heading = t.heading[kind]
    x = t.x[kind] + 0.5 + 0.5 * EAST[heading] + t.dx[kind] / SNAP
    y = t.y[kind] + 0.5 + 0.5 * NORTH[heading] + t.dy[kind] / SNAP
    work.centre[kind, 0] = x
    work.centre[kind, 1] = y
    reach_x = HALF_WIDTH if heading & 1 else HALF_LENGTH
    reach_y = HALF_LENGTH if heading & 1 else HALF_WIDTH
    c = cosine(t.turn[kind])
    s = sine(t.turn[kind])
    for i in range(4):
        right = reach_x if i == 1 or i == 2 else -reach_x
        up = reach_y if i >= 2 else -reach_y
        work.corners[kind, i, 0] = snap(x + c * right - s * up)
        work.corners[kind, i, 1] = snap(y + s * right + c * up)


@kernel
def magnet_shift(t: Any, half: int) -> tuple[float, float]:
    """From a domino's centre to the magnet of a half."""
    kind = half >> 1
    length = 0.5 if half & 1 else -0.5
    c = length * cosine(t.turn[kind])
    s = length * sine(t.turn[kind])
    east = EAST[t.heading[kind]]
    north = NORTH[t.heading[kind]]
    return c * east - s * north, s * east + c * north


@kernel
def whole(work: Any, kind: int) -> int:
    """Put a footprint itself into work.polygon[0]; the number of its corners."""
    for i in range(4):
        work.polygon[0, i, 0] = work.corners[kind, i, 0]
        work.polygon[0, i, 1] = work.corners[kind, i, 1]
    return 4


@kernel
def shared(work: Any, a: int, b: int) -> int:
    """Put the intersection of two footprints into work.polygon[0]; the number of its corners."""
    n = whole(work, a)
    for i in range(4):
        j = (i + 1) & 3
        n = cut(
            work.polygon,
            n,
            work.corners[b, i, 0],
            work.corners[b, i, 1],
            work.corners[b, j, 0] - work.corners[b, i, 0],
            work.corners[b, j, 1] - work.corners[b, i, 1],
        )
    return without_repeats(work.polygon[0], n)


@kernel
def cut(polygon: Any, n: int, x: float, y: float, dx: float, dy: float) -> int:
    """Keep what lies left of the line through (x, y) along (dx, dy)."""
    old = polygon[0]
    new = polygon[1]
    m = 0
    for i in range(n):
        j = i + 1 if i + 1 < n else 0
        here = dx * (old[i, 1] - y) - dy * (old[i, 0] - x)
        there = dx * (old[j, 1] - y) - dy * (old[j, 0] - x)
        if here >= 0:
            new[m, 0] = old[i, 0]
            new[m, 1] = old[i, 1]
            m += 1
        if (here > 0 and there < 0) or (here < 0 and there > 0):
            part = here / (here - there)
            new[m, 0] = old[i, 0] + part * (old[j, 0] - old[i, 0])
            new[m, 1] = old[i, 1] + part * (old[j, 1] - old[i, 1])
            m += 1
    for i in range(m):
        old[i, 0] = new[i, 0]
        old[i, 1] = new[i, 1]
    return m


@kernel
def without_repeats(corners: Any, n: int) -> int:
    """Drop each corner that coincides with the one before it, as a cut through a corner makes."""
    m = 0
    for i in range(n):
        j = i + 1 if i + 1 < n else 0
        dx = corners[j, 0] - corners[i, 0]
        dy = corners[j, 1] - corners[i, 1]
        if dx * dx + dy * dy > SHORTEST_EDGE * SHORTEST_EDGE:
            corners[m, 0] = corners[i, 0]
            corners[m, 1] = corners[i, 1]
            m += 1
    return m


@kernel
def write_edges(corners: Any, n: int, edge: Any) -> None:
    """The inward edges (n, d) of a patch, divided by D = 4/q * (sum over corners of n.p - d)."""
    for i in range(n):
        j = i + 1 if i + 1 < n else 0
        nx = corners[i, 1] - corners[j, 1]
        ny = corners[j, 0] - corners[i, 0]
        d = nx * corners[i, 0] + ny * corners[i, 1]
        total = 0.0
        for v in range(n):
            total += nx * corners[v, 0] + ny * corners[v, 1] - d
        total *= 4.0 / n
        edge[i, 0] = nx / total
        edge[i, 1] = ny / total
        edge[i, 2] = d / total
