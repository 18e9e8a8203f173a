"""Exponentials, logarithms and powers: near those of the machine, and the same bits anywhere."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from boneyard.engine.maths import bits_of, exp, float_of, log, power


def ulps(found: float, expected: float) -> float:
    """How far a float is from what it should be, in units in its last place."""
    return abs(found - expected) / math.ulp(expected)


@given(st.floats(-740.0, 709.0))
def test_exp(x: float) -> None:
    assert ulps(exp(x), math.exp(x)) <= 1


@given(st.floats(-1.0, 1.0))
def test_exp_of_small_numbers(x: float) -> None:
    assert ulps(exp(x), math.exp(x)) <= 1


@given(st.floats(0.0, exclude_min=True, allow_infinity=False))
def test_log(x: float) -> None:
    assert ulps(log(x), math.log(x)) <= 1


@given(st.floats(0.5, 2.0))
def test_log_near_one(x: float) -> None:
    assert ulps(log(x), math.log(x)) <= 1


@given(st.floats(1e-6, 1.0), st.floats(0.01, 1.0))
def test_roots_of_probabilities(x: float, y: float) -> None:
    assert ulps(power(x, y), x**y) <= 1


@given(st.floats(1e-3, 1e3), st.floats(-2.3, 2.3))
def test_power(x: float, y: float) -> None:
    assert ulps(power(x, y), x**y) <= 2


@given(st.integers(0, 64))
def test_powers_of_a_half_are_exact(n: int) -> None:
    assert power(0.5, float(n)) == 0.5**n


@given(st.floats(allow_nan=False))
def test_bits_come_back(x: float) -> None:
    assert float_of(bits_of(x)) == x


def test_beyond_all_bounds() -> None:
    infinite = math.inf
    assert (exp(800.0), exp(-800.0), exp(-infinite), exp(infinite)) == (infinite, 0, 0, infinite)
    assert (log(0.0), log(infinite)) == (-infinite, infinite)
    assert (power(0.0, 0.5), power(0.0, -1.0), power(3.0, 0.0)) == (0, infinite, 1)
    assert (power(2.0, 5000.0), power(2.0, -5000.0)) == (infinite, 0)
    assert (power(2.0, 1e300), power(0.5, 1e300)) == (infinite, 0)
    assert math.isnan(exp(math.nan))
    assert math.isnan(log(-1.0))
    assert math.isnan(power(-1.0, 2.0))


def check_sum(values: Iterable[float]) -> int:
    """One number for the bits of many floats."""
    return zlib.crc32(np.fromiter(values, np.float64).tobytes())


def test_bits_never_change() -> None:
    """Other bits than these would mean other choices of a bot somewhere."""
    steps = range(1, 20_000)
    assert check_sum(exp(n / 64 - 200) for n in steps) == 2733911554
    assert check_sum(log(n / 64) for n in steps) == 3425142378
    assert check_sum(power(n / 20_000, 1 / (1 + n % 7)) for n in steps) == 1829080587
