"""The search of a game's module and Numba's code of it: the same thoughts, to the last bit."""

from __future__ import annotations

import random

import numpy as np
import pytest

import boneyard
from boneyard.bots import LADDER
from boneyard.bots.search.bench import Workbench
from boneyard.bots.search.choice import choose_begin, choose_end, choose_run
from boneyard.bots.search.memory import memory_dtype
from boneyard.bots.search.thoughts import THOUGHT
from boneyard.engine.registry import BUILT_IN
from boneyard.engine.wasm.files import current_module
from boneyard.engine.wasm.search import WasmSearch

POSITIONS = 3
SIMULATIONS = 60


@pytest.mark.parametrize("game", BUILT_IN)
def test_all_levels_think_the_same(game: str) -> None:
    rules = boneyard.load(game).rules
    bench, module = Workbench(rules), current_module(game)
    assert module is not None, f"python -m boneyard.modules {game}"
    search = WasmSearch(module, memory_dtype(rules), THOUGHT)
    chance = random.Random(22)
    for number in range(POSITIONS):
        position = boneyard.load(game).new(2, number)
        for _ in range(6 * number):
            position.play(chance.choice(position.legal()))
        seat = position.actors[0]
        for level in range(len(LADDER)):
            seed = chance.getrandbits(64)
            choose_begin(position._states, seat, level, np.uint64(seed), bench.memory)
            choose_run(bench.memory, SIMULATIONS)
            n = choose_end(bench.memory, bench.thoughts)
            search.begin(position._states, seat, level, seed)
            search.run(SIMULATIONS // 2)
            search.run(SIMULATIONS - SIMULATIONS // 2)
            assert search.end() == n
            assert search.thoughts[:n].tobytes() == bench.thoughts[:n].tobytes()
