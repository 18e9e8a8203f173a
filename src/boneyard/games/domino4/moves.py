"""The moves of Domino 4: each is one number and one text (notation.md)."""

from __future__ import annotations

import re
from functools import lru_cache

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import State
from boneyard.errors import Refusal
from boneyard.games.domino4.geometry import FARTHEST, TURNS
from boneyard.games.domino4.tiles import COLOURED, COLOURS, HIGH, INDEX, JOKER, LOW, TEXT

LAY, OPEN_JOKER, FACE_DOWN, DRAW, PASS, STOP, ACCEPT, ACCUSE, GIVE, LAST = range(10)
WORDS = {DRAW: "draw", PASS: "pass", STOP: "stop", ACCEPT: "accept", ACCUSE: "accuse"} | {
    LAST: "last!"
}
MEANING = {word: kind for kind, word in WORDS.items()}

# kind: 4 bits, tile: 6, x and y: 7 each, look (the turn, or the colour named): 2, announced: 1
TILE_AT, X_AT, Y_AT, LOOK_AT = 4, 10, 17, 24
SHIFT = 64
ANNOUNCED = 1 << 26

LAYING = re.compile(
    r"(?P<down>\?)?(?P<tile>[A-Za-z0-9]+)@(?P<x>-?[0-9]{1,3}),(?P<y>-?[0-9]{1,3})"
    r"(?:/(?P<turn>[a-z]+))?(?:=(?P<colour>[a-z]))?(?P<announced>!)?"
)


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


def move_text(s: State, seat: int, move: int) -> str:
    """A move in notation."""
    return full_text(move)


@lru_cache(1 << 16)
def full_text(move: int) -> str:
    """A move with the name of its tile."""
    return text_of(move, TEXT[tile_of(move)])


def seen_text(s: State, viewer: int, seat: int, move: int) -> str:
    """A move as another sees it: not which tile lies face down, nor which was given away.

    A gift goes from the player to the accuser or back; both see it.
    """
    kind = kind_of(move)
    if kind == GIVE and viewer not in (int(s["turn"]), int(s["accuser"])):
        return "give"
    return text_of(move, "") if kind == FACE_DOWN else full_text(move)


def text_of(move: int, tile: str) -> str:
    """A move in notation with this text for its tile."""
    kind = kind_of(move)
    if kind in WORDS:
        return WORDS[kind]
    if kind == GIVE:
        return f"give:{tile}"
    look = f"/{TURNS[look_of(move)]}" if kind == LAY else f"={COLOURS[look_of(move)]}"
    down = "?" if kind == FACE_DOWN else ""
    announced = "!" if move & ANNOUNCED else ""
    return f"{down}{tile}@{x_of(move)},{y_of(move)}{look}{announced}"


def parse_move(s: State, seat: int, text: str) -> int:
    """The move that a text stands for.

    >>> move_text(None, 0, parse_move(None, 0, "r43@2,-1/nw!"))
    'r43@2,-1/nw!'
    """
    return read_move(text)


@lru_cache(1 << 16)
def read_move(text: str) -> int:
    """The same; it does not depend on the position."""
    if text in MEANING:
        return MEANING[text]
    if text.startswith("give:"):
        return int(giving(read_tile(text[5:])))
    match = LAYING.fullmatch(text)
    if not match:
        raise Refusal("not-a-domino4-move")
    tile = read_tile(match["tile"])
    kind, look = read_look(tile, match)
    move = int(laying(kind, tile, read_place(match["x"]), read_place(match["y"]), look))
    return move | ANNOUNCED if match["announced"] else move


def read_tile(text: str) -> int:
    """A tile's number, or an error that says how tiles are written."""
    if text in INDEX:
        return INDEX[text]
    turned = text[:1] + text[:0:-1]
    if turned in INDEX:
        raise Refusal("higher-first", tile=turned)
    raise Refusal("not-a-domino4-tile")


def read_place(text: str) -> int:
    """A coordinate of a cell, written as numbers are."""
    place = int(text)
    if str(place) != text:
        raise Refusal("not-a-domino4-move")
    if abs(place) > FARTHEST:
        raise Refusal("too-far")
    return place


def read_look(tile: int, match: re.Match[str]) -> tuple[int, int]:
    """What kind of laying it is, and the turn or the colour that it names."""
    turn, colour = match["turn"], match["colour"]
    if match["down"] or tile == JOKER:
        if turn or not colour or colour not in COLOURS:
            raise Refusal("name-a-colour")
        return (FACE_DOWN if match["down"] else OPEN_JOKER), COLOURS.index(colour)
    if colour or turn not in TURNS:
        raise Refusal("name-a-turn")
    look = TURNS.index(turn)
    if look > 1 and tile < COLOURED and HIGH[tile] == LOW[tile]:
        raise Refusal("double-turn", tile=TEXT[tile], turn=TURNS[look & 1])
    return LAY, look
