"""How a level chooses: from the seed and from what its seat knows, in pieces of any size."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import pytest

import boneyard
from boneyard.bots import LADDER, bot
from boneyard.bots.api import Limits, look
from boneyard.bots.effort import BEGINNER, CLUB, EXPERT, MASTER
from boneyard.bots.search.bench import Workbench
from boneyard.bots.search.exports import exports_of
from boneyard.bots.search.memory import memory_dtype
from boneyard.engine.position import Position
from boneyard.testkit.bots import worlds_alike

GAMES = pytest.mark.parametrize("game", boneyard.available_games())
LEVELS = pytest.mark.parametrize("level", range(len(LADDER)), ids=LADDER.__getitem__)


@cache
def bench_of(game: str) -> Workbench:
    """One for each game: what it remembers of other searches must not matter."""
    return Workbench(boneyard.load(game).rules)


def trail_of(game: str, seed: int, moves: int = 8) -> list[Position]:
    """The positions of a random game, up to one in which there is a choice."""
    dice = random.Random(seed)
    position = boneyard.load(game).new(2, seed)
    trail = [position.copy()]
    while len(trail) <= moves or len(position.legal()) < 2:
        position.play(dice.choice(position.legal()))
        trail.append(position.copy())
    return trail


def chosen(position: Position, level: int, seed: int, pieces: Sequence[int]) -> bytes:
    """The thoughts of a level after so many simulations, in pieces, as bytes."""
    bench, seat = bench_of(position.rules.name), position.actors[0]
    bench.search.begin(position._states, seat, level, seed)
    for piece in pieces:
        bench.search.run(piece)
    return bytes(bench.thoughts[: bench.search.end()].tobytes())


@pytest.mark.slow
@GAMES
@LEVELS
def test_a_seed_repeats_and_another_differs(game: str, level: int) -> None:
    position = trail_of(game, 1)[-1]
    answers = [chosen(position, level, seed, [60]) for seed in range(12)]
    assert answers == [chosen(position, level, seed, [60]) for seed in range(12)]
    assert len(set(answers)) > 1 or level == BEGINNER, "chance comes from the seed"


@pytest.mark.slow
@GAMES
@LEVELS
def test_a_choice_does_not_depend_on_the_truth(game: str, level: int) -> None:
    """Byte for byte, though each world is handed over as it is."""
    trail = trail_of(game, 2)
    position = trail[-1]
    expected = chosen(position, level, 5, [60])
    seen = set()
    for world in worlds_alike(trail, position.actors[0], random.Random(1)):
        assert chosen(world, level, 5, [60]) == expected
        seen.add(world._states.tobytes())
    assert seen - {position._states.tobytes()}


@GAMES
@pytest.mark.parametrize("level", [CLUB, EXPERT, MASTER], ids=["club", "expert", "master"])
@pytest.mark.parametrize("seed", [3, 4])
def test_pieces_of_any_size_come_to_the_same(game: str, level: int, seed: int) -> None:
    position = trail_of(game, seed)[-1]
    at_once = chosen(position, level, 5, [60])
    assert chosen(position, level, 5, [1] * 60) == at_once
    assert chosen(position, level, 5, [7, 0, 13, 1, 39]) == at_once
    fewer = chosen(position, level, 5, [59])
    assert fewer != at_once or bench_of(game).memory["done"][0], "one more or less would show"


def test_an_exact_search_in_pieces_comes_to_the_same() -> None:
    position = known_end()
    bench = bench_of("classic")
    at_once = chosen(position, EXPERT, 5, [10_000])
    assert bench.thoughts["exact"][0] == 1
    assert chosen(position, EXPERT, 5, [1] * 10_000) == at_once


def known_end() -> Position:
    """A position of Dominoes in which nothing is hidden any more, and that takes a while."""
    for seed in range(1000):
        dice = random.Random(seed)
        position = boneyard.load("classic").new(2, seed)
        while not position.over and position.view(None)["stock"]:
            legal = position.legal()
            position.play("draw" if "draw" in legal else dice.choice(legal))
        if not position.over and len(position.legal()) > 1 and min(position.view()["counts"]) > 4:
            return position
    raise AssertionError("no such position")


def test_looking_at_the_thoughts_changes_nothing() -> None:
    position = trail_of("classic", 6)[-1]
    at_once = chosen(position, MASTER, 5, [60])
    bench = bench_of("classic")
    chosen(position, MASTER, 5, [30])
    bench.search.end()
    bench.search.run(30)
    assert bench.thoughts[: bench.search.end()].tobytes() == at_once


def test_a_search_that_is_done_goes_no_further() -> None:
    position = trail_of("classic", 6)[-1]
    bench = bench_of("classic")
    chosen(position, CLUB, 5, [])
    most = int(bench.memory["most_simulations"][0])
    assert bench.search.run(most - 1) is False
    assert bench.search.run(10 * most) is True
    assert bench.memory["simulations"][0] == most


def test_nothing_is_compared_before_the_first_simulation() -> None:
    position = trail_of("classic", 6)[-1]
    assert chosen(position, MASTER, 5, []) == b""


def test_a_single_move_is_chosen_at_once() -> None:
    position = boneyard.load("magnetic-flat").new(2, seed=3)
    assert len(position.legal()) == 1
    bench = bench_of("magnetic-flat")
    for level in range(len(LADDER)):
        chosen(position, level, 1, [])
        assert bench.memory["done"][0] == 1
        texts = bench.texts(position, position.actors[0])
        assert texts[int(bench.thoughts["move"][0])] == position.legal()[0]
        assert bench.thoughts["visits"][0] == 0


@pytest.mark.parametrize("name", LADDER)
def test_a_bot_makes_the_choice_of_its_level(name: str) -> None:
    position = trail_of("classic", 7)[-1]
    choice = bot(name).choose(look(position, position.actors[0]), 5, Limits(simulations=60))
    bench = bench_of("classic")
    chosen(position, LADDER.index(name), 5, [])
    bench.limit(Limits(simulations=60), len(position.legal()))
    bench.search.run(60)
    assert bench.end(position, position.actors[0]) == choice


def test_a_module_is_told_how_much_memory_a_search_takes() -> None:
    rules = boneyard.load("classic").rules
    begin, run, _, end, *_ = exports_of(rules)
    assert begin.arguments[4].size == run.arguments[0].size == memory_dtype(rules).itemsize  # type: ignore[union-attr]
    assert end.arguments[1].size == rules.most_moves * 40  # type: ignore[union-attr]
