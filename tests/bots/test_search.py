"""The searches find what is there: exact end games, forced wins, likely worlds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import boneyard
from boneyard.arena.deal import points_by_seat
from boneyard.bots import bot
from boneyard.bots.api import Limits, look
from boneyard.bots.effort import CLUB, EXPERT
from boneyard.bots.heuristics import log_likelihood, register_heuristics
from boneyard.bots.search.bench import Workbench, keep_time
from boneyard.bots.search.exact import OFF, SOLVING
from boneyard.bots.search.memory import endgame_dtype, new_memory
from boneyard.bots.search.playout import reward_all
from boneyard.bots.search.registry import register_search
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position
from tests.bots.worlds import inferred_worlds, weighed
from tests.games.stacked import play_all, stacked


def best_play(position: Position, seat: int) -> float:
    """What a position is worth to a seat, by trying everything."""
    if position.result is not None:
        return points_by_seat(position.rules, position.result)[seat]
    values = []
    for move in position.legal():
        then = position.copy()
        then.play(move)
        values.append(best_play(then, seat))
    return max(values) if position.actors[0] == seat else min(values)


@pytest.mark.parametrize("game", ["classic", "magnetic-flat"])
def test_exact_search_is_exact(game: str) -> None:
    expert = bot("expert")
    found = 0
    for seed in range(200):
        dice = random.Random(seed)
        position = boneyard.load(game).new(2, seed)
        while not position.over and not (
            position.view(None)["stock"] == 0 and sum(position.view(None)["counts"]) <= 9
        ):
            legal = position.legal()
            position.play("draw" if "draw" in legal else dice.choice(legal))
        if position.over or len(position.legal()) < 2:
            continue
        seat = position.actors[0]
        choice = expert.choose(look(position, seat), seed, Limits(simulations=10**6))
        assert choice.exact
        for thought in choice.thoughts:
            then = position.copy()
            then.play(thought.move)
            assert thought.value == pytest.approx(best_play(then, seat))
        found += 1
        if found == 6:
            return
    raise AssertionError(f"only {found} end games were found")


def is_exact_search_begun(position: Position) -> bool:
    """Whether it seems to an expert that nothing is hidden."""
    bench = Workbench(position.rules)
    bench.begin(look(position, position.actors[0]), EXPERT, 1)
    return bool(bench.memory["endgame"]["status"][0] == SOLVING)


def test_exact_search_is_not_used_while_something_is_hidden() -> None:
    assert not is_exact_search_begun(boneyard.load("classic").new(2, seed=4))


def test_two_tiles_that_could_be_either_way_round_are_hidden() -> None:
    """One in the other hand and one in the stock: two deals would agree every other time."""
    position = late("classic", lambda view: view["stock"] == 1 and min(view["counts"]) == 1)
    seat = position.view(None)["counts"].index(max(position.view(None)["counts"]))
    given = look(position, seat)
    bench = Workbench(position.rules)
    for seed in range(100):
        bench.begin(given, EXPERT, seed)
        assert bench.memory["endgame"]["status"][0] != SOLVING


def late(game: str, wanted: Callable[[Any], bool], players: int = 2) -> Position:
    """A position of a random game."""
    for seed in range(2000):
        dice = random.Random(seed)
        position = boneyard.load(game).new(players, seed)
        while not position.over:
            legal = position.legal()
            if len(legal) > 1 and wanted(position.view(None)):
                return position
            position.play("draw" if "draw" in legal else dice.choice(legal))
    raise AssertionError("no such position")


def test_exact_search_is_for_two_players() -> None:
    """With more players there is no single best reply."""
    alone = late("classic", lambda view: view["stock"] == 0)
    assert is_exact_search_begun(alone)
    three = late("classic", lambda view: view["stock"] == 0 and sum(view["counts"]) < 8, 3)
    assert not is_exact_search_begun(three)


def test_exact_search_is_for_games_without_further_chance() -> None:
    """In the others luck decides too."""
    rules = boneyard.load("domino4").rules
    assert not is_exact_search_begun(boneyard.load("domino4").new(2, seed=4))
    assert endgame_dtype(rules)["frames"].shape == (1,)


# Seat 1 holds 50 and 44, the ends are 4 and 5. After 44L the 50 goes whatever seat 0 does; after
# 50R seat 0 takes the 4 away with 43L, if it is not so kind as to leave it.
KIND_OR_NOT = """
game: classic
players: 2
seed: 7a

