"""A first guess at what happened in Domino 4, from what a seat knows and never from the truth.

Without gifts and face-down tiles it is consistent with everything: a matching of tiles to the slots
of hands, as in all games with a stock (`deals`). With them it is mostly consistent.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.deals import assign
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array, stack_table
from boneyard.engine.rng import below
from boneyard.engine.rules import State
from boneyard.games.domino4.history import PLACES, SEATS, UNKNOWN, can_reach, next_seen
from boneyard.games.domino4.memory import DRAWN, GAVE, STOCK, STUCK
from boneyard.games.domino4.tiles import TILES


@kernel
def guess(s: State, h: Any) -> None:
    """A history that is consistent for each tile, as far as this is easy."""
    owner = stack_array(TILES, np.int64)
    slot = stack_array(TILES, np.int64)
    event = stack_array(TILES, np.int64)  # the draw that filled a slot; -1: filled from the start
    n = list_slots(h, owner, slot, event)
    tiles = stack_array(TILES, np.int64)
    row = stack_array(TILES, np.int64)
    list_tiles(h, tiles, row)
    earliest = stack_table(TILES, PLACES, np.int64)
    latest = stack_table(TILES, PLACES, np.int64)
    fill_bounds(earliest, latest, n, 0)
    bound_tiles(s, h, tiles, n, row, earliest, latest)
    tile_at = stack_array(TILES, np.int64)
    if not assign(s, earliest, latest, owner, slot, n, tile_at):
        fill_bounds(earliest, latest, n, TILES)
        assign(s, earliest, latest, owner, slot, n, tile_at)
    for tile in range(TILES):
        h.start[tile] = STOCK if h.home[tile] == UNKNOWN else h.home[tile]
    for i in range(n):
        tile = tiles[tile_at[i]]
        if event[i] < 0:
            h.start[tile] = owner[i]
        else:
            h.moved[event[i]] = tile
    follow_events(s, h)


@kernel
def fill_bounds(earliest: Any, latest: Any, n: int, slots: int) -> None:
    """Let each of n tiles have come to the first so many slots of every place."""
    for i in range(n):
        for place in range(PLACES):
            earliest[i, place] = 0
            latest[i, place] = slots


@kernel
def list_tiles(h: Any, tiles: Any, row: Any) -> None:
    """List the tiles that came to a place unseen; row is the index of each in the list."""
    n = 0
    for tile in range(TILES):
        row[tile] = -1
        if h.home[tile] == UNKNOWN and not was_drawn(h, tile):
            row[tile] = n
            tiles[n] = tile
            n += 1


@kernel
def list_slots(h: Any, owner: Any, slot: Any, event: Any) -> int:
    """List the slots to which tiles came unseen; returns how many.

    Each hand at the start, then the draws, then the stock.
    """
    got = stack_array(PLACES, np.int64)  # how many were where; everyone knows that
    for place in range(PLACES):
        got[place] = h.unknown[place]
    n = 0
    for place in range(PLACES):
        for i in range(got[place] if place != STOCK else 0):
            owner[n], slot[n], event[n] = place, i, -1
            n += 1
    for e in range(h.events):
        if h.kind[e] == DRAWN:
            got[STOCK] -= 1
            if h.seen[e] == UNKNOWN:
                owner[n], slot[n], event[n] = h.goal[e], got[h.goal[e]], e
                got[h.goal[e]] += 1
                n += 1
    for i in range(got[STOCK]):
        owner[n], slot[n], event[n] = STOCK, i, -1
        n += 1
    return n


@kernel
def bound_tiles(s: State, h: Any, tiles: Any, n: int, row: Any, earliest: Any, latest: Any) -> None:
    """The slots to which each of n tiles can have come (see `deals`).

    A tile came to the hand in which it was first seen, or to that of a giver, before that time;
    and after the last time that hand was stuck though the tile would have fitted.
    """
    got = stack_array(PLACES, np.int64)
    for place in range(PLACES):
        got[place] = h.unknown[place]
    gift = stack_table(SEATS, SEATS, np.int64)  # slots of a giver at the last gift to a seat
    for giver in range(SEATS):
        for seat in range(SEATS):
            gift[giver, seat] = 0
    stuck = stack_table(TILES, SEATS, np.int64)  # slots of a hand when it could not hold the tile
    left_stuck = stack_table(TILES, SEATS, np.int64)  # the same, when one last left it unseen
    seen = stack_array(TILES, np.int64)
    for i in range(n):
        seen[i] = 0
        for seat in range(SEATS):
            stuck[i, seat] = 0
            left_stuck[i, seat] = TILES
    for e in range(h.events):
        h.plan[e] = UNKNOWN
        where = h.origin[e]
        if h.kind[e] == STUCK:
            for i in range(n):
                if h.excluded[e] >> tiles[i] & 1:
                    stuck[i, where] = got[where]
        elif h.kind[e] == DRAWN:
            got[STOCK] -= 1
            if h.seen[e] == UNKNOWN:
                got[h.goal[e]] += 1
        elif h.seen[e] == UNKNOWN:
            for i in range(n):
                left_stuck[i, where] = stuck[i, where]
            if h.kind[e] == GAVE:
                gift[where, h.goal[e]] = got[where]
            else:
                h.plan[e] = never_seen(s, h, tiles, n, seen, stuck, where, got[where])
        tile = h.seen[e] if h.seen[e] != UNKNOWN else h.plan[e]
        if tile != UNKNOWN and row[tile] >= 0 and not seen[row[tile]]:
            i = row[tile]
            seen[i] = 1
            for giver in range(SEATS):
                earliest[i, giver] = stuck[i, giver]
                latest[i, giver] = got[giver] if giver == where else gift[giver, where]
    for i in range(n):
        if not seen[i]:
            for seat in range(SEATS):
                earliest[i, seat] = min(stuck[i, seat], left_stuck[i, seat])
            for place in range(PLACES):
                latest[i, place] = got[place]


@kernel
def never_seen(
    s: State, h: Any, tiles: Any, n: int, planned: Any, stuck: Any, seat: int, got: int
) -> int:
    """A random tile that was never seen and can have been laid face down; UNKNOWN if none."""
    count, found = 0, UNKNOWN
    for i in range(n):
        if not planned[i] and stuck[i, seat] < got and next_seen(h, tiles[i], 0) == UNKNOWN:
            count += 1
            if below(s, count) == 0:
                found = tiles[i]
    return found


@kernel
def was_drawn(h: Any, tile: int) -> bool:
    """Whether the viewer drew this tile."""
    for e in range(h.events):
        if h.seen[e] == tile and h.kind[e] == DRAWN:
            return True
    return False


@kernel
def follow_events(s: State, h: Any) -> None:
    """Let each event move the tile that was seen, or one that agrees with what is seen later."""
    at = stack_array(TILES, np.int64)
    need = stack_array(TILES, np.int64)
    for tile in range(TILES):
        at[tile] = h.start[tile]
        need[tile] = next_seen(h, tile, 0)
    for e in range(h.events):
        if h.plan[e] != UNKNOWN:
            need[h.plan[e]] = e
    for e in range(h.events):
        seen = h.seen[e] if h.seen[e] != UNKNOWN else h.plan[e]
        if h.goal[e] >= 0:
            if h.kind[e] != DRAWN or seen != UNKNOWN:
                h.moved[e] = seen
                if seen == UNKNOWN or at[seen] != h.origin[e]:
                    h.moved[e] = suitable(s, h, at, need, e)
            at[h.moved[e]] = h.goal[e]
        if seen != UNKNOWN:
            need[seen] = next_seen(h, seen, e + 1)


@kernel
def suitable(s: State, h: Any, at: Any, need: Any, e: int) -> int:
    """The best tile to move at an event; at random among equals."""
    best, count, found = -1, 0, -1
    for tile in range(TILES):
        if at[tile] == h.origin[e]:
            worth = worth_moving(h, tile, need[tile], e)
            if worth > best:
                best, count = worth, 0
            if worth == best:
                count += 1
                if below(s, count) == 0:
                    found = tile
    return found


@kernel
def worth_moving(h: Any, tile: int, need: int, e: int) -> int:
    """How good it is to move a tile, next seen at event `need`, at event e."""
    if need == UNKNOWN:
        if would_fit(h, tile, h.origin[e], e):
            return 4  # it must go
        return 0 if would_fit(h, tile, h.goal[e], e) else 2
    if not can_reach(h, h.goal[e], e, need):
        return 0
    return 1 if can_reach(h, h.origin[e], e, need) else 3


@kernel
def would_fit(h: Any, tile: int, place: int, e: int) -> bool:
    """Whether a hand is stuck after e with nothing that fits, though this tile would."""
    for later in range(e + 1, h.events):
        if h.kind[later] == STUCK and h.origin[later] == place and h.excluded[later] >> tile & 1:
            return True
    return False
