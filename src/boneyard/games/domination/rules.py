"""Domination: lay dominoes between the printed squares, close fields and claim them.

The board is a grid of 8 x 8 printed values; each of the 112 edges between two neighbours is the
place of one of the 112 dominoes, four of each kind (DOM-1, DOM-2). Each player has a rack of 7
(DOM-3). In turn each lays one domino on an empty edge whose two squares show its two halves
(DOM-5) and takes one from the stock while there is one (DOM-6). A player who closes the fourth
side of a field conquers it, or two at once (DOM-7), and still lays only one (DOM-8). Nobody
passes, nor ever needs to: a domino in a rack always has an empty edge (DOM-9). When the board is
full (DOM-10) most fields win; a tie goes to most outer fields, then it is shared (DOM-11).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.letters import item
from boneyard.engine.rng import below, shuffle, shuffle_deck
from boneyard.engine.rules import SPECTATOR, Rules, State
from boneyard.engine.texts import (
    EndingKernel,
    ListWriter,
    MoveReader,
    MoveWriter,
    Refuser,
    tell_measure,
)
from boneyard.engine.tiles import KINDS, lowest
from boneyard.games.domination.board import COPIES, draw_board
from boneyard.games.domination.grid import EDGES, FIELDS, SQUARES
from boneyard.games.domination.options import OPTIONS, RANDOM_BOARD, prepare, read_option
from boneyard.games.domination.table import NOBODY, TAKEN, empty_board, lay
from boneyard.games.domination.texts import (
    REASONS,
    TILE_LETTERS,
    read_move,
    refuse,
    write_move,
)
from boneyard.games.domination.view import RACK, dump, restore, view
from boneyard.games.shared.hands import SEATS, pass_on

MOST_MOVES = RACK * COPIES
DOM_11 = 0
CLAUSES, MEASURES = ("DOM-11",), ("fields", "outer")


STATE = np.dtype(
    [
        ("rng", np.uint64),
        ("held", np.int64, SEATS),  # the kinds in each rack, as a bit set
        ("rack", np.int8, (SEATS, KINDS)),  # how many of each
        ("seats", np.int8),
        ("turn", np.int8),
        ("board", np.int8),
        ("first", np.int8),  # the seat that starts; NOBODY: at random
        ("squares", np.int8, SQUARES),
        ("empty", np.int8, (KINDS, COPIES)),  # the edges of each kind; TAKEN once it is laid
        ("laid_by", np.int8, EDGES),
        ("laid", np.int8),  # dominoes on the board
        ("order", np.int8, EDGES),  # their edges, as they were laid
        ("sides", np.int8, FIELDS),  # how many are closed
        ("chip", np.int8, FIELDS),  # the seat that conquered it
        ("fields", np.int8, SEATS),
        ("outer", np.int8, SEATS),
        ("stock", np.int8, EDGES),  # as kinds
        ("stock_left", np.int8),  # the last of these is drawn next
    ],
    align=True,
)


@kernel
def setup(s: State) -> None:
    """Set up the board, shuffle, fill the racks and choose who starts."""
    if s.board == RANDOM_BOARD:
        draw_board(s)
    empty_board(s)
    deal(s)
    s.turn = below(s, s.seats) if s.first == NOBODY else s.first  # DOM-4


@kernel
def deal(s: State) -> None:
    """Shuffle four sets (DOM-2); each player takes 7 (DOM-3)."""
    shuffle_deck(s, EDGES)
    for i in range(EDGES):
        s.stock[i] //= COPIES
    for seat in range(s.seats):
        for _ in range(RACK):
            take(s, seat)


@kernel
def take(s: State, seat: int) -> None:
    """Move the next domino of the stock to a rack."""
    s.stock_left -= 1
    kind = s.stock[s.stock_left]
    s.stock[s.stock_left] = 0  # leave no trace of what was drawn
    s.rack[seat, kind] += 1
    s.held[seat] |= 1 << int(kind)


@kernel
def actors(s: State) -> int:
    """The seat whose turn it is, as a bit set; nobody once all are laid (DOM-10)."""
    return 0 if s.laid == EDGES else 1 << int(s.turn)


@kernel
def legal(s: State, seat: int, moves: Any) -> int:
    """The empty edges that fit a domino of the rack (DOM-5); never a pass (DOM-9)."""
    if seat != s.turn:
        return 0
    n = 0
    held = s.held[seat]
    while held:
        kind = lowest(held)
        held &= held - 1
        for i in range(COPIES):
            moves[n] = s.empty[kind, i]
            n += s.empty[kind, i] != TAKEN
    return n


@kernel
def play(s: State, seat: int, move: int) -> None:
    """Lay one domino, conquer what it closes, take one: always the whole turn (DOM-8)."""
    lay(s, seat, move)
    if s.stock_left:
        take(s, seat)  # DOM-6
    pass_on(s)


@kernel
def outcome(s: State, scores: Any) -> int:
    """Most fields, then most outer fields among those who tie; then all of these (DOM-11)."""
    most_fields = most_outer = -1
    won = 0
    for seat in range(s.seats):
        fields, outer = s.fields[seat], s.outer[seat]
        scores[seat] = fields
        if fields > most_fields or (fields == most_fields and outer > most_outer):
            most_fields, most_outer = fields, outer
            won = 0
        if fields == most_fields and outer == most_outer:
            won |= 1 << seat
    return won


@kernel
def redeal(s: State, seat: int, seed: Any) -> None:
    """Re-deal what a seat cannot know: the other racks and the order of the stock.

    A player's choice of an edge rules nothing out, because any domino of a rack could have been
    laid (DOM-9). So all orders of the dominoes that the seat does not see are equally likely.
    """
    s.rng = seed
    unseen = gather_unseen(s, seat)
    shuffle(s, s.stock, unseen)
    s.stock_left = unseen
    for other in range(s.seats):
        if other != seat:
            size = 0
            for kind in range(KINDS):
                size += s.rack[other, kind]
                s.rack[other, kind] = 0
            s.held[other] = 0
            for _ in range(size):
                take(s, other)


@kernel
def gather_unseen(s: State, seat: int) -> int:
    """Put the dominoes that a seat does not see in the stock's array, sorted; returns how many."""
    n = 0
    for kind in range(KINDS):
        for _ in range(unseen_of(s, seat, kind)):
            s.stock[n] = kind
            n += 1
    return n


