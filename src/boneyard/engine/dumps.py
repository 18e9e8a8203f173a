"""Reading a dump back into a position: what is the same for every game.

A game reads the keys that matter and fills in a blank state (`Rules.restore`); the state it made
is then dumped again, and every key must come out as it was given. So a game need not check what
follows from something else: counts, open ends, scores and the like.
"""

from __future__ import annotations

import json
import math
import reprlib
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from boneyard.errors import BadDump

Shape = TypeVar("Shape")


def plain_data(dump: object) -> dict[str, Any]:
    """A dump as it would come back from a file: a copy with plain data only."""
    if not isinstance(dump, Mapping):
        raise BadDump(f"a dump is a dict, as Position.dump makes it, not {type(dump).__name__}")
    try:
        return dict(json.loads(json.dumps(dict(dump))))
    except (TypeError, ValueError, RecursionError) as problem:
        raise BadDump(f"a dump holds plain data only: {problem}") from None


def read(dump: dict[str, Any], shape: type[Shape]) -> Shape:
    """The keys of a TypedDict, with their types checked; others are ignored."""
    try:
        return msgspec.convert(dump, shape)
    except msgspec.ValidationError as problem:
        raise BadDump(f"the dump cannot be read: {problem}") from None


def require(condition: object, problem: str) -> None:
    """Refuse a dump, and say what is wrong with it."""
    if not condition:
        raise BadDump(problem)


def require_between(what: str, number: int, low: int, high: int) -> None:
    """Refuse a number that is out of range."""
    require(low <= number <= high, f"{what} is {number}; it can be {low} to {high}")


def require_agreement(given: dict[str, Any], expected: dict[str, Any]) -> None:
    """Refuse a dump that differs from the dump of the position that it led to."""
    missing, unknown = expected.keys() - given.keys(), given.keys() - expected.keys()
    require(not missing, f"the dump lacks {', '.join(sorted(missing))}")
    require(
        not unknown,
        f"a dump of {expected['game']} has no {', '.join(sorted(unknown))};"
        f" it has: {', '.join(sorted(expected))}",
    )
    for key, value in expected.items():
        if not agree(in_any_order(key, given[key]), in_any_order(key, value)):
            raise BadDump(
                f"{key} is {reprlib.repr(given[key])}, but by the rest of the dump"
                f" it is {reprlib.repr(value)}"
            )


def in_any_order(key: str, value: Any) -> Any:
    """A value with hands sorted: the order of the tiles in a hand means nothing."""
    return [sorted(hand) for hand in value] if key == "hands" else value


def agree(given: object, expected: object) -> bool:
    """Whether plain data is the same, up to rounding of computed numbers."""
    if type(given) is not type(expected):
        return False
    if isinstance(given, dict) and isinstance(expected, dict):
        return given.keys() == expected.keys() and all(
            agree(given[key], expected[key]) for key in given
        )
    if isinstance(given, list) and isinstance(expected, list):
        return len(given) == len(expected) and all(map(agree, given, expected))
    if isinstance(given, float) and isinstance(expected, float):  # machines round differently
        return math.isclose(given, expected, rel_tol=1e-6, abs_tol=1e-9)
    return given == expected
