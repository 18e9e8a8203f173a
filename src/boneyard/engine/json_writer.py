"""A record written as JSON by the program of its spec (see `views`): one kernel for all games."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_table
from boneyard.engine.letters import COMMA, MINUS, QUOTE, ZERO, put, put_number
from boneyard.engine.views import (
    AMOUNT,
    AMOUNTS_IN_ONE,
    FACT,
    FLAG,
    LETTERS,
    LITERAL,
    LOOP,
    MAYBE,
    NEXT,
    NO_AMOUNT,
    NUMBER,
    ONE_OF,
)

SHORT = 4  # letters, such as a domino in quotes
MOST_LOOPS = 6  # inside one another
WORDS = np.frombuffer(b"nulltruefalse", np.uint8).copy()
POINT = ord(".")
BODY, BASE, SIZE, LEFT = range(4)  # of a loop


@kernel
def write_json(steps: Any, letters: Any, starts: Any, record: Any, out: Any, at: int) -> int:
    """Write a record, given as 32-bit words, from out[at] on; returns the place after it."""
    loops = stack_table(MOST_LOOPS, 4, np.int64)
    depth, step, base = 0, 0, int64(0)
    while True:
        kind = steps[step]
        if kind == LITERAL:
            at = copy(letters, starts[steps[step + 1]], starts[steps[step + 1] + 1], out, at)
            step += 2
        elif kind == NUMBER:
            at = write_number(record[base + steps[step + 1]], steps[step + 2], out, at)
            step += 3
        elif kind == ONE_OF:
            value = record[base + steps[step + 1]]
            text = steps[step + 2] + value
            if value < 0:
                at = null(out, at)
            else:
                at = copy(letters, starts[text], starts[text + 1], out, at)
            step += 3
        elif kind == FLAG:
            at = write_flag(record[base + steps[step + 1]], out, at)
            step += 2
        elif kind == LOOP:
            left = int64(record[base + steps[step + 1]])
            if left < 0:
                at = null(out, at)
                step = int64(steps[step + 5])
                continue
            at = put(out, at, steps[step + 4])
            if left == 0:
                step = int64(steps[step + 5])
                at = put(out, at, steps[step - 1])
                continue
            loops[depth, BODY], loops[depth, BASE] = step + 6, base
            loops[depth, SIZE], loops[depth, LEFT] = steps[step + 3], left
            base += steps[step + 2]
            depth += 1
            step += 6
        elif kind == NEXT:
            loops[depth - 1, LEFT] -= 1
            if loops[depth - 1, LEFT]:
                at = put(out, at, COMMA)
                base += loops[depth - 1, SIZE]
                step = loops[depth - 1, BODY]
            else:
                at = put(out, at, steps[step + 1])
                depth -= 1
                base = loops[depth, BASE]
                step += 2
        elif kind == MAYBE:
            if record[base + steps[step + 1]] < 0:
                at = null(out, at)
                step = int64(steps[step + 2])
            else:
                step += 3
        elif kind == LETTERS:
            at = quote(record, base + steps[step + 1], steps[step + 2], out, at)
            step += 3
        elif kind == AMOUNT:
            low = int64(record[base + steps[step + 1]]) & 0xFFFFFFFF
            at = write_amount(int64(record[base + steps[step + 1] + 1]) << 32 | low, out, at)
            step += 2
        elif kind == FACT:
            place = base + steps[step + 1]
            if record[place + 1]:
                at = quote(record, place + 1, steps[step + 2], out, at)
            else:
                at = put_number(out, at, record[place])
            step += 3
        else:
            return at


@kernel
def copy(letters: Any, start: int, end: int, out: Any, at: int) -> int:
    """Write letters[start:end]."""
    length = end - start
    if length <= SHORT:  # as most are: without a loop, which takes longer to prepare than to run
        for i in range(SHORT):
            if i < length:
                out[at + i] = letters[start + i]
        return at + length
    for i in range(length):
        out[at + i] = letters[start + i]
    return at + length


@kernel
def null(out: Any, at: int) -> int:
    """Write that there is nothing."""
    return copy(WORDS, 0, 4, out, at)


@kernel
def write_flag(flag: int, out: Any, at: int) -> int:
    """Write true or false."""
    return copy(WORDS, 4, 8, out, at) if flag else copy(WORDS, 8, 13, out, at)


@kernel
def write_number(number: int, optional: int, out: Any, at: int) -> int:
    """Write a number, or null."""
    return null(out, at) if optional and number < 0 else put_number(out, at, number)


@kernel
def quote(record: Any, start: int, most: int, out: Any, at: int) -> int:
    """Write a text of at most so many letters."""
    at = put(out, at, QUOTE)
    for i in range(most):
        letter = record[start + i]
        if letter == 0:
            break
        out[at] = letter
        at += 1
    return put(out, at, QUOTE)


@kernel
def write_amount(amount: int, out: Any, at: int) -> int:
    """Write a number with a fraction, without zeros at its end."""
    if amount == NO_AMOUNT:
        return null(out, at)
    if amount < 0:
        at = put(out, at, MINUS)
        amount = -amount
    at = put_number(out, at, amount // AMOUNTS_IN_ONE)
    at = put(out, at, POINT)
    rest, unit = amount % AMOUNTS_IN_ONE, AMOUNTS_IN_ONE // 10
    out[at] = ZERO + rest // unit
    at += 1
    rest %= unit
    while rest:
        unit //= 10
        out[at] = ZERO + rest // unit
        at += 1
        rest %= unit
    return at
