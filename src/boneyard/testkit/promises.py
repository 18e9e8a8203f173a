"""What every check is made of: a promise, and plain data to compare."""

from __future__ import annotations

import itertools
import json
from typing import Any

from boneyard.engine.position import Position


def require(condition: object, promise: str) -> None:
    """Fail with the promise that was not kept."""
    if not condition:
        raise AssertionError(f"not kept: {promise}")


def plain(data: Any) -> str:
    """The text that would be sent."""
    return json.dumps(data, sort_keys=True)


def viewers(position: Position) -> list[int | None]:
    """Every viewer: each seat, and a spectator."""
    return [*range(position.players), None]


def all_tiles(position: Position) -> list[str]:
    """Every tile there is, wherever it is."""
    return tiles_of(position.dump())


def tiles_of(dump: dict[str, Any]) -> list[str]:
    """The same, from a dump."""
    return sorted([*itertools.chain(*dump["hands"]), *dump["stock_order"], *dump["laid"]])