1:52 0:65L 1:21R 0:10R 1:60L 0:00R 1:20L 0:42L 1:54L 0:draw 0:draw 0:53L 1:draw 1:40R
0:64R 1:draw 1:draw 1:draw 1:33L 0:66R 1:draw 1:61R 0:11R 1:51R 0:draw 0:31L 1:55R
0:draw 0:draw 0:draw 0:draw 0:draw 0:draw 0:41L
"""


def test_in_the_tree_every_seat_maximises_its_own_reward() -> None:
    position = boneyard.replay(KIND_OR_NOT)
    bench = Workbench(position.rules)
    world = bench.begin(look(position, 1), EXPERT, 1)
    bench.memory["endgame"]["status"] = OFF
    bench.run(None)
    choice = bench.end(world, 1)
    values = {thought.move: thought.value for thought in choice.thoughts}
    assert choice.move == "44L"
    assert values["44L"] == pytest.approx(29, abs=1)
    assert values["50R"] < 0


@pytest.mark.parametrize("name", ["club", "expert", "master"])
def test_a_win_on_the_spot_is_taken(name: str) -> None:
    hands = [["66", "64", "44"], ["62", "32", "00"]]
    position = stacked("classic", hands)
    play_all(position, "0:66 1:62L")
    assert set(position.legal()) == {"64R"}
    position = stacked("classic", [["61", "11"], ["60", "20"]], turn=0)
    position.play("61")
    position.play("60L")
    assert bot(name).choose(look(position, 0), 3, Limits(simulations=200)).move == "11R"


def test_worlds_follow_belief() -> None:
    """Frequencies of the chain against weights of plain re-deals."""
    position = stacked(
        "classic", [["66", "60", "50"], ["61", "11", "00"]], stock=None, blocked_winner="pips"
    )
    play_all(position, "0:66 1:61L")
    register_heuristics(position.rules)
    weights, alike = Counter[bool](), Counter[bool]()
    for seed in range(4000):
        world = position.redealt(0, seed)
        heavy = any(int(t[0]) + int(t[1]) >= 8 for t in world.dump()["hands"][1])
        weights[heavy] += float(np.exp(belief_of(world.state, 0)))  # type: ignore[assignment]
        alike[heavy] += 1
    expected = weights[True] / (weights[True] + weights[False])
    rounds = 6000
    heavies = sum(
        any(int(t[0]) + int(t[1]) >= 8 for t in world.dump()["hands"][1])
        for world in inferred_worlds(position, 0, rounds)
    )
    assert heavies / rounds == pytest.approx(expected, abs=0.04)
    # A player who plays a light domino has fewer heavy ones.
    assert expected < alike[True] / (alike[True] + alike[False]) - 0.03


@kernel
def belief_of(s: object, viewer: int) -> float:
    return float(log_likelihood(s, viewer))


def test_what_looks_better_has_the_benefit_of_the_doubt() -> None:
    """With a high prior_weight a few playouts change nothing; with none they decide alone."""
    by_heuristic, by_endings = set[bool](), set[bool]()
    for seed in range(24):
        position = boneyard.load("domino4").new(8, seed=seed)
        given = look(position, position.actors[0])
        bench = Workbench(position.rules)
        weights = dict(weighed(bench, given, seed))
        best = max(weights.values())
        for prior_weight, followed in ((1e6, by_heuristic), (0.0, by_endings)):
            world = bench.begin(given, CLUB, seed)
            bench.memory["prior_weight"], bench.memory["most_simulations"] = prior_weight, 40
            bench.run(None)
            followed.add(weights[bench.end(world, given.seat).move] == best)
    assert by_heuristic == {True}
    assert False in by_endings


def test_in_domino4_coming_near_is_worth_a_part_of_the_win() -> None:
    position = boneyard.load("domino4").new(3, seed=2)
    while not position.over:
        position.play(position.legal()[0], position.actors[0])
    register_search(position.rules)
    memory = new_memory(position.rules)
    reward_of(position.state, memory)
    rewards = memory["rewards"][0]
    left = [len(hand) for hand in position.dump()["hands"]]
    assert sum(rewards[:3]) == pytest.approx(0.0)
    assert sorted(range(3), key=lambda seat: -rewards[seat]) == sorted(
        range(3), key=left.__getitem__
    )
    assert len({round(reward, 9) for reward in rewards[:3]}) == len(set(left))


@kernel
def reward_of(s: object, memory: Any) -> None:
    reward_all(s, memory[0])


def test_batches_grow_within_the_time_limit() -> None:
    sizes: list[int] = []

    def batch(size: int) -> bool:
        sizes.append(size)
        return False

    rounds = keep_time(batch, 0.01)
    assert sum(sizes) == rounds
    assert sizes[0] == 1
    assert all(later <= 4 * earlier for earlier, later in pairwise(sizes))


def test_time_is_not_wasted_when_all_is_known() -> None:
    assert keep_time(lambda size: True, 60.0) == 1
    assert keep_time(lambda size: False, 60.0, lambda more: True) == 1
