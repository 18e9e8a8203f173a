"""Moves of a construction in notation, such as 64@0,0,1/e, and why one is refused."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.letters import (
    COMMA,
    MINUS,
    NINE,
    ZERO,
    find_text,
    letters_table,
    put,
    put_number,
    put_text,
)
from boneyard.engine.rules import State
from boneyard.engine.texts import MoveWriter, Reason, refused, tell_number, tell_text
from boneyard.engine.tiles import (
    DOUBLE,
    HIGH,
    LOW,
    letters,
    put_tile,
    read_tile,
    read_turned_tile,
)
from boneyard.games.shared.hands import holds
from boneyard.games.shared.magnetic import highest_double
from boneyard.games.shared.tower.physics.tower import EAST, EMPTY, HEADINGS, NORTH, at
from boneyard.games.shared.tower.places import (
    DRAW,
    FIRST_PLACE,
    MOST_LEVEL,
    NUMBER,
    OFFSET,
    place,
    place_of,
)

# Why a move is refused, in every game with a construction.
(
    NOT_A_PLACE,
    HIGHER_FIRST,
    BELOW_TABLE,
    TOUCHES_NOTHING,
    DOUBLE_HEADING,
    OPEN_CONSTRUCTION,
    CAN_LAY,
    MUST_DRAW,
    NO_STOCK,
    NOT_IN_HAND,
    CELL_TAKEN,
    NOT_EQUAL,
    NOT_AN_END,
) = range(13)
REASONS = (
    Reason("not-a-place"),
    Reason("higher-first", "tile"),
    Reason("below-table"),
    Reason("touches-nothing", "tile"),
    Reason("double-heading", "tile"),
    Reason("open-construction", "tile"),
    Reason("can-lay"),
    Reason("must-draw"),
    Reason("no-stock"),
    Reason("not-in-hand", "tile"),
    Reason("cell-taken"),
    Reason("not-equal", "own", "other"),
    Reason("not-an-end"),
)

STUCK_WORDS = letters_table(("draw", "pass"))
HEADING_LETTERS = letters_table(tuple(HEADINGS))
AT, SLASH = ord("@"), ord("/")
MOST_DIGITS = 3
NO_NUMBER = 10**6  # more than any number that is read


@kernel
def write_move(s: State, seat: int, move: int, out: Any, at: int) -> int:
    """A move in notation."""
    if move < FIRST_PLACE:
        return put_text(out, at, STUCK_WORDS, move - DRAW)
    kind, x, y, z, heading = place_of(move)
    at = put(out, put_tile(s, kind, out, at), AT)
    at = put(out, put_number(out, at, x), COMMA)
    at = put(out, put_number(out, at, y), COMMA)
    at = put(out, put_number(out, at, z), SLASH)
    return put_text(out, at, HEADING_LETTERS, heading)


@kernel
def read_move(s: State, seat: int, text: Any, n: int, r: Any) -> int:
    """The move that a text means."""
    word = find_text(STUCK_WORDS, text, 0, n)
    if word >= 0:
        return DRAW + word
    tile = read_tile(s, text, 0, n)
    turned = read_turned_tile(s, text, 0, n)
    after_x = number_end(text, 3, n)
    after_y = number_end(text, after_x + 1, n)
    after_z = number_end(text, after_y + 1, n)
    heading = find_text(HEADING_LETTERS, text, after_z + 1, n)
    if (
        max(tile, turned) < 0
        or text[2] != AT
        or not is_at(text, after_x, n, COMMA)
        or not is_at(text, after_y, n, COMMA)
        or not is_at(text, after_z, n, SLASH)
        or heading < 0
    ):
        return refused(r, NOT_A_PLACE)
    if tile < 0:
        refused(r, HIGHER_FIRST)
        return tell_text(r, letters(s), turned)
    x = whole_number(text, 3, after_x)
    y = whole_number(text, after_x + 1, after_y)
    z = whole_number(text, after_y + 1, after_z)
    return read_place(s, tile, x, y, z, heading, r)


@kernel
def read_place(s: State, tile: int, x: int, y: int, z: int, heading: int, r: Any) -> int:
    """The move that lays a domino there, if there can be such a place."""
    if max(x, y, z) == NO_NUMBER:
        return refused(r, NOT_A_PLACE)
    if z < 0:
        return refused(r, BELOW_TABLE)
    if max(abs(x), abs(y)) >= OFFSET or z > MOST_LEVEL:
        refused(r, TOUCHES_NOTHING)
        return tell_text(r, letters(s), tile)
    if LOW[tile] == HIGH[tile] and heading > 1:
        refused(r, DOUBLE_HEADING)
        return tell_text(r, letters(s), tile)
    return place(tile, x, y, z, heading)


@kernel
def is_at(text: Any, i: int, n: int, char: int) -> bool:
    """Whether there is a letter number i, and it is this one."""
    return i < n and text[i] == char


@kernel
def number_end(text: Any, start: int, n: int) -> int:
    """The place after a number of at most MOST_DIGITS that begins here; n if none does."""
    first = start + 1 if is_at(text, start, n, MINUS) else start
    end = first
    while end < n and end - first < MOST_DIGITS and ZERO <= text[end] <= NINE:
        end += 1
    return n if end <= first else end


@kernel
def whole_number(text: Any, start: int, end: int) -> int:
    """The number that text[start:end] is; NO_NUMBER if it has zeros that do not belong there."""
    negative = text[start] == MINUS
    first = start + 1 if negative else start
    if text[first] == ZERO and (negative or end - first > 1):
        return NO_NUMBER
    number = int64(0)
    for i in range(first, end):
        number = 10 * number + text[i] - ZERO
    return -number if negative else number


@kernel
def refuse_before_laying(s: State, seat: int, move: int, can_lay: bool, r: Any) -> bool:
    """Whether something is wrong with a move, apart from its place, and what."""
    if s.opened < 0:
        refused(r, OPEN_CONSTRUCTION)
        tell_text(r, letters(s), DOUBLE[highest_double(s.hands[seat])])
        return True
    if move < FIRST_PLACE:
        if can_lay:
            refused(r, CAN_LAY)
        else:
            refused(r, MUST_DRAW if s.stock_left else NO_STOCK)
        return True
    kind = place_of(move)[0]
    if not holds(s, seat, kind):
        refused(r, NOT_IN_HAND)
        tell_text(r, letters(s), kind)
        return True
    return False


@kernel
def refuse_cells(s: State, move: int, r: Any) -> bool:
    """Whether the cells of a move are taken, or superposed with other numbers."""
    kind, x, y, z, heading = place_of(move)
    for end in range(2):
        if at(s.tower, x + end * EAST[heading], y + end * NORTH[heading], z) != EMPTY:
            refused(r, CELL_TAKEN)
            return True
    for end in range(2):
        own = NUMBER[2 * kind + end]
        for step in range(-1, 2, 2):
            other = at(s.tower, x + end * EAST[heading], y + end * NORTH[heading], z + step)
            if other != EMPTY and NUMBER[other] != own:
                refused(r, NOT_EQUAL)
                tell_number(r, own)
                tell_number(r, NUMBER[other])
                return True
    return False


@kernel
def refuse_nowhere(s: State, move: int, r: Any) -> None:
    """There is nothing that a domino would touch at its place."""
    refused(r, TOUCHES_NOTHING)
    tell_text(r, letters(s), place_of(move)[0])


move_text = MoveWriter(write_move)
