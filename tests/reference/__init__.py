"""Slow, plain rules, independent of the engine, to check its counts and moves against.

A reference starts from the dump of a fresh position, so that it needs no shuffle of its own.
"""

from __future__ import annotations

import copy
from importlib import import_module
from typing import Any, Protocol


class Reference(Protocol):
    """The rules of one game, as plainly as possible."""

    def __init__(self, dump: dict[str, Any]) -> None: ...

    def actors(self) -> list[int]:
        """The seats that may act."""

    def legal(self, seat: int) -> list[str]:
        """Their moves, in notation."""

    def play(self, seat: int, move: str) -> None:
        """One move."""

    def result(self) -> tuple[list[int], list[int]]:
        """Scores and winners, once it is over."""


def reference(game: str, dump: dict[str, Any]) -> Reference:
    """The reference of a game, from a fresh position's dump."""
    module = import_module(f"tests.reference.{game.replace('-', '_')}")
    made: Reference = module.Reference(copy.deepcopy(dump))
    return made


def count(start: Reference, depth: int) -> list[int]:
    """How many sequences of moves there are of each length up to a depth."""
    leaves = [0] * (depth + 1)
    waiting = [(start, 0)]
    while waiting:
        here, length = waiting.pop()
        leaves[length] += 1
        if length < depth:
            for seat in here.actors():
                for move in here.legal(seat):
                    there = copy.deepcopy(here)
                    there.play(seat, move)
                    waiting.append((there, length + 1))
    return leaves
