"""Re-dealing Domino 4, consistent with everything a seat knows.

`guess` makes a history from what the seat knows, `repair` removes what does not agree, and `stir`
walks at random among all that do, each equally likely except for jokers (`choices`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rng import below, unit
from boneyard.engine.rules import State
from boneyard.engine.tiles import lowest
from boneyard.games.domino4.guess import guess, worth_moving
from boneyard.games.domino4.history import (
    FAR,
    HISTORY,
    PLACES,
    SEATS,
    UNKNOWN,
    choices,
    next_seen,
    recall,
    restock,
    swap_parts,
    swap_stretch,
    weigh,
    write,
)
from boneyard.games.domino4.memory import ROOM, SHOWN, STUCK, add_event, forget, recall_hands
from boneyard.games.domino4.tiles import JOKER, TILES, face

GUESSES = 1000
REPAIRS = 120  # steps per guess
STIRS = 12  # steps per tile


@kernel
def redeal_hidden(s: State, viewer: int) -> None:
    """Re-deal all hidden tiles and the stock."""
    h = stack_array(1, HISTORY)[0]
    for _ in range(GUESSES):
        recall(s, viewer, h)
        guess(s, h)
        if repair(s, h):
            stir(s, h)
            write(s, h)
            return
    forget_all_but_hands(s, viewer)
    recall(s, viewer, h)
    guess(s, h)
    write(s, h)


@kernel
def forget_all_but_hands(s: State, viewer: int) -> None:
    """If no history is found in time: keep only what the viewer knows of the hands now."""
    known = stack_array(SEATS, np.int64)
    recall_hands(s, viewer, known)
    forget(s, int64(s.events))
    for seat in range(s.seats):
        while known[seat]:
            add_event(s, SHOWN, seat, 0, face(lowest(known[seat])))
            known[seat] &= known[seat] - 1


@kernel
def redeal_stock(s: State) -> None:
    """When the game is over, all tiles are open and only the order of the stock is hidden."""
    forget(s, int64(s.events))
    at = stack_array(TILES, np.int64)
    for tile in range(TILES):
        at[tile] = s.start[tile]
    restock(s, at)


@kernel
def repair(s: State, h: Any) -> bool:
    """Change the history until it agrees with everything known; False if that takes too long."""
    for _ in range(REPAIRS):
        tile = find_fault(s, h)
        if tile < 0:
            return True
        if h.seen[h.fault] != UNKNOWN and below(s, 4) and reroute(s, h, h.seen[h.fault], h.fault):
            continue
        partner = best_partner(s, h, tile)
        stretches = weigh(h, tile, partner)
        odd = odd_stretch(s, h, stretches)
        for i in range(stretches):
            h.swap[i] = h.change[i] < 0 or (h.change[i] == 0 and below(s, 2) == 0) or i == odd
        swap_parts(h, tile, partner)
    return False


@kernel
def reroute(s: State, h: Any, tile: int, need: int) -> bool:
    """Bring a tile to where it is first missing, by moves that nobody saw; False if none do."""
    first = 0
    place = at = h.start[tile]
    for e in range(need):
        if h.seen[e] == tile:
            if at != h.origin[e] or (h.goal[e] >= 0 and h.moved[e] != tile):
                need = e
                break
            first = e + 1
            place = h.goal[e] if h.goal[e] >= 0 else at
        if h.goal[e] >= 0 and h.moved[e] == tile:
            at = h.goal[e]
    if not find_route(s, h, tile, place, first, need):
        return False
    for e in range(first, need + 1):
        goes = h.route[e] if e < need else h.goal[e] >= 0
        if goes and h.moved[e] != tile:
            swap_stretch(h, tile, h.moved[e], e)
        elif not goes and h.goal[e] >= 0 and h.moved[e] == tile:
            swap_stretch(h, tile, stand_in(s, h, e), e)
    return True


@kernel
def find_route(s: State, h: Any, tile: int, place: int, first: int, need: int) -> bool:
    """Mark in h.route the moves of a cheap way from a place; False if there is none.

    A move costs more when it now belongs to a tile that is seen later.
    """
    cost = stack_array(PLACES, np.int64)
    by = stack_array(PLACES, np.int64)  # the move by which a place is reached
    for i in range(PLACES):
        cost[i], by[i] = FAR, -1
    before = stack_array(ROOM, np.int64)  # the move before a move
    cost[place] = 0
    for e in range(first, need):
        h.route[e] = 0
        if h.goal[e] >= 0 and h.seen[e] == UNKNOWN and cost[h.origin[e]] < FAR:
            price = 0
            if h.moved[e] != tile:
                price = 1 + below(s, 3) + (3 if next_seen(h, h.moved[e], e) != UNKNOWN else 0)
            if cost[h.origin[e]] + price < cost[h.goal[e]]:
                cost[h.goal[e]] = cost[h.origin[e]] + price
                by[h.goal[e]] = e
                before[e] = by[h.origin[e]]
    if cost[h.origin[need]] == FAR:
        return False
    e = by[h.origin[need]]
    while e >= 0:
        h.route[e] = 1
        e = before[e]
    return True


@kernel
def stand_in(s: State, h: Any, e: int) -> int:
    """Another tile for event e from the same place; the same tile if there is no other."""
    at = stack_array(TILES, np.int64)
    for tile in range(TILES):
        at[tile] = h.start[tile]
    for i in range(e):
        if h.goal[i] >= 0:
            at[h.moved[i]] = h.goal[i]
    best, found = -1, h.moved[e]
    for tile in range(TILES):
        if at[tile] == h.origin[e] and tile != h.moved[e]:
            worth = 4 * worth_moving(h, tile, next_seen(h, tile, e), e) + below(s, 4)
            if worth > best:
                best, found = worth, tile
    return found  # type: ignore[no-any-return]


@kernel
def odd_stretch(s: State, h: Any, stretches: int) -> int:
    """If nothing can be gained, now and then a step for the worse; else -1."""
    for i in range(stretches):
        if h.change[i] < 0:
            return -1
    odd = below(s, stretches)
    return odd if h.change[odd] < FAR // 2 and below(s, 2) == 0 else -1


@kernel
def find_fault(s: State, h: Any) -> int:
    """A random tile whose part does not agree with what is known, at h.fault; -1 if all do."""
    hands = stack_array(PLACES, np.int64)
    for place in range(PLACES):
        hands[place] = 0
    for tile in range(TILES):
        hands[h.start[tile]] |= 1 << tile
    faults, found = 0, -1
    for e in range(h.events):
        wrong = 0
        if h.kind[e] == STUCK:
            wrong = hands[h.origin[e]] & h.excluded[e]
        elif h.kind[e] == SHOWN:
            wrong = 1 << h.seen[e] & ~hands[h.origin[e]]
        else:
            if h.seen[e] != UNKNOWN and face(h.seen[e]) != face(h.moved[e]):
                wrong = 1 << h.seen[e] | 1 << h.moved[e]
            hands[h.origin[e]] &= ~(1 << h.moved[e])
            hands[h.goal[e]] |= 1 << h.moved[e]
        while wrong:
            faults += 1
            if below(s, faults) == 0:
                found = lowest(wrong)
                h.fault = e
            wrong &= wrong - 1
    return found


@kernel
def best_partner(s: State, h: Any, tile: int) -> int:
    """The tile whose parts it is best to take; at random among equals."""
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
    """Walk at random among the histories that agree, stretch by stretch."""
    ways = choices(h)
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
            if (first >= JOKER) != (second >= JOKER):
                ways = keep_or_undo(s, h, first, second, ways)


@kernel
def keep_or_undo(s: State, h: Any, first: int, second: int, ways: int) -> int:
    """After a step that moved jokers: keep it in proportion to `choices` (Metropolis)."""
    found = choices(h)
    if found <= ways or unit(s) * found < ways:
        return found
    swap_parts(h, first, second)
    return ways
