"""The table of Domino 4: the tiles that lie on it, its two ends, and what may be laid where.

Tile 0 is the joker in the middle; chain 0 grows west from it, chain 1 east (D4-6). A tile that is
taken back (D4-33) is always the one laid last. The grid holds, for each cell, one more than the
number of the tile on it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.rules import State
from boneyard.engine.tiles import lowest
from boneyard.games.domino4.geometry import (
    ALL_SIDES,
    EAST,
    ROUND,
    STEP_X,
    STEP_Y,
    WEST,
    first_half_on,
    joining_turn,
    opposite,
    plain_turn,
    sides_left_open,
)
from boneyard.games.domino4.moves import FACE_DOWN, LAY, OPEN_JOKER, laying
from boneyard.games.domino4.tiles import (
    ANYTHING,
    BY_HIGH,
    BY_LOW,
    COLOUR,
    COLOURED,
    COLOURS,
    FITTING,
    HIGH,
    IN_COLOUR,
    JOKER,
    JOKERS,
    LOW,
    NAMED,
    NOTHING,
    PAIR_INDEX,
    TILES,
    faces,
    wish_of_half,
)

LONGEST_LINE = 6  # D4-10
CHAINS = 2
COLOURS_COUNT = len(COLOURS)
CORNERSTONE = 4  # instead of the side by which a tile is joined

FIELDS: list[Any] = [
    ("grid", np.int8, (ROUND, ROUND)),
    ("laid_count", np.int16),
    ("laid_tile", np.int8, TILES),
    ("laid_x", np.int8, TILES),
    ("laid_y", np.int8, TILES),
    ("laid_look", np.int8, TILES),  # the turn, or the colour named with a joker
    ("laid_joined", np.int8, TILES),  # the side that touches the tile before it in its chain
    ("laid_down", np.int8, TILES),  # lies face down
    ("laid_by", np.int8, TILES),
    ("ends", np.int8, CHAINS),  # the last tile of each chain
]
# At an end 4 turns of 56 tiles, or 3 cells for a joker's 4 colours; face down any of 57 faces at
# 3 cells in 4 colours; two cornerstones of each colour in a cell, which are fewer than 2 a tile.
MOST_LAYINGS = CHAINS * (4 * COLOURED + 12 + 12 * (COLOURED + 1)) + 8 * 2 * TILES


@kernel
def tile_on(s: State, x: int, y: int) -> int:
    """The number of the tile on a cell; -1 if it is empty."""
    return s.grid[x & ROUND - 1, y & ROUND - 1] - 1  # type: ignore[no-any-return]


@kernel
def put(s: State, seat: int, tile: int, x: int, y: int, look: int, joined: int, down: bool) -> None:
    """Put a tile on the table; unless it is a cornerstone it is the new end of its chain."""
    n = s.laid_count
    s.laid_tile[n] = tile
    s.laid_x[n] = x
    s.laid_y[n] = y
    s.laid_look[n] = look
    s.laid_joined[n] = joined
    s.laid_down[n] = down
    s.laid_by[n] = seat
    if n > 0 and joined != CORNERSTONE:
        s.ends[chain_beside(s, x, y, joined)] = n
    s.grid[x & ROUND - 1, y & ROUND - 1] = n + 1
    s.laid_count = n + 1


@kernel
def take_off(s: State) -> None:
    """Take the end tile that was laid last off the table."""
    n = s.laid_count - 1
    x, y, joined = s.laid_x[n], s.laid_y[n], s.laid_joined[n]
    s.grid[x & ROUND - 1, y & ROUND - 1] = 0
    chain = 0 if s.ends[0] == n else 1
    s.ends[chain] = tile_on(s, x + STEP_X[joined], y + STEP_Y[joined])
    s.laid_tile[n] = s.laid_x[n] = s.laid_y[n] = s.laid_look[n] = 0
    s.laid_joined[n] = s.laid_down[n] = s.laid_by[n] = 0
    s.laid_count = n


@kernel
def chain_beside(s: State, x: int, y: int, joined: int) -> int:
    """The chain that a tile on this cell continues."""
    before = tile_on(s, x + STEP_X[joined], y + STEP_Y[joined])
    if before == 0:
        return 1 if joined == WEST else 0
    return 0 if s.ends[0] == before else 1


@kernel
def is_joker(s: State, n: int) -> bool:
    """Whether a tile on the table is a joker or counts as one (D4-30)."""
    return bool(s.laid_down[n] or s.laid_tile[n] >= COLOURED)


@kernel
def number_on(s: State, n: int, side: int) -> int:
    """The number that a tile on the table shows on a side."""
    tile = s.laid_tile[n]
    return HIGH[tile] if first_half_on(int64(s.laid_look[n]), side) else LOW[tile]  # type: ignore[no-any-return]


@kernel
def open_sides(s: State, chain: int) -> int:
    """The sides where a chain can continue, as a bit set (D4-6, D4-8, D4-13)."""
    n = int64(s.ends[chain])
    if n == 0:
        return 1 << (WEST if chain == 0 else EAST)
    joined = int64(s.laid_joined[n])
    if is_joker(s, n):
        return ALL_SIDES & ~(1 << joined)
    return sides_left_open(int64(s.laid_look[n]), joined)


@kernel
def wish(s: State, chain: int) -> int:
    """What the end of a chain asks for, if there is room (D4-6, D4-7, D4-11 to D4-13)."""
    n = int64(s.ends[chain])
    if n == 0:
        return ANYTHING
    if is_joker(s, n):
        return NAMED + int64(s.laid_look[n])
    tile = s.laid_tile[n]
    joined_high = first_half_on(int64(s.laid_look[n]), int64(s.laid_joined[n]))
    number = LOW[tile] if joined_high else HIGH[tile]
    return wish_of_half(COLOUR[tile], number, HIGH[tile] == LOW[tile])


@kernel
def is_free(s: State, x: int, y: int, joined: int) -> bool:
    """Whether an end tile can lie on a cell, joined to the tile on one side (D4-9, D4-10)."""
    if tile_on(s, x, y) >= 0:
        return False
    for side in range(4):
        if side != joined and tile_on(s, x + STEP_X[side], y + STEP_Y[side]) >= 0:
            return False  # D4-9
    length = 1
    while tile_on(s, x + length * STEP_X[joined], y + length * STEP_Y[joined]) >= 0:
        length += 1
    return length <= LONGEST_LINE  # D4-10


@kernel
def free_sides(s: State, chain: int) -> int:
    """The open sides of a chain's end with a cell where a tile can lie, as a bit set."""
    n = s.ends[chain]
    sides = open_sides(s, chain)
    for side in range(4):
        if sides >> side & 1 and not is_free(
            s, s.laid_x[n] + STEP_X[side], s.laid_y[n] + STEP_Y[side], opposite(side)
        ):
            sides &= ~(1 << side)
    return sides


