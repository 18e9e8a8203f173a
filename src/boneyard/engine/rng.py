"""Random numbers: one SplitMix64 counter in the state of each game, and nothing global."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST_MIX = np.uint64(0xBF58476D1CE4E5B9)
SECOND_MIX = np.uint64(0x94D049BB133111EB)
LOW_32 = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
TO_UNIT = 2.0**-53


@kernel
def mix(z: Any) -> Any:
    """Mix 64 bits: a bijection whose outputs look random.

    >>> hex(int(mix(np.uint64(1))))
    '0x5692161d100b05e5'
    """
    z = (z ^ (z >> np.uint64(30))) * FIRST_MIX
    z = (z ^ (z >> np.uint64(27))) * SECOND_MIX
    return z ^ (z >> np.uint64(31))


@kernel
def seed_of(seed: Any, index: int) -> Any:
    """The seed of game number `index` in a series, so that any of them can be replayed alone.

    >>> seed_of(7, 0) == seed_of(np.uint64(7), 0) != seed_of(7, 1)
    True
    """
    return mix(mix(np.uint64(seed) + GOLDEN) + GOLDEN * np.uint64(index + 1))


@kernel
def advance(s: Any) -> Any:
    """The next 64 random bits of a state that has a field `rng`."""
    s.rng += GOLDEN
    return mix(s.rng)


@kernel
def below(s: Any, n: int) -> int:
    """A number from 0 to n - 1, each equally likely: by rejection, not by remainder."""
    size = np.uint64(n)
    product = (advance(s) >> HALF) * size
    if (product & LOW_32) < size:
        unfair = (LOW_32 + np.uint64(1) - size) % size
        while (product & LOW_32) < unfair:
            product = (advance(s) >> HALF) * size
    return int64(product >> HALF)


@kernel
def unit(s: Any) -> float:
    """A number from 0 up to, but not including, 1."""
    return np.float64(advance(s) >> np.uint64(11)) * TO_UNIT


@kernel
def shuffle(s: Any, items: Any, n: int) -> None:
    """Put the first n items in random order, each order equally likely."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        items[i], items[j] = items[j], items[i]


@kernel
def shuffle_deck(s: Any, size: int) -> None:
    """The numbers from 0 to size - 1 to the stock in random order, unless all are there already."""
    if s.stock_left != size:
        for number in range(size):
            s.stock[number] = number
        shuffle(s, s.stock, size)
        s.stock_left = size
