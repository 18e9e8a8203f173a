"""PettingZoo's own tests of environments, for every game, number of players and option."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import parallel_to_aec

import boneyard
from boneyard.engine.registry import BUILT_IN
from boneyard.errors import BadValue, BoneyardError
from boneyard.rl.pettingzoo import BoneyardEnv, BoneyardParallelEnv, env, parallel_env
from boneyard.rl.table import series_seed
from boneyard.testkit import some_options

with warnings.catch_warnings():  # under pytest it imports something of its own that is deprecated
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
    from pettingzoo.test.seed_test import parallel_seed_test

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    (name, players, options)
    for name in BUILT_IN
    for players in boneyard.load(name).players
    for options in some_options(boneyard.load(name), players)
]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::UserWarning")  # it advises against dicts, as a mask needs
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_keeps_the_interface(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for game, players, options in SETTINGS:
        if game == name:
            api_test(env(game, players, **options), num_cycles=20)
            parallel_api_test(parallel_env(game, players, **options), num_cycles=10)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_same_seed_is_the_same_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seed_test(lambda: env(name, 2), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(name, 2), num_cycles=10)


@pytest.mark.parametrize("name", BUILT_IN)
def test_cycles_can_be_bounded(name: str) -> None:
    def make(max_cycles: int) -> BoneyardParallelEnv:
        return BoneyardParallelEnv(name, 2, max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(
            parallel_env=make,
            env=lambda max_cycles: parallel_to_aec(make(max_cycles)),
        )
    )
    bounded = BoneyardEnv(name, 2, max_cycles=1)
    bounded.reset(seed=1)
    play(bounded, np.random.default_rng(1), most=2)
    assert all(bounded.truncations.values()) or not bounded.agents


def play(one: Any, dice: Any, most: int = 10**6) -> dict[str, float]:
    """Play at random; returns what each agent got."""
    got = dict.fromkeys(one.possible_agents, 0.0)
    for agent in one.agent_iter(most):
        seen, reward, over, late, _ = one.last()
        got[agent] += reward
        if over or late:
            one.step(None)
        else:
            one.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@pytest.mark.parametrize("name", BUILT_IN)
def test_it_is_the_game_of_its_seed(name: str) -> None:
    one = BoneyardEnv(name, 2)
    one.reset(seed=5)
    seed = int(np.random.default_rng(5).integers(2**63))
    position = boneyard.load(name).new(2, series_seed(seed))
    table, dice = one.own.table, np.random.default_rng(3)
    assert table.states.tobytes() == position._states.tobytes()
    while one.agents and not position.over:
        agent = one.agent_selection
        seen = one.observe(agent)
        assert (seen["observation"] == position.obs(one.own.seats[agent])).all()
        other = one.possible_agents[1 - one.own.seats[agent]]
        assert not one.observe(other)["action_mask"].any()
        action = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        move = table.move_of(action)
        if move >= 0:
            position.play_id(move, one.own.seats[agent])
        one.step(action)
    assert position.over
    assert tuple(one.rewards.values()) == pytest.approx(position.utilities)
    assert all(one.terminations.values())


def test_everything_that_can_happen_happens_with_bluffs() -> None:
    """Several seats may act: each of their moves is chosen sometimes, and so is waiting."""
    one, dice, done = BoneyardEnv("domino4", 4, bluff=True), np.random.default_rng(1), set()
    for seed in range(60):
        one.reset(seed=seed)
        table = one.own.table
        while not table.over:
            action = int(dice.choice(np.flatnonzero(table.mask)))
            done.add(table.text_of(action).split(":")[0].split("@")[0])
            one.step(action)
    assert done >= {"wait", "accept", "accuse", "last!", "give", "draw", "pass", "stop"}


def test_all_at_once_is_the_same_game() -> None:
    one, dice = BoneyardParallelEnv("domino4", 5, bluff=True), np.random.default_rng(2)
    seen, _ = one.reset(seed=4)
    together = 0
    while one.agents:
        together += sum(not view["action_mask"][one.wait] for view in seen.values()) > 1
        actions = {
            agent: int(dice.choice(np.flatnonzero(view["action_mask"])))
            for agent, view in seen.items()
        }
        seen, rewards, over, _, _ = one.step(actions)
    assert together
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_what_is_not_legal_is_refused() -> None:
    one = BoneyardEnv("classic", 2)
    one.reset(seed=1)
    before = one.own.table.states.tobytes()
    for wrong in (57, -1, 58, 1000):
        with pytest.raises(BadValue, match="is not legal; legal are:"):
            one.step(wrong)
    assert one.own.table.states.tobytes() == before
    with pytest.raises(BoneyardError, match="players"):
        BoneyardEnv("classic", 7)


def test_what_everybody_sees_can_be_rendered() -> None:
    for one in (BoneyardEnv("classic", 2, "ansi"), BoneyardParallelEnv("classic", 2, "ansi")):
        one.reset(seed=1)
        assert '"game":"classic"' in one.render()
        one.close()
