"""What a seat knows of a game of Domino 4, and what a move does, as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.observations import Encoding, Spec, Utility
from boneyard.engine.rules import MOST_SEATS, State
from boneyard.games.domino4.actors import giver
from boneyard.games.domino4.memory import GAVE, ROOM, STUCK, is_known, recall_hands
from boneyard.games.domino4.moves import (
    ANNOUNCED,
    DRAW,
    GIVE,
    kind_of,
    look_of,
    tile_of,
    x_of,
    y_of,
)
from boneyard.games.domino4.state import ANSWERS, NOBODY
from boneyard.games.domino4.table import CHAINS, CORNERSTONE, wish
from boneyard.games.domino4.tiles import JOKER, TILES, jokers_in
from boneyard.games.shared.observe import bit_count, relative

FACES = JOKER + 1  # tiles that can be told apart

SPEC = Spec(
    ("hand", (FACES,), "how many tiles of each kind are in the seat's hand; jokers come last"),
    ("counts", (MOST_SEATS,), "tiles in each hand"),
    ("skips", (MOST_SEATS,), "1: the seat skips its next turn"),
    ("stock", (1,), "tiles in the stock"),
    ("turn", (1,), "the seat whose turn it is"),
    ("seats", (1,), "how many play"),
    ("phase", (1,), "0: a turn; 1: answers to a face-down tile; 2, 3: player or accuser gives"),
    ("accuser", (1,), "1 + the seat that accused; 0: nobody"),
    ("owes", (1,), "1 + the seat that has one tile and may still announce it; 0: nobody"),
    ("waiting", (MOST_SEATS,), "1: the seat has yet to answer"),
    ("stayed", (1,), "tiles laid to stay in this turn"),
    ("idle", (1,), "turns in a row that left no tile on the table, up to 127"),
    ("passes", (1,), "of these, passed or skipped with no stock"),
    ("stale", (1,), "of these, started with no stock"),
    ("began_empty", (1,), "1: this turn started with the stock empty"),
    ("cornerstone", (1,), "the option: 0 no, 1 yes"),
    ("bluff", (1,), "the option: 0 no, 1 yes"),
    ("ends", (CHAINS,), "the place in `tile` of the last tile of the west and the east chain"),
    ("wishes", (CHAINS,), "what each end asks for, by the numbers of `tiles.py`"),
    ("tile", (TILES,), "in the order of laying: 1 + the tile; -1: face down and unknown; 0: none"),
    ("x", (TILES,), "its cell, to the east of the middle"),
    ("y", (TILES,), "the same to the north"),
    ("look", (TILES,), "its turn, or the colour named with a joker or a face-down tile"),
    ("down", (TILES,), "1: it lies face down"),
    ("stone", (TILES,), "1: it is a cornerstone"),
    ("by", (TILES,), "1 + the seat that laid it; 0: nobody"),
    ("event", (ROOM,), "what happened to tiles, in order: 1 + the numbers of `memory.py`; 0: none"),
    ("event_by", (ROOM,), "1 + the seat that did it"),
    ("event_other", (ROOM,), "1 + the seat that was given a tile; else as in `memory.py`"),
    ("event_tile", (ROOM,), "1 + the tile, or the wish of a seat that was stuck; 0: unknown"),
    ("known", (MOST_SEATS, FACES), "how many tiles of each kind the seat knows to be in a hand"),
)
COUNTS, SKIPS, REST, ON_TABLE = map(SPEC.at, ("counts", "skips", "stock", "tile"))
WAITING, AFTER_WAITING = SPEC.at("waiting"), SPEC.at("stayed")
EVENTS, KNOWN = SPEC.at("event"), SPEC.at("known")
MOST_TOLD = 127

FEATURES = Spec(
    ("kind", (1,), "what is done, by the numbers of `moves.py`; -1: wait"),
    ("tile", (1,), "the tile that is laid or given; -1: none"),
    ("x", (1,), "its cell, to the east of the middle"),
    ("y", (1,), "the same to the north"),
    ("look", (1,), "its turn, or the colour named"),
    ("announced", (1,), "1: and one tile is announced"),
)


@kernel
def observe(s: State, seat: int, out: Any) -> None:
    """Everything that a seat may know."""
    tell_tiles(s.hands[seat], out, 0)
    tell_seats(s, seat, out)
    tell_turn(s, seat, out)
    tell_table(s, seat, out)
    tell_events(s, seat, out)
    tell_known(s, seat, out)


@kernel
def tell_tiles(hand: int, out: Any, at: int) -> None:
    """How many tiles of each kind there are in a bit set."""
    for tile in range(JOKER):
        out[at + tile] = hand >> tile & 1
    out[at + JOKER] = jokers_in(hand)


@kernel
def tell_seats(s: State, seat: int, out: Any) -> None:
    """What each hand holds, who skips, and who has yet to answer."""
    other = int64(seat)
    for i in range(MOST_SEATS):
        there = i < s.seats
        out[COUNTS + i] = bit_count(s.hands[other]) if there else 0
        out[SKIPS + i] = s.skips >> other & 1 if there else 0
        out[WAITING + i] = s.waiting >> other & 1 if there else 0
        other = 0 if other + 1 >= s.seats else other + 1


@kernel
def tell_turn(s: State, seat: int, out: Any) -> None:
    """How far the turn is, what is counted from turn to turn, and the options."""
    out[REST] = s.stock_left
    out[REST + 1] = relative(s.turn, seat, s.seats)
    out[REST + 2] = s.seats
    out[REST + 3] = s.phase
    out[REST + 4] = who(s.accuser, seat, s.seats)
    out[REST + 5] = who(s.owes, seat, s.seats)
    at = AFTER_WAITING
    out[at] = s.stayed
    out[at + 1] = min(s.idle, MOST_TOLD)
    out[at + 2] = s.passes
    out[at + 3] = s.stale
    out[at + 4] = s.began_empty
    out[at + 5] = s.cornerstone
    out[at + 6] = s.bluff
    for chain in range(CHAINS):
        out[at + 7 + chain] = s.ends[chain]
        out[at + 7 + CHAINS + chain] = wish(s, chain)


@kernel
def who(seat: int, viewer: int, seats: int) -> int:
    """1 + a seat, counted from the viewer's; 0 for nobody."""
    return 0 if seat == NOBODY else 1 + relative(seat, viewer, seats)