@kernel
def wish_granted(s: State, chain: int) -> int:
    """What the end of a chain asks for; NOTHING if no cell is free."""
    return wish(s, chain) if free_sides(s, chain) else NOTHING


@kernel
def fits_openly(s: State, hand: int, jokers_too: bool) -> int:
    """The tiles of a hand that can be laid face up at an end, as a bit set (D4-14, D4-35)."""
    west, east = wish_granted(s, 0), wish_granted(s, 1)
    fitting = hand & (FITTING[west] | FITTING[east])
    if jokers_too and (west != NOTHING or east != NOTHING):
        fitting |= hand & JOKERS
    return fitting  # type: ignore[no-any-return]


@kernel
def open_layings(s: State, hand: int, jokers_too: bool, moves: Any, n: int) -> int:
    """Add all ways to lay a tile of a hand face up at an end; returns the new number of moves."""
    for chain in range(CHAINS):
        sides = free_sides(s, chain)
        asked = wish(s, chain)
        for side in range(4):
            if sides >> side & 1:
                x = s.laid_x[s.ends[chain]] + STEP_X[side]
                y = s.laid_y[s.ends[chain]] + STEP_Y[side]
                n = turned(hand & BY_HIGH[asked], False, x, y, opposite(side), moves, n)
                n = turned(hand & BY_LOW[asked], True, x, y, opposite(side), moves, n)
                if jokers_too and hand & JOKERS:
                    n = coloured(OPEN_JOKER, 1 << JOKER, x, y, moves, n)  # D4-13
    return n


