"""Games with a fault in them, to see that the conformance kit finds it.

Each is a game that keeps its promises, but for one small change. Kernels stay those of the honest
game: what is broken is a function in Python, a number, or a branch that `hush` has for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boneyard.engine.api import Game
from boneyard.engine.registry import rules_of
from boneyard.engine.rules import Rules


@dataclass(frozen=True)
class Fault:
    """A broken game, and the promise that the kit must find broken."""

    name: str
    rules: Rules
    promise: str  # as a regular expression
    games: int = 10  # that are enough to find it

    def game(self) -> Game:
        """The game, under its own name but not in the registry, where the honest one is."""
        return Game(self.rules)


def honest(name: str | Rules) -> Rules:
    """The rules that a fault is planted in."""
    return rules_of(name)


def rewritten(function: Any, change: Any) -> Any:
    """A function whose answer is changed: `change(answer, *arguments)`."""

    def broken(*arguments: Any) -> Any:
        return change(function(*arguments), *arguments)

    return broken
