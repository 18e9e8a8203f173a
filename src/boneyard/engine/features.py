"""What can be a reason for a move, as a game tells it in its part `coach`: FEATURES."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from boneyard.engine.rules import Rules

Holds = Callable[[Rules, Any, Any, int, random.Random], bool]


@dataclass(frozen=True)
class Feature:
    """Something that can be seen after a move; the message `reason-<name>` tells it."""

    name: str
    holds: Holds  # (rules, states before, states after, the seat that moved, chance)
    good: bool = True  # to have
    of_world: bool = False  # it is so or not before the move, and whatever the move is
