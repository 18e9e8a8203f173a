"""The double-six set: 28 dominoes as numbers, as bit sets, as text."""

from __future__ import annotations

import numpy as np

from boneyard.engine.kernels.jit import kernel

# Kind number i in the order 00, 01, …, 06, 11, …, 66 (MAG-1 colours them by it).
PAIRS = tuple((low, high) for low in range(7) for high in range(low, 7))
KINDS = len(PAIRS)
LOW = np.array([low for low, _ in PAIRS], np.int64)
HIGH = np.array([high for _, high in PAIRS], np.int64)
PIPS = LOW + HIGH
TEXT = tuple(f"{high}{low}" for low, high in PAIRS)
INDEX = {text: i for i, text in enumerate(TEXT)}
ALL = (1 << KINDS) - 1

# The dominoes that show a number, as a bit set. The row for -1 (nothing laid yet) is last: all.
SHOWING = np.array(
    [sum(1 << i for i, pair in enumerate(PAIRS) if n in pair) for n in range(7)] + [ALL], np.int64
)
DOUBLE = np.array([PAIRS.index((n, n)) for n in range(7)], np.int64)

# Where the lowest bit of a set is, found by multiplication (de Bruijn).
DE_BRUIJN = np.uint64(0x03F79D71B4CB0A89)
BIT_INDEX = np.zeros(64, np.int64)
for _i in range(64):
    BIT_INDEX[((1 << _i) * 0x03F79D71B4CB0A89 & (2**64 - 1)) >> 58] = _i


@kernel
def lowest(bits: int) -> int:
    """The number of the lowest member of a bit set that is not empty.

    >>> lowest(0b101000)
    3
    """
    return BIT_INDEX[(np.uint64(bits & -bits) * DE_BRUIJN) >> np.uint64(58)]  # type: ignore[no-any-return]


@kernel
def size(bits: int) -> int:
    """How many members a bit set has.

    >>> size(0b101000)
    2
    """
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@kernel
def pips(hand: int) -> int:
    """All pips of the dominoes in a bit set.

    >>> pips(bits_of(["64", "50"]))
    15
    """
    total = 0
    while hand:
        total += PIPS[lowest(hand)]
        hand &= hand - 1
    return total


def bits_of(texts: list[str]) -> int:
    """The bit set of dominoes given as text.

    >>> texts_of(bits_of(["64", "00"]))
    ['00', '64']
    """
    return sum(1 << INDEX[text] for text in texts)


def texts_of(bits: int) -> list[str]:
    """The dominoes of a bit set as text, in the order of their numbers."""
    whole = int(bits)  # NumPy's own numbers are slow one at a time
    texts = []
    while whole:
        texts.append(TEXT[(whole & -whole).bit_length() - 1])
        whole &= whole - 1
    return texts
