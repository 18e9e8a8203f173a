"""Domination: lay dominoes between the printed squares, close fields and claim them.

The board is a grid of 8 x 8 printed values; each of the 112 edges between two neighbours is the
place of one of the 112 dominoes, four of each kind (DOM-1, DOM-2). Everybody has a rack of 7
(DOM-3). In turn each lays one domino on an empty edge whose two squares show its two halves
(DOM-5) and takes one from the stock while there is one (DOM-6). Who closes the fourth side of a
field conquers it, two at once if it closes both (DOM-7), and still lays only one (DOM-8). Nobody
passes, nor ever needs to: a domino in a rack always has an empty edge (DOM-9). When the board is
full (DOM-10) most fields win; a tie goes to most outer fields, then it is shared (DOM-11).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from boneyard.errors import BadValue, Refusal
from boneyard.game import SPECTATOR, Ending, Option, Rules, State, Value, View
from boneyard.games.domination_board import (
    COPIES,
    KIND,
    board_ranks,
    board_squares,
    board_text,
    draw_board,
    read_board,
)
from boneyard.games.domination_grid import (
    EDGE_FIELDS,
    EDGE_INDEX,
    EDGE_SQUARES,
    EDGE_TEXT,
    EDGES,
    FIELD_TEXT,
    FIELDS,
    IS_OUTER,
    NO_FIELD,
    SQUARES,
)
from boneyard.games.domination_labellings import STANDARD
from boneyard.games.hands import SEATS, pass_on
from boneyard.jit import kernel
from boneyard.rng import below, shuffle
from boneyard.tiles import INDEX, KINDS, TEXT, lowest

RACK = 7  # DOM-3
NOBODY = TAKEN = -1
MOST_MOVES = RACK * COPIES

BOARDS = ("standard", "random")
RANDOM_BOARD, GIVEN_BOARD = 1, 2
LOT = "lot"


def read_board_option(value: Value, players: int) -> Value:
    """A name of BOARDS, or a board that somebody brings (DOM-2)."""
    return value if value in BOARDS else read_board(value)


def read_first(value: Value, players: int) -> Value:
    """A seat at this table, or the lot (DOM-4)."""
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
        ("first", np.int8),  # the seat that begins; NOBODY: the lot decides
        ("squares", np.int8, SQUARES),
        ("empty", np.int8, (KINDS, COPIES)),  # the edges of each kind; TAKEN once it is laid
        ("laid_by", np.int8, EDGES),
        ("laid", np.int8),  # dominoes on the board
        ("last", np.int8),  # where the last of them was laid
        ("sides", np.int8, FIELDS),  # how many are closed
        ("chip", np.int8, FIELDS),  # who conquered it
        ("fields", np.int8, SEATS),
        ("outer", np.int8, SEATS),
        ("stock", np.int8, EDGES),  # as kinds
        ("stock_left", np.int8),  # the last of these is drawn next
    ],
    align=True,
)


class DominationView(View):
    """A board, what lies on it, and who conquered what."""

    board: list[list[int]]  # the printed values as one reads them: rank 8 first, from file a
    edges: dict[str, int]  # the edges that are taken, each with the seat that laid there
    fields: dict[str, int]  # the fields that are conquered, each with its conqueror
    chips: list[int]  # fields of each seat
    outer: list[int]  # those at the rim among them
    places: dict[str, list[str]]  # each kind in the hand, with the empty edges it fits
    last: str | None  # the edge of the domino laid last


def prepare(s: State, rules: Rules, options: Mapping[str, Value]) -> None:
    """Write the options into a blank state, and the board where it is known already."""
    board, first = options["board"], options["first"]
    s["board"] = BOARDS.index(str(board)) if board in BOARDS else GIVEN_BOARD
    s["squares"] = board_squares(STANDARD if board in BOARDS else str(board))
    s["first"] = NOBODY if first == LOT else first


@kernel
def setup(s: State) -> None:
    """Print the board, shuffle, fill the racks and draw who begins."""
    if s.board == RANDOM_BOARD:
        draw_board(s)
    list_edges(s)
    for field in range(FIELDS):
        s.chip[field] = NOBODY
    s.last = NOBODY
    deal(s)
    s.turn = below(s, s.seats) if s.first == NOBODY else s.first  # DOM-4


@kernel
def list_edges(s: State) -> None:
    """Empty edges, listed by the kind of domino that fits them."""
    for kind in range(KINDS):
        s.stock[kind] = 0  # not dealt yet: here it counts the edges found of each kind
    for edge in range(EDGES):
        s.laid_by[edge] = NOBODY
        kind = kind_at(s, edge)
        s.empty[kind, s.stock[kind]] = edge
        s.stock[kind] += 1


@kernel
def kind_at(s: State, edge: int) -> int:
    """The kind of domino whose halves are the two squares of this edge (DOM-5)."""
    return int(KIND[s.squares[EDGE_SQUARES[edge, 0]], s.squares[EDGE_SQUARES[edge, 1]]])


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
    """Lay one domino, conquer what it closes, take one; always the whole turn (DOM-8)."""
    lay(s, seat, move)
    for i in range(2):
        field = EDGE_FIELDS[move, i]
        if field != NO_FIELD:
            close_side(s, seat, field)
    if s.stock_left:
        take(s, seat)  # DOM-6
    pass_on(s)


@kernel
def lay(s: State, seat: int, edge: int) -> None:
    """A domino goes from a rack to its edge."""
    kind = kind_at(s, edge)
    s.rack[seat, kind] -= 1
    if s.rack[seat, kind] == 0:
        s.held[seat] &= ~(1 << kind)
    for i in range(COPIES):  # written without a branch: a fifth more games a second
        s.empty[kind, i] = TAKEN if s.empty[kind, i] == edge else s.empty[kind, i]
    s.laid_by[edge] = seat
    s.laid += 1
    s.last = edge


@kernel
def close_side(s: State, seat: int, field: int) -> None:
    """One more side of a field is closed; with the fourth it is conquered (DOM-7)."""
    s.sides[field] += 1
    if s.sides[field] == 4:
        s.chip[field] = seat
        s.fields[seat] += 1
        s.outer[seat] += IS_OUTER[field]


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
    """Anew, all that a seat cannot know: the other racks and the order of the stock.

    A player's choice of an edge rules nothing out, for who can lay always may lay something else
    (DOM-9). So all orders of the dominoes that the seat does not see are equally likely.
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
    for i in range(s.stock_left, EDGES):
        s.stock[i] = 0  # what was drawn is not to be read there


