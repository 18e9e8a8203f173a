"""The search of a game's module and Numba's code of it: the same thoughts, to the last bit."""

from __future__ import annotations

import random

import pytest

import boneyard
from boneyard.bots import LADDER
from boneyard.bots.search.memory import memory_dtype
from boneyard.bots.search.native import NativeSearch
from boneyard.bots.search.thoughts import THOUGHT
from boneyard.engine.registry import BUILT_IN
from boneyard.engine.wasm.files import current_module
from boneyard.engine.wasm.search import WasmSearch

POSITIONS = 3
SIMULATIONS = 60


@pytest.mark.slow
@pytest.mark.parametrize("game", BUILT_IN)
def test_all_levels_think_the_same(game: str) -> None:
    rules = boneyard.load(game).rules
    content = current_module(game)
    assert content is not None, f"python -m boneyard.modules {game}"
    native, module = NativeSearch(rules), WasmSearch(content, memory_dtype(rules), THOUGHT)
    chance = random.Random(22)
    for number in range(POSITIONS):
        position = boneyard.load(game).new(2, number)
        for _ in range(6 * number):
            position.play(chance.choice(position.legal()))
        for level in range(len(LADDER)):
            seed = chance.getrandbits(64)
            for search in (native, module):
                search.begin(position._states, position.actors[0], level, seed)
                search.run(SIMULATIONS // 2)
                search.run(SIMULATIONS - SIMULATIONS // 2)
            n = native.end()
            assert module.end() == n
            assert module.thoughts[:n].tobytes() == native.thoughts[:n].tobytes()
