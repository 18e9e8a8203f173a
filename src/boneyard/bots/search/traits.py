"""What a search has to know about a game besides its kernels: constants of the compiled code.

Chosen by the dtype of a state, as kernels are (see `engine/kernels/dispatch`), so that whoever runs
the code has nothing to hand over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numba.extending import overload
from numba.np.numpy_support import from_dtype

from boneyard.bots.effort import effort_table
from boneyard.engine.rules import Rules
from boneyard.engine.texts import MOST_LETTERS

F = TypeVar("F", bound=Callable[..., Any])

# How scores become a reward, by the game's tally.
POINTS, LEAST, WINS = 0, 1, 2
TALLY = {"points": POINTS, "least": LEAST, "wins": WINS}

_traits: dict[Any, dict[str, Any]] = {}  # by the type of the states


def trait(stand_in: F) -> F:
    """Exchange a stand-in for the constant of the same name that its argument's game has."""

    def choose(record: Any) -> Any:
        constant = _traits[record][stand_in.__name__]
        return lambda s: constant

    overload(stand_in)(lambda s: choose(s))  # Numba compares the arguments' names and types
    return stand_in


@trait
def tally(s: Any) -> int:
    """POINTS, LEAST or WINS."""
    raise NotImplementedError


@trait
def efforts(s: Any) -> Any:
    """The table of `effort_table`."""
    raise NotImplementedError


@trait
def stuck_texts(s: Any) -> Any:
    """The moves of a seat that has nothing that fits, a row of letters each, with zeros after."""
    raise NotImplementedError


def register_traits(rules: Rules) -> None:
    """Let the functions above find the constants of a game by its dtype."""
    _traits[from_dtype(rules.dtype)] = {
        "tally": TALLY[rules.tally],
        "efforts": effort_table(rules),
        "stuck_texts": rows_of_letters(rules.stuck),
    }


def rows_of_letters(texts: tuple[str, ...]) -> Any:
    """A row of bytes for each text, and one without letters, so that there is always a row.

    >>> rows_of_letters(("no",))[:, :3].tolist()
    [[110, 111, 0], [0, 0, 0]]
    """
    rows = np.zeros((len(texts) + 1, MOST_LETTERS + 1), np.uint8)
    for row, text in zip(rows, texts, strict=False):
        row[: len(text)] = list(text.encode("ascii"))
    return rows
