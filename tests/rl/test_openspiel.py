"""OpenSpiel's own tests, for every game, number of players and option."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest

import boneyard
from boneyard.engine.registry import BUILT_IN
from boneyard.rl.openspiel import short_name, spelled
from boneyard.rl.table import series_seed
from boneyard.testkit import some_options


def load(name: str, players: int = 2, **options: object) -> pyspiel.Game:
    given = {
        key: value if key == "deals" else spelled(value)  # type: ignore[arg-type]
        for key, value in options.items()
    }
    return pyspiel.load_game(short_name(name), {"players": players, **given})


@pytest.mark.slow
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_keeps_the_interface(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = boneyard.load(name)
    fewest = game.players[0]
    for options in some_options(game, fewest):
        one = load(name, fewest, **options)
        pyspiel.random_sim_test(one, num_sims=1, serialize=False, verbose=False)
    for number, players in enumerate(game.players):
        combinations = some_options(game, players)
        one = load(name, players, **combinations[number % len(combinations)])
        pyspiel.random_sim_test(one, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", BUILT_IN)
def test_it_is_the_game_of_its_deal(name: str) -> None:
    dice = random.Random(2)
    state = load(name).new_initial_state()
    assert state.is_chance_node()
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(17)
    position = boneyard.load(name).new(2, series_seed(17))
    while not state.is_terminal():
        seat = state.current_player()
        table = state.story.table
        assert table.states.tobytes() == position._states.tobytes()
        assert np.array_equal(state.observation_tensor(seat), position.obs(seat))
        action = dice.choice(state.legal_actions())
        text, move = state.action_to_string(seat, action), table.move_of(action)
        assert text == "wait" or text in position.legal(seat)
        if move >= 0:
            position.play_id(move, seat)
        state.apply_action(action)
    assert state.returns() == pytest.approx(list(position.utilities or ()))


@pytest.mark.slow
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_resampled_state_looks_the_same(name: str) -> None:
    dice = random.Random(3)
    state = load(name).new_initial_state()
    state.apply_action(5)
    others = 0
    for _ in range(12):
        seat = state.current_player()
        if seat < 0:
            break
        twin = state.resample_from_infostate(seat, dice.random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert twin.legal_actions() == state.legal_actions()
        others += str(twin) != str(state)
        action = dice.choice(state.legal_actions())
        twin.apply_action(action)
        state.apply_action(action)
    assert others


def test_information_states_remember() -> None:
    """Two games that look alike now, but did not before, are told apart."""
    state = load("classic").new_initial_state()
    state.apply_action(3)
    texts = []
    while not state.is_terminal():
        seat = state.current_player()
        texts.append(state.information_state_string(seat))
        assert len(state.information_state_tensor(seat)) == 183 + 3 * 300
        state.apply_action(state.legal_actions()[0])
    assert len(set(texts)) == len(texts)


def test_copies_are_independent() -> None:
    state = load("domino4", 4, bluff=True).new_initial_state()
    state.apply_action(1)
    twin = state.clone()
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_an_algorithm_of_openspiel_plays_it() -> None:
    from open_spiel.python.algorithms import mcts

    game = load("classic", deals=4)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2, 20, evaluator, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    state.apply_action(0)
    assert bot.step(state) in state.legal_actions()
