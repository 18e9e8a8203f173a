"""The tower: where each domino lies, and which half lies in a cell (MAG-20).

Dominoes are stored by kind, and the judge ignores the order in which they were laid: two ways to
lay the same dominoes in the same places get the same verdict, to the last bit.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.tiles import KINDS

HEADINGS = "enws"  # from the first-named half to the other
EAST = np.array([1, 0, -1, 0], np.int64)
NORTH = np.array([0, 1, 0, -1], np.int64)
EMPTY = -1
CELLS = 128  # a hash table, never more than half full

TOWER = np.dtype(
    [
        ("laid", np.int64),  # one bit for each kind
        ("x", np.int8, KINDS),  # the cell of the first-named half
        ("y", np.int8, KINDS),
        ("z", np.int8, KINDS),
        ("heading", np.int8, KINDS),
        ("dx", np.int8, KINDS),  # the offset of the real place, in 1/1024 cell and radian
        ("dy", np.int8, KINDS),
        ("turn", np.int8, KINDS),
        ("by", np.int8, KINDS),  # the seat that laid it,
        ("step", np.int8, KINDS),  # and when, from 1; both ignored by the judge
        ("cells", np.int8, CELLS),  # 1 + 2 * kind + half, or 0
    ],
    align=True,
)


@kernel
def slot_of(x: int, y: int, z: int) -> int:
    """Where the search for a cell begins in the hash table."""
    return (((z * 128 + y) * 128 + x) * 0x9E3779B1 >> 13) & (CELLS - 1)


@kernel
def half_x(t: Any, half: int) -> int:
    """The x of a half, numbered 2 * kind, and one more for the half named second."""
    return t.x[half >> 1] + (half & 1) * EAST[t.heading[half >> 1]]  # type: ignore[no-any-return]


@kernel
def half_y(t: Any, half: int) -> int:
    """The y of a half."""
    return t.y[half >> 1] + (half & 1) * NORTH[t.heading[half >> 1]]  # type: ignore[no-any-return]


@kernel
def at(t: Any, x: int, y: int, z: int) -> int:
    """The half that lies in a cell, or EMPTY."""
    slot = slot_of(x, y, z)
    while t.cells[slot] != 0:
        half: int = np.int64(t.cells[slot]) - 1  # type: ignore[assignment]
        if t.z[half >> 1] == z and half_x(t, half) == x and half_y(t, half) == y:
            return half
        slot = (slot + 1) & (CELLS - 1)
    return EMPTY


@kernel
def lay(t: Any, kind: int, x: int, y: int, z: int, heading: int) -> None:
    """Put a domino exactly on the lattice; a hand may then move it (hand.py)."""
    t.laid |= 1 << kind
    locate(t, kind, x, y, z, heading)
    for half in range(2 * kind, 2 * kind + 2):
        slot = slot_of(half_x(t, half), half_y(t, half), z)
        while t.cells[slot] != 0:
            slot = (slot + 1) & (CELLS - 1)
        t.cells[slot] = 1 + half


@kernel
def locate(t: Any, kind: int, x: int, y: int, z: int, heading: int) -> None:
    """Write down where a domino is, with no offset."""
    t.x[kind] = x
    t.y[kind] = y
    t.z[kind] = z
    t.heading[kind] = heading
    t.dx[kind] = 0
    t.dy[kind] = 0
    t.turn[kind] = 0
    t.by[kind] = 0
    t.step[kind] = 0


@kernel
def lift(t: Any, kind: int) -> None:
    """Take away the domino laid last; only of that one can the cells be emptied so simply."""
    for half in range(2 * kind, 2 * kind + 2):
        slot = slot_of(half_x(t, half), half_y(t, half), t.z[kind])
        while t.cells[slot] != 1 + half:
            slot = (slot + 1) & (CELLS - 1)
        t.cells[slot] = 0
    t.laid &= ~(1 << kind)
    locate(t, kind, 0, 0, 0, 0)


@kernel
def clear(t: Any) -> None:
    """Take every domino away."""
    t.laid = 0
    for kind in range(KINDS):
        locate(t, kind, 0, 0, 0, 0)
    for slot in range(CELLS):
        t.cells[slot] = 0


@kernel
def copy(t: Any, to: Any) -> None:
    """Overwrite a tower with another."""
    to.laid = t.laid
    for kind in range(KINDS):
        locate(to, kind, t.x[kind], t.y[kind], t.z[kind], t.heading[kind])
        to.dx[kind] = t.dx[kind]
        to.dy[kind] = t.dy[kind]
        to.turn[kind] = t.turn[kind]
        to.by[kind] = t.by[kind]
        to.step[kind] = t.step[kind]
    for slot in range(CELLS):
        to.cells[slot] = t.cells[slot]
