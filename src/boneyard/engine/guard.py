"""Listing legal moves, and the debug mode that notices when there are more than a game promises.

A kernel writes a seat's moves into a buffer with room for `Rules.most_moves` of them. If that
number is too small it writes past the end, into memory that belongs to others. In debug mode
the buffer is far larger than promised, and what lies beyond the promise must stay untouched.
Debug mode is on when the environment variable BONEYARD_DEBUG is 1, and in the conformance kit.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from boneyard.engine import calls

SPARE = 1 << 12  # moves beyond those promised
UNTOUCHED = -0x0B0E_9A2D_0B0E_9A2D  # no game numbers a move like this

_debugging = os.environ.get("BONEYARD_DEBUG") == "1"


@contextmanager
def debug_mode() -> Iterator[None]:
    """Debug mode while this lasts, whatever the environment says.

    >>> import boneyard
    >>> with debug_mode():
    ...     len(boneyard.load("classic").new(players=2, seed=7).legal())
    7
    """
    global _debugging
    before, _debugging = _debugging, True
    try:
        yield
    finally:
        _debugging = before


def is_on() -> bool:
    """Whether this is debug mode."""
    return _debugging


def legal(states: Any, seat: int, most: int) -> list[int]:
    """The legal moves of a seat in the first state, of which there are at most so many."""
    if _debugging:
        return guarded(states, seat, most)
    buffer = np.empty(most, np.int64)
    count = calls.legal(states, seat, buffer)
    return buffer[:count].tolist()  # type: ignore[no-any-return]


def guarded(states: Any, seat: int, most: int) -> list[int]:
    """The same, with an AssertionError where a plain buffer would have been too small."""
    buffer = np.full(most + SPARE, UNTOUCHED, np.int64)
    count = calls.legal(states, seat, buffer)
    written = max(count, most + int(np.count_nonzero(buffer[most:] != UNTOUCHED)))
    if written > most:
        raise AssertionError(
            f"not kept: moves are no more than `most_moves`: {written} were written, not {most}"
        )
    return buffer[:count].tolist()  # type: ignore[no-any-return]
