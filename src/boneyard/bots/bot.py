"""What a bot is, and what it is given to see."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from boneyard.position import Position


@dataclass(frozen=True)
class Sight:
    """All that a bot knows: its view, its legal moves, and worlds that could be the true one."""

    seat: int
    view: Any
    legal: list[str]
    world: Callable[[int], Position]  # from a seed: the position with all unknown dealt anew


class Bot(Protocol):
    """Anything that chooses a move from what its seat sees."""

    name: str

    def choose(self, sight: Sight, dice: random.Random) -> str:
        """One of the legal moves; all chance comes from the dice, so that a choice can repeat."""


def look(position: Position, seat: int) -> Sight:
    """What a bot in this seat is given.

    >>> import boneyard
    >>> look(boneyard.load("classic").new(seed=1), 0).seat
    0
    """

    def world(seed: int) -> Position:
        return position.redealt(seat, seed)

    return Sight(seat, position.view(seat), position.legal(seat), world)
