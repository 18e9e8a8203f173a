"""Dealing Domino 4 anew, true to all that a seat knows.

A *history* says where each tile was at first and which tile each event moved (`domino4_memory`).
It agrees with a seat's knowledge when every move the seat saw is of the tile it saw, every tile
that was shown was where it was shown, and no stuck hand held a tile that would have fitted.

`guess` makes a history from what the seat knows, never from the truth. `repair` removes what
does not agree; `stir` then walks at random among all histories that do, each equally likely. All
by one step: two tiles take each other's parts in a *stretch*, the time between two moments at
which both are in the same place.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.game import State
from boneyard.games.domino4_memory import (
    FACE_DOWN_AT,
    GAVE,
    ROOM,
    SHOWN,
    STOCK,
    STUCK,
    TABLE,
    destination,
    excluded,
    forget,
    is_known,
    origin,
)
from boneyard.games.domino4_tiles import TILES
from boneyard.jit import kernel
from boneyard.rng import below, shuffle
from boneyard.tiles import lowest

GUESSES = 8
REPAIRS = 400  # steps per guess
STIRS = 12  # steps per tile
UNKNOWN = -1
PLACES = FACE_DOWN_AT + TILES

HISTORY = np.dtype(
    [
        ("start", np.int64, TILES),  # where each tile was at first
        ("home", np.int64, TILES),  # the same, where the viewer knows it
        ("pool", np.int64, TILES),  # the tiles that may have another part
        ("pool_size", np.int64),
        ("events", np.int64),
        ("kind", np.int64, ROOM),
        ("origin", np.int64, ROOM),
        ("goal", np.int64, ROOM),  # -1: the event moves nothing
        ("moved", np.int64, ROOM),  # the tile
        ("seen", np.int64, ROOM),  # the tile that the viewer saw
        ("excluded", np.int64, ROOM),
        ("change", np.int64, ROOM + 1),  # of a swap in each stretch: how many faults more
        ("swap", np.int64, ROOM + 1),
    ],
    align=True,
)


@kernel
def redeal_hidden(s: State, viewer: int) -> None:
    """Deal all hidden tiles anew, and the stock."""
    histories = np.zeros(1, HISTORY)
    h = histories[0]
    for _ in range(GUESSES):
        recall(s, viewer, h)
        guess(s, h)
        if repair(s, h):
            stir(s, h)
            write(s, h)
            return
    forget(s, s.events)  # a history that cannot be found again: keep what the table shows
    recall(s, viewer, h)
    guess(s, h)
    write(s, h)


@kernel
def redeal_stock(s: State) -> None:
    """All tiles are open, and only how the stock lies is hidden: the game is over."""
    forget(s, s.events)
    restock(s, s.start)


@kernel
def recall(s: State, viewer: int, h: Any) -> None:
    """Note what the viewer knows."""
    h.events = s.events
    for e in range(s.events):
        h.kind[e] = s.event_kind[e]
        h.goal[e] = destination(s, e)
        h.origin[e] = origin(s, e)
        h.seen[e] = s.event_tile[e] if is_known(s, e, viewer) else UNKNOWN
        h.excluded[e] = excluded(s, e) if s.event_kind[e] == STUCK else 0
    h.pool_size = 0
    for tile in range(TILES):
        place = np.int64(s.start[tile])
        own_secret = place >= FACE_DOWN_AT and s.laid_by[place - FACE_DOWN_AT] == viewer
        h.home[tile] = place if place == TABLE or place == viewer or own_secret else UNKNOWN
        if h.home[tile] == UNKNOWN or (place == viewer and was_given(h, tile)):
            h.pool[h.pool_size] = tile
            h.pool_size += 1


@kernel
def was_given(h: Any, tile: int) -> bool:
    """Whether the viewer saw this tile being given."""
    for e in range(h.events):
        if h.seen[e] == tile and h.kind[e] == GAVE:
            return True
    return False


@kernel
def next_need(h: Any, tile: int, e: int) -> int:
    """Where the viewer next saw a tile, from event e on; UNKNOWN if never."""
    for later in range(e, h.events):
        if h.seen[later] == tile:
            return np.int64(h.origin[later])
    return UNKNOWN


@kernel
def guess(s: State, h: Any) -> None:
    """A history that sends each tile, as far as this is easy, where the viewer saw it next."""
    room = np.zeros(PLACES, np.int64)
    for tile in range(TILES):
        h.start[tile] = h.home[tile]
        if h.home[tile] == UNKNOWN:
            room[s.start[tile]] += 1  # how many were where is known to all
    need = np.empty(TILES, np.int64)
    for tile in range(TILES):
        need[tile] = next_need(h, tile, 0)
    place_tiles(s, h, room, need)
    follow_events(s, h, need)


@kernel
def place_tiles(s: State, h: Any, room: Any, need: Any) -> None:
    """Put the tiles whose start is unknown where they are needed, or in the stock, or anywhere."""
    order = np.arange(TILES)
    shuffle(s, order, TILES)
    places = np.arange(PLACES)
    for tile in order:
        if h.start[tile] == UNKNOWN and need[tile] != UNKNOWN and room[need[tile]]:
            h.start[tile] = need[tile]
            room[need[tile]] -= 1
    for tile in order:
        if h.start[tile] == UNKNOWN and need[tile] != UNKNOWN and room[STOCK]:
            h.start[tile] = STOCK
            room[STOCK] -= 1
    for tile in order:
        if h.start[tile] == UNKNOWN:
            left = below(s, room.sum())
            for place in places:
                left -= room[place]
                if left < 0:
                    h.start[tile] = place
                    room[place] -= 1
                    break


@kernel
def follow_events(s: State, h: Any, need: Any) -> None:
    """Let each event move the tile that was seen, or else one that suits what is seen later."""
    at = h.start.copy()
    for e in range(h.events):
        seen = h.seen[e]
        if h.goal[e] >= 0:
            tile = seen
            if seen == UNKNOWN or at[seen] != h.origin[e]:
                tile = suitable(s, h, at, need, e)
            h.moved[e] = tile
            at[tile] = h.goal[e]
        if seen != UNKNOWN:
            need[seen] = next_need(h, seen, e + 1)


@kernel
def suitable(s: State, h: Any, at: Any, need: Any, e: int) -> int:
    """A tile for an event: one needed where it goes, or not needed at all, or any; by lot."""
    best, count, found = -1, 0, -1
    for tile in range(TILES):
        if at[tile] == h.origin[e]:
            worth = 2 if need[tile] == h.goal[e] else 1 if need[tile] == UNKNOWN else 0
            if worth > best:
                best, count = worth, 0
            if worth == best:
                count += 1
                if below(s, count) == 0:
                    found = tile
    return found


@kernel
def repair(s: State, h: Any) -> bool:
    """Swap until the history agrees with all that is known; False if that takes too long."""
    for _ in range(REPAIRS):
        tile = find_fault(s, h)
        if tile < 0:
            return True
        partner = best_partner(s, h, tile)
        stretches = weigh(h, tile, partner)
        odd = below(s, 4 * stretches)  # now and then a step for the worse, to get out of a corner
        for i in range(stretches):
            h.swap[i] = h.change[i] < 0 or (h.change[i] == 0 and below(s, 2) == 0) or i == odd
        swap_parts(h, tile, partner)
    return False


@kernel
def find_fault(s: State, h: Any) -> int:
    """A tile, by lot, whose part does not agree with what is known; -1 if all do."""
    hands = np.zeros(PLACES, np.int64)
    faults, found = 0, -1
    for tile in range(TILES):
        hands[h.start[tile]] |= 1 << tile
        if h.home[tile] != UNKNOWN and h.home[tile] != h.start[tile]:
            faults += 1
            if below(s, faults) == 0:
                found = tile
    for e in range(h.events):
        wrong = 0
        if h.kind[e] == STUCK:
            wrong = hands[h.origin[e]] & h.excluded[e]
        elif h.kind[e] == SHOWN:
            wrong = 1 << h.seen[e] & ~hands[h.origin[e]]
        else:
            if h.seen[e] != UNKNOWN and h.seen[e] != h.moved[e]:
                wrong = 1 << h.seen[e] | 1 << h.moved[e]
            hands[h.origin[e]] &= ~(1 << h.moved[e])
            hands[h.goal[e]] |= 1 << h.moved[e]
        while wrong:
            faults += 1
            if below(s, faults) == 0:
                found = lowest(wrong)
            wrong &= wrong - 1
    return found


@kernel
def best_partner(s: State, h: Any, tile: int) -> int:
    """The tile whose parts it is best to take; by lot among several."""
    best, count, found = -1, 0, tile
    for i in range(h.pool_size):
        partner = h.pool[i]
        if partner == tile:
            continue
        gain = 0
        for j in range(weigh(h, tile, partner)):
            gain -= min(h.change[j], 0)
        if gain > best:
            best, count = gain, 0
        if gain == best:
            count += 1
            if below(s, count) == 0:
                found = partner
    return found


@kernel
def stir(s: State, h: Any) -> None:
    """Walk at random among the histories that agree: each stretch of a pair by the toss of a coin."""
    for _ in range(STIRS * h.pool_size):
        first = h.pool[below(s, h.pool_size)]
        second = h.pool[below(s, h.pool_size)]
        if first == second:
            continue
        any_swap = False
        for i in range(weigh(h, first, second)):
            h.swap[i] = h.change[i] == 0 and below(s, 2) == 0
            any_swap = any_swap or h.swap[i]
        if any_swap:
            swap_parts(h, first, second)


@kernel
def weigh(h: Any, t: int, u: int) -> int:
    """How many stretches two tiles have; h.change says what a swap in each costs in faults."""
    at_t, at_u = h.start[t], h.start[u]
    i = 0
    h.change[0] = 0
    if at_t != at_u:
        h.change[0] = misplaced(h, t, at_u) - misplaced(h, t, at_t)
        h.change[0] += misplaced(h, u, at_t) - misplaced(h, u, at_u)
    for e in range(h.events):
        where = h.origin[e]
        if h.kind[e] == STUCK:
            if at_t != at_u and (where == at_t or where == at_u):
                moves_in = h.excluded[e] >> (t if where == at_u else u) & 1
                moves_out = h.excluded[e] >> (t if where == at_t else u) & 1
                h.change[i] += moves_in - moves_out
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
                h.change[i] += (other != h.seen[e]) - (h.moved[e] != h.seen[e])
            if h.moved[e] == t:
                at_t = h.goal[e]
            else:
                at_u = h.goal[e]
    return i + 1


@kernel
def misplaced(h: Any, tile: int, place: int) -> int:
    """1 if the viewer knows that a tile was not there at first."""
    return 1 if h.home[tile] != UNKNOWN and h.home[tile] != place else 0


@kernel
def swap_parts(h: Any, t: int, u: int) -> None:
    """In the stretches that h.swap says two tiles take each other's parts."""
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
def write(s: State, h: Any) -> None:
    """Make a history the true one."""
    at = h.start.copy()
    for tile in range(TILES):
        s.start[tile] = h.start[tile]
    for e in range(h.events):
        if h.goal[e] >= 0:
            s.event_tile[e] = h.moved[e]
            at[h.moved[e]] = h.goal[e]
    for seat in range(s.seats):
        s.hands[seat] = 0
    for tile in range(TILES):
        place = at[tile]
        if place < s.seats:
            s.hands[place] |= 1 << tile
        elif place >= FACE_DOWN_AT:
            s.laid_tile[place - FACE_DOWN_AT] = tile
    restock(s, at)


@kernel
def restock(s: State, at: Any) -> None:
    """Shuffle the tiles that are in the stock."""
    n = 0
    for tile in range(TILES):
        if at[tile] == STOCK:
            s.stock[n] = tile
            n += 1
    shuffle(s, s.stock, s.stock_left)
    # What is left in unused places of the record must not tell what was there.
    for i in range(s.stock_left, TILES):
        s.stock[i] = 0
    for e in range(s.events, ROOM):
        s.event_kind[e] = s.event_seat[e] = s.event_other[e] = s.event_tile[e] = 0
