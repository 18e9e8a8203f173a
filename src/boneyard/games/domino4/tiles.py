"""The 60 tiles of Domino 4: four colours of 14 and four jokers, and what joins what (D4-1).

Tile number 14 * colour + pair, and JOKER. Nobody can tell jokers apart, so a state has no numbers
for them: in a hand the bits from JOKER up only count them, the lowest ones being set.
What an open end asks for is a small number, a *wish*; tables say which tiles grant it, and by
which half. A double joins by its first half only, so that no way to lay it is listed twice.
"""

from __future__ import annotations

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.letters import letters_table
from boneyard.engine.tiles import size

COLOURS = "rgby"
PAIRS = tuple((high, low) for high in range(1, 5) for low in range(high + 1))  # D4-1: no 00
IN_COLOUR = len(PAIRS)
COLOURED = len(COLOURS) * IN_COLOUR
JOKER = COLOURED  # any joker
TILES = COLOURED + 4

ALL = (1 << TILES) - 1
JOKERS = ALL & ~((1 << COLOURED) - 1)
HIGH = np.array([high for _ in COLOURS for high, _ in PAIRS] + [-1] * 4, np.int64)
LOW = np.array([low for _ in COLOURS for _, low in PAIRS] + [-1] * 4, np.int64)
COLOUR = np.array([c for c in range(4) for _ in PAIRS] + [-1] * 4, np.int64)
TEXT = tuple(f"{c}{high}{low}" for c in COLOURS for high, low in PAIRS) + ("J",) * 4
LETTERS = letters_table(TEXT)
INDEX = {**{TEXT[t]: t for t in range(COLOURED)}, "J": JOKER}

# The number in a colour of a pair that need not be sorted; -1 for 00, which no colour has (D4-1).
PAIR_INDEX = np.full((5, 5), -1, np.int64)
for _i, (_high, _low) in enumerate(PAIRS):
    PAIR_INDEX[_high, _low] = PAIR_INDEX[_low, _high] = _i

# Wishes.
WHITE = 0
HALVES = 1  # a coloured half: HALVES + 4 * colour + number - 1
DOUBLES = 17  # the same, after a double (D4-12)
NAMED = 33  # after a joker: NAMED + colour (D4-13)
ANYTHING = 37  # beside the middle joker (D4-6)
NOTHING = 38  # no cell is free there
WISHES = 39


def granted_by(wish: int, colour: int, number: int, other: int) -> bool:
    """Whether a tile's half with this number (and another half) may touch what has the wish."""
    if wish == WHITE:
        return number == 0  # D4-11
    if wish < NAMED:
        asked, n = divmod((wish - HALVES) % 16, 4)
        if wish >= DOUBLES and number == other == n + 1:
            return True  # D4-12
        return (colour, number) == (asked, n + 1)  # D4-7
    return wish == ANYTHING or wish == NAMED + colour  # D4-6, D4-13


def granting(wish: int, by_low: bool) -> int:
    """The tiles that may join by their higher (first) or by their lower half, as a bit set."""
    bits = 0
    for tile in range(COLOURED):
        halves = int(HIGH[tile]), int(LOW[tile])
        if by_low and halves[0] == halves[1]:
            continue  # listed by its first half
        number, other = halves[::-1] if by_low else halves
        if granted_by(wish, int(COLOUR[tile]), number, other):
            bits |= 1 << tile
    return bits


def wish_text(wish: int) -> str:
    """What an end asks for, in the letters of tiles.

    >>> [wish_text(w) for w in (WHITE, HALVES + 2, DOUBLES + 7, NAMED + 2, ANYTHING)]
    ['white', 'r3', 'g44', 'b', 'any']
    """
    if wish == WHITE:
        return "white"
    if wish >= ANYTHING:
        return "any" if wish == ANYTHING else "nothing"
    if wish >= NAMED:
        return COLOURS[wish - NAMED]
    colour, number = divmod((wish - HALVES) % 16, 4)
    return COLOURS[colour] + str(number + 1) * (2 if wish >= DOUBLES else 1)


WISH_TEXT = tuple(wish_text(wish) for wish in range(WISHES))
WISH_LETTERS = letters_table(WISH_TEXT)
BY_HIGH = np.array([granting(wish, False) for wish in range(WISHES)], np.int64)
BY_LOW = np.array([granting(wish, True) for wish in range(WISHES)], np.int64)
FITTING = BY_HIGH | BY_LOW


@kernel
def wish_of_half(colour: int, number: int, double: bool) -> int:
    """What an open half asks for (D4-7, D4-11, D4-12)."""
    if number == 0:
        return WHITE
    return (DOUBLES if double else HALVES) + 4 * colour + number - 1


@kernel
def face(tile: int) -> int:
    """What a tile looks like: numbered jokers become JOKER."""
    return min(tile, JOKER)


@kernel
def faces(hand: int) -> int:
    """A hand in which several jokers count as one: the tiles that can be told apart."""
    return hand & ~(JOKERS & ~(1 << JOKER))


@kernel
def jokers_in(hand: int) -> int:
    """How many jokers a hand has."""
    return size(hand & JOKERS)


@kernel
def with_tile(hand: int, tile: int) -> int:
    """A hand and one more tile.

    >>> texts_of(with_tile(with_tile(0, JOKER), JOKER))
    ['J', 'J']
    """
    if tile < JOKER:
        return hand | 1 << tile
    return hand | (hand & JOKERS) << 1 | 1 << JOKER


@kernel
def without_tile(hand: int, tile: int) -> int:
    """A hand less one tile that it has.

    >>> texts_of(without_tile(bits_of(["J", "b20", "J"]), JOKER))
    ['b20', 'J']
    """
    if tile < JOKER:
        return hand & ~(1 << tile)
    return (hand & ~JOKERS) | (hand & JOKERS) >> 1 & JOKERS


def texts_of(hand: int) -> list[str]:
    """The tiles of a bit set as text, jokers last.

    >>> texts_of(1 << INDEX["r43"] | JOKERS)
    ['r43', 'J', 'J', 'J', 'J']
    """
    bits = bin(hand)[:1:-1]
    return [text for text, bit in zip(TEXT, bits, strict=False) if bit == "1"]


def bits_of(texts: list[str]) -> int:
    """The bit set of tiles given as text.

    >>> texts_of(bits_of(["J", "b20", "J"]))
    ['b20', 'J', 'J']
    """
    bits = 0
    for text in texts:
        bits = int(with_tile(bits, INDEX[text]))
    return bits