@kernel
def face_down_layings(s: State, hand: int, moves: Any, n: int) -> int:
    """Add all ways to lay a tile of a hand face down at an end (D4-30)."""
    for chain in range(CHAINS):
        sides = free_sides(s, chain)
        for side in range(4):
            if sides >> side & 1:
                x = s.laid_x[s.ends[chain]] + STEP_X[side]
                y = s.laid_y[s.ends[chain]] + STEP_Y[side]
                n = coloured(FACE_DOWN, faces(hand), x, y, moves, n)
    return n


@kernel
def turned(tiles: int, by_low: bool, x: int, y: int, joined: int, moves: Any, n: int) -> int:
    """Add both ways to turn each of these tiles on a cell (D4-8)."""
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        for bend in range(2):
            turn = plain_turn(joining_turn(joined, by_low, bend), HIGH[tile] == LOW[tile])
            moves[n] = laying(LAY, tile, x, y, turn)
            n += 1
    return n


@kernel
def coloured(kind: int, tiles: int, x: int, y: int, moves: Any, n: int) -> int:
    """Add each of these tiles as a joker on a cell, naming each colour."""
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        for colour in range(COLOURS_COUNT):
            moves[n] = laying(kind, tile, x, y, colour)
            n += 1
    return n


@kernel
def cornerstone_layings(s: State, hand: int, moves: Any, n: int) -> int:
    """Add all ways to lay a tile of a hand as a cornerstone (D4-20 to D4-22)."""
    for k in range(1, int64(s.laid_count)):
        if is_joker(s, k) or k == s.ends[0] or k == s.ends[1]:
            continue
        for side in range(4):
            x = s.laid_x[k] + STEP_X[side]
            y = s.laid_y[k] + STEP_Y[side]
            if tile_on(s, x, y) < 0 and first_neighbour(s, x, y) == k:  # each cell once
                n = filling(s, hand, x, y, moves, n)
    return n


@kernel
def first_neighbour(s: State, x: int, y: int) -> int:
    """The lowest of the tiles that touch a cell; -1 if a cornerstone may not lie there at all."""
    first = TILES
    count = 0
    for side in range(4):
        k = tile_on(s, x + STEP_X[side], y + STEP_Y[side])
        if k >= 0:
            if k == s.ends[0] or k == s.ends[1] or is_joker(s, k):
                return -1  # D4-21, D4-22
            first = min(first, k)
            count += 1
    return first if count >= 2 else -1  # D4-20


@kernel
def filling(s: State, hand: int, x: int, y: int, moves: Any, n: int) -> int:
    """Add the cornerstones of a hand for a cell that touches two tiles or more (D4-20)."""
    for turn in range(2):
        here = number_round(s, x, y, turn, True)
        there = number_round(s, x, y, turn, False)
        if here < 0 or there < 0 or PAIR_INDEX[here, there] < 0:
            continue
        as_it_lies = turn if here >= there else turn + 2
        for colour in range(COLOURS_COUNT):
            tile = colour * IN_COLOUR + PAIR_INDEX[here, there]
            if hand >> tile & 1:
                moves[n] = laying(LAY, tile, x, y, as_it_lies)
                n += 1
    return n


@kernel
def number_round(s: State, x: int, y: int, turn: int, first: bool) -> int:
    """The one number that all tiles show to a half of a cell; -1 if none, or if they differ."""
    number = -1
    for side in range(4):
        if first_half_on(turn, side) == first:
            k = tile_on(s, x + STEP_X[side], y + STEP_Y[side])
            if k >= 0:
                shown = number_on(s, k, opposite(side))
                if number >= 0 and shown != number:
                    return -1
                number = shown
    return number


@kernel
def joined_side(s: State, x: int, y: int) -> int:
    """The side by which a tile on this empty cell is joined; CORNERSTONE if it touches several."""
    joined = CORNERSTONE
    for side in range(4):
        if tile_on(s, x + STEP_X[side], y + STEP_Y[side]) >= 0:
            if joined != CORNERSTONE:
                return CORNERSTONE
            joined = side
    return joined
