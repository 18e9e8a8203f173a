"""Arrays on the stack of a kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array, stack_table
from boneyard.errors import BadKernel

COUNT, ROWS = 100, 7
PAIR = np.dtype([("a", np.int8), ("b", np.float64)], align=True)


@kernel
def sum_below(n: int) -> int:
    """The numbers below n, added up, by way of an array."""
    numbers = stack_array(COUNT, np.int64)
    for i in range(n):
        numbers[i] = i
    total = 0
    for i in range(n):
        total += numbers[i]
    return total


@kernel
def sum_often(times: int) -> int:
    """A stack that grew with each call in the loop would be full long before the end."""
    total = 0
    for i in range(times):
        total += sum_below(i % COUNT)
    return total


@kernel
def table_sum(n: int) -> int:
    """Rows and columns are where they should be; a row is an array of its own."""
    table = stack_table(ROWS, COUNT, np.int32)
    for row in range(ROWS):
        for column in range(COUNT):
            table[row, column] = row * 1000 + column
    return first_of(table[n]) + len(table) * 1_000_000 + table.shape[1]  # type: ignore[no-any-return]


@kernel
def first_of(numbers: Any) -> int:
    """The first item of an array."""
    return numbers[0]  # type: ignore[no-any-return]


@kernel
def records(n: int) -> float:
    """Records lie one after the other, each with its fields."""
    pairs = stack_array(COUNT, PAIR)
    for i in range(COUNT):
        pairs[i].a = i
        pairs[i].b = i / 2
    return pairs[n].b + pairs[n - 1].a  # type: ignore[no-any-return]


@kernel
def of_any_size(n: int) -> int:
    """Not possible: how large a frame is must be known beforehand."""
    return len(stack_array(n, np.int64))


def test_an_array_holds_what_is_written() -> None:
    assert sum_below(COUNT) == sum(range(COUNT))


def test_a_loop_takes_no_more_memory() -> None:
    assert sum_often(1_000_000) == 10_000 * sum(sum(range(i)) for i in range(COUNT))


def test_tables_and_their_rows() -> None:
    assert table_sum(3) == 3000 + 7_000_000 + 100


def test_arrays_of_records() -> None:
    assert records(11) == 5.5 + 10


def test_the_size_must_be_a_constant() -> None:
    with pytest.raises(BadKernel, match="kernel of_any_size: Numba cannot compile stack_array"):
        of_any_size(3)
