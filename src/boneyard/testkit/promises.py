"""What every check is made of: a promise, and plain data to compare."""

from __future__ import annotations

import itertools
import json
from typing import Any

from boneyard.engine.position import Position


def require(condition: object, promise: str) -> None:
    """Fail with the promise that was not kept.

    >>> require(2 + 2 == 5, "sums are right")
    Traceback (most recent call last):
        ...
    AssertionError: not kept: sums are right
    """
    if not condition:
        raise AssertionError(f"not kept: {promise}")


def plain(data: Any) -> str:
    """The text that would be sent.

    >>> plain({"turn": 1, "hand": ["64"]})
    '{"hand": ["64"], "turn": 1}'
    """
    return json.dumps(data, sort_keys=True)


def viewers(position: Position) -> list[int | None]:
    """Every viewer: each seat, and a spectator."""
    return [*range(position.players), None]


def all_tiles(position: Position) -> list[str]:
    """Every tile there is, wherever it is.

    >>> import boneyard
    >>> len(all_tiles(boneyard.load("classic").new(seed=1)))
    28
    """
    return tiles_of(position.dump())


def tiles_of(dump: dict[str, Any]) -> list[str]:
    """The same, from a dump."""
    return sorted([*itertools.chain(*dump["hands"]), *dump["stock_order"], *dump["laid"]])
