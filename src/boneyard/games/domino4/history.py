"""What may have happened to the tiles of Domino 4, as far as one seat can tell.

A *history* says where each tile was at first and which tile each event moved (`memory`). It agrees
with a seat's knowledge if every move the seat saw is of the tile it saw, every tile that was shown
was where it was shown, and no stuck hand held a tile that would have fitted.

A history tells the jokers apart, though no seat can: they have numbers here, given for this viewer
alone. Where the viewer saw a joker, `label_jokers` guesses which one it was; a history agrees if it
was any of them.

Histories are changed by one step: two tiles take each other's parts in a *stretch*, the time
between two moments at which both are in the same place.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rng import below, shuffle
from boneyard.engine.rules import MOST_SEATS, State
from boneyard.games.domino4.memory import (
    DRAWN,
    FACE_DOWN_AT,
    GAVE,
    LAID,
    ROOM,
    SHOWN,
    STOCK,
    STUCK,
    TABLE,
    destination,
    excluded,
    is_known,
    origin,
    sort_jokers,
)
from boneyard.games.domino4.tiles import COLOURED, JOKER, TILES, face, with_tile

SEATS = MOST_SEATS
PLACES = FACE_DOWN_AT + TILES
UNKNOWN = -1
FAR = 1 << 30  # worse than any number of faults
JOKERS = TILES - COLOURED

HISTORY = np.dtype(
    [
        ("start", np.int64, TILES),  # where each tile was at first
        ("home", np.int64, TILES),  # the same, where the viewer knows it
        ("unknown", np.int64, PLACES),  # how many tiles of other homes were where
        ("viewer", np.int64),
        ("pool", np.int64, TILES),  # the tiles that may have another part
        ("pool_size", np.int64),
        ("events", np.int64),
        ("kind", np.int64, ROOM),
        ("origin", np.int64, ROOM),
        ("goal", np.int64, ROOM),  # -1: the event moves nothing
        ("moved", np.int64, ROOM),  # the tile
        ("seen", np.int64, ROOM),  # the tile that the viewer saw; of jokers, by a guess
        ("excluded", np.int64, ROOM),
        ("change", np.int64, ROOM + 1),  # of a swap in each stretch: how many faults more
        ("swap", np.int64, ROOM + 1),
        ("plan", np.int64, ROOM),  # a tile for each face-down laying, to begin with
        ("fault", np.int64),  # the event at which the history does not agree
        ("route", np.int64, ROOM),
    ],
    align=True,
)


@kernel
def recall(s: State, viewer: int, h: Any) -> None:
    """Write down what the viewer knows."""
    h.viewer = viewer
    h.events = s.events
    for e in range(h.events):
        h.kind[e] = s.event_kind[e]
        h.goal[e] = destination(s, e)
        h.origin[e] = origin(s, e)
        h.seen[e] = s.event_tile[e] if is_known(s, e, viewer) else UNKNOWN
        h.excluded[e] = excluded(s, e) if s.event_kind[e] == STUCK else 0
    recall_homes(s, viewer, h)
    label_jokers(s, h)
    h.pool_size = 0
    for tile in range(TILES):
        home = h.home[tile]
        if home == UNKNOWN or (home == viewer and was_given(h, tile)):
            h.pool[h.pool_size] = tile
            h.pool_size += 1


@kernel
def recall_homes(s: State, viewer: int, h: Any) -> None:
    """Where the viewer knows each tile to have been at first; the jokers it knows come first."""
    for tile in range(TILES):
        h.home[tile] = UNKNOWN
    for place in range(PLACES):
        h.unknown[place] = 0
    joker = JOKER
    for tile in range(TILES):
        place = int64(s.start[tile])
        own_secret = place >= FACE_DOWN_AT and s.laid_by[place - FACE_DOWN_AT] == viewer
        if place != TABLE and place != viewer and not own_secret:
            h.unknown[place] += 1
        elif tile < JOKER:
            h.home[tile] = place
        else:
            h.home[joker] = place
            joker += 1


@kernel
def label_jokers(s: State, h: Any) -> None:
    """Guess which joker it was whenever the viewer saw one; histories may differ from it."""
    at = stack_array(JOKERS, np.int64)  # where each is taken to be; UNKNOWN: never seen yet
    since = stack_array(JOKERS, np.int64)
    for i in range(JOKERS):
        at[i] = h.home[JOKER + i]
        since[i] = 0
    for e in range(h.events):
        if h.seen[e] == JOKER:
            i = likely_joker(s, h, at, since, e)
            h.seen[e] = JOKER + i
            at[i] = h.origin[e] if h.goal[e] < 0 else h.goal[e]
            since[i] = e


@kernel
def likely_joker(s: State, h: Any, at: Any, since: Any, e: int) -> int:
    """A joker that may be the one at an event: preferably one seen in this place.

    At random among equals, and now and then against the odds: if that leads nowhere, the next
    guess may be better.
    """
    best, count, found = -1, 0, 0
    odd = h.kind[e] != DRAWN and h.origin[e] != h.viewer and below(s, 8) == 0
    for i in range(JOKERS):
        if at[i] == h.origin[e] and h.kind[e] != SHOWN:
            worth = 1 if odd else 3
        elif at[i] == UNKNOWN:
            worth = 2
        else:
            worth = 2 if can_reach(h, at[i], since[i], e) else 0
        if worth > best:
            best, count = worth, 0
        if worth == best:
            count += 1
            if below(s, count) == 0:
                found = i
    return found


@kernel
def can_reach(h: Any, place: int, e: int, need: int) -> bool:
    """Whether gifts that nobody saw can bring a tile from a place after e to where it is seen."""
    if place >= SEATS:
        return False
    places = 1 << place
    for later in range(e + 1, need):
        if h.kind[later] == GAVE and h.seen[later] == UNKNOWN and places >> h.origin[later] & 1:
            places |= 1 << h.goal[later]
    return bool(places >> h.origin[need] & 1)


@kernel
def was_given(h: Any, tile: int) -> bool:
    """Whether the viewer saw this tile, or one like it, being given."""
    for e in range(h.events):
        if h.kind[e] == GAVE and h.seen[e] != UNKNOWN and face(h.seen[e]) == face(tile):
            return True
    return False


@kernel
def next_seen(h: Any, tile: int, e: int) -> int:
    """The event at which the viewer next saw a tile, from event e on; UNKNOWN if never."""
    for later in range(e, h.events):
        if h.seen[later] == tile:
            return later
    return UNKNOWN


@kernel
def weigh(h: Any, t: int, u: int) -> int:
    """How many stretches two tiles have; h.change says what a swap in each costs in faults."""
    at_t, at_u = h.start[t], h.start[u]
    i = 0
    h.change[0] = 0
    if at_t != at_u and (h.home[t] != UNKNOWN or h.home[u] != UNKNOWN):
        h.change[0] = FAR
    for e in range(h.events):
        where = h.origin[e]
        if h.kind[e] == STUCK:
            if at_t != at_u:
                u_for_t = (h.excluded[e] >> u & 1) - (h.excluded[e] >> t & 1)
                h.change[i] += u_for_t * ((where == at_t) - (where == at_u))
        elif h.kind[e] == SHOWN:
            if h.seen[e] == t:
                h.change[i] += (at_u != where) - (at_t != where)
            elif h.seen[e] == u:
                h.change[i] += (at_t != where) - (at_u != where)
        elif h.moved[e] == t or h.moved[e] == u:
            if at_t == at_u:
                i += 1  # they part
                h.change[i] = 0
            if h.seen[e] != UNKNOWN:
                other = t + u - h.moved[e]
                seen = face(h.seen[e])
                h.change[i] += (face(other) != seen) - (face(h.moved[e]) != seen)
            if h.moved[e] == t:
                at_t = h.goal[e]
            else:
                at_u = h.goal[e]
    return i + 1


@kernel
def swap_parts(h: Any, t: int, u: int) -> None:
    """Two tiles take each other's parts in the stretches that h.swap marks."""
    at_t, at_u = h.start[t], h.start[u]
    i = 0
    if h.swap[0]:
        h.start[t], h.start[u] = at_u, at_t
    for e in range(h.events):
        if h.goal[e] >= 0 and (h.moved[e] == t or h.moved[e] == u):
            if at_t == at_u:
                i += 1
            if h.moved[e] == t:
                at_t = h.goal[e]
            else:
                at_u = h.goal[e]
            if h.swap[i]:
                h.moved[e] = t + u - h.moved[e]


