"""A line of dominoes with two ends: what `classic` and `magnetic-flat` share.

A move is twice the number of a domino, plus one for the right end; then come drawing and passing.
The state also keeps what everybody may conclude from drawing and passing: `stuck[seat, n]` is how
many dominoes the seat had been given when it last showed that it held none with the number n.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.errors import Refusal
from boneyard.game import Pair, State, Value, View
from boneyard.games import hands
from boneyard.games.hands import SEATS, leave
from boneyard.jit import kernel
from boneyard.tiles import HIGH, INDEX, KINDS, LOW, PAIRS, PIPS, SHOWING, TEXT, lowest

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
