"""What is seen of a game of Domino 4: by a seat, by a spectator, and by all once it is over."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.letters import item
from boneyard.engine.rules import MOST_SEATS, SPECTATOR, State
from boneyard.engine.texts import EndsWriter, ListWriter, ViewKernel
from boneyard.engine.tiles import lowest, size
from boneyard.engine.views import (
    NULL,
    Flag,
    Many,
    Number,
    OneOf,
    Row,
    Thing,
    common_view,
    game_view,
)
from boneyard.games.domino4.actors import actors
from boneyard.games.domino4.geometry import STEP_X, STEP_Y, TURNS
from boneyard.games.domino4.memory import recall_hands, seen_tiles
from boneyard.games.domino4.moves import ACCUSE, kind_of
from boneyard.games.domino4.state import OPTIONS, PLAYER_GIVES, RUNNING
from boneyard.games.domino4.table import CHAINS, CORNERSTONE, free_sides, is_joker, wish
from boneyard.games.domino4.tiles import (
    ALL,
    COLOURS,
    LETTERS,
    TEXT,
    TILES,
    WISH_LETTERS,
    WISH_TEXT,
    with_tile,
)

CELL = Row(Number(), 2)  # x to the east, y to the north; the middle is 0, 0
HAND = Many(OneOf(TEXT), TILES)
PHASES = ("turn", "answers", "gift")
MOST_SPOTS = 4

LAID_TILE = Thing(
    "LaidTile",
    {
        "cell": CELL,
        "tile": OneOf(TEXT, optional=True),  # null: face down, and unknown to this viewer
        # The sides of the half named first; null: a joker.
        "turn": OneOf(TURNS, optional=True, literal=True),
        # The colour named with a joker; null: no joker, or the one in the middle.
        "colour": OneOf(tuple(COLOURS), optional=True, literal=True),
        "down": Flag(),  # lies face down
        "by": Number(optional=True),
        "cornerstone": Flag(),
    },
)

VIEW = game_view(
    "Domino4View",
    common_view("domino4", OPTIONS, TEXT, MOST_SEATS, TILES),
    {
        "table": Many(LAID_TILE, TILES),  # in the order in which they were laid
        "ends": CELL,  # the place in `table` of the last tile of the west and of the east chain
        "spots": Many(Many(CELL, MOST_SPOTS), CHAINS),  # the free cells at each end
        # What each end asks for: any, white, r3, r33 (a double), r (after a joker).
        "wishes": Many(OneOf(WISH_TEXT), CHAINS),
        "phase": OneOf(PHASES, literal=True),
        "second": Flag(),  # the first of two tiles has been laid (D4-16)
        "two_tiles": Flag(),  # a tile laid now may be followed by another (D4-16)
        "accuser": Number(optional=True),
        "owes": Number(optional=True),  # has one tile and may still announce it (D4-15)
        "skips": Many(Number(), MOST_SEATS),  # the seats that skip their next turn (D4-15)
        "passes": Number(),  # with no stock, in a row: twice each ends the game (D4-18)
        "stale": Number(),  # turns started with no stock since a tile was laid (D4-36)
        "known": Many(HAND, MOST_SEATS),  # tiles in each hand that the viewer knows of
    },
)


@kernel
def fill_view(s: State, viewer: int, v: Any) -> None:
    """What a seat, or a spectator, sees; everything is open once the game is over."""
    fill_hands(s, viewer, v)
    fill_table(s, viewer, v.table)
    fill_ends(s, v)
    fill_turn(s, v)
    fill_known(s, viewer, v.known)


@kernel
def fill_hands(s: State, viewer: int, v: Any) -> None:
    """What the view of every game has."""
    v.game = 0
    v.players = s.seats
    v.options.cornerstone = s.cornerstone
    v.options.bluff = s.bluff
    v.seat = viewer
    v.turn = s.turn
    list_seats(s, actors(s), v.actors)
    list_tiles(int64(0) if viewer == SPECTATOR else s.hands[viewer], v.hand)
    v.stock = s.stock_left
    v.counts.n = s.seats
    v.hands.n = s.seats if s.ended else NULL
    for seat in range(s.seats):
        v.counts.of[seat] = size(s.hands[seat])
        if s.ended:
            list_tiles(s.hands[seat], v.hands.of[seat])


@kernel
def list_seats(s: State, bits: int, seats: Any) -> None:
    """The seats of a bit set."""
    seats.n = 0
    for seat in range(s.seats):
        if bits >> seat & 1:
            seats.of[seats.n] = seat
            seats.n += 1


@kernel
def list_tiles(bits: int, tiles: Any) -> None:
    """The tiles of a bit set, jokers last."""
    tiles.n = 0
    while bits:
        tiles.of[tiles.n] = lowest(bits)
        tiles.n += 1
        bits &= bits - 1


@kernel
def fill_table(s: State, viewer: int, table: Any) -> None:
    """The tiles on the table, as far as the viewer may know them."""
    table.n = s.laid_count
    for n in range(int64(s.laid_count)):
        lies = table.of[n]
        joker = is_joker(s, n)
        hidden = s.laid_down[n] != 0 and s.laid_by[n] != viewer and s.ended == RUNNING
        lies.cell[0], lies.cell[1] = s.laid_x[n], s.laid_y[n]
        lies.tile = NULL if hidden else s.laid_tile[n]
        lies.turn = NULL if joker else s.laid_look[n]
        lies.colour = s.laid_look[n] if joker and n > 0 else NULL
        lies.down = s.laid_down[n]
        lies.by = s.laid_by[n]
        lies.cornerstone = s.laid_joined[n] == CORNERSTONE and n > 0


@kernel
def fill_ends(s: State, v: Any) -> None:
    """The two ends: where they are, what they ask for, and the free cells beside them."""
    v.spots.n = v.wishes.n = CHAINS
    for chain in range(CHAINS):
        n = s.ends[chain]
        v.ends[chain] = n
        v.wishes.of[chain] = wish(s, chain)
        spots = v.spots.of[chain]
        spots.n = 0
        sides = free_sides(s, chain)
        for side in range(4):
            if sides >> side & 1:
                spots.of[spots.n, 0] = s.laid_x[n] + STEP_X[side]
                spots.of[spots.n, 1] = s.laid_y[n] + STEP_Y[side]
                spots.n += 1


@kernel
def fill_turn(s: State, v: Any) -> None:
    """How far the turn is, and what is counted from turn to turn."""
    v.phase = min(int64(s.phase), PLAYER_GIVES)  # whoever gives
    v.second = s.stayed != 0
    v.two_tiles = s.idle >= s.seats and s.stayed == 0
    v.accuser = s.accuser
    v.owes = s.owes
    list_seats(s, int64(s.skips), v.skips)
    v.passes = s.passes
    v.stale = s.stale


@kernel
def fill_known(s: State, viewer: int, known: Any) -> None:
    """The tiles of other hands that the viewer saw there and that cannot have left since."""
    tiles = stack_array(MOST_SEATS, np.int64)
    recall_hands(s, viewer, tiles)
    known.n = s.seats
    for seat in range(s.seats):
        list_tiles(int64(0) if s.ended else tiles[seat], known.of[seat])


@kernel
def write_wishes(s: State, out: Any, at: int) -> int:
    """What the two ends ask for."""
    return item(out, item(out, at, WISH_LETTERS, wish(s, 0)), WISH_LETTERS, wish(s, 1))


@kernel
def write_unseen(s: State, viewer: int, out: Any, at: int) -> int:
    """The tiles that a viewer never saw, as far back as the memory goes; once over, the stock."""
    rest = stock_tiles(s) if s.ended else ALL & ~seen_tiles(s, viewer)
    while rest:
        at = item(out, at, LETTERS, lowest(rest))
        rest &= rest - 1
    return at


@kernel
def stock_tiles(s: State) -> int:
    """The tiles of the stock as a bit set, which does not tell their order."""
    tiles = int64(0)
    for i in range(s.stock_left):
        tiles = with_tile(tiles, int64(s.stock[i]))
    return tiles


@kernel
def write_revealed(s: State, viewer: int, seat: int, move: int, out: Any, at: int) -> int:
    """The tile that an accusation turns over, for all to see (D4-31)."""
    if kind_of(move) != ACCUSE:
        return at
    return item(out, at, LETTERS, int64(s.laid_tile[s.laid_count - 1]))


view = ViewKernel(fill_view, VIEW)
wishes = EndsWriter(write_wishes, CHAINS)
unseen = ListWriter(write_unseen, TILES)
reveals = ListWriter(write_revealed, 1)
