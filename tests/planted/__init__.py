"""Games with a fault in them, to see that the conformance kit finds it.

Each is a game that keeps its promises, but for one small change. Kernels stay those of the honest
game: what is broken is a function in Python, a number, or a branch that `hush` has for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from boneyard.engine.api import Game
from boneyard.engine.native import NativeEngine
from boneyard.engine.registry import rules_of
from boneyard.engine.rules import Rules, State


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


def view_of(rules: Rules) -> Callable[[State, int], Any]:
    """What a seat sees, by what positions use: the kernel by itself would be compiled besides."""
    engine = cache(NativeEngine)

    def view(s: State, viewer: int) -> Any:
        states = np.frombuffer(s.tobytes(), rules.dtype).copy()
        return json.loads(engine(rules).view(states, viewer))

    return view


def rewritten(function: Any, change: Any) -> Any:
    """A function whose answer is changed: `change(answer, *arguments)`."""

    def broken(*arguments: Any) -> Any:
        return change(function(*arguments), *arguments)

    return broken
