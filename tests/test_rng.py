"""Random numbers: repeatable, unbiased, and all in the state."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from boneyard.engine.rng import below, mix, seed_of, shuffle, unit
from tests.dice import dice


def test_splitmix_gives_the_published_numbers() -> None:
    """The first outputs of SplitMix64 from seed 1234567, as its author published them."""
    golden, counter, found = 0x9E3779B97F4A7C15, 1234567, []
    for _ in range(5):
        counter = (counter + golden) % 2**64
        found.append(int(mix(np.uint64(counter))))
    assert found == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**31))
def test_below_is_below(seed: int, n: int) -> None:
    assert 0 <= below(dice(seed), n) < n


@given(st.integers(0, 2**64 - 1))
def test_unit_is_in_the_unit(seed: int) -> None:
    assert 0.0 <= unit(dice(seed)) < 1.0


def test_below_is_even() -> None:
    s = dice(5)
    counts = Counter(below(s, 7) for _ in range(70_000))
    chi = sum((counts[i] - 10_000) ** 2 / 10_000 for i in range(7))
    assert chi < 22.5  # 6 degrees of freedom, one in a thousand


def test_below_rejects_what_would_be_unfair() -> None:
    """Three quarters of 2**32 as a bound: a remainder would favour the low third by half."""
    n = 3 * 2**30
    s = dice(11)
    low = sum(below(s, n) < 2**30 for _ in range(30_000))
    assert abs(low - 10_000) < 4 * 82  # four standard deviations


def test_shuffles_are_even() -> None:
    s = dice(17)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = np.arange(4)
        shuffle(s, items, 4)
        found[tuple(items.tolist())] += 1
    assert len(found) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in found.values()) < 49.7  # 23 degrees


def test_seeds_of_a_series_are_all_different() -> None:
    seeds = {int(seed_of(np.uint64(s), i)) for s in range(20) for i in range(500)}
    assert len(seeds) == 10_000
