"""Simulation: the same totals however it is run, and the same games as the public API."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import boneyard
from boneyard.engine.kernels.dispatch import register_kernel
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import GOLDEN, mix, seed_of
from boneyard.errors import BadValue, UnknownName
from boneyard.simulation.cpu import pick, play_out, simulate_on_cores
from boneyard.simulation.cuda import NoGpu, find_cuda
from tests.natively import NATIVELY


@pytest.mark.parametrize("name", NATIVELY)
def test_same_totals_on_one_core_and_on_several(name: str) -> None:
    one = boneyard.simulate(name, games=300, seed=3, cores=1)
    two = boneyard.simulate(name, games=300, seed=3, cores=3)
    assert (one.moves, one.wins, one.nobody, one.shared) == (
        two.moves,
        two.wins,
        two.nobody,
        two.shared,
    )
    assert sum(one.wins) + one.nobody >= 300
    assert one.mean_length == one.moves / 300


def test_simulated_games_are_those_of_the_front_door() -> None:
    moves, wins = 0, [0, 0, 0]
    for number in range(50):
        seed = seed_of(np.uint64(9), number)
        position = boneyard.load("classic").new(players=3, seed=int(seed))
        dice = int(mix(np.uint64(seed)))
        while not position.over:
            dice = (dice + int(GOLDEN)) % 2**64
            legal = position.legal()
            choice = pick(np.uint64(mix(np.uint64(dice))), len(legal))
            position.play(legal[choice])
        moves += len(position.moves)
        assert position.result is not None
        for seat in position.result.winners:
            wins[seat] += 1
    done = boneyard.simulate("classic", games=50, players=3, seed=9)
    assert (done.moves, list(done.wins)) == (moves, wins)


CROWD = np.dtype(
    [
        ("rng", np.uint64),
        ("seats", np.int8),
        ("turn", np.int8),
        ("n", np.int64),
        ("by", np.int8, 90),
    ]
)


@kernel
def crowd_actors(s: Any) -> int:
    """All but seat 1, until ninety moves are made."""
    return 0 if s.n == s.by.size else 0b1101


@kernel
def crowd_legal(s: Any, seat: int, moves: Any) -> int:
    moves[0], moves[1] = 0, 1
    return 2


@kernel
def crowd_play(s: Any, seat: int, move: int) -> None:
    s.by[s.n] = 10 * move + seat
    s.n += 1


@kernel
def crowd_out(s: Any, moves: Any, dice: Any) -> int:
    return play_out(s, moves, dice)


def test_where_several_may_act_the_dice_choose_one_of_them_and_then_a_move() -> None:
    for name, function in (("actors", crowd_actors), ("legal", crowd_legal), ("play", crowd_play)):
        register_kernel(CROWD, name, function)
    state = np.zeros(1, CROWD)[0]
    dice, expected = 7, []
    for _ in range(state["by"].size):
        rolled = []
        for choices in (3, 2):
            dice = (dice + int(GOLDEN)) % 2**64
            rolled.append(int(pick(np.uint64(mix(np.uint64(dice))), choices)))
        expected.append(10 * rolled[1] + (0, 2, 3)[rolled[0]])
    assert crowd_out(state, np.zeros(2, np.int64), np.uint64(7)) == 90
    assert state["by"].tolist() == expected
    assert {move % 10 for move in expected} == {0, 2, 3}


def test_every_seat_wins_alike_in_random_play() -> None:
    done = boneyard.simulate("classic", games=200_000, seed=1)
    assert abs(done.wins[0] - done.wins[1]) < 4 * 447  # a random seat starts


def test_options_reach_the_games() -> None:
    pips = boneyard.simulate("classic", games=2000, seed=1, blocked_winner="pips")
    tiles = boneyard.simulate("classic", games=2000, seed=1, blocked_winner="tiles")
    assert pips.moves == tiles.moves
    assert pips.wins != tiles.wins


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"games": 1.5}, {"seed": -1}, {"cores": 0}, {"players": 9}]
)
def test_wrong_numbers_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(BadValue):
        boneyard.simulate(**{"game": "classic", "games": 10, **wrong})  # type: ignore[arg-type]


def test_unknown_devices_are_refused() -> None:
    with pytest.raises(UnknownName, match="cpu, cuda"):
        boneyard.simulate("classic", games=10, device="tpu")


def gpu_problem() -> str | None:
    """Why there is no GPU here; None if there is one."""
    try:
        find_cuda()
    except NoGpu as problem:
        return str(problem)
    return None


@pytest.mark.skipif(gpu_problem() is None, reason="there is a GPU")
def test_a_missing_gpu_is_reported_in_one_line() -> None:
    with pytest.raises(NoGpu, match=r"^(device='cuda' needs the extra|no NVIDIA GPU)[^\n]*$"):
        boneyard.simulate("classic", games=1000, device="cuda")


@pytest.mark.skipif(gpu_problem() is not None, reason="there is no GPU")
@pytest.mark.parametrize(
    "name", [n for n in boneyard.available_games() if boneyard.load(n).rules.gpu]
)
def test_same_totals_on_a_gpu(name: str) -> None:
    there = boneyard.simulate(name, games=20_000, seed=5, device="cuda")
    here = boneyard.simulate(name, games=20_000, seed=5)
    assert (there.moves, there.wins) == (here.moves, here.wins)


def test_a_game_that_no_gpu_can_play_says_so() -> None:
    rules = replace(boneyard.load("classic").rules, gpu=False)
    with pytest.raises(BadValue, match="classic cannot be simulated on a GPU"):
        boneyard.simulate(rules, games=10, device="cuda")
    with pytest.raises(BadValue, match="classic cannot run on a GPU"):
        boneyard.batch(rules, n=10, device="cuda")


def test_an_interrupted_run_stops() -> None:
    def interrupt(steps: int) -> None:
        raise KeyboardInterrupt

    rules = boneyard.load("classic").rules
    blank = rules.blank(2, rules.read_options({}, 2))
    with pytest.raises(KeyboardInterrupt):
        simulate_on_cores(blank, 1, 0, 10**12, interrupt, rules.most_moves, 2)


def test_seeds_spread() -> None:
    dice = random.Random(1)
    found = {
        boneyard.simulate("classic", games=20, seed=dice.getrandbits(64)).moves for _ in range(8)
    }
    assert len(found) > 4
