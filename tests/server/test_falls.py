"""The fall that every page is told: the latest collapse of the table, packed."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path

import numpy as np
import pytest

import boneyard
from boneyard.engine.position import Position
from boneyard.server.http.falls import fall_at
from tests.physics.test_fall import collapsed

SAMPLE = Path(__file__).parents[2] / "client/src/boards/shared/tower/fall.sample.json"


def fallen() -> Position:
    """A table where something fell."""
    return next(p for p in map(collapsed, range(30)) if p.state["collapses"])


def sample(position: Position) -> str:
    """What the client's own test reads."""
    fall = fall_at(position)
    assert fall is not None
    told = {"number": fall.number, "tiles": fall.tiles, "rate": fall.rate, "packed": fall.packed}
    return json.dumps({"ruin": position.view()["ruin"], "fall": told}) + "\n"


@pytest.mark.slow
def test_a_collapse_is_told_frame_by_frame() -> None:
    position = fallen()
    fall = fall_at(position)
    assert fall is not None
    ruin = position.view()["ruin"]
    assert fall.number == ruin["number"]
    assert set(fall.tiles) == {place["tile"] for place in ruin["tower"]}
    numbers = np.frombuffer(zlib.decompress(base64.b64decode(fall.packed)), np.int16)
    frames = np.cumsum(numbers.reshape(-1, len(fall.tiles), 6), axis=0)
    assert len(frames) > fall.rate
    fell = [fall.tiles.index(tile) for tile in ruin["fell"]]
    assert frames[-1, fell, 2].sum() < frames[0, fell, 2].sum()


def test_where_nothing_fell_there_is_no_fall() -> None:
    assert fall_at(boneyard.load("magnetic-tower").new(seed=1)) is None
    assert fall_at(boneyard.load("classic").new(seed=1)) is None


def test_the_clients_sample_is_a_fall_of_ours() -> None:
    kept = json.loads(SAMPLE.read_text())
    ours = json.loads(sample(fallen()))
    assert kept["ruin"] == ours["ruin"]
    assert kept["fall"]["tiles"] == ours["fall"]["tiles"]
