"""Positions are values: copied, pickled, compared, dumped and set up again."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import boneyard
from boneyard import Position
from tests.settings import some_options

RESTORED = ["classic"]


def walk(name: str, players: int, seed: int, **options: Any) -> Iterator[Position]:
    """Every position of a random game."""
    dice = random.Random(seed)
    position = boneyard.load(name).new(players, seed, (), **options)
    yield position
    while not position.over:
        seat = dice.choice(position.actors)
        position.play(dice.choice(position.legal(seat)), seat)
        yield position


def through_json(dump: dict[str, Any]) -> dict[str, Any]:
    return dict(json.loads(json.dumps(dump)))


@pytest.mark.parametrize("name", RESTORED)
def test_every_position_of_random_games_is_set_up_again_from_its_dump(name: str) -> None:
    game = boneyard.load(name)
    for players in game.players:
        for number, options in enumerate(some_options(game, players)):
            for position in walk(name, players, seed=number, **options):
                dump = position.dump()
                again = Position.from_dump(through_json(dump))
                assert again.dump() == dump
                assert again.state.tobytes() == position.state.tobytes()
