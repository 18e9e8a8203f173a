"""Re-dealing what a seat cannot know, consistent with everything it does know.

A hand is a row of slots in the order in which its tiles came: first the deal, then each draw.
What play revealed bounds the slots a tile can have come to: a player who was stuck held nothing
that fitted, so a tile that would have fitted came later; a tile that was laid came before that.
A consistent deal is a matching of tiles to slots. `assign` finds one without looking at the true
deal and then walks at random among all of them, each equally likely.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rng import below, shuffle

# How long to walk. If every tile may go almost everywhere, a short walk forgets where it started;
# if few may, most steps are rejected and it takes longer.
STEPS_PER_TILE = 6
MOST_STEPS_PER_TILE = 150

MOST_PLACES = 128  # more than any game deals; for twice as many, twice the working memory
MOST_WAITING = MOST_PLACES + 1


@kernel
def assign(s: Any, earliest: Any, latest: Any, owner: Any, slot: Any, n: int, tile_at: Any) -> bool:
    """Put n tiles into n places at random; False if it cannot be done.

    Tile t may go to place p when earliest[t, owner[p]] <= slot[p] < latest[t, owner[p]].
    The tile of place p comes back in tile_at[p]. There are at most MOST_PLACES of them.
    """
    if n > MOST_PLACES:
        return False
    order = stack_array(MOST_PLACES, np.int64)
    place_of = stack_array(MOST_PLACES, np.int64)
    for i in range(n):
        order[i] = i
        place_of[i] = tile_at[i] = -1
    shuffle(s, order, n)
    for i in range(n):
        if not find_place(s, order[i], earliest, latest, owner, slot, n, tile_at, place_of):
            return False
    for _ in range(n * steps_per_tile(earliest, latest, owner, slot, n)):
        if below(s, 2):
            try_swap(s, earliest, latest, owner, slot, n, tile_at)
        else:
            try_rotation(s, earliest, latest, owner, slot, n, tile_at)
    return True


@kernel
def steps_per_tile(earliest: Any, latest: Any, owner: Any, slot: Any, n: int) -> int:
    """None if all tiles fit all places, few if most fit most, many if a deal is tight."""
    allowed = 0
    for tile in range(n):
        for place in range(n):
            allowed += may_go(tile, place, earliest, latest, owner, slot)
    if allowed == n * n or allowed == 0:  # the order in which tiles were placed was random
        return 0
    tight = n * n / allowed  # places for each that a tile may take
    return int(min(MOST_STEPS_PER_TILE, STEPS_PER_TILE * tight * tight))


@kernel
def try_swap(
    s: Any, earliest: Any, latest: Any, owner: Any, slot: Any, n: int, tile_at: Any
) -> None:
    """Swap the tiles of two places, if both may move."""
    p, q = below(s, n), below(s, n)
    if may_go(tile_at[p], q, earliest, latest, owner, slot) and may_go(
        tile_at[q], p, earliest, latest, owner, slot
    ):
        tile_at[p], tile_at[q] = tile_at[q], tile_at[p]


@kernel
def try_rotation(
    s: Any, earliest: Any, latest: Any, owner: Any, slot: Any, n: int, tile_at: Any
) -> None:
    """Rotate the tiles of three places, if all may move: some deals are reached only this way."""
    p, q, r = below(s, n), below(s, n), below(s, n)
    if p == q or q == r or r == p:
        return
    a, b, c = tile_at[p], tile_at[q], tile_at[r]
    if (
        may_go(a, q, earliest, latest, owner, slot)
        and may_go(b, r, earliest, latest, owner, slot)
        and may_go(c, p, earliest, latest, owner, slot)
    ):
        tile_at[q], tile_at[r], tile_at[p] = a, b, c


@kernel
def may_go(tile: int, place: int, earliest: Any, latest: Any, owner: Any, slot: Any) -> bool:
    """Whether a tile can have come to this place."""
    who = owner[place]
    return bool(earliest[tile, who] <= slot[place] < latest[tile, who])


@kernel
def find_place(
    s: Any,
    tile: int,
    earliest: Any,
    latest: Any,
    owner: Any,
    slot: Any,
    n: int,
    tile_at: Any,
    place_of: Any,
) -> bool:
    """Give one more tile a place, moving others along the shortest chain if need be."""
    came_from = stack_array(MOST_PLACES, np.int64)  # the tile that wants to go to a place
    for place in range(n):
        came_from[place] = -1
    queue = stack_array(MOST_WAITING, np.int64)
    queue[0] = tile
    head, tail = 0, 1
    while head < tail:
        mover = queue[head]
        head += 1
        start = below(s, n)
        for i in range(n):
            place = (start + i) % n
            if came_from[place] >= 0 or not may_go(mover, place, earliest, latest, owner, slot):
                continue
            came_from[place] = mover
            if tile_at[place] < 0:
                settle(place, came_from, tile_at, place_of)
                return True
            queue[tail] = tile_at[place]
            tail += 1
    return False


@kernel
def settle(place: int, came_from: Any, tile_at: Any, place_of: Any) -> None:
    """Move every tile of a chain one place on, the last of them to this free place."""
    while place >= 0:
        mover = came_from[place]
        left_behind = place_of[mover]
        tile_at[place] = mover
        place_of[mover] = place
        place = left_behind
