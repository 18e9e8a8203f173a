"""What a seat knows of hands and a stock, as numbers; and what other observations are made of."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import State
from boneyard.engine.tiles import DOUBLE_SIX, WORD, TileSet
from boneyard.games.shared.hands import SEATS, words

ONES, TWOS = 0x5555555555555555, 0x3333333333333333  # every other bit, every other two of them
FOURS, BYTES = 0x0F0F0F0F0F0F0F0F, 0x0101010101010101

Fields = list[tuple[str, tuple[int, ...], str]]


def hands_fields(tiles: TileSet, seats: int = SEATS) -> Fields:
    """The fields that `observe_hands` fills."""
    kinds = tiles.kinds
    return [
        ("hand", (kinds,), "1: the domino is in the seat's hand"),
        ("laid_by", (kinds,), "0: not laid; 1 + the seat that laid it"),
        ("came_after", (kinds,), "laid dominoes: came to their hand in this slot or later,"),
        ("came_before", (kinds,), "and in a slot before this one; 0: not laid"),
        ("counts", (seats,), "dominoes in each hand"),
        ("got", (seats,), "dominoes that each hand was ever given: its slots"),
        ("stock", (1,), "dominoes in the stock"),
        ("passes", (1,), "in a row"),
        ("turn", (1,), "the seat whose turn it is"),
        ("seats", (1,), "how many play"),
    ]


@kernel
def relative(seat: int, viewer: int, seats: int) -> int:
    """How many seats after the viewer one sits."""
    return seat - viewer + (seats if seat < viewer else 0)


@kernel
def bit_count(bits: int) -> int:
    """How many members a word has, without a loop.

    >>> bit_count(0b101000), bit_count((1 << 63) - 1)
    (2, 63)
    """
    bits = bits - (bits >> 1 & ONES)
    bits = (bits & TWOS) + (bits >> 2 & TWOS)
    return (bits + (bits >> 4) & FOURS) * BYTES >> 56


@kernel
def observe_hands(s: State, seat: int, out: Any) -> int:
    """Fill in `hands_fields`; returns the place after them.

    Loops without branches: compilers turn them into a few wide instructions.
    """
    kinds, room = len(s.stock), len(s.got)
    seats = s.seats  # read once: for all that the compiler knows, `out` could be part of `s`
    for word in range(words(s)):
        held = s.hands[words(s) * seat + word]
        for tile in range(min(WORD, kinds - WORD * word)):
            out[WORD * word + tile] = held >> tile & 1
    for tile in range(kinds):
        after = s.laid_by[tile] - seat
        laid_by = after + 1 + seats if after < 0 else after + 1
        out[kinds + tile] = laid_by if s.before_slot[tile] > 0 else 0
    for tile in range(kinds):
        out[2 * kinds + tile] = s.after_slot[tile]
    for tile in range(kinds):
        out[3 * kinds + tile] = s.before_slot[tile]
    at = 4 * kinds
    other = int(seat)
    for i in range(room):
        there = i < s.seats
        count = 0
        for word in range(words(s)):
            count += bit_count(s.hands[words(s) * other + word])
        out[at + i] = count if there else 0
        out[at + room + i] = s.got[other] if there else 0
        other = 0 if other + 1 >= s.seats else other + 1
    at += 2 * room
    out[at] = s.stock_left
    out[at + 1] = s.passes
    out[at + 2] = relative(s.turn, seat, s.seats)
    out[at + 3] = s.seats
    return at + 4


# What the magnetic games have besides.
ALL_PIPS = float(DOUBLE_SIX.pips.sum())
MAGNETIC_FIELDS: Fields = [
    ("opened", (1,), "the number of the double that was laid first; -1: nothing is laid"),
    ("turns", (2,), "how many there were: hundreds, and the rest"),
    ("count", (1,), "the option: 0 pips, 1 tiles"),
]


@kernel
def observe_magnetic(s: State, out: Any, at: int) -> int:
    """Fill in `MAGNETIC_FIELDS`; returns the place after them."""
    out[at] = s.opened
    out[at + 1] = s.turns // 100
    out[at + 2] = s.turns % 100
    out[at + 3] = s.count
    return at + 4
