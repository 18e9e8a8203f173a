"""Gymnasium's own checks, and that a vector of games is a batch."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import boneyard
from boneyard.engine.registry import BUILT_IN
from boneyard.errors import BadValue
from boneyard.rl.gymnasium import BoneyardEnv, BoneyardVectorEnv
from boneyard.testkit import some_options


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_keeps_the_interface(name: str) -> None:
    game = boneyard.load(name)
    for players in game.players:
        settings: list[dict[str, Any]] = [*some_options(game, players)]
        for options in settings:
            with warnings.catch_warnings():  # it advises to register environments, and scale them
                warnings.simplefilter("ignore")
                check_env(BoneyardEnv(name, players, **options), skip_render_check=True)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_vector_is_a_batch(name: str) -> None:
    envs = BoneyardVectorEnv(name, num_envs=5, seed=1)
    beside = boneyard.batch(name, n=5, seed=3)
    seen, info = envs.reset(seed=3)
    for _ in range(60):
        assert (seen == beside.obs).all()
        assert (info["to_move"] == beside.to_move).all()
        assert envs.observation_space.contains(np.ascontiguousarray(seen))
        if beside.encoding.dense:
            assert (info["action_mask"] == beside.mask).all()
        else:
            assert (info["legal_n"] == beside.legal_n).all()
        actions = beside.choose("random")
        assert all(envs.single_action_space.contains(int(action)) for action in actions)
        acted = beside.to_move.copy()
        beside.step(actions)
        seen, rewards, over, late, info = envs.step(actions)
        assert rewards.tolist() == [beside.rewards[row, seat] for row, seat in enumerate(acted)]
        assert (over == beside.done.astype(bool)).all()
        assert not late.any()


def play(env: BoneyardEnv, games: int) -> float:
    """The first legal action, always; returns what it was worth."""
    total = 0.0
    for seed in range(games):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
            total += reward
    return total


def test_one_agent_plays_against_a_level() -> None:
    env = BoneyardEnv("classic", opponent="beginner", illegal="raise")
    assert play(env, 40) < -400
    env = BoneyardEnv("domino4", players=3, opponent="random", bluff=True, illegal="raise")
    play(env, 5)


def test_the_same_seed_is_the_same_game() -> None:
    def trail(env: BoneyardEnv) -> list[Any]:
        seen, info = env.reset(seed=6)
        told = [seen.tobytes()]
        for _ in range(5):
            seen, _, over, _, info = env.step(int(info["action_mask"].argmax()))
            told.append(seen.tobytes())
            if over:
                break
        return told

    env = BoneyardEnv("classic", opponent="child")
    assert trail(env) == trail(env) == trail(BoneyardEnv("classic", opponent="child"))


def test_what_is_not_legal_loses_or_is_refused() -> None:
    env = BoneyardEnv("classic", seat=0)
    _, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).argmax())
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info) == (-168.0, True, {"illegal": True})
    env = BoneyardEnv("classic", seat=0, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(BadValue, match="is not legal"):
        env.step(wrong)
    with pytest.raises(BadValue, match="illegal is one of"):
        BoneyardEnv("classic", illegal="shrug")
    with pytest.raises(BadValue, match="there is no seat 2"):
        BoneyardEnv("classic", seat=2)
