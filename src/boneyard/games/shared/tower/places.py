"""Where a domino may go in a construction: what the tower and the staggered game share.

Halves that are superposed are equal (MAG-21); the new domino can come from above or from below,
into any gap (MAG-30). A cell demands a number when a half lies directly below or above it. So the
ways to lay are found from the free cells that demand one: each with its four neighbours, which
demand a number too, or nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.tiles import ALL, HIGH, KINDS, LOW, PAIRS, SHOWING, lowest
from boneyard.games.shared.tower.physics.tower import EAST, EMPTY, NORTH, at, half_x, half_y

NUMBER = np.array([n for low, high in PAIRS for n in (high, low)], np.int64)  # of each half
KIND_OF = np.array([[PAIRS.index((min(a, b), max(a, b))) for b in range(7)] for a in range(7)])

NOTHING, NEVER = -1, -2  # what a cell demands instead of a number: nothing, or to stay empty
EITHER, FLAT, UP = 0, 1, 2  # the way a domino must be laid (MAG-40)

DRAW, PASS, FIRST_PLACE = 0, 1, 2
OFFSET = 64  # no cell is as far from the first as this,
MOST_LEVEL = KINDS - 1  # or higher than this
SIDE = 2 * OFFSET
# Seven numbers, each on eight halves: at most 16 pairs of a half in hand and one laid. Each pair
# gives at most 8 ways to superpose, and 16 more to join.
MOST_WAYS = 7 * 16 * (8 + 16)


@kernel
def place(kind: int, x: int, y: int, z: int, heading: int) -> int:
    """The move that lays a domino there."""
    cell = (z * SIDE + y + OFFSET) * SIDE + x + OFFSET
    return FIRST_PLACE + (cell * 4 + heading) * KINDS + kind


@kernel
def place_of(move: int) -> tuple[int, int, int, int, int]:
    """Kind, x, y, z and heading of a move that lays a domino."""
    rest, kind = divmod(move - FIRST_PLACE, KINDS)
    rest, heading = divmod(rest, 4)
    rest, x = divmod(rest, SIDE)
    z, y = divmod(rest, SIDE)
    return kind, x - OFFSET, y - OFFSET, z, heading


def lays(s: Any, move: int) -> int | None:
    """The domino that a move lays, wherever; None: it lays none."""
    return None if move < FIRST_PLACE else (move - FIRST_PLACE) % KINDS  # as in `place_of`


@kernel
def demand(t: Any, x: int, y: int, z: int, onto: int) -> int:
    """What a cell demands of a half: the number of those below and above it, which must agree.

    `onto` are the dominoes on which others may be laid (MAG-32).
    """
    below = at(t, x, y, z - 1)
    above = at(t, x, y, z + 1)
    if below != EMPTY and not onto >> (below >> 1) & 1:
        return NEVER
    if above != EMPTY and not onto >> (above >> 1) & 1:
        return NEVER
    if below == EMPTY:
        return NOTHING if above == EMPTY else NUMBER[above]
    if above != EMPTY and NUMBER[above] != NUMBER[below]:
        return NEVER
    return NUMBER[below]  # type: ignore[no-any-return]


@kernel
def superposings(
    t: Any, hand: int, onto: int, way: int, parallel: bool, moves: Any
) -> tuple[int, int]:
    """List all ways to lay dominoes of a hand above or below others.

    Returns how many, and which dominoes. With an empty array of moves they are only counted.
    """
    n = 0
    kinds = 0
    rest = t.laid & onto
    while rest:
        laid = lowest(rest)
        rest &= rest - 1
        for half in range(2 * laid, 2 * laid + 2):
            x = half_x(t, half)
            y = half_y(t, half)
            for side in range(-1, 2, 2):
                z = t.z[laid] + side
                if z < 0 or at(t, x, y, z) != EMPTY:
                    continue
                if side < 0 and at(t, x, y, z - 1) != EMPTY:
                    continue  # the half below this cell finds it
                n, kinds = from_cell(t, hand, onto, way, parallel, moves, n, kinds, x, y, z)
    return n, kinds


@kernel
def from_cell(
    t: Any,
    hand: int,
    onto: int,
    way: int,
    parallel: bool,
    moves: Any,
    n: int,
    kinds: int,
    x: int,
    y: int,
    z: int,
) -> tuple[int, int]:
    """The ways to lay a domino with a half in this free cell, which demands a number."""
    near = demand(t, x, y, z, onto)
    if near == NEVER or (way == FLAT and z > 0) or (way == UP and z == 0):
        return n, kinds
    for heading in range(4):
        other_x = x + EAST[heading]
        other_y = y + NORTH[heading]
        if at(t, other_x, other_y, z) != EMPTY:
            continue
        far = demand(t, other_x, other_y, z, onto)
        if far == NEVER or (far != NOTHING and heading > 1):  # > 1: the other cell finds it
            continue
        if parallel and heading & 1:  # MAG-31
            continue
        if way == UP and at(t, x, y, z - 1) == EMPTY and at(t, other_x, other_y, z - 1) == EMPTY:
            continue  # MAG-41: hanging below is neither up nor flat
        fitting = hand & SHOWING[near]
        if far != NOTHING:
            fitting &= 1 << KIND_OF[near, far]
        kinds |= fitting
        while fitting:
            if len(moves):
                moves[n] = as_named(lowest(fitting), near, x, y, z, heading)
            fitting &= fitting - 1
            n += 1
    return n, kinds


@kernel
def as_named(kind: int, number: int, x: int, y: int, z: int, heading: int) -> int:
    """The move as notation has it: from the higher half; a double goes east or north."""
    turned = heading > 1 if LOW[kind] == HIGH[kind] else HIGH[kind] != number
    if turned:
        return place(kind, x + EAST[heading], y + NORTH[heading], z, heading ^ 2)
    return place(kind, x, y, z, heading)


@kernel
def short_side(t: Any, half: int) -> int:
    """The heading in which a half has the short side of its domino."""
    return t.heading[half >> 1] ^ (2 - 2 * (half & 1))  # type: ignore[no-any-return]


@kernel
def joinings(t: Any, hand: int, onto: int, moves: Any, n: int, kinds: int) -> tuple[int, int]:
    """List all ways to join dominoes of a hand to others at table level, superposed with none."""
    rest = t.laid & onto
    while rest:
        laid = lowest(rest)
        rest &= rest - 1
        if t.z[laid] != 0:
            continue
        for half in range(2 * laid, 2 * laid + 2):
            for side in range(4):
                x = half_x(t, half) + EAST[side]
                y = half_y(t, half) + NORTH[side]
                if is_open(t, x, y):
                    n, kinds = from_side(t, hand, onto, moves, n, kinds, half, side, x, y)
    return n, kinds


@kernel
def is_open(t: Any, x: int, y: int) -> bool:
    """Whether a cell at table level is free and nothing lies above it."""
    return at(t, x, y, 0) == EMPTY and at(t, x, y, 1) == EMPTY


@kernel
def from_side(
    t: Any,
    hand: int,
    onto: int,
    moves: Any,
    n: int,
    kinds: int,
    half: int,
    side: int,
    x: int,
    y: int,
) -> tuple[int, int]:
    """The ways to join a domino whose half in this open cell touches a laid half (MAG-41)."""
    number = NUMBER[half]
    for heading in range(4):
        if heading != side and side != short_side(t, half):
            continue
        if not is_open(t, x + EAST[heading], y + NORTH[heading]):
            continue
        fitting = hand & SHOWING[number]
        while fitting:
            kind = lowest(fitting)
            fitting &= fitting - 1
            move = as_named(kind, number, x, y, 0, heading)
            if first_join(t, onto, move) == half * 4 + side:
                kinds |= 1 << kind
                if len(moves):
                    moves[n] = move
                n += 1
    return n, kinds


@kernel
def first_join(t: Any, onto: int, move: int) -> int:
    """The first laid half, times 4, plus its side, to which a move joins a domino; else -1.

    A domino that joins several others would otherwise be found several times.
    """
    kind, first_x, first_y, _, heading = place_of(move)
    first = -1
    for end in range(2):
        x = first_x + end * EAST[heading]
        y = first_y + end * NORTH[heading]
        own_short_side = heading if end else heading ^ 2
        for side in range(4):
            half = at(t, x - EAST[side], y - NORTH[side], 0)
            if half == EMPTY or not onto >> (half >> 1) & 1:
                continue
            if NUMBER[half] != NUMBER[2 * kind + end]:
                continue
            if side == short_side(t, half) or (side ^ 2) == own_short_side:
                found = half * 4 + side
                if first < 0 or found < first:
                    first = found
    return first


@kernel
def ends_of(t: Any, with_joins: bool) -> int:
    """The ends of a construction: dominoes in contact with at most one other (MAG-32)."""
    ends = 0
    rest = t.laid
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        touching = superposed_with(t, kind)
        if with_joins and t.z[kind] == 0:
            touching += joined_with(t, kind)
        if touching <= 1:
            ends |= 1 << kind
    return ends


@kernel
def superposed_with(t: Any, kind: int) -> int:
    """How many dominoes lie directly above or below one (two share at most one half)."""
    count = 0
    for half in range(2 * kind, 2 * kind + 2):
        for step in range(-1, 2, 2):
            count += at(t, half_x(t, half), half_y(t, half), t.z[kind] + step) != EMPTY
    return count


@kernel
def joined_with(t: Any, kind: int) -> int:
    """How many dominoes at table level are joined to one (MAG-41)."""
    count = 0
    for half in range(2 * kind, 2 * kind + 2):
        for side in range(4):
            other = at(t, half_x(t, half) + EAST[side], half_y(t, half) + NORTH[side], 0)
            if other == EMPTY or other >> 1 == kind or NUMBER[other] != NUMBER[half]:
                continue
            count += side == short_side(t, half) or (side ^ 2) == short_side(t, other)
    return count


@kernel
def all_ways(
    t: Any, hand: int, ends_only: bool, staggered: bool, way: int, parallel: bool, moves: Any
) -> tuple[int, int]:
    """List all ways to lay a domino of a hand; returns how many, and which dominoes can be laid."""
    onto = ends_of(t, staggered) if ends_only else ALL
    n, kinds = superposings(t, hand, onto, way, parallel, moves)
    if way == FLAT:
        n, kinds = joinings(t, hand, onto, moves, n, kinds)
    return n, kinds


@kernel
def is_way(
    t: Any, move: int, kind: int, ends_only: bool, staggered: bool, way: int, parallel: bool
) -> bool:
    """Whether a move that lays this domino is one of all ways."""
    moves = stack_array(MOST_WAYS, np.int64)
    n, _ = all_ways(t, 1 << kind, ends_only, staggered, way, parallel, moves)
    for i in range(n):
        if moves[i] == move:
            return True
    return False
