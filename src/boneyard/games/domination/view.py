"""Views of Domination, and dumps, which can be restored."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypedDict

import numpy as np

from boneyard.engine.dumps import read, require, require_between
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.letters import ZERO, letters_table
from boneyard.engine.rules import SPECTATOR, State
from boneyard.engine.texts import ViewKernel
from boneyard.engine.tiles import INDEX, KINDS, TEXT
from boneyard.engine.views import NULL, Many, Map, Number, OneOf, Row, common_view, game_view
from boneyard.errors import BadDump
from boneyard.games.domination.board import (
    COPIES,
    KIND,
    READING_ORDER,
    board_squares,
    is_drawn,
    read_board,
)
from boneyard.games.domination.grid import (
    EDGE_INDEX,
    EDGE_SQUARES,
    EDGE_TEXT,
    EDGES,
    FIELD_TEXT,
    FIELDS,
    SIDE,
    SQUARES,
)
from boneyard.games.domination.options import BOARDS, GIVEN_BOARD, OPTIONS, RANDOM_BOARD
from boneyard.games.domination.table import NOBODY, TAKEN, empty_board, kind_at, lay
from boneyard.games.shared.hands import SEATS

RACK = 7  # DOM-3

VIEW = game_view(
    "DominationView",
    common_view("domination", OPTIONS, TEXT, SEATS, RACK),
    {
        # The printed values in reading order: rank 8 first, from file a.
        "board": Row(Row(Number(), SIDE), SIDE),
        "edges": Map(EDGE_TEXT, Number(), EDGES),  # taken, each with the seat that laid there
        "fields": Map(FIELD_TEXT, Number(), FIELDS),  # conquered, each with its conqueror
        "chips": Many(Number(), SEATS),  # fields of each seat
        "outer": Many(Number(), SEATS),  # those at the edge of the board among them
        # Each kind in the hand, with the empty edges it fits.
        "places": Map(TEXT, Many(OneOf(EDGE_TEXT), COPIES), RACK),
        "last": OneOf(EDGE_TEXT, optional=True),  # the edge of the domino laid last
    },
)
BOARD_LETTERS = letters_table(BOARDS)


@kernel
def fill_view(s: State, viewer: int, v: Any) -> None:
    """What a seat sees."""
    over = s.laid == EDGES
    v.game = 0
    v.players = s.seats
    fill_options(s, v)
    v.seat = viewer
    v.turn = s.turn
    v.actors.n = 0 if over else 1
    v.actors.of[0] = s.turn
    v.hand.n = v.places.n = 0
    if viewer != SPECTATOR:
        list_rack(s, viewer, v.hand)
        fill_places(s, viewer, v)
    v.stock = s.stock_left
    v.counts.n = v.chips.n = v.outer.n = s.seats
    v.hands.n = s.seats if over else NULL
    for seat in range(s.seats):
        v.counts.of[seat] = rack_size(s, seat)
        v.chips.of[seat], v.outer.of[seat] = s.fields[seat], s.outer[seat]
        if over:
            list_rack(s, seat, v.hands.of[seat])
    fill_board(s, v)


@kernel
def fill_options(s: State, v: Any) -> None:
    """The options as the table chose them: a board of the players' own as its digits."""
    v.options.first = s.first - NOBODY  # the lot is the first choice, then come the seats
    if s.board == GIVEN_BOARD:
        for i in range(SQUARES):
            v.options.board[i] = ZERO + s.squares[READING_ORDER[i]]
    else:
        for i in range(SQUARES):
            v.options.board[i] = BOARD_LETTERS[s.board, i] if i < BOARD_LETTERS.shape[1] else 0


@kernel
def list_rack(s: State, seat: int, rack: Any) -> None:
    """The dominoes of a rack, sorted, equal ones side by side."""
    n = 0
    for kind in range(KINDS):
        for _ in range(s.rack[seat, kind]):
            rack.of[n] = kind
            n += 1
    rack.n = n


@kernel
def rack_size(s: State, seat: int) -> int:
    """How many dominoes are in a rack."""
    n = 0
    for kind in range(KINDS):
        n += s.rack[seat, kind]
    return n


@kernel
def fill_places(s: State, seat: int, v: Any) -> None:
    """Where each kind of domino in a rack can go (DOM-5)."""
    n = 0
    for kind in range(KINDS):
        if s.rack[seat, kind]:
            v.places.of[n].key = kind
            edges = v.places.of[n].value
            edges.n = 0
            for i in range(COPIES):
                if s.empty[kind, i] != TAKEN:
                    edges.of[edges.n] = s.empty[kind, i]
                    edges.n += 1
            n += 1
    v.places.n = n


