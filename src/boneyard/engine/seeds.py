"""Seeds of a game: 64 bits as a number, or 256 bits as bytes where hands must stay secret.

From a number everything follows by SplitMix64, in the state. That is quick, but somebody with a
few thousand processors could find 64 bits from the tiles that were seen, and so every hand. With 32
bytes the tiles are shuffled here, by SHA-256, and each move has random numbers of its own: what is
seen of one says nothing of the others. docs/fairness.md describes it exactly.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count
from typing import Any

from boneyard.engine.rules import Rules, whole_number
from boneyard.errors import BadValue

Seed = int | bytes
MOST_SEED = 2**64 - 1
SEED_BYTES = 32
WORD_BYTES = 8


def read_seed(seed: object) -> Seed:
    """A seed, or an error that says what one is."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    return read_number(seed)


def read_number(seed: object) -> int:
    """A seed of 64 bits, or an error that says what one is."""
    number = whole_number(seed)
    if number is None or not 0 <= number <= MOST_SEED:
        raise BadValue(code="seed", given=str(seed))
    return number


def seed_text(seed: Seed) -> str:
    """A seed as records write it: 64 hexadecimal digits if it has 256 bits, else at most 16.

    >>> seed_text(0x7F3A)
    '7f3a'
    """
    return seed.hex() if isinstance(seed, bytes) else f"{seed:x}"


def word(seed: bytes, use: str, number: int) -> int:
    """64 random bits: the first of SHA-256 over what they are for, the seed and a number.

    >>> f"{word(bytes(32), 'deck', 0):016x}"
    'a073e9b172d71df9'
    """
    text = b"boneyard " + use.encode() + b"\0" + seed + number.to_bytes(8, "big")
    return int.from_bytes(hashlib.sha256(text).digest()[:WORD_BYTES], "big")


def deck_order(seed: bytes, size: int, shuffles: int = 0) -> list[int]:
    """The numbers from 0 to size - 1 in random order, each order equally likely.

    `shuffles`: how many deals before did not count.

    >>> deck_order(bytes(32), 7)
    [2, 1, 6, 4, 0, 5, 3]
    """
    order, numbers = list(range(size)), count(shuffles << 32)
    for last in range(size - 1, 0, -1):
        other = below(last + 1, (word(seed, "deck", number) for number in numbers))
        order[last], order[other] = order[other], order[last]
    return order


def below(size: int, words: Iterator[int]) -> int:
    """A number from 0 to size - 1, each equally likely: words that favour some are skipped."""
    fair = 2**64 - 2**64 % size
    return next(found for found in words if found < fair) % size


def prepare_deal(rules: Rules, state: Any, seed: Seed, shuffles: int) -> None:
    """Put the random numbers of a seed into a blank state, before `setup`."""
    if not isinstance(seed, bytes):
        state["rng"] = seed
        return
    state["rng"] = word(seed, "start", shuffles)
    if rules.deck:
        state["stock"][: rules.deck] = deck_order(seed, rules.deck, shuffles)
        state["stock_left"] = rules.deck


def is_dealt(rules: Rules, state: Any) -> bool:
    """Whether a deal counted, after `setup`."""
    return not rules.deck or bool(state["stock_left"] < rules.deck)


def prepare_move(state: Any, seed: Seed | None, number: int) -> None:
    """Put the random numbers of a move into a state; those of 64 bits are there already."""
    if isinstance(seed, bytes):
        state["rng"] = word(seed, "move", number)