@kernel
def unseen_of(s: State, viewer: int, kind: int) -> int:
    """How many dominoes of a kind a viewer does not see: those not laid, less its own."""
    n = 0 if viewer == SPECTATOR else -int64(s.rack[viewer, kind])
    for i in range(COPIES):  # as many are not laid as there are empty edges (DOM-2)
        n += s.empty[kind, i] != TAKEN
    return n


@kernel
def write_unseen(s: State, viewer: int, out: Any, at: int) -> int:
    """The dominoes that a viewer has not seen; every one is laid when the game is over (DOM-10)."""
    for kind in range(KINDS):
        for _ in range(unseen_of(s, viewer, kind)):
            at = item(out, at, TILE_LETTERS, kind)
    return at


@kernel
def fill_ending(s: State, e: Any) -> None:
    """The fields of each seat, and the outer ones."""
    e.clause = DOM_11
    for seat in range(s.seats):
        tell_measure(e, 0, seat, s.fields[seat])
        tell_measure(e, 1, seat, s.outer[seat])


RULES = Rules(
    name="domination",
    players=(2, 3, 4),
    dtype=STATE,
    most_moves=MOST_MOVES,
    longest=EDGES,  # DOM-10
    tally="wins",
    deck=EDGES,
    setup=setup,
    actors=actors,
    legal=legal,
    play=play,
    redeal=redeal,
    outcome=outcome,
    view=view,
    dump=dump,
    ending=EndingKernel(fill_ending, CLAUSES, MEASURES),
    move_text=MoveWriter(write_move),
    parse_move=MoveReader(read_move, REASONS),
    refuse=Refuser(refuse, REASONS),
    options=OPTIONS,
    prepare=prepare,
    read_option=read_option,
    unseen=ListWriter(write_unseen, EDGES),
    restore=restore,
    home=__package__,
    chance_after_deal=False,
)
