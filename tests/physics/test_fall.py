"""The fall: what was judged to fall falls, the rest stays, and everyone sees the same."""

from __future__ import annotations

import sys
import zlib

import numpy as np
import pytest

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.errors import NoFall
from boneyard.games.shared.tower.physics.fall import can_show
from boneyard.games.shared.tower.stacking import latest_fall


def collapsed(seed: int) -> Position:
    """A game at its first collapse."""
    position = load("magnetic-tower").new(4, seed, steadiness="shaky")
    while not position.state["collapses"] and not position.over:
        position.play(position.legal()[seed % len(position.legal())])
    return position


@pytest.fixture(scope="module")
def ruins() -> list[Position]:
    found = [collapsed(seed) for seed in range(12)]
    return [position for position in found if position.state["collapses"]]


def test_what_fell_moves_and_what_stood_stays(ruins: list[Position]) -> None:
    assert len(ruins) > 6
    for position in ruins:
        fall = latest_fall(position.state)
        assert fall is not None
        fell = set(position.view()["ruin"]["fell"])
        assert set(fall.tiles) == {p["tile"] for p in position.view()["ruin"]["tower"]}
        moved = np.abs(fall.frames - fall.frames[0])[..., :3].max(axis=(0, 2))
        for tile, distance in zip(fall.tiles, moved, strict=True):
            # A domino that only tips may come to lie where it was.
            assert distance > 0.005 if tile in fell else distance == 0, (tile, distance)
        assert fall.frames[..., 2].min() > 0  # nothing falls through the table


def test_a_fall_is_the_same_each_time_and_small(ruins: list[Position]) -> None:
    for position in ruins[:4]:
        one, two = latest_fall(position.state), latest_fall(position.copy().state)
        assert one is not None
        assert two is not None
        assert one.packed() == two.packed()
        assert len(one.packed()) < 8000
        raw = np.frombuffer(zlib.decompress(one.packed()), np.int16)
        frames = np.cumsum(raw.reshape(-1, len(one.tiles), 6), axis=0)
        assert np.abs(frames[..., :3] / 1000 - one.frames[..., :3]).max() < 0.001


def test_a_game_that_never_fell_has_no_fall() -> None:
    assert latest_fall(load("magnetic-tower").new(2, 1).state) is None


def test_without_the_engine_a_collapse_is_reported_but_not_shown(
    ruins: list[Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert can_show()
    monkeypatch.setitem(sys.modules, "rapier3d", None)
    assert not can_show()
    with pytest.raises(NoFall, match=r"boneyard\[fall\]"):
        latest_fall(ruins[0].state)
    assert ruins[0].view()["ruin"]["fell"]
