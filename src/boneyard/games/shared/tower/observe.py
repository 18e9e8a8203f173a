"""What a seat knows of a game with a construction, and what a move does, as numbers.

How firmly it stands follows from where its dominoes lie, and is not told. Nor is how the last
construction lay before it fell: who has its dominoes is.
"""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.observations import Spec
from boneyard.engine.rules import State
from boneyard.engine.tiles import DOUBLE_SIX, KINDS
from boneyard.games.shared.hands import SEATS
from boneyard.games.shared.observe import (
    MAGNETIC_FIELDS,
    Fields,
    hands_fields,
    observe_hands,
    observe_magnetic,
    relative,
)
from boneyard.games.shared.tower.places import DRAW, FIRST_PLACE, place_of

MOST_TOLD = 127

STACK_FIELDS: Fields = [
    *hands_fields(DOUBLE_SIX),
    *MAGNETIC_FIELDS,
    ("steadiness", (1,), "the option, as the number of its choice"),
    ("magnets", (1,), "the option, as the number of its choice"),
    ("last", (1,), "1 + the domino laid last; 0: nothing is laid"),
    ("collapses", (1,), "how often a construction fell, up to 127"),
    ("step", (KINDS,), "when the domino was laid in this construction, from 1; 0: it is not in it"),
    ("x", (KINDS,), "the cell of its first-named half"),
    ("y", (KINDS,), "the same to the north"),
    ("z", (KINDS,), "its level"),
    (
        "heading",
        (KINDS,),
        "from its first-named half to the other: 0 east, 1 north, 2 west, 3 south",
    ),
    ("dx", (KINDS,), "where it really lies, in 1/1024 of a cell,"),
    ("dy", (KINDS,), "the same to the north,"),
    ("twist", (KINDS,), "and how it is turned, in 1/1024 radian"),
    ("put_by", (KINDS,), "1 + the seat that laid it in this construction; 0: it is not in it"),
    ("taken_by", (KINDS,), "1 + the seat that took it up when it fell and has it; 0: nobody"),
    ("stuck", (SEATS, KINDS), "the slots of a hand that surely did not hold the domino"),
]

FEATURES = Spec(
    ("kind", (1,), "0: draw; 1: pass; 2: lay; -1: wait"),
    ("tile", (1,), "the domino that is laid; -1: none"),
    ("x", (1,), "the cell of its first-named half"),
    ("y", (1,), "the same to the north"),
    ("z", (1,), "its level"),
    ("heading", (1,), "0 east, 1 north, 2 west, 3 south"),
)


@kernel
def observe_stack(s: State, seat: int, out: Any) -> int:
    """Fill in `STACK_FIELDS`; returns the place after them."""
    at = observe_magnetic(s, out, observe_hands(s, seat, out))
    out[at] = s.steadiness
    out[at + 1] = s.magnets
    out[at + 2] = s.last + 1
    out[at + 3] = min(s.collapses, MOST_TOLD)
    at = observe_construction(s.tower, seat, s.seats, out, at + 4)
    for kind in range(KINDS):
        out[at + kind] = holder_of_seen(s, seat, kind)
    at += KINDS
    other = int(seat)
    for i in range(SEATS):
        for kind in range(KINDS):
            out[at + kind] = s.stuck[other, kind] if i < s.seats else 0
        at += KINDS
        other = 0 if other + 1 >= s.seats else other + 1
    return at


@kernel
def observe_construction(t: Any, seat: int, seats: int, out: Any, at: int) -> int:
    """Where each domino lies, from `step` to `put_by`; zeros for those that do not."""
    for kind in range(KINDS):
        lies = t.step[kind] > 0
        out[at + kind] = t.step[kind]
        out[at + KINDS + kind] = t.x[kind] if lies else 0
        out[at + 2 * KINDS + kind] = t.y[kind] if lies else 0
        out[at + 3 * KINDS + kind] = t.z[kind] if lies else 0
        out[at + 4 * KINDS + kind] = t.heading[kind] if lies else 0
        out[at + 5 * KINDS + kind] = t.dx[kind] if lies else 0
        out[at + 6 * KINDS + kind] = t.dy[kind] if lies else 0
        out[at + 7 * KINDS + kind] = t.turn[kind] if lies else 0
        out[at + 8 * KINDS + kind] = 1 + relative(t.by[kind], seat, seats) if lies else 0
    return at + 9 * KINDS


@kernel
def holder_of_seen(s: State, viewer: int, kind: int) -> int:
    """1 + the seat that holds a domino that all have seen (MAG-23); 0: none does."""
    if s.before_slot[kind] > 0:
        for seat in range(s.seats):
            if s.hands[seat] >> kind & 1:
                return 1 + relative(seat, viewer, s.seats)
    return 0


@kernel
def describe(s: State, seat: int, move: int, out: Any) -> None:
    """Fill in `FEATURES` for a move."""
    if move < FIRST_PLACE:
        out[0], out[1] = move - DRAW, -1
        out[2] = out[3] = out[4] = out[5] = 0
    else:
        kind, x, y, z, heading = place_of(move)
        out[0], out[1], out[2] = 2, kind, x
        out[3], out[4], out[5] = y, z, heading
