"""Sets of dominoes, double-six to double-twelve: as numbers, as text, as bit sets.

A `TileSet` is a value. Its arrays are constants to a kernel that finds them in its own module:

    TILES = TileSet(9)
    LOW, HIGH = TILES.low, TILES.high

Games with a double-six set find them here, under the names below.

Kernels that several games share find the set by the state they are given: its field `stock` has one
place for each domino of the set (see `games/shared/hands`). The length of a field is known when a
kernel is compiled, so `low_half(s, tile)` and the others cost no more than a table of one set.

A bit set has one bit for each domino. A word has 63 of them, so that it is never negative; sets of
more than 63 dominoes, from double-ten on, take two words (`docs/architecture.md` says why).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.letters import find_text, item, letters_table, put_text
from boneyard.errors import BoneyardError

LEAST_HIGHEST, MOST_HIGHEST = 6, 12
DIGITS = "0123456789abc"  # one character for each number: ca is twelve and ten
WORD = 63  # dominoes in one word of a bit set


@dataclass(frozen=True)
class TileSet:
    """All dominoes with two numbers from 0 to the highest, each once.

    >>> TileSet(9).kinds, TileSet(12).kinds
    (55, 91)
    >>> TileSet(12).text[-3:]
    ('bb', 'cb', 'cc')
    """

    highest: int

    def __post_init__(self) -> None:
        if self.highest not in range(LEAST_HIGHEST, MOST_HIGHEST + 1):
            raise BoneyardError(
                f"there are sets from double-six (6) to double-twelve (12), not {self.highest!r}"
            )

    @staticmethod
    def of(s: Any) -> TileSet:
        """The set that a state's dominoes are of."""
        return set_of_dtype(s.dtype)

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Both numbers of each domino, in the order 00, 10, 20, …, 11, 21, … (MAG-1)."""
        numbers = range(self.highest + 1)
        return tuple((low, high) for low in numbers for high in numbers[low:])

    @cached_property
    def kinds(self) -> int:
        """How many dominoes there are: 28, 36, 45, 55, 66, 78 or 91."""
        return len(self.pairs)

    @cached_property
    def words(self) -> int:
        """How many words a bit set takes."""
        return -(-self.kinds // WORD)

    @cached_property
    def all(self) -> int:
        """The bit set of all dominoes, for Python."""
        return (1 << self.kinds) - 1

    @cached_property
    def low(self) -> np.ndarray[Any, Any]:
        """The lower number of each domino."""
        return np.array([low for low, _ in self.pairs], np.int64)

    @cached_property
    def high(self) -> np.ndarray[Any, Any]:
        """The higher number of each domino."""
        return np.array([high for _, high in self.pairs], np.int64)

    @cached_property
    def pips(self) -> np.ndarray[Any, Any]:
        """The pips of each domino."""
        return np.array([low + high for low, high in self.pairs], np.int64)

    @cached_property
    def double(self) -> np.ndarray[Any, Any]:
        """The double of each number."""
        return np.array([self.pairs.index((n, n)) for n in range(self.highest + 1)], np.int64)

    @cached_property
    def with_number(self) -> tuple[int, ...]:
        """The bit set of the dominoes that show each number, for Python; the last is of all.

        So the one for -1 is for an end of nothing laid yet, which every domino fits.
        """
        return (
            *(
                sum(1 << i for i, pair in enumerate(self.pairs) if n in pair)
                for n in range(self.highest + 1)
            ),
            self.all,
        )

    @cached_property
    def showing(self) -> np.ndarray[Any, Any]:
        """The same for kernels: a row of words for each number, and a last one."""
        return np.array([self.split(bits) for bits in self.with_number], np.int64)

    @cached_property
    def text(self) -> tuple[str, ...]:
        """Each domino as it is written, the higher number first."""
        return tuple(DIGITS[high] + DIGITS[low] for low, high in self.pairs)

    @cached_property
    def index(self) -> dict[str, int]:
        """The number of the domino that a text means."""
        return {text: i for i, text in enumerate(self.text)}

    def bits_of(self, texts: Iterable[str]) -> int:
        """The bit set of dominoes given as text, for Python.

        >>> tiles = TileSet(12)
        >>> tiles.texts_of(tiles.bits_of(["ca", "00"]))
        ['00', 'ca']
        """
        return sum(1 << self.index[text] for text in texts)

    def texts_of(self, bits: int) -> list[str]:
        """The dominoes of a bit set as text, in the order of their numbers."""
        whole = int(bits)  # NumPy's own numbers are slow one at a time
        text = self.text
        texts = []
        while whole:
            texts.append(text[(whole & -whole).bit_length() - 1])
            whole &= whole - 1
        return texts

    def pips_in(self, bits: int) -> int:
        """All pips of the dominoes in a bit set.

        >>> tiles = TileSet(6)
        >>> tiles.pips_in(tiles.bits_of(["64", "50"]))
        15
        """
        return sum(low + high for i, (low, high) in enumerate(self.pairs) if bits >> i & 1)

    def split(self, bits: int) -> list[int]:
        """A bit set as the words that hold it in a state.

        >>> TileSet(6).split(5), TileSet(12).split(1 << 63 | 5)
        ([5], [5, 1])
        """
        return [bits >> WORD * i & (1 << WORD) - 1 for i in range(self.words)]


@cache
def set_of_dtype(dtype: np.dtype[Any]) -> TileSet:
    """The set that states of a dtype have a stock for."""
    return SET_OF_KINDS[dtype["stock"].shape[0]]


SETS = tuple(TileSet(highest) for highest in range(LEAST_HIGHEST, MOST_HIGHEST + 1))
SET_OF_KINDS = {tiles.kinds: tiles for tiles in SETS}

# The double-six set, for the games that have no other.
DOUBLE_SIX = SETS[0]
PAIRS, KINDS = DOUBLE_SIX.pairs, DOUBLE_SIX.kinds
LOW, HIGH, PIPS, DOUBLE = DOUBLE_SIX.low, DOUBLE_SIX.high, DOUBLE_SIX.pips, DOUBLE_SIX.double
TEXT, INDEX, ALL = DOUBLE_SIX.text, DOUBLE_SIX.index, DOUBLE_SIX.all
SHOWING = DOUBLE_SIX.showing[:, 0].copy()
bits_of, texts_of = DOUBLE_SIX.bits_of, DOUBLE_SIX.texts_of

# The same of every set, for kernels that several games share: a row for each set.
MOST_KINDS, _MOST_WORDS = SETS[-1].kinds, SETS[-1].words
ROW = np.zeros(MOST_KINDS + 1, np.int64)
ALL_LOW, ALL_HIGH, ALL_PIPS = np.zeros((3, len(SETS), MOST_KINDS), np.int64)
ALL_SHOWING = np.zeros((len(SETS), MOST_HIGHEST + 2, _MOST_WORDS), np.int64)
ALL_LETTERS = np.zeros((len(SETS), MOST_KINDS, 2), np.uint8)
for _row, _tiles in enumerate(SETS):
    ROW[_tiles.kinds] = _row
    ALL_LOW[_row, : _tiles.kinds] = _tiles.low
    ALL_HIGH[_row, : _tiles.kinds] = _tiles.high
    ALL_PIPS[_row, : _tiles.kinds] = _tiles.pips
    ALL_SHOWING[_row, : _tiles.highest + 1, : _tiles.words] = _tiles.showing[:-1]
    ALL_SHOWING[_row, -1, : _tiles.words] = _tiles.showing[-1]
    ALL_LETTERS[_row, : _tiles.kinds] = letters_table(_tiles.text)


@kernel
def low_half(s: Any, tile: int) -> int:
    """The lower number of a domino of this state's set."""
    return ALL_LOW[ROW[len(s.stock)], tile]  # type: ignore[no-any-return]


