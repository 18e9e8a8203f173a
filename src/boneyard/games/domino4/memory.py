"""What happened to the tiles of Domino 4, in order: what a seat knows follows from it alone.

Each event moves one tile, or reveals something about a hand:

    DRAWN   a seat took a tile of the stock; it alone saw which
    LAID    a seat laid this tile face up, or a face-down joker was shown; all saw it
    HIDDEN  a seat laid a tile face down; it alone knows which
    GAVE    a seat gave another a tile; only these two saw it
    SHOWN   a seat took a face-down tile back: all saw that it holds it (D4-33)
    STUCK   a seat drew or passed: it holds nothing that fits what the two ends asked for

Jokers look alike, so an event about one says only that: JOKER. Where they were at the start is kept
in the order of the places, which reveals nothing about any one of them.

The memory is long enough for any sensible game. A longer one forgets its older half: the tiles
are then taken to have been, from the start, where they were at that time.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rules import MOST_SEATS, State
from boneyard.games.domino4.tiles import (
    FITTING,
    JOKER,
    JOKERS,
    NOTHING,
    TILES,
    jokers_in,
    with_tile,
    without_tile,
)

DRAWN, LAID, HIDDEN, GAVE, SHOWN, STUCK = range(6)  # from LAID to GAVE a tile leaves a hand
ROOM = 160

# Where a tile can be: in the hand of a seat, or here; face down: FACE_DOWN_AT + its number on
# the table.
STOCK, TABLE, FACE_DOWN_AT = 8, 9, 10

FIELDS: list[Any] = [
    ("start", np.int8, TILES),  # where each tile was before the first event
    ("events", np.int16),
    ("event_kind", np.int8, ROOM),
    ("event_seat", np.int8, ROOM),  # that did it
    ("event_other", np.int8, ROOM),  # the receiver; the number on the table; STUCK: a wish
    ("event_tile", np.int8, ROOM),  # STUCK: the other wish
]


@kernel
def add_event(s: State, kind: int, seat: int, other: int, tile: int) -> None:
    """Add an event."""
    if s.events == ROOM:
        forget(s, ROOM // 2)
    e = s.events
    s.event_kind[e] = kind
    s.event_seat[e] = seat
    s.event_other[e] = other
    s.event_tile[e] = tile
    s.events = e + 1


@kernel
def forget(s: State, count: int) -> None:
    """Forget the first events: what they moved was there from the start."""
    for e in range(count):
        place = destination(s, e)
        if place >= 0:
            start_at(s, int64(s.event_tile[e]), origin(s, e), place)
    s.events -= count
    for e in range(s.events):
        s.event_kind[e] = s.event_kind[e + count]
        s.event_seat[e] = s.event_seat[e + count]
        s.event_other[e] = s.event_other[e + count]
        s.event_tile[e] = s.event_tile[e + count]
    for e in range(s.events, s.events + count):
        s.event_kind[e] = s.event_seat[e] = s.event_other[e] = s.event_tile[e] = 0


@kernel
def start_at(s: State, tile: int, before: int, place: int) -> None:
    """A tile, or one of the jokers at `before`, was at another place from the start."""
    if tile < JOKER:
        s.start[tile] = place
        return
    joker = JOKER
    while s.start[joker] != before:
        joker += 1
    s.start[joker] = place
    sort_jokers(s)


@kernel
def sort_jokers(s: State) -> None:
    """Put the places where jokers were at the start in order."""
    for last in range(TILES - 1, JOKER, -1):
        for i in range(JOKER, last):
            if s.start[i] > s.start[i + 1]:
                s.start[i], s.start[i + 1] = s.start[i + 1], s.start[i]


@kernel
def destination(s: State, e: int) -> int:
    """Where an event moved its tile; -1 if it moved none."""
    kind = s.event_kind[e]
    if kind == DRAWN:
        return int64(s.event_seat[e])
    if kind == LAID:
        return TABLE
    if kind == HIDDEN:
        return FACE_DOWN_AT + int64(s.event_other[e])
    return int64(s.event_other[e]) if kind == GAVE else -1


@kernel
def origin(s: State, e: int) -> int:
    """Where an event that moves a tile took it from."""
    return STOCK if s.event_kind[e] == DRAWN else int64(s.event_seat[e])


@kernel
def is_known(s: State, e: int, viewer: int) -> bool:
    """Whether the viewer saw which tile an event was about."""
    kind = s.event_kind[e]
    if kind != LAID and kind != SHOWN:
        own = kind != STUCK and s.event_seat[e] == viewer
        return bool(own or (kind == GAVE and s.event_other[e] == viewer))
    return True


@kernel
def mark_stuck(s: State, seat: int, west: int, east: int) -> None:
    """A seat has nothing that fits these wishes; added only once while nothing changes."""
    if west == NOTHING and east == NOTHING:
        return
    for e in range(int64(s.events) - 1, -1, -1):
        if destination(s, e) == seat:
            break
        if s.event_kind[e] == STUCK and s.event_seat[e] == seat:
            if s.event_other[e] == west and s.event_tile[e] == east:
                return
            break
    add_event(s, STUCK, seat, west, east)


@kernel
def excluded(s: State, e: int) -> int:
    """The tiles that a seat that was stuck cannot have held, as a bit set."""
    west, east = s.event_other[e], s.event_tile[e]
    jokers = 0 if s.bluff else JOKERS  # D4-35: face down is a choice
    return FITTING[west] | FITTING[east] | jokers  # type: ignore[no-any-return]


@kernel
def seen_tiles(s: State, viewer: int) -> int:
    """The tiles that a viewer surely saw at any time, as a bit set; jokers are counted."""
    seen = s.hands[viewer] if viewer >= 0 else int64(0)
    for e in range(int64(s.events)):
        if is_known(s, e, viewer) and s.event_tile[e] < JOKER:
            seen |= 1 << int64(s.event_tile[e])
    for n in range(s.laid_count):
        if not s.laid_down[n] or s.laid_by[n] == viewer:
            seen = with_tile(seen, int64(s.laid_tile[n]))
    known = stack_array(MOST_SEATS, np.int64)
    adrift = recall_hands(s, viewer, known)
    for seat in range(s.seats):
        adrift += jokers_in(known[seat])
    for _ in range(adrift):
        seen = with_tile(seen, JOKER)
    return seen


@kernel
def recall_hands(s: State, viewer: int, known: Any) -> int:
    """The tiles of other hands that a viewer saw there and that cannot have left, as bit sets.

    Returns how many jokers the viewer saw in a hand and has lost track of since.
    """
    adrift = 0
    for seat in range(s.seats):
        known[seat] = 0
    for e in range(int64(s.events)):
        kind, seat = s.event_kind[e], int64(s.event_seat[e])
        tile = int64(s.event_tile[e])
        if kind == SHOWN:
            known[seat] = with_tile(known[seat], tile)
        elif LAID <= kind <= GAVE:  # it left the hand
            jokers = jokers_in(known[seat])
            if is_known(s, e, viewer):
                # A joker from a hand where none is known can be one that the viewer lost track of.
                adrift -= tile == JOKER and seat != viewer and jokers == 0 and adrift > 0
                known[seat] = without_tile(known[seat], tile)
                if kind == GAVE and s.event_other[e] != viewer:
                    known[s.event_other[e]] = with_tile(known[s.event_other[e]], tile)
            else:
                # It may have been any of these: at most one of the jokers has left.
                adrift += jokers > 0
                known[seat] = without_tile(known[seat] & JOKERS, JOKER)
    if viewer >= 0:
        known[viewer] = 0
    return adrift