@kernel
def tell_table(s: State, seat: int, out: Any) -> None:
    """The tiles on the table, as far as the seat may know them.

    Here and in `tell_events` every place is written, in one loop of known length, which reads all
    before it writes and has no branches: compilers make a few wide instructions of it.
    """
    viewer: int = np.int8(seat)  # type: ignore[assignment] # as narrow as what it is compared with
    count, seats = np.uint8(s.laid_count), s.seats
    rows = out[ON_TABLE : ON_TABLE + 7 * TILES]
    for n in range(TILES):
        there = np.uint8(n) < count
        tile, x, y, look = s.laid_tile[n], s.laid_x[n], s.laid_y[n], s.laid_look[n]
        down, joined, by = s.laid_down[n], s.laid_joined[n], s.laid_by[n]
        seen = -1 if (down != 0) & (by != viewer) else tile + 1
        layer = who(by, viewer, seats)
        rows[n] = seen if there else 0
        rows[TILES + n] = x
        rows[2 * TILES + n] = y
        rows[3 * TILES + n] = look
        rows[4 * TILES + n] = down
        rows[5 * TILES + n] = joined == CORNERSTONE
        rows[6 * TILES + n] = layer if there else 0


@kernel
def tell_events(s: State, seat: int, out: Any) -> None:
    """What happened to the tiles, as far as the seat saw it; nothing once all hands are open."""
    viewer: int = np.int8(seat)  # type: ignore[assignment]
    count, seats = np.uint8(0 if s.ended else s.events), s.seats
    rows = out[EVENTS : EVENTS + 4 * ROOM]
    for e in range(ROOM):
        there = np.uint8(e) < count
        kind, tile = s.event_kind[e], s.event_tile[e]
        doer, other = who(s.event_seat[e], viewer, seats), s.event_other[e]
        given = who(other, viewer, seats)
        told = (kind == STUCK) | is_known(s, e, viewer)
        rows[e] = kind + 1 if there else 0
        rows[ROOM + e] = doer if there else 0
        rows[2 * ROOM + e] = (given if kind == GAVE else other) if there else 0
        rows[3 * ROOM + e] = tile + 1 if told & there else 0


@kernel
def tell_known(s: State, seat: int, out: Any) -> None:
    """The tiles of other hands that the seat saw there and that cannot have left since."""
    for i in range(MOST_SEATS * FACES):
        out[KNOWN + i] = 0
    if s.ended or not s.bluff:
        return  # tiles are shown and given only after an accusation
    known = stack_array(MOST_SEATS, np.int64)
    recall_hands(s, seat, known)
    for other in range(s.seats):
        if known[other]:
            tell_tiles(known[other], out, KNOWN + relative(other, seat, s.seats) * FACES)


@kernel
def describe(s: State, seat: int, move: int, out: Any) -> None:
    """Fill in `FEATURES` for a move."""
    kind = kind_of(move)
    out[0] = kind
    out[1] = tile_of(move) if kind < DRAW or kind == GIVE else -1
    out[2] = out[3] = out[4] = 0
    if kind < DRAW:
        out[2], out[3], out[4] = x_of(move), y_of(move), look_of(move)
    out[5] = move & ANNOUNCED != 0


@kernel
def must_act(s: State) -> int:
    """Who must answer, give or take a turn; announcing a last tile is a choice (D4-15)."""
    if s.ended:
        return 0
    if s.phase == ANSWERS:
        return int64(s.waiting)
    gives = giver(s)
    return 1 << (int64(s.turn) if gives == NOBODY else gives)


ENCODING = Encoding(
    spec=SPEC,
    observe=observe,
    utility=Utility(-1.0, 1.0),
    features=FEATURES,
    describe=describe,
    must_act=must_act,
)
