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

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import below, shuffle
from boneyard.engine.rules import SPECTATOR, Ending, Option, Rules, State, Value
from boneyard.engine.tiles import KINDS, TEXT, lowest
from boneyard.errors import BadValue, Refusal
from boneyard.games.domination.board import COPIES, board_squares, draw_board, read_board
from boneyard.games.domination.grid import EDGE_INDEX, EDGE_TEXT, EDGES, FIELDS, SQUARES
from boneyard.games.domination.labellings import STANDARD
from boneyard.games.domination.table import NOBODY, TAKEN, empty_board, kind_at, lay
from boneyard.games.domination.view import (
    BOARDS,
    GIVEN_BOARD,
    LOT,
    RACK,
    RANDOM_BOARD,
    chips,
    dump,
    outer_chips,
    private_view,
    restore,
    view,
)
from boneyard.games.shared.hands import SEATS, pass_on

MOST_MOVES = RACK * COPIES


def read_board_option(value: Value, players: int) -> Value:
    """A name of BOARDS, or a board of the players' own (DOM-2)."""
    return value if value in BOARDS else read_board(value)


def read_first(value: Value, players: int) -> Value:
    """A seat at this table, or "lot" for a random one (DOM-4)."""
    if value == LOT or (type(value) is int and 0 <= value < players):
        return value
    raise BadValue(code="first", lot=LOT, last=players - 1, given=str(value))


OPTIONS = (
    Option("board", "standard", choices=BOARDS, check=read_board_option),
    Option("first", LOT, choices=(LOT, 0, 1, 2, 3), check=read_first),
)

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


def prepare(s: State, rules: Rules, options: Mapping[str, Value]) -> None:
    """Write the options into a blank state, and the board if it is not random."""
    board, first = options["board"], options["first"]
    s["board"] = BOARDS.index(str(board)) if board in BOARDS else GIVEN_BOARD
    s["squares"] = board_squares(STANDARD if board in BOARDS else str(board))
    s["first"] = NOBODY if first == LOT else first


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
    for i in range(EDGES):
        s.stock[i] = i // COPIES
    shuffle(s, s.stock, EDGES)
    s.stock_left = EDGES
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
        out = 0  # dominoes that are not laid: as many as there are empty edges (DOM-2)
        for i in range(COPIES):
            out += s.empty[kind, i] != TAKEN
        own = s.rack[seat, kind] if seat != SPECTATOR else 0
        for _ in range(out - own):
            s.stock[n] = kind
            n += 1
    return n


def ending(s: State) -> Ending:
    """The fields of each seat, and the outer ones."""
    return Ending("DOM-11", {"fields": tuple(chips(s)), "outer": tuple(outer_chips(s))})


def move_text(s: State, seat: int, move: int) -> str:
    """A move in notation: the two squares of its edge."""
    return str(EDGE_TEXT[move])


def parse_move(s: State, seat: int, text: str) -> int:
    """The edge that a text names."""
    if text in EDGE_INDEX:
        return EDGE_INDEX[text]
    if text[2:] + text[:2] in EDGE_INDEX:
        raise Refusal("lower-square-first", edge=text[2:] + text[:2])
    if re.fullmatch("([a-h][1-8]){2}", text):
        raise Refusal("not-neighbours", one=text[:2], two=text[2:])
    raise Refusal("not-an-edge")


def refuse(s: State, seat: int, move: int) -> Refusal:
    """Why an edge is not legal for the seat whose turn it is."""
    if s["laid_by"][move] != NOBODY:
        return Refusal("edge-taken", edge=EDGE_TEXT[move])
    return Refusal("not-in-hand", tile=TEXT[kind_at(s, move)])


RULES = Rules(
    name="domination",
    players=(2, 3, 4),
    dtype=STATE,
    most_moves=MOST_MOVES,
    longest=EDGES,  # DOM-10
    tally="wins",
    setup=setup,
    actors=actors,
    legal=legal,
    play=play,
    redeal=redeal,
    outcome=outcome,
    view=view,
    dump=dump,
    ending=ending,
    move_text=move_text,
    parse_move=parse_move,
    refuse=refuse,
    options=OPTIONS,
    private_view=private_view,
    prepare=prepare,
    restore=restore,
    home=__package__,
    chance_after_deal=False,
)
