"""A batch is the front door, row by row: the same deals, moves, observations and results."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import boneyard
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.knowledge import features_of
from boneyard.engine.observations import WAIT
from boneyard.engine.position import Position
from boneyard.engine.registry import BUILT_IN
from boneyard.errors import BadValue, BoneyardError, UnknownName
from boneyard.research.batch import Batch
from boneyard.simulation import seed_of
from boneyard.testkit import some_options
from boneyard.testkit.games import all_options
from tests.natively import NATIVELY

ROWS = 3


def front_door(env: Batch, row: int) -> Position:
    """The game of a row, from its seed."""
    game = boneyard.load(env.rules)
    return game.new(env.players, env.game_seed(row), (), **env.options)


def compare(env: Batch, row: int, position: Position) -> None:
    """What a row tells, and what the position does."""
    seat, waited = int(env.to_move[row]), int(env.rows["waited"][row])
    assert seat in position.actors
    assert not waited >> seat & 1
    assert int(env.actors[row]) == sum(1 << actor for actor in position.actors)
    assert env.states[row].tobytes() == position.state.tobytes()
    assert (env.obs[row] == position.obs(seat)).all()
    ids = env.legal_ids(row)
    left = sum(not waited >> actor & 1 for actor in position.actors)
    assert (WAIT in ids) == (left > 1)
    assert sorted(set(ids) - {WAIT}) == sorted(position.legal_ids(seat))
    assert len(ids) == int(env.legal_n[row])
    if not env.encoding.dense:
        for k, move in enumerate(ids[:3]):
            told = env.action_features[row, k]
            if move == WAIT:
                assert (told == WAIT).all()
            else:
                assert (told == features_of(env.rules, position._states, seat, move)).all()


def follow(env: Batch, steps: int) -> int:
    """Step by step, beside the front door; returns how many games ended."""
    positions = [front_door(env, row) for row in range(env.n)]
    ended = 0
    for _ in range(steps):
        actions = env.choose("random")
        for row, position in enumerate(positions):
            compare(env, row, position)
            if actions[row] != WAIT:
                position.play_id(int(actions[row]), int(env.to_move[row]))
        env.step(actions)
        for row, position in enumerate(positions):
            assert bool(env.done[row]) == position.over
            if position.over:
                assert env.rewards[row].tolist() == pytest.approx(position.utilities)
                positions[row] = front_door(env, row)
                ended += 1
            else:
                assert not env.rewards[row].any()
    return ended


@pytest.mark.slow
@pytest.mark.parametrize("name", NATIVELY)
def test_a_batch_is_the_front_door_step_by_step(name: str) -> None:
    game = boneyard.load(name)
    ended = 0
    for players in game.players:
        settings: list[dict[str, Any]] = [*some_options(game, players)]
        for number, options in enumerate(settings):
            env = boneyard.batch(name, n=ROWS, players=players, seed=number, **options)
            ended += follow(env, 25)
        env.reset()
        ended += follow(env, 125)
    assert ended


@pytest.mark.campaign
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_batch_is_the_front_door_for_long(name: str) -> None:
    game = boneyard.load(name)
    for players in game.players:
        settings: list[dict[str, Any]] = [*all_options(game, players)]
        for options in settings:
            follow(boneyard.batch(name, n=ROWS, players=players, seed=3, **options), 600)


@pytest.mark.parametrize("name", NATIVELY)
def test_any_number_of_threads_gives_the_same(name: str) -> None:
    one = boneyard.batch(name, n=7, seed=4)
    three = boneyard.batch(name, n=7, seed=4, threads=3)
    assert one.rollout(90) == three.rollout(90)
    assert one.rows.tobytes() == three.rows.tobytes()
    assert one.states.tobytes() == three.states.tobytes()
    actions = one.choose()
    assert (three.choose() == actions).all()
    one.step(actions)
    three.step(actions)
    assert one.states.tobytes() == three.states.tobytes()


@pytest.mark.parametrize("name", NATIVELY)
def test_a_rollout_is_the_same_steps_one_by_one(name: str) -> None:
    rolled, stepped = (boneyard.batch(name, n=3, seed=8) for _ in range(2))
    for steps in (10, 110):  # in the middle of a first game, and in later ones
        done = rolled.rollout(steps)
        games, returns = 0, np.zeros(2)
        for _ in range(steps):
            stepped.step(stepped.choose("random"))
            games += int(stepped.done.sum())
            returns += stepped.rewards.sum(axis=0)
        assert done.steps == 3 * steps
        assert (done.games, done.returns) == (games, pytest.approx(tuple(returns)))
        assert rolled.states.tobytes() == stepped.states.tobytes()


def test_games_of_a_row_follow_each_other_in_the_series() -> None:
    env = boneyard.batch("classic", n=5, seed=11)
    env.rollout(200)
    for row in range(5):
        assert env.game_seed(row) == int(seed_of(11, row + 5 * int(env.episode[row])))


def test_without_autoreset_a_game_ends() -> None:
    env = boneyard.batch("domination", n=2, seed=1, autoreset=False)
    assert (env.rollout(500).steps, env.rollout(1).steps) == (2 * 112, 0)
    assert env.to_move.tolist() == [-1, -1]
    assert not env.mask.any()
    assert env.done.all()
    env.step(np.zeros(2, np.int64))  # ignored
    env.reset(np.array([False, True]))
    assert env.to_move[0] == -1
    assert env.to_move[1] >= 0
    assert env.episode.tolist() == [0, 1]
    compare(env, 1, front_door(env, 1))


def test_reset_begins_the_series_again() -> None:
    env = boneyard.batch("classic", n=4, seed=2)
    first = env.rows.tobytes(), env.states.tobytes()
    env.rollout(50)
    env.reset()
    assert (env.rows.tobytes(), env.states.tobytes()) == first


@pytest.mark.parametrize("name", ["classic", "domino4"])
def test_an_action_that_is_not_legal_changes_nothing(name: str) -> None:
    env = boneyard.batch(name, n=3, seed=2)
    wrong = env.choose()
    before = env.rows.tobytes(), env.states.tobytes()
    wrong[1] = 57 if name == "classic" else 5
    with pytest.raises(BadValue, match=r"action \d+ is not legal in row 1 for seat \d; legal are:"):
        env.step(wrong)
    for bad in (np.zeros(2, np.int64), np.zeros(3), [[0], [0], [0]], "abc"):
        with pytest.raises(BadValue, match="actions are 3 whole numbers"):
            env.step(bad)
    assert (env.rows.tobytes(), env.states.tobytes()) == before


def test_states_can_be_kept_and_put_back() -> None:
    env = boneyard.batch("domino4", n=6, players=4, seed=5, bluff=True)
    env.rollout(77)
    kept = env.get_states()
    shown = env.rows["obs"].copy(), env.rows["legal_n"].copy(), env.to_move.copy()
    env.rollout(20)
    env.set_states(kept)
    assert (env.rows["obs"] == shown[0]).all()
    assert (env.rows["legal_n"] == shown[1]).all()
    assert (env.to_move == shown[2]).all()
    with pytest.raises(BadValue, match="states are 6 records of domino4"):
        env.set_states(kept[0][:5])
    with pytest.raises(BadValue, match="for 4 players"):
        env.set_states(boneyard.batch("domino4", n=6, players=2).states)


@pytest.mark.parametrize("name", ["classic", "domino4", "magnetic-tower"])
def test_a_redeal_does_not_show(name: str) -> None:
    check_redeal(name)


@pytest.mark.campaign
@pytest.mark.parametrize("name", ["domination", "magnetic-flat", "magnetic-staggered"])
def test_nor_does_one_of_games_that_share_kernels(name: str) -> None:
    check_redeal(name)


def check_redeal(name: str) -> None:
    """Tiles are elsewhere, and whose turn it is sees the same."""
    env = boneyard.batch(name, n=4, seed=9)
    env.rollout(15)
    before, seen = env.states.copy(), env.obs.copy()
    env.redeal(env.to_move, np.arange(4))
    assert (env.obs == seen).all()
    assert env.states.tobytes() != before.tobytes()
    with pytest.raises(BadValue, match="seats are 0 to 1"):
        env.redeal(2, 0)


@kernel
def last_move(obs: Any, moves: Any, n: int, dice: Any) -> int:
    """A policy: the last of the legal moves."""
    return n - 1


@pytest.mark.slow
def test_a_policy_can_be_a_kernel_or_a_level() -> None:
    env = boneyard.batch("classic", n=4, seed=3)
    assert env.choose(last_move).tolist() == [env.legal_ids(row)[-1] for row in range(4)]
    assert env.rollout(40, last_move).games > 0
    actions = env.choose("beginner")
    assert all(int(actions[row]) in env.legal_ids(row) for row in range(4))
    with pytest.raises(UnknownName, match="policy"):
        env.choose("grandmaster")
    with pytest.raises(BadValue, match="a policy is a name or a kernel"):
        env.choose(len)


@pytest.mark.slow
def test_a_level_wins_against_chance() -> None:
    # In Dominoes, whose levels the other tests here use too: each game compiles its own.
    env = boneyard.batch("classic", n=200, seed=3, autoreset=False)
    points = np.zeros(200)
    while (env.to_move >= 0).any():
        env.step(np.where(env.to_move == 0, env.choose("beginner"), env.choose("random")))
        points += env.rewards[:, 0]
    assert points.mean() > 5 * points.std() / np.sqrt(200)


def test_memory_does_not_grow() -> None:
    env = boneyard.batch("classic", n=64)
    before = env.nbytes
    env.rollout(300)
    assert env.nbytes == before == 64 * (env.states.itemsize + env.rows.itemsize)
    assert env.rows.itemsize < env.obs.shape[1] + env.mask.shape[1] + 64


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"n": 0}, "n must be a whole number from 1"),
        ({"n": True}, "n must be a whole number from 1"),
        ({"threads": 0}, "threads must be"),
        ({"players": 9}, "players"),
        ({"device": "tpu"}, "device"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_bad_input_is_explained(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BoneyardError, match=said):
        boneyard.batch("classic", **{"n": 2, **given})
