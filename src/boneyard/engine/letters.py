"""Text as bytes, for kernels: what games write of moves and tiles, and how they read it.

A kernel writes from a place on and returns the place after what it wrote:

    at = put_text(out, at, TILES, tile)
    at = put(out, at, AT)
    at = put_number(out, at, x)

All of it is ASCII without quotes, so that a text is the same in notation and in JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel

COMMA, MINUS, ZERO, NINE, QUOTE = (ord(char) for char in ',-09"')
OPEN_LIST, CLOSE_LIST = ord("["), ord("]")


def letters_table(texts: Sequence[str]) -> np.ndarray[Any, Any]:
    """Texts as a table of bytes for kernels: a row for each, with zeros after the last letter.

    >>> letters_table(["64", "draw"]).shape
    (2, 4)
    """
    longest = max(len(text) for text in texts)
    rows = [text.encode("ascii").ljust(longest, b"\0") for text in texts]
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), longest).copy()


@kernel
def put(out: Any, at: int, char: int) -> int:
    """One character."""
    out[at] = char
    return at + 1


@kernel
def put_text(out: Any, at: int, table: Any, row: int) -> int:
    """A text of a table."""
    for column in range(table.shape[1]):
        if table[row, column] == 0:
            break
        out[at] = table[row, column]
        at += 1
    return at


@kernel
def put_number(out: Any, at: int, number: int) -> int:
    """A whole number."""
    rest = int64(number)
    if rest < 0:
        out[at] = MINUS
        at += 1
        rest = -rest
    if rest < 10:  # mostly
        out[at] = ZERO + rest
        return at + 1
    digits = 1
    tens = int64(10)
    while digits < 19 and rest >= tens:
        digits += 1
        tens *= 10
    for i in range(digits):
        out[at + digits - 1 - i] = ZERO + rest % 10
        rest //= 10
    return at + digits


@kernel
def comma(out: Any, at: int) -> int:
    """A comma, unless a list begins here."""
    return at if out[at - 1] == OPEN_LIST else put(out, at, COMMA)


@kernel
def item(out: Any, at: int, table: Any, row: int) -> int:
    """One more text of a list in JSON."""
    at = put(out, comma(out, at), QUOTE)
    return put(out, put_text(out, at, table, row), QUOTE)


@kernel
def number_item(out: Any, at: int, number: int) -> int:
    """One more number of a list in JSON."""
    return put_number(out, comma(out, at), number)


@kernel
def find_text(table: Any, text: Any, start: int, end: int) -> int:
    """The row of a table that says what is in text[start:end]; -1 if none does."""
    for row in range(table.shape[0]):
        if is_text(table, row, text, start, end):
            return row
    return -1


@kernel
def is_text(table: Any, row: int, text: Any, start: int, end: int) -> bool:
    """Whether text[start:end] is a text of a table."""
    length = end - start
    if length > table.shape[1] or (length < table.shape[1] and table[row, length] != 0):
        return False
    for i in range(length):
        if table[row, i] != text[start + i] or table[row, i] == 0:
            return False
    return True


@kernel
def read_number(text: Any, start: int, end: int, most: int) -> int:
    """The number that text[start:end] is, at most that large; -1 if it is none.

    Written as `put_number` writes it: no sign, no zeros before it.
    """
    if start >= end or (text[start] == ZERO and end - start > 1):
        return -1
    number = 0
    for i in range(start, end):
        if text[i] < ZERO or text[i] > NINE:
            return -1
        number = 10 * number + int64(text[i]) - ZERO
        if number > most:
            return -1
    return number
