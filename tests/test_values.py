"""Positions are values: copied, pickled, compared, dumped and set up again."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boneyard
from boneyard import BoneyardError, Position
from tests.settings import some_options

RESTORED = ["classic", "magnetic-flat", "domination"]
JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    7,
    28,
    128,
    600,
    2**63,
    2**64,
    -(2**70),
    0.5,
    float("nan"),
    float("inf"),
    "",
    "66",
    "67",
    "draw",
    "🁢",
    [],
    {},
    [[]],
    {"66": 1},
    [0] * 300,
]


def walk(name: str, players: int, seed: int, **options: Any) -> Iterator[Position]:
    """Every position of a random game; the same object, played on."""
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


@cache
def some_dumps(name: str) -> list[dict[str, Any]]:
    """Dumps of a few games with different players and options, of all stages."""
    game = boneyard.load(name)
    dumps = []
    for number, players in enumerate(game.players):
        options = some_options(game, players)
        position = walk(name, players, seed=number, **options[number % len(options)])
        dumps += [through_json(p.dump()) for p in position]
    return dumps


def places_in(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in plain data, as a list or dict and the index or key in it."""
    keys = range(len(data)) if isinstance(data, list) else list(data)
    for key in keys:
        yield data, key
        if isinstance(data[key], (list, dict)):
            yield from places_in(data[key])


def spoil(dump: dict[str, Any], dice: random.Random) -> None:
    """Change one thing somewhere in a dump: mostly so that it still looks like one."""
    places = list(places_in(dump))
    holder, key = dice.choice(places)
    value = holder[key]
    match dice.randrange(10):
        case 0:
            holder[key] = copy.deepcopy(dice.choice(JUNK))
        case 1:
            del holder[key]
        case 2 if isinstance(holder, list):
            holder.append(copy.deepcopy(value))
        case 2 | 3 if isinstance(holder, dict):
            holder["66"] = copy.deepcopy(value)
        case 4 | 5 | 6 if isinstance(value, int):
            holder[key] += dice.choice((-1, 1))
        case _:
            alike = [(h, k) for h, k in places if type(h[k]) is type(value)]
            other_holder, other_key = dice.choice(alike)
            other = copy.deepcopy(other_holder[other_key])
            if dice.random() < 0.8:
                other_holder[other_key] = copy.deepcopy(value)
            holder[key] = other


def check_sound(position: Position, dice: random.Random) -> None:
    """A position that was accepted can be used like any other."""
    again = Position.from_dump(position.dump())
    assert again == position
    for seat in [*range(position.players), None]:
        position.view(seat)
        other = position.redealt(seat, dice.getrandbits(64))
        assert other.view(seat) == position.view(seat)
    for _ in range(8):
        if not position.over:
            seat = dice.choice(position.actors)
            position.play(dice.choice(position.legal(seat)), seat)
            assert Position.from_dump(position.dump()) == position


@pytest.mark.parametrize("name", RESTORED)
@settings(max_examples=150, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seed=st.integers(0, 2**32), changes=st.integers(1, 3))
def test_a_spoiled_dump_is_refused_or_leads_to_a_sound_position(
    name: str, seed: int, changes: int
) -> None:
    dice = random.Random(seed)
    dump = copy.deepcopy(dice.choice(some_dumps(name)))
    for _ in range(changes):
        spoil(dump, dice)
    try:
        position = Position.from_dump(dump)
    except BoneyardError:
        return
    check_sound(position, dice)
