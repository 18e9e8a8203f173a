"""The moves of Domino 4: each is one number and one text (notation.md)."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.letters import (
    COMMA,
    MINUS,
    NINE,
    ZERO,
    find_text,
    is_text,
    letters_table,
    put,
    put_number,
    put_text,
    read_number,
)
from boneyard.engine.rules import State
from boneyard.engine.texts import NO_MOVE, MoveReader, MoveWriter, SeenWriter, refused, tell_text
from boneyard.games.domino4.geometry import FARTHEST, TURNS, plain_turn
from boneyard.games.domino4.reasons import (
    DOUBLE_TURN,
    HIGHER_FIRST,
    NAME_A_COLOUR,
    NAME_A_TURN,
    NOT_A_MOVE,
    NOT_A_TILE,
    REASONS,
    TOO_FAR,
)
from boneyard.games.domino4.tiles import COLOURS, HIGH, JOKER, LETTERS, LOW

LAY, OPEN_JOKER, FACE_DOWN, DRAW, PASS, STOP, ACCEPT, ACCUSE, GIVE, LAST = range(10)

# kind: 4 bits, tile: 6, x and y: 7 each, look (the turn, or the colour named): 2, announced: 1
TILE_AT, X_AT, Y_AT, LOOK_AT = 4, 10, 17, 24
SHIFT = 64
ANNOUNCED = 1 << 26

# What moves are written with.
WORDS = letters_table(
    ("", "", "", "draw", "pass", "stop", "accept", "accuse", "give", "last!")  # by their kinds
)
TURN_LETTERS, COLOUR_LETTERS = letters_table(TURNS), letters_table(COLOURS)
DOWN, AT, SLASH, EQUALS, BANG, COLON = (ord(char) for char in "?@/=!:")
SMALL_A, SMALL_Z, SMALL = ord("a"), ord("z"), ord("a") - ord("A")

# The parts of a laying: where each begins, the last two where it ends, without and with its `!`.
TILE, X, Y, TURN, COLOUR, END, LENGTH = range(7)
PARTS = 7
MOST_NUMBER, NO_PLACE = 999, FARTHEST + 1


@kernel
def laying(kind: int, tile: int, x: int, y: int, look: int) -> int:
    """The move that lays a tile on a cell; look is its turn or the colour it names."""
    return (
        kind
        | tile << TILE_AT
        | (x + SHIFT) << X_AT
        | (y + SHIFT) << Y_AT
        | look << LOOK_AT
    )  # fmt: skip


@kernel
def giving(tile: int) -> int:
    """The move that gives a tile away."""
    return GIVE | tile << TILE_AT


@kernel
def kind_of(move: int) -> int:
    """What is done."""
    return move & 15


@kernel
def tile_of(move: int) -> int:
    """The tile that is laid or given; JOKER: any joker of the hand."""
    return move >> TILE_AT & 63


def lays(s: State, move: int) -> int | None:
    """The tile that a move lays, openly or face down, wherever; None: it lays none."""
    return None if move & 15 >= DRAW else move & (1 << X_AT) - 1


@kernel
def x_of(move: int) -> int:
    """The cell's place from west to east."""
    return (move >> X_AT & 127) - SHIFT


@kernel
def y_of(move: int) -> int:
    """The cell's place from south to north."""
    return (move >> Y_AT & 127) - SHIFT


@kernel
def look_of(move: int) -> int:
    """The turn of the tile, or the colour named with a joker."""
    return move >> LOOK_AT & 3


@kernel
def write_move(s: State, seat: int, move: int, out: Any, at: int) -> int:
    """A move in notation."""
    return write(move, True, out, at)


@kernel
def write_seen(s: State, viewer: int, seat: int, move: int, out: Any, at: int) -> int:
    """A move as another sees it: not which tile lies face down, nor which was given away.

    A gift goes from the player to the accuser or back; both see it.
    """
    kind = kind_of(move)
    if kind == GIVE and viewer != s.turn and viewer != s.accuser:
        return put_text(out, at, WORDS, GIVE)
    return write(move, kind != FACE_DOWN, out, at)


@kernel
def write(move: int, named: bool, out: Any, at: int) -> int:
    """A move in notation, with or without the name of a tile that is laid."""
    kind = kind_of(move)
    if kind >= DRAW:
        at = put_text(out, at, WORDS, kind)
        return put_text(out, put(out, at, COLON), LETTERS, tile_of(move)) if kind == GIVE else at
    if kind == FACE_DOWN:
        at = put(out, at, DOWN)
    if named:
        at = put_text(out, at, LETTERS, tile_of(move))
    at = put_number(out, put(out, at, AT), x_of(move))
    at = put_number(out, put(out, at, COMMA), y_of(move))
    if kind == LAY:
        at = put_text(out, put(out, at, SLASH), TURN_LETTERS, look_of(move))
    else:
        at = put(out, put(out, at, EQUALS), COLOUR_LETTERS[look_of(move), 0])
    return put(out, at, BANG) if move & ANNOUNCED else at


@kernel
def read_move(s: State, seat: int, text: Any, n: int, r: Any) -> int:
    """The move that a text stands for."""
    word = find_text(WORDS, text, 0, n)
    if word >= DRAW and word != GIVE:
        return word
    if n > 4 and is_text(WORDS, GIVE, text, 0, 4) and text[4] == COLON:
        tile = read_tile(text, 5, n, r)
        return NO_MOVE if tile < 0 else giving(tile)
    parts = stack_array(PARTS, np.int64)
    if not split(text, n, parts):
        return refused(r, NOT_A_MOVE)
    return read_laying(text, parts, r)


