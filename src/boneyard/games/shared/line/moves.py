"""A line of dominoes with two ends: what `classic` and `magnetic-flat` share.

A move is twice the number of a domino, plus one for the right end; then come drawing and passing.
The state also keeps what everybody may conclude from drawing and passing: `stuck[seat, n]` is how
many dominoes the seat had been given when it last showed that it held none with the number n.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.dumps import require, require_between
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import Pair, State, Value, View
from boneyard.engine.tiles import HIGH, INDEX, KINDS, LOW, PAIRS, PIPS, SHOWING, TEXT, lowest
from boneyard.errors import BadDump, Refusal
from boneyard.games.shared import hands
from boneyard.games.shared.hands import (
    BLOCKED,
    SEATS,
    WENT_OUT,
    HandsDump,
    between,
    check_slots,
    leave,
    restore_hands,
)

DRAW = 2 * KINDS
PASS = 2 * KINDS + 1
RIGHT = 1
MOST_MOVES = 2 * KINDS

FIELDS: list[Any] = [
    *hands.FIELDS,
    ("left", np.int8),  # the open numbers; -1 before the first domino
    ("right", np.int8),
    ("laid", np.int8, KINDS),  # the moves that laid a domino, in order
    ("laid_count", np.int8),
    ("stuck", np.int8, (SEATS, 7)),
]


class LineView(View):
    """What is seen of a game with a line."""

    line: list[Pair]  # each domino as it lies, left half first
    laid_by: list[int]  # who laid each of them
    ends: list[int]  # the two open numbers; empty before the first domino
    last: str | None  # the domino laid last


@kernel
def clear(s: State) -> None:
    """An empty line."""
    s.left = s.right = -1


@kernel
def layings(s: State, seat: int, moves: Any) -> int:
    """All ways to lay a domino of this hand at an end of the line."""
    n = 0
    fitting = s.hands[seat] & SHOWING[s.left]
    while fitting:
        moves[n] = 2 * lowest(fitting)
        fitting &= fitting - 1
        n += 1
    if s.laid_count:
        fitting = s.hands[seat] & SHOWING[s.right]
        while fitting:
            moves[n] = 2 * lowest(fitting) + RIGHT
            fitting &= fitting - 1
            n += 1
    return n


@kernel
def lay(s: State, seat: int, move: int) -> None:
    """Lay a domino; the half that does not touch is the new end."""
    tile = move >> 1
    leave(s, seat, tile, max(s.stuck[seat, LOW[tile]], s.stuck[seat, HIGH[tile]]))
    s.laid[s.laid_count] = move
    if s.laid_count == 0:
        s.left = HIGH[tile]
        s.right = LOW[tile]
    elif move & RIGHT:
        s.right = PIPS[tile] - s.right
    else:
        s.left = PIPS[tile] - s.left
    s.laid_count += 1


@kernel
def note_stuck(s: State, seat: int) -> None:
    """Everybody sees that this seat holds nothing that fits either end."""
    s.stuck[seat, s.left] = s.got[seat]
    s.stuck[seat, s.right] = s.got[seat]


@kernel
def bound_slots(s: State, first_slot: Any) -> None:
    """The first slot of each hand that each domino can have come to, by what all know."""
    for seat in range(s.seats):
        for tile in range(KINDS):
            first_slot[seat, tile] = max(s.stuck[seat, LOW[tile]], s.stuck[seat, HIGH[tile]])


def ends(s: State) -> tuple[int | str, ...]:
    """The two open numbers; none before the first domino."""
    return (int(s["left"]), int(s["right"])) if s["laid_count"] else ()


def line_view(s: State, viewer: int, game: str, options: dict[str, Value]) -> LineView:
    """The view of a seat, or of a spectator."""
    line, laid_by = line_as_it_lies(s)
    return {
        **hands.common_view(s, viewer, game, options),
        "line": line,
        "laid_by": laid_by,
        "ends": [int(s["left"]), int(s["right"])] if line else [],
        "last": TEXT[s["laid"][s["laid_count"] - 1] >> 1] if line else None,
    }


def line_as_it_lies(s: State) -> tuple[list[list[int]], list[int]]:
    """The dominoes from left to right, each with its left half first, and who laid them."""
    line: list[list[int]] = []
    laid_by: list[int] = []
    seats = s["laid_by"].tolist()
    for move in s["laid"][: s["laid_count"]].tolist():
        tile = move >> 1
        (low, high), seat = PAIRS[tile], seats[tile]
        if not line:
            line, laid_by = [[high, low]], [seat]
        elif move & RIGHT:
            near = line[-1][1]
            line.append([near, low + high - near])
            laid_by.append(seat)
        else:
            near = line[0][0]
            line.insert(0, [low + high - near, near])
            laid_by.insert(0, seat)
    return line, laid_by


MOVE_TEXT = [f"{text}{side}" for text in TEXT for side in "LR"] + ["draw", "pass"]
MOVE_INDEX = {text: move for move, text in enumerate(MOVE_TEXT)}


def move_text(s: State, seat: int, move: int) -> str:
    """A move in notation; the very first domino of a line has no side."""
    if s["laid_count"] == 0 and move < DRAW:
        return TEXT[move >> 1]
    return MOVE_TEXT[move]


def parse_move(s: State, seat: int, text: str) -> int:
    """The move that a text means."""
    first = s["laid_count"] == 0
    if text in INDEX and first:
        return 2 * INDEX[text]
    if text in INDEX:
        raise Refusal("which-end", tile=text)
    if text not in MOVE_INDEX:
        if text[:2] not in INDEX and text[:2][::-1] in INDEX:
            raise Refusal("higher-first", tile=text[:2][::-1])
        raise Refusal("not-a-line-move")
    if first and MOVE_INDEX[text] < DRAW:
        raise Refusal("no-side-yet", tile=text[:2])
    return MOVE_INDEX[text]


def refuse(s: State, seat: int, move: int) -> Refusal:
    """Why a well-formed move is not legal for the seat whose turn it is."""
    hand = int(s["hands"][seat])
    if move >= DRAW:
        if hand & int(SHOWING[s["left"]] | SHOWING[s["right"]]):
            return Refusal("can-lay")
        return Refusal("no-stock") if s["stock_left"] == 0 else Refusal("must-draw")
    tile = move >> 1
    if not hand >> tile & 1:
        return Refusal("not-in-hand", tile=TEXT[tile])
    end = int(s["right"] if move & RIGHT else s["left"])
    return Refusal("does-not-fit", tile=TEXT[tile], end=end)


class LineDump(HandsDump):
    """What `restore_line` reads of a dump, and `hidden_line` writes."""

    layings: list[str]  # the moves that laid a domino, in order
    stuck: list[list[int]]  # see above: for each seat, a row of seven


def hidden_line(s: State) -> dict[str, Any]:
    """What no view of a game with a line shows while it runs: see `LineDump`."""
    moves = s["laid"][: s["laid_count"]].tolist()
    return {
        **hands.hidden(s),
        "layings": [MOVE_TEXT[move] if i else TEXT[move >> 1] for i, move in enumerate(moves)],
        "stuck": s["stuck"][: s["seats"]].tolist(),
    }


def restore_line(s: State, dump: LineDump, each: int) -> None:
    """Hands and stock, the line laid again, and whether somebody is out or all have passed."""
    seats = int(s["seats"])
    clear(s)
    ends_after = [lay_again(s, dump, text) for text in dump["layings"]]
    table = hands.tile_set([text[:2] for text in dump["layings"]], "layings")
    require(
        len(dump["came"]) == len(dump["layings"]), "came tells of a domino that is not in layings"
    )
    restore_hands(s, dump, table, each)
    require(
        len(dump["stuck"]) == seats and all(len(row) == 7 for row in dump["stuck"]),
        f"stuck has a row of 7 numbers for each of {seats} seats",
    )
    for seat, row in enumerate(dump["stuck"]):
        for number, slot in enumerate(row):
            if slot:
                require_between(f"stuck[{seat}][{number}]", slot, each, int(s["got"][seat]))
        s["stuck"][seat] = row
    if not s["hands"][:seats].all():
        s["ended"] = WENT_OUT
    elif s["passes"] == seats:
        s["ended"] = BLOCKED
    first_slot = np.zeros((SEATS, KINDS), np.int64)
    bound_slots(s, first_slot)
    check_slots(s, first_slot)
    check_turns(s, ends_after)


def lay_again(s: State, dump: LineDump, text: str) -> tuple[int, int]:
    """Lay the next domino of a line by the rules; the ends that it leaves."""
    try:
        move = parse_move(s, 0, text)
    except Refusal:
        move = DRAW
    require(move < DRAW, f"layings: {text!r} is not such as 64, or after the first 64L or 64R")
    tile = TEXT[move >> 1]
    require(tile in dump["came"], f"came lacks {tile}, which was laid")
    require_between(f"came[{tile}].by", dump["came"][tile]["by"], 0, int(s["seats"]) - 1)
    seat = dump["came"][tile]["by"]
    s["hands"][seat] = 1 << (move >> 1)
    moves = np.empty(MOST_MOVES, np.int64)
    if move not in moves[: layings(s, seat, moves)].tolist():
        raise BadDump(f"layings: {text} does not fit the line")
    lay(s, seat, move)
    return int(s["left"]), int(s["right"])


def check_turns(s: State, ends_after: list[tuple[int, int]]) -> None:
    """Who did not lay in turn drew or passed, and showed it; who went out laid last."""
    seats, turn, running = int(s["seats"]), int(s["turn"]), not s["ended"]
    laid = (s["laid"][: s["laid_count"]] >> 1).tolist()
    layers = s["laid_by"][laid].tolist()
    out = [seat for seat in range(seats) if not s["hands"][seat]]
    require(not out or out == [turn] == layers[-1:], "only who has just laid can be out, alone")
    require(layers or not s["stuck"].any(), "stuck: the first player can lay any domino")
    passed = [(turn - running - i) % seats for i in range(s["passes"])]
    require(not passed or (layers and not out), "passes: nobody passed since a domino was laid")
    given = [int(s["dealt"])] * seats
    follow = [*layers[1:], turn] if running else layers[1:]
    for tile, layer, ends, after in zip(laid, layers, ends_after, follow, strict=False):
        require(s["before_slot"][tile] >= given[layer], f"came: seat {layer} had more before")
        given[layer] = int(s["before_slot"][tile])
        for seat in between(layer, after, seats):
            require_stuck(s, seat, ends, given[seat])
    for seat in passed:
        require_stuck(s, seat, ends_after[-1], int(s["got"][seat]))
    for seat in range(seats):
        drawn = s["got"][seat] > s["dealt"]
        last = s["stuck"][seat].max()
        require(not drawn or last >= s["got"][seat] - 1, f"stuck: seat {seat} drew a domino")


def require_stuck(s: State, seat: int, ends: tuple[int, int], given: int) -> None:
    """A seat that drew or passed with these ends showed that it held neither number."""
    for end in ends:
        require(
            s["stuck"][seat, end] >= given,
            f"seat {seat} did not lay at the ends {ends}, but stuck[{seat}][{end}] does not say so",
        )
