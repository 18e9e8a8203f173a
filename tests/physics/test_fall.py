"""The fall: what was judged to fall falls, the rest stays, and everyone sees the same."""

from __future__ import annotations

import zlib
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.games.shared.tower.falling.dominoes import FLIGHT, add_domino, energy
from boneyard.games.shared.tower.falling.fall import (
    MOST_FRAMES,
    PLACE_SCALE,
    RATE,
    STEPS_PER_FRAME,
    TURN_SCALE,
    Fall,
    latest_fall,
    let_fall,
)
from boneyard.games.shared.tower.falling.motion import FRICTION, GRAVITY, quickest, step
from boneyard.games.shared.tower.falling.push import AWAY, CLINGS, PUSH, RISEN
from boneyard.games.shared.tower.falling.touches import find_touches
from boneyard.games.shared.tower.physics.footprint import HALF_LENGTH, HALF_WIDTH

STEP = 1 / (RATE * STEPS_PER_FRAME)
LYING = (HALF_LENGTH, HALF_WIDTH, 0.15)
DEEPEST = 0.015  # how far two dominoes at rest may overlap, in cells
VISIBLY = 0.2  # how far, in cells, a person sees a domino leave its place


def collapsed(seed: int, game: str = "magnetic-tower", magnets: str = "normal") -> Position:
    """A game at its first collapse."""
    position = load(game).new(4, seed, steadiness="shaky", magnets=magnets)
    while not position.state["collapses"] and not position.over:
        position.play(position.legal()[seed % len(position.legal())])
    return position


@pytest.fixture(scope="module")
def ruins() -> list[Position]:
    found = [collapsed(seed) for seed in range(30)]
    return [position for position in found if position.state["collapses"]]


@pytest.fixture(scope="module")
def falls(ruins: list[Position]) -> list[Fall]:
    found = [latest_fall(position.state) for position in ruins]
    return [fall for fall in found if fall is not None]


def flight() -> Any:
    """Nothing is in flight yet."""
    return np.zeros(1, FLIGHT)[0]


def boxes(fall: Fall, position: Position, frame: int) -> list[tuple[Any, Any, Any]]:
    """Centre, axes and half lengths of each domino, worked out in plain Python."""
    found = []
    headings = {p["tile"]: p["heading"] for p in position.view()["ruin"]["tower"]}
    for tile, numbers in zip(fall.tiles, fall.frames[frame].astype(float), strict=True):
        x, y, z = numbers[3:] / TURN_SCALE
        vector = np.array([x, y, z])
        w = np.sqrt(max(0.0, 1 - vector @ vector))
        matrix = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
        turned = np.eye(3) + 2 * w * matrix + 2 * matrix @ matrix
        across = headings[tile] in "ns"
        half = (HALF_WIDTH, HALF_LENGTH, 0.15) if across else LYING
        found.append((numbers[:3] / PLACE_SCALE, turned.T, np.array(half)))
    return found


def overlap(one: tuple[Any, Any, Any], two: tuple[Any, Any, Any]) -> float:
    """How deep two boxes are in each other, along the axis where they are least so."""
    (place, axes, half), (other, other_axes, other_half) = one, two
    ways = [*axes, *other_axes, *(np.cross(a, b) for a, b in product(axes, other_axes))]
    depths = [
        half @ abs(axes @ way) + other_half @ abs(other_axes @ way) - abs(way @ (place - other))
        for way in (way / np.linalg.norm(way) for way in ways if np.linalg.norm(way) > 0.01)
    ]
    return float(min(depths))


def check_moves(position: Position, fall: Fall) -> None:
    """All that fell leaves its place, and all that stood stays."""
    ruin = position.view()["ruin"]
    assert set(fall.tiles) == {p["tile"] for p in ruin["tower"]}
    on_table = {p["tile"] for p in ruin["tower"] if p["z"] == 0}
    moved = np.abs(fall.frames - fall.frames[0])[..., :3].max(axis=(0, 2)) / PLACE_SCALE
    for tile, distance in zip(fall.tiles, moved, strict=True):
        if tile not in ruin["fell"]:
            assert distance == 0, tile
        elif tile not in on_table or tile == ruin["last"]:
            assert distance >= VISIBLY, tile  # one that lies on the table may stay there


def test_what_fell_moves_and_what_stood_stays(ruins: list[Position], falls: list[Fall]) -> None:
    assert len(falls) == len(ruins) > 25
    for position, fall in zip(ruins, falls, strict=True):
        check_moves(position, fall)


@pytest.mark.campaign
@pytest.mark.parametrize("magnets", ["strong", "normal", "weak"])
@pytest.mark.parametrize("game", ["magnetic-tower", "magnetic-staggered"])
def test_what_fell_moves_in_many_games(game: str, magnets: str) -> None:
    stuck = []
    for seed in range(150):
        position = collapsed(seed, game, magnets)
        fall = latest_fall(position.state)
        if fall is not None:
            try:
                check_moves(position, fall)
            except AssertionError as problem:
                stuck.append((seed, str(problem)))
    assert not stuck