@kernel
def gather_unseen(s: State, seat: int) -> int:
    """Put the dominoes that a seat does not see in the stock's array, sorted; how many."""
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
    """The fields of each, and those at the rim."""
    return Ending("DOM-11", {"fields": tuple(chips(s)), "outer": tuple(outer_chips(s))})


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
        "last": None if s["last"] == NOBODY else EDGE_TEXT[s["last"]],
    }


def own(s: State, seat: int) -> dict[str, Any]:
    """What only the seat itself sees."""
    hand = rack_texts(s, seat)
    places = {tile: empty_edges(s, INDEX[tile]) for tile in hand}
    return {"seat": seat, "hand": hand, "places": places}


def owned(names: tuple[str, ...], owners: Any) -> dict[str, int]:
    """The named things that somebody has, each with the seat that has it."""
    pairs = zip(names, owners.tolist(), strict=True)
    return {name: owner for name, owner in pairs if owner != NOBODY}


def empty_edges(s: State, kind: int) -> list[str]:
    """Where a domino of this kind can go."""
    return [EDGE_TEXT[edge] for edge in s["empty"][kind].tolist() if edge != TAKEN]


def dump(s: State) -> dict[str, Any]:
    """Everything: the keys of a view, and

    hands: every rack; stock_order: the stock, the next to be drawn first; laid: the dominoes on
    the board; rng: the counter of the random numbers.
    """
    taken = EDGE_SQUARES[s["laid_by"] != NOBODY]
    laid = KIND[s["squares"][taken[:, 0]], s["squares"][taken[:, 1]]]
    return {
        **view(s, SPECTATOR),
        "hands": [rack_texts(s, seat) for seat in range(s["seats"])],
        "stock_order": [TEXT[kind] for kind in s["stock"][: s["stock_left"]][::-1].tolist()],
        "laid": [TEXT[kind] for kind in laid.tolist()],
        "rng": int(s["rng"]),
    }


def move_text(s: State, seat: int, move: int) -> str:
    """A move in notation: the two squares of its edge."""
    return str(EDGE_TEXT[move])


def parse_move(s: State, seat: int, text: str) -> int:
    """The edge that a text means."""
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
    own=own,
    prepare=prepare,
)