@kernel
def high_half(s: Any, tile: int) -> int:
    """The higher number of a domino of this state's set."""
    return ALL_HIGH[ROW[len(s.stock)], tile]  # type: ignore[no-any-return]


@kernel
def pips_on(s: Any, tile: int) -> int:
    """The pips of a domino of this state's set."""
    return ALL_PIPS[ROW[len(s.stock)], tile]  # type: ignore[no-any-return]


@kernel
def showing(s: Any, number: int, word: int) -> int:
    """One word of the dominoes that show a number; of all dominoes for the number -1."""
    return ALL_SHOWING[ROW[len(s.stock)], number, word]  # type: ignore[no-any-return]


@kernel
def letters(s: Any) -> Any:
    """The texts of this state's set, as a table of bytes."""
    return ALL_LETTERS[ROW[len(s.stock)]]


@kernel
def put_tile(s: Any, tile: int, out: Any, at: int) -> int:
    """Write a domino."""
    return put_text(out, at, letters(s), tile)


@kernel
def tile_item(s: Any, tile: int, out: Any, at: int) -> int:
    """Write one more domino of a list."""
    return item(out, at, letters(s), tile)


@kernel
def read_tile(s: Any, text: Any, start: int, end: int) -> int:
    """The domino that the first two letters of text[start:end] mean; -1 if they mean none."""
    return -1 if end - start < 2 else find_text(letters(s)[: len(s.stock)], text, start, start + 2)


@kernel
def read_turned_tile(s: Any, text: Any, start: int, end: int) -> int:
    """The domino that they would mean with the higher number first; -1 if none."""
    if end - start >= 2:
        table = letters(s)
        for tile in range(len(s.stock)):
            if table[tile, 0] == text[start + 1] and table[tile, 1] == text[start]:
                return tile
    return -1


# Where the lowest bit of a set is, found by multiplication (de Bruijn).
DE_BRUIJN = np.uint64(0x03F79D71B4CB0A89)
BIT_INDEX = np.zeros(64, np.int64)
for _i in range(64):
    BIT_INDEX[((1 << _i) * 0x03F79D71B4CB0A89 & (2**64 - 1)) >> 58] = _i


@kernel
def lowest(bits: int) -> int:
    """The number of the lowest member of a word that is not empty.

    >>> lowest(0b101000)
    3
    """
    return BIT_INDEX[(np.uint64(bits & -bits) * DE_BRUIJN) >> np.uint64(58)]  # type: ignore[no-any-return]


@kernel
def size(bits: int) -> int:
    """How many members a word has.

    >>> size(0b101000)
    2
    """
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n