def test_what_falls_loses_height(ruins: list[Position], falls: list[Fall]) -> None:
    for position, fall in zip(ruins, falls, strict=True):
        fell = [fall.tiles.index(tile) for tile in position.view()["ruin"]["fell"]]
        lost = fall.frames[0, fell, 2].astype(int) - fall.frames[-1, fell, 2]
        assert lost.sum() / PLACE_SCALE > 0.1  # some ruins are hardly higher than the table


def test_nothing_goes_through_the_table(ruins: list[Position], falls: list[Fall]) -> None:
    for position, fall in zip(ruins, falls, strict=True):
        for frame in range(len(fall.frames)):
            for place, axes, half in boxes(fall, position, frame):
                assert place[2] - half @ abs(axes[:, 2]) > -0.05
        for place, axes, half in boxes(fall, position, -1):
            assert place[2] - half @ abs(axes[:, 2]) > -DEEPEST


@pytest.mark.slow
def test_a_fall_ends_at_rest(ruins: list[Position], falls: list[Fall]) -> None:
    for position, fall in zip(ruins, falls, strict=True):
        assert RATE < len(fall.frames) < MOST_FRAMES
        f = flight()
        let_fall(position.state, f)
        for _ in range(MOST_FRAMES * STEPS_PER_FRAME):
            step(f, STEP)
        assert quickest(f) < 1e-3
        gone = np.abs(f["place"][: f["n"]] - fall.frames[-1, :, :3] / PLACE_SCALE)
        assert gone.max() < 0.001  # it was at rest when the frames ended


def test_at_rest_no_domino_is_in_another(ruins: list[Position], falls: list[Fall]) -> None:
    for position, fall in zip(ruins, falls, strict=True):
        at_rest = boxes(fall, position, -1)
        assert max(overlap(a, b) for a, b in combinations(at_rest, 2)) < DEEPEST


@pytest.mark.slow
def test_a_fall_gains_no_energy_but_from_the_push(ruins: list[Position]) -> None:
    for position in ruins:
        f = flight()
        let_fall(position.state, f)
        falling = np.count_nonzero(f["lightness"][: f["n"]])
        first = before = free = energy(f, GRAVITY)
        # A push lifts a domino by no more than RISEN * AWAY before it lets go, or has slid it as
        # fast as it gets in CLINGS: in the mean the two together are the most that it may give.
        most = GRAVITY * RISEN * AWAY + 0.5 * (PUSH * CLINGS) ** 2
        for _ in range(2 * RATE * STEPS_PER_FRAME):
            step(f, STEP)
            now = energy(f, GRAVITY)
            if f["pushed"]:
                assert now < first + falling * most
                free = now
            else:
                assert now < free * 1.001
                assert now - before < free * 0.03  # magnets may give back what they took
            before = now
        assert not f["pushed"]


def test_a_push_tips_over_what_would_stand_and_ends() -> None:
    f = flight()
    add_domino(f, (0.0, 0.0, 0.15), 0.0, LYING, False)
    i = add_domino(f, (0.0, 0.0, 0.45), 0.0, LYING, True)
    f["home"][i] = f["place"][i]
    f["pushed"] = 1 << i
    # About the upper edge of the lower one, to the right, as fast as 1 at the other end.
    f["push_spin"][i] = 0.0, 0.5 / HALF_LENGTH, 0.0
    f["push_speed"][i] = 0.15 * f["push_spin"][i, 1], 0.0, 0.5
    for _ in range(RATE * STEPS_PER_FRAME):
        step(f, STEP)
    assert not f["pushed"]
    assert f["place"][i, 0] > AWAY
    assert f["place"][i, 2] > 0.1


def test_a_push_that_is_blocked_goes_another_way() -> None:
    f = flight()
    add_domino(f, (0.0, 0.0, 0.15), 0.0, LYING, True)
    add_domino(f, (2 * HALF_LENGTH + 0.02, 0.0, 0.15), 0.0, LYING, False)
    f["home"][0] = f["place"][0]
    f["pushed"] = 1
    f["begins"][0] = -CLINGS  # it has clung to its place for so long already
    f["push_spin"][0] = 0.0, 1.0, 0.0  # downhill is to the right, where another stands
    for _ in range(RATE * STEPS_PER_FRAME):
        step(f, STEP)
    assert not f["pushed"]
    assert abs(f["place"][0, 1]) > AWAY


