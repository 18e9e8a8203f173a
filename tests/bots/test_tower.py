"""At a tower the hand's slip is chance: the search meets it as often as it happens."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.api import Limits, look
from boneyard.bots.search.bench import Workbench
from boneyard.bots.search.playout import sample_move
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position
from boneyard.games.shared.tower.places import FIRST_PLACE
from boneyard.games.shared.tower.stacking import standing_chance
from tests.bots.worlds import weighed

# Both ways of building share these kernels, and each would be compiled for its own states.
GAMES = pytest.mark.parametrize(
    "game", ["magnetic-tower", pytest.param("magnetic-staggered", marks=pytest.mark.campaign)]
)


def risky(game: str) -> tuple[Position, str, float, str]:
    """A position with a move that may well fall, its chance to stand, and one that will stand."""
    for seed in range(200):
        dice = random.Random(seed)
        position = boneyard.load(game).new(2, seed)
        while not position.over:
            seat = position.actors[0]
            chances = {}
            for move in position.legal(seat):
                number = position.rules.parse_move(position.state, seat, move)
                if number >= FIRST_PLACE and len(position.moves) > 4:
                    chances[move] = standing_chance(position.state, number, 60, np.uint64(seed))
            shaky = [move for move, chance in chances.items() if 0.3 < chance < 0.6]
            firm = [move for move, chance in chances.items() if chance == 1.0]
            if shaky and firm:
                return position, shaky[0], chances[shaky[0]], firm[0]
            position.play(dice.choice(position.legal(seat)), seat)
    raise AssertionError("no such position")


@pytest.mark.slow
@GAMES
def test_worlds_slip_as_often_as_hands_do(game: str) -> None:
    position, move, chance, _ = risky(game)
    stood = 0
    for seed in range(200):
        world = position.redealt(position.actors[0], seed)
        before = int(world.state["collapses"])
        world.play(move)
        stood += int(world.state["collapses"]) == before
    assert stood / 200 == pytest.approx(chance, abs=0.2)


@GAMES
def test_heuristics_prefer_what_stands(game: str) -> None:
    position, shaky, _, firm = risky(game)
    weights = dict(weighed(Workbench(position.rules), look(position, position.actors[0]), 1))
    assert weights[firm] > 2 * weights[shaky]


@kernel
def draw(s: object, seat: int, moves: Any, memory: Any) -> int:
    return int(moves[sample_move(s, seat, moves, moves.size, memory[0])])


@GAMES
def test_playouts_draw_by_the_square_of_the_weight_though_they_look_twice_at_few(game: str) -> None:
    """A quick prior, refined up to four times, is nearly as good as weighing every move."""
    position, _, _, _ = risky(game)
    seat = position.actors[0]
    bench = Workbench(position.rules)
    weights = weighed(bench, look(position, seat), 1)
    numbers = [position.rules.parse_move(position.state, seat, move) for move, _ in weights]
    squares = np.array([weight**2 for _, weight in weights])
    bench.memory["rng"], bench.memory["inference_weight"], drawn = 3, 0.0, Counter[int]()
    for _ in range(4000):
        moves = np.array(numbers, np.int64)
        drawn[draw(position._states[0], seat, moves, bench.memory)] += 1
    shares = np.array([drawn[number] / 4000 for number in numbers])
    apart = float(np.abs(shares - squares / squares.sum()).sum()) / 2
    assert apart < 0.12, f"{apart:.3f} of the draws go elsewhere"


@GAMES
def test_a_search_does_not_lay_what_may_well_fall(game: str) -> None:
    position, shaky, _, _ = risky(game)
    given = look(position, position.actors[0])
    for seed in range(5):
        assert bot("expert").choose(given, seed, Limits(simulations=400)).move != shaky