@kernel
def swap_stretch(h: Any, t: int, u: int, e: int) -> None:
    """Two tiles that are in the same place take each other's parts from event e until they meet."""
    at_t, at_u = h.start[t], h.start[u]
    i = 0
    for stretch in range(ROOM + 1):
        h.swap[stretch] = 0
    for earlier in range(e + 1):
        if h.goal[earlier] >= 0 and (h.moved[earlier] == t or h.moved[earlier] == u):
            i += at_t == at_u
            if h.moved[earlier] == t:
                at_t = h.goal[earlier]
            else:
                at_u = h.goal[earlier]
    h.swap[i] = 1
    swap_parts(h, t, u)


@kernel
def choices(h: Any) -> int:
    """In how many ways others can have picked the jokers that the viewer saw them play or give.

    A hand with two jokers can lay either, but which it was makes no difference: the more histories
    there are like it, the less one counts.
    """
    at = stack_array(JOKERS, np.int64)
    for i in range(JOKERS):
        at[i] = h.start[JOKER + i]
    ways = 1
    for e in range(h.events):
        if h.goal[e] < 0:
            continue
        left_hand = h.kind[e] == LAID or h.kind[e] == GAVE
        if left_hand and h.origin[e] != h.viewer and h.seen[e] >= JOKER:
            held = 0
            for i in range(JOKERS):
                held += at[i] == h.origin[e]
            ways *= held
        if h.moved[e] >= JOKER:
            at[h.moved[e] - JOKER] = h.goal[e]
    return ways


@kernel
def write(s: State, h: Any) -> None:
    """Make a history the true one."""
    at = stack_array(TILES, np.int64)
    for tile in range(TILES):
        at[tile] = s.start[tile] = h.start[tile]
    sort_jokers(s)
    for e in range(h.events):
        if h.goal[e] >= 0:
            s.event_tile[e] = face(h.moved[e])
            at[h.moved[e]] = h.goal[e]
    for seat in range(s.seats):
        s.hands[seat] = 0
    for tile in range(TILES):
        place = at[tile]
        if place < s.seats:
            s.hands[place] = with_tile(s.hands[place], tile)
        elif place >= FACE_DOWN_AT:
            s.laid_tile[place - FACE_DOWN_AT] = face(tile)
    restock(s, at)


@kernel
def restock(s: State, at: Any) -> None:
    """Shuffle the tiles that are in the stock."""
    n = 0
    for tile in range(TILES):
        if at[tile] == STOCK:
            s.stock[n] = face(tile)
            n += 1
    shuffle(s, s.stock, int64(s.stock_left))
