"""The table: a station, a train for each player, and the Mexican train.

A move that plays a domino is TRAINS times the number of the domino, plus the number of the train:
that of its owner's seat, or MEXICAN. Then come drawing, passing and stopping.
"""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.rules import State
from boneyard.engine.tiles import lowest
from boneyard.games.shared.hands import leave
from mexican_train.state import (
    DOUBLE,
    HIGH,
    KINDS,
    LOW,
    MEXICAN,
    NOTHING,
    PIPS,
    SHOWING,
    TRAINS,
)

DRAW, PASS, STOP = TRAINS * KINDS, TRAINS * KINDS + 1, TRAINS * KINDS + 2


@kernel
def leave_station(s: State, seat: int, number: int) -> None:
    """Put a double into the station: all trains begin there (MT-3, MT-4)."""
    leave(s, seat, DOUBLE[number], 0)
    s.station = number
    s.table = 1 << DOUBLE[number]
    for train in range(s.seats):
        s.ends[train] = number
    s.ends[MEXICAN] = number
    s.open = 1 << MEXICAN
    s.due = NOTHING


@kernel
def reachable(s: State, seat: int) -> int:
    """The trains that a seat may play on, as a bit set (MT-5, MT-8)."""
    if s.due != NOTHING:
        return 1 << int64(s.due)
    return int64(s.open) | 1 << seat


@kernel
def plays(s: State, seat: int, among: int, moves: Any) -> int:
    """All ways to play a domino of this hand on these trains (MT-4)."""
    n = 0
    for train in range(TRAINS):
        if among >> train & 1:
            fitting = s.hands[seat] & SHOWING[s.ends[train]]
            while fitting:
                moves[n] = TRAINS * lowest(fitting) + train
                fitting &= fitting - 1
                n += 1
    return n


@kernel
def extend(s: State, seat: int, move: int) -> None:
    """Play a domino on a train; the owner of a train closes it by that (MT-7)."""
    tile, train = move // TRAINS, move % TRAINS
    leave(s, seat, tile, first_slot_of(s, seat, tile))
    s.table |= 1 << tile
    s.laid[s.laid_count] = move
    s.laid_count += 1
    s.ends[train] = PIPS[tile] - s.ends[train]
    s.due = NOTHING
    if train == seat:
        s.open &= ~(1 << seat)


@kernel
def can_be_covered(s: State, number: int) -> bool:
    """Whether a domino with this number is not on the table yet (MT-8)."""
    return bool(SHOWING[number] & ~s.table != 0)


@kernel
def note_stuck(s: State, seat: int) -> None:
    """Everyone sees that this seat holds nothing that fits where it may play."""
    among = reachable(s, seat)
    for train in range(TRAINS):
        if among >> train & 1:
            s.stuck[seat, s.ends[train]] = s.got[seat]


@kernel
def first_slot_of(s: State, seat: int, tile: int) -> int:
    """The first slot of a hand that a domino can have come to, by what everyone knows."""
    slot = max(s.stuck[seat, LOW[tile]], s.stuck[seat, HIGH[tile]])
    if LOW[tile] == HIGH[tile] and LOW[tile] > s.station:  # MT-3: it was not dealt
        slot = max(slot, s.dealt)
    return int64(slot)


@kernel
def bound_slots(s: State, first_slot: Any) -> None:
    """The same for every seat and every domino."""
    for seat in range(s.seats):
        for tile in range(KINDS):
            first_slot[seat, tile] = first_slot_of(s, seat, tile)
