"""Positions are values: copied, pickled and compared."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import boneyard
from boneyard import BoneyardError, Position
from boneyard.engine.memory import recall
from boneyard.engine.position import in_order, layout
from tests.walks import random_position

WAYS: dict[str, Callable[[Position], Position]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda position: pickle.loads(pickle.dumps(position)),
    "first pickle": lambda position: pickle.loads(pickle.dumps(position, protocol=2)),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", boneyard.available_games())
def test_a_copy_is_equal_and_independent(name: str, way: str) -> None:
    position = random_position(name, players=2, seed=3, moves=8)
    before = position.state.tobytes()
    twin = WAYS[way](position)
    assert twin == position
    assert twin.state.tobytes() == before
    assert str(twin.record) == str(position.record)
    assert recall(twin, 0) == recall(position, 0)
    twin.play(twin.legal()[0])
    assert twin.state.tobytes() != before, "the state that is shown is the one that is played"
    assert twin != position
    assert position.state.tobytes() == before
    assert len(position.moves) == 8
    twin.options["new"] = 1
    assert "new" not in position.options


@pytest.mark.parametrize("name", boneyard.available_games())
def test_a_pickle_of_a_fresh_position_is_hardly_larger_than_its_state(name: str) -> None:
    game = boneyard.load(name)
    position = game.new(max(game.players), seed=2**64 - 1)
    assert len(pickle.dumps(position)) <= position.state.nbytes + 1000


def test_a_pickle_is_read_in_a_new_process_with_no_kernels(tmp_path: Path) -> None:
    positions = [random_position(name, 3, seed=5, moves=9) for name in boneyard.available_games()]
    file = tmp_path / "positions"
    file.write_bytes(pickle.dumps(positions))
    program = (
        "import pickle, sys\n"
        "positions = pickle.load(open(sys.argv[1], 'rb'))\n"
        "for p in positions: print(p.state.tobytes().hex(), p.rules.name, len(p.moves), p.seed)\n"
        "print(positions[0].legal())\n"
    )
    cache = tmp_path / "cache"
    done = subprocess.run(
        [sys.executable, "-c", program, str(file)],
        env=os.environ | {"BONEYARD_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=True,
    )
    told = [f"{p.state.tobytes().hex()} {p.rules.name} 9 5" for p in positions]
    assert done.stdout.splitlines() == [*told, str(positions[0].legal())]
    assert cache.is_dir(), "the other process compiled for itself"


@pytest.mark.parametrize("name", boneyard.available_games())
def test_a_big_machine_and_a_little_one_read_the_same_pickle(name: str) -> None:
    position = random_position(name, 2, seed=4, moves=5)
    little = position.state.tobytes()
    dtype = position.rules.dtype
    big = bytes(in_order(little, dtype, "big"))
    assert big != little
    assert bytes(in_order(big, dtype, "big")) == little
    values = np.frombuffer(big, dtype.newbyteorder(">"))[0]
    for field in dtype.names or ():
        assert (values[field] == position.state[field]).all()


def test_long_games_are_pickled_compactly() -> None:
    position = random_position("magnetic-tower", 4, seed=1, moves=100)
    text = " ".join(f"{seat}:{move}" for seat, move in position.moves)
    assert len(pickle.dumps(position)) <= position.state.nbytes + len(text) + 1000


def test_positions_are_equal_whatever_the_moves_that_led_there() -> None:
    position = random_position("classic", 2, seed=1, moves=4)
    again = Position.from_dump(position.dump())
    assert again == position
    assert again.moves != position.moves
    other = boneyard.load("classic").new(players=2, seed=2)
    assert boneyard.load("classic").new(players=2, seed=1) != other
    assert position != "classic"
    with pytest.raises(TypeError, match="unhashable"):
        hash(position)


def test_a_position_of_a_game_that_is_not_registered_is_not_pickled_as_another() -> None:
    rules = replace(boneyard.load("classic").rules, dtype=np.dtype([("rng", np.uint64)]))
    position = boneyard.load("classic").new(players=2, seed=1)
    position.rules = rules
    with pytest.raises(BoneyardError, match="not registered"):
        pickle.dumps(position)


def test_a_pickle_made_with_other_rules_is_refused() -> None:
    position = boneyard.load("classic").new(players=2, seed=1)
    state = position.__getstate__()
    other = (*state[:1], layout(boneyard.load("domination").rules.dtype), *state[2:])
    with pytest.raises(BoneyardError, match="other rules"):
        object.__new__(Position).__setstate__(other)