@pytest.mark.slow
def test_a_fall_is_the_same_each_time_and_small(ruins: list[Position], falls: list[Fall]) -> None:
    for position, one in zip(ruins, falls, strict=True):
        two = latest_fall(position.copy().state)
        assert two is not None
        assert one.packed() == two.packed()
        assert len(one.packed()) < 8000
        raw = np.frombuffer(zlib.decompress(one.packed()), np.int16)
        frames = np.cumsum(raw.reshape(-1, len(one.tiles), 6), axis=0)
        assert (frames == one.frames).all()


def test_a_game_that_never_fell_has_no_fall() -> None:
    assert latest_fall(load("magnetic-tower").new(2, 1).state) is None


def test_a_domino_in_the_air_falls_as_fast_as_gravity_says() -> None:
    f = flight()
    add_domino(f, (0.0, 0.0, 20.0), 0.0, LYING, True)
    for _ in range(72):
        step(f, STEP)
    assert 20 - f["place"][0, 2] == pytest.approx(GRAVITY * 0.2**2 / 2, rel=0.06)


def test_a_domino_slides_as_far_as_friction_lets_it() -> None:
    f = flight()
    add_domino(f, (0.0, 0.0, 0.15), 0.0, LYING, True)
    f["speed"][0, 0] = 10.0
    for _ in range(RATE * STEPS_PER_FRAME):
        step(f, STEP)
    assert f["place"][0, 0] == pytest.approx(10**2 / (2 * FRICTION * GRAVITY), rel=0.1)
    assert f["place"][0, 1:].tolist() == pytest.approx([0.0, 0.15], abs=0.01)


def test_a_domino_that_stands_on_its_edge_and_is_tipped_falls_flat() -> None:
    f = flight()
    add_domino(f, (0.0, 0.0, HALF_WIDTH), 0.0, (HALF_LENGTH, 0.15, HALF_WIDTH), True)
    f["spin"][0] = 12.0, 0.0, 0.0  # about its lower edge
    f["speed"][0] = 0.0, -12 * HALF_WIDTH, 12 * 0.15
    for _ in range(RATE * STEPS_PER_FRAME):
        step(f, STEP)
    assert f["place"][0, 2] == pytest.approx(0.15, abs=0.01)
    assert f["place"][0, 1] < -0.5


def test_magnets_carry_a_domino_until_they_are_shaken_loose() -> None:
    heights = []
    for magnets in (0, 1):
        f = flight()
        add_domino(f, (0.0, 0.0, 10.0), 0.0, LYING, True)
        add_domino(f, (1.0, 0.0, 10.3), 0.0, LYING, False)
        f["magnets"], f["strength"], f["lower"][0], f["upper"][0] = magnets, 4.0, 0, 1
        f["lower_spot"][0], f["upper_spot"][0] = (0.5, 0.0, 0.15), (-0.5, 0.0, -0.15)
        for _ in range(18):
            step(f, STEP)
        heights.append(float(f["place"][0, 2]))
        for _ in range(RATE * STEPS_PER_FRAME):
            step(f, STEP)
        assert f["place"][0, 2] < 9
    assert heights[0] < 9.6 < 9.9 < heights[1]


@pytest.mark.slow
@pytest.mark.parametrize(("turn", "points"), [(0.0, 4), (1.5, 4)])
def test_a_domino_on_another_touches_it_at_the_corners_of_what_they_share(
    turn: float, points: int
) -> None:
    f = flight()
    add_domino(f, (0.0, 0.0, 5.0), 0.0, LYING, False)
    add_domino(f, (0.1, 0.0, 5.3), turn, LYING, True)
    find_touches(f)
    assert f["touches"] == points
    assert np.abs(f["gap"][:points]).max() < 1e-9
    assert np.abs(f["across"][:points, 0, 2]).min() == pytest.approx(1)


def test_crossing_edges_touch_at_one_point() -> None:
    f = flight()
    add_domino(f, (0.0, 0.0, 5.0), 0.0, LYING, False)
    i = add_domino(f, (0.0, 0.0, 0.0), 0.0, LYING, True)
    # Turned on their long edges, across each other: a quarter turn about z, an eighth about x.
    eighth = np.pi / 8
    f["turn"][0] = np.sin(eighth), 0, 0, np.cos(eighth)
    f["turn"][i] = 0, np.sin(eighth), 0, np.cos(eighth)
    f["half"][i] = HALF_WIDTH, HALF_LENGTH, 0.15
    reach = (HALF_WIDTH + 0.15) * np.sqrt(0.5)
    f["place"][i] = 0.1, 0.2, 5 + 2 * reach - 0.001
    for body in range(2):
        x, y, z, w = f["turn"][body]
        matrix = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
        f["axes"][body] = (np.eye(3) + 2 * w * matrix + 2 * matrix @ matrix).T
    find_touches(f)
    assert f["touches"] == 1
    assert f["gap"][0] == pytest.approx(-0.001)
    assert abs(f["across"][0, 0, 2]) == pytest.approx(1)