@kernel
def read_laying(text: Any, parts: Any, r: Any) -> int:
    """A laying that is well written as a whole."""
    tile = read_tile(text, parts[TILE], parts[X] - 1, r)
    if tile < 0:
        return NO_MOVE
    down = parts[TILE] > 0
    look = read_colour(text, parts, r) if down or tile == JOKER else read_turn(text, parts, tile, r)
    if look < 0:
        return NO_MOVE
    x = read_place(text, parts[X], parts[Y] - 1, r)
    if x == NO_PLACE:
        return NO_MOVE
    y = read_place(text, parts[Y], parts[TURN], r)
    if y == NO_PLACE:
        return NO_MOVE
    kind = FACE_DOWN if down else OPEN_JOKER if tile == JOKER else LAY
    move = laying(kind, tile, x, y, look)
    return move | ANNOUNCED if parts[LENGTH] > parts[END] else move


@kernel
def split(text: Any, n: int, parts: Any) -> bool:
    """Find where the parts of a laying begin; False if it is not written like `?r43@2,-1=b!`."""
    parts[TILE] = 1 if has(text, n, 0, DOWN) else 0
    parts[X] = after_name(text, n, parts[TILE]) + 1
    parts[Y] = after_number(text, n, parts[X]) + 1
    parts[TURN] = after_number(text, n, parts[Y])
    parts[COLOUR] = parts[TURN]
    if has(text, n, parts[TURN], SLASH):
        parts[COLOUR] = after_small_letters(text, n, parts[TURN] + 1)
        if parts[COLOUR] == parts[TURN] + 1:
            return False
    parts[END] = parts[COLOUR]
    if has(text, n, parts[COLOUR], EQUALS):
        parts[END] += 2
        if after_small_letters(text, n, parts[COLOUR] + 1) != parts[END]:
            return False
    parts[LENGTH] = parts[END] + has(text, n, parts[END], BANG)
    return (
        parts[LENGTH] == n
        and parts[X] - 1 > parts[TILE]
        and has(text, n, parts[X] - 1, AT)
        and parts[Y] - 1 > parts[X]
        and has(text, n, parts[Y] - 1, COMMA)
        and parts[TURN] > parts[Y]
    )


@kernel
def has(text: Any, n: int, at: int, char: int) -> bool:
    """Whether a character is in this place of a text."""
    return bool(at < n and text[at] == char)


@kernel
def after_name(text: Any, n: int, at: int) -> int:
    """The place after the letters and digits from a place on."""
    while at < n and (is_digit(text[at]) or is_small(text[at]) or is_small(text[at] | SMALL)):
        at += 1
    return at


@kernel
def after_small_letters(text: Any, n: int, at: int) -> int:
    """The place after the small letters from a place on."""
    while at < n and is_small(text[at]):
        at += 1
    return at


@kernel
def after_number(text: Any, n: int, at: int) -> int:
    """The place after a number of up to three digits; the same place if there is none."""
    first = at + 1 if has(text, n, at, MINUS) else at
    end = first
    while end < n and end < first + 3 and is_digit(text[end]):
        end += 1
    return end if end > first else at


@kernel
def is_digit(char: int) -> bool:
    """Whether it is 0 to 9."""
    return ZERO <= char <= NINE


@kernel
def is_small(char: int) -> bool:
    """Whether it is a to z."""
    return SMALL_A <= char <= SMALL_Z


@kernel
def read_tile(text: Any, start: int, end: int, r: Any) -> int:
    """The tile that text[start:end] names."""
    tile = find_text(LETTERS, text, start, end)
    if tile >= 0:
        return tile
    for turned in range(JOKER):
        if end - start == 3 and is_turned(turned, text, start):
            refused(r, HIGHER_FIRST)
            return tell_text(r, LETTERS, turned)
    return refused(r, NOT_A_TILE)


@kernel
def is_turned(tile: int, text: Any, start: int) -> bool:
    """Whether three letters name a tile with the lower number first."""
    return bool(
        text[start] == LETTERS[tile, 0]
        and text[start + 1] == LETTERS[tile, 2]
        and text[start + 2] == LETTERS[tile, 1]
    )


@kernel
def read_colour(text: Any, parts: Any, r: Any) -> int:
    """The colour that is named with a joker."""
    if parts[COLOUR] > parts[TURN] or parts[END] == parts[COLOUR]:
        return refused(r, NAME_A_COLOUR)
    colour = find_text(COLOUR_LETTERS, text, parts[COLOUR] + 1, parts[END])
    return refused(r, NAME_A_COLOUR) if colour < 0 else colour


@kernel
def read_turn(text: Any, parts: Any, tile: int, r: Any) -> int:
    """The turn of a tile; a double has only two."""
    if parts[END] > parts[COLOUR] or parts[COLOUR] == parts[TURN]:
        return refused(r, NAME_A_TURN)
    turn = find_text(TURN_LETTERS, text, parts[TURN] + 1, parts[COLOUR])
    if turn < 0:
        return refused(r, NAME_A_TURN)
    if turn != plain_turn(turn, HIGH[tile] == LOW[tile]):
        refused(r, DOUBLE_TURN)
        tell_text(r, LETTERS, tile)
        return tell_text(r, TURN_LETTERS, turn & 1)
    return turn


@kernel
def read_place(text: Any, start: int, end: int, r: Any) -> int:
    """A coordinate of a cell, written as numbers are; NO_PLACE if it is none."""
    negative = text[start] == MINUS
    number = read_number(text, start + negative, end, MOST_NUMBER)
    if number < 0 or (negative and number == 0):
        refused(r, NOT_A_MOVE)
        return NO_PLACE
    if number > FARTHEST:
        refused(r, TOO_FAR)
        return NO_PLACE
    return -number if negative else number


move_text, seen_text = MoveWriter(write_move), SeenWriter(write_seen)
parse_move = MoveReader(read_move, REASONS)
