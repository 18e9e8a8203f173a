"""Random games, position by position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from boneyard.engine.api import load
from boneyard.engine.position import Position


def walk(name: str, players: int, seed: int, **options: Any) -> Iterator[Position]:
    """Every position of a random game; the same object, played on."""
    dice = random.Random(seed)
    position = load(name).new(players, seed, (), **options)
    yield position
    while not position.over:
        seat = dice.choice(position.actors)
        position.play(dice.choice(position.legal(seat)), seat)
        yield position


def random_position(name: str, players: int, seed: int, moves: int, **options: Any) -> Position:
    """A random game after some moves, or at its end."""
    for position in walk(name, players, seed, **options):
        if len(position.moves) == moves:
            break
    return position