@kernel
def fill_board(s: State, v: Any) -> None:
    """What is printed on the board, and what lies on it."""
    for i in range(SQUARES):
        v.board[i // SIDE, i % SIDE] = s.squares[READING_ORDER[i]]
    list_owned(s.laid_by, v.edges)
    list_owned(s.chip, v.fields)
    v.last = s.order[s.laid - 1] if s.laid else NULL


@kernel
def list_owned(owners: Any, owned: Any) -> None:
    """The things that someone has, each with the seat that has it."""
    n = 0
    for i in range(len(owners)):
        if owners[i] != NOBODY:
            owned.of[n].key, owned.of[n].value = i, owners[i]
            n += 1
    owned.n = n


view = ViewKernel(fill_view, VIEW)


def rack_texts(s: State, seat: int) -> list[str]:
    """The dominoes of a rack, sorted, equal ones side by side."""
    return [TEXT[kind] for kind in np.repeat(np.arange(KINDS), s["rack"][seat]).tolist()]


class DominationDump(TypedDict):
    """What `restore` reads of a dump."""

    hands: list[list[str]]  # every rack
    stock_order: list[str]  # the stock, the next to be drawn first
    order: list[str]  # the edges that are taken, as dominoes were laid on them
    board: list[list[int]]
    turn: int
    rng: int  # the counter of the random numbers


def dump(s: State, seen: dict[str, Any]) -> dict[str, Any]:
    """Everything: the keys of a view and of `DominationDump`, and laid: what is on the board."""
    taken = EDGE_SQUARES[s["laid_by"] != NOBODY]
    laid = KIND[s["squares"][taken[:, 0]], s["squares"][taken[:, 1]]]
    return {
        **seen,
        "hands": [rack_texts(s, seat) for seat in range(s["seats"])],
        "stock_order": [TEXT[kind] for kind in s["stock"][: s["stock_left"]][::-1].tolist()],
        "laid": [TEXT[kind] for kind in laid.tolist()],
        "order": [EDGE_TEXT[edge] for edge in s["order"][: s["laid"]].tolist()],
        "rng": int(s["rng"]),
    }


def restore(s: State, given: dict[str, Any]) -> None:
    """Fill in a state from a dump."""
    dump, seats = read(given, DominationDump), int(s["seats"])
    require_between("rng", dump["rng"], 0, 2**64 - 1)
    require_between("turn", dump["turn"], 0, seats - 1)
    s["rng"], s["turn"] = dump["rng"], dump["turn"]
    if s["board"] == RANDOM_BOARD:
        s["squares"] = drawn_squares(dump["board"])
    empty_board(s)
    lay_again(s, dump["order"])
    restore_racks(s, dump["hands"], dump["stock_order"])


def drawn_squares(board: list[list[int]]) -> Any:
    """The squares of a random board (DOM-2)."""
    text = "".join(str(value) for rank in board for value in rank)
    try:
        squares = board_squares(read_board(text))
    except ValueError as problem:
        raise BadDump(f"board: {problem}") from None
    require(is_drawn(squares), "board: a random board cannot be this one")
    return squares


def lay_again(s: State, order: list[str]) -> None:
    """Each domino of the board, by the seat whose turn it was (DOM-8)."""
    seats = int(s["seats"])
    first = (int(s["turn"]) - len(order)) % seats
    require(
        s["first"] in (NOBODY, first), f"seat {s['first']} begins; by turn and order {first} did"
    )
    for number, text in enumerate(order):
        require(text in EDGE_INDEX, f"order: {text!r} is no edge; an edge is two squares: d4e4")
        edge, seat = EDGE_INDEX[text], (first + number) % seats
        require(s["laid_by"][edge] == NOBODY, f"order: {text} is there twice")
        s["rack"][seat, kind_at(s, edge)] += 1
        lay(s, seat, edge)


def restore_racks(s: State, racks: list[list[str]], stock: list[str]) -> None:
    """Racks and stock; each kind is there four times, and each rack as full as it can be."""
    seats, laid = int(s["seats"]), int(s["laid"])
    require(len(racks) == seats, f"hands has {len(racks)} racks for {seats} seats")
    left = max(0, EDGES - RACK * seats - laid)  # DOM-6
    require(len(stock) == left, f"stock_order has {len(stock)} dominoes; it must have {left}")
    out = Counter([*stock, *(text for rack in racks for text in rack)])
    for text in out:
        require(text in INDEX, f"there is no domino {text!r}; the higher number is written first")
    for kind, text in enumerate(TEXT):
        left = int(np.count_nonzero(s["empty"][kind] != TAKEN))
        require(
            out[text] == left,
            f"{text} is {out[text]} times in hands and stock_order; {COPIES - left} of {COPIES}"
            f" are laid",
        )
    s["stock"] = 0
    s["stock_left"] = len(stock)
    s["stock"][: len(stock)] = [INDEX[text] for text in reversed(stock)]
    without_draw = s["laid_by"][s["order"][EDGES - RACK * seats : laid]].tolist()
    for seat, rack in enumerate(racks):
        size = RACK - without_draw.count(seat)
        require(len(rack) == size, f"rack {seat} has {len(rack)} dominoes; it must have {size}")
        for text in rack:
            s["rack"][seat, INDEX[text]] += 1
            s["held"][seat] |= 1 << INDEX[text]
