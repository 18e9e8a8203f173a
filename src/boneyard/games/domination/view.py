"""Views of Domination, and dumps, which can be restored."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypedDict

import numpy as np

from boneyard.engine.dumps import read, require, require_between
from boneyard.engine.rules import SPECTATOR, State, Value, View
from boneyard.engine.tiles import INDEX, KINDS, TEXT
from boneyard.errors import BadDump
from boneyard.games.domination.board import (
    COPIES,
    KIND,
    board_ranks,
    board_squares,
    board_text,
    is_drawn,
    read_board,
)
from boneyard.games.domination.grid import EDGE_INDEX, EDGE_SQUARES, EDGE_TEXT, EDGES, FIELD_TEXT
from boneyard.games.domination.table import NOBODY, TAKEN, empty_board, kind_at, lay

BOARDS = ("standard", "random")
RANDOM_BOARD, GIVEN_BOARD = 1, 2
LOT = "lot"
RACK = 7  # DOM-3


class DominationView(View):
    """A board, what lies on it, and who conquered what."""

    board: list[list[int]]  # the printed values in reading order: rank 8 first, from file a
    edges: dict[str, int]  # the edges that are taken, each with the seat that laid there
    fields: dict[str, int]  # the fields that are conquered, each with its conqueror
    chips: list[int]  # fields of each seat
    outer: list[int]  # those at the edge of the board among them
    places: dict[str, list[str]]  # each kind in the hand, with the empty edges it fits
    last: str | None  # the edge of the domino laid last


def chips(s: State) -> list[int]:
    """The fields of each seat."""
    return list(s["fields"][: s["seats"]].tolist())


def outer_chips(s: State) -> list[int]:
    """The outer fields of each seat."""
    return list(s["outer"][: s["seats"]].tolist())


def rack_texts(s: State, seat: int) -> list[str]:
    """The dominoes of a rack, sorted, equal ones side by side."""
    return [TEXT[kind] for kind in np.repeat(np.arange(KINDS), s["rack"][seat]).tolist()]


def chosen_options(s: State) -> dict[str, Value]:
    """The options as the table chose them."""
    given = s["board"] == GIVEN_BOARD
    return {
        "board": board_text(s["squares"]) if given else BOARDS[s["board"]],
        "first": LOT if s["first"] == NOBODY else int(s["first"]),
    }


def view(s: State, seat: int) -> DominationView:
    """What a seat sees."""
    players, over = int(s["seats"]), s["laid"] == EDGES
    hand = [] if seat == SPECTATOR else rack_texts(s, seat)
    return {
        "game": "domination",
        "players": players,
        "options": chosen_options(s),
        "seat": None if seat == SPECTATOR else seat,
        "turn": int(s["turn"]),
        "actors": [] if over else [int(s["turn"])],
        "hand": hand,
        "counts": s["rack"][:players].sum(axis=1).tolist(),
        "stock": int(s["stock_left"]),
        "hands": [rack_texts(s, other) for other in range(players)] if over else None,
        "board": board_ranks(s["squares"]),
        "edges": owned(EDGE_TEXT, s["laid_by"]),
        "fields": owned(FIELD_TEXT, s["chip"]),
        "chips": chips(s),
        "outer": outer_chips(s),
        "places": {tile: empty_edges(s, INDEX[tile]) for tile in hand},
        "last": EDGE_TEXT[s["order"][s["laid"] - 1]] if s["laid"] else None,
    }


def private_view(s: State, seat: int) -> dict[str, Any]:
    """What only the seat itself sees."""
    hand = rack_texts(s, seat)
    places = {tile: empty_edges(s, INDEX[tile]) for tile in hand}
    return {"seat": seat, "hand": hand, "places": places}


def owned(names: tuple[str, ...], owners: Any) -> dict[str, int]:
    """The named things that someone has, each with the seat that has it."""
    pairs = zip(names, owners.tolist(), strict=True)
    return {name: owner for name, owner in pairs if owner != NOBODY}


def empty_edges(s: State, kind: int) -> list[str]:
    """Where a domino of this kind can go."""
    return [EDGE_TEXT[edge] for edge in s["empty"][kind].tolist() if edge != TAKEN]


class DominationDump(TypedDict):
    """What `restore` reads of a dump."""

    hands: list[list[str]]  # every rack
    stock_order: list[str]  # the stock, the next to be drawn first
    order: list[str]  # the edges that are taken, as dominoes were laid on them
    board: list[list[int]]
    turn: int
    rng: int  # the counter of the random numbers


def dump(s: State) -> dict[str, Any]:
    """Everything: the keys of a view and of `DominationDump`, and laid: what is on the board."""
    taken = EDGE_SQUARES[s["laid_by"] != NOBODY]
    laid = KIND[s["squares"][taken[:, 0]], s["squares"][taken[:, 1]]]
    return {
        **view(s, SPECTATOR),
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
