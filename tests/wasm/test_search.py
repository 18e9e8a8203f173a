"""The search of a game's module and Numba's code of it: the same thoughts, to the last bit.

Numba's code of a search takes long to compile: all tests of it are here, for one worker to run.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from numba.core.runtime import _nrt_python
from numba.core.runtime.nrt import rtsys

import boneyard
from boneyard.bots import LADDER
from boneyard.bots.search.memory import memory_dtype
from boneyard.bots.search.native import NativeSearch
from boneyard.bots.search.thoughts import THOUGHT
from boneyard.bots.search.values import OPEN, PLAY_ON, VALUE
from boneyard.engine.registry import BUILT_IN
from boneyard.engine.wasm.files import current_module
from boneyard.engine.wasm.search import WasmSearch

POSITIONS = 3
SIMULATIONS = 60
WORLDS = 10
# Searches of these are compiled in every run, which takes seven seconds a game; those of the
# others, which share the search and most kernels with them, by a campaign.
COMPILED = ("classic", "domino4", "magnetic-tower")


@pytest.mark.slow
@pytest.mark.parametrize("game", COMPILED)
def test_all_levels_think_the_same(game: str) -> None:
    check_thoughts(game)


@pytest.mark.slow
@pytest.mark.parametrize("game", COMPILED)
def test_nothing_is_allocated(game: str) -> None:
    """Numba counts what it allocates: something for each array that it is handed, and no more."""
    position = boneyard.load(game).new(2, seed=3)
    search, seat = NativeSearch(position.rules), position.actors[0]
    search.begin(position._states, seat, 0, 5)
    search.run(1)
    search.end()
    arrays = 3  # the state, the memory and the thoughts
    for level in range(len(LADDER)):
        begin = lambda level=level: search.begin(position._states, seat, level, 5)  # noqa: E731
        assert allocated(begin) == arrays
        assert allocated(lambda: search.run(60)) == arrays
        assert allocated(search.end) == arrays


def allocated(work: Callable[[], Any]) -> int:
    """How often Numba allocates memory."""
    _nrt_python.memsys_enable_stats()
    try:
        before = rtsys.get_allocation_stats().alloc
        work()
        return int(rtsys.get_allocation_stats().alloc - before)
    finally:
        _nrt_python.memsys_disable_stats()


@pytest.mark.campaign
@pytest.mark.parametrize("game", sorted(set(BUILT_IN) - set(COMPILED)))
def test_all_levels_think_the_same_in_games_that_share_kernels(game: str) -> None:
    check_thoughts(game)


def check_thoughts(game: str) -> None:
    """What every level thinks of a few positions, by both engines."""
    rules = boneyard.load(game).rules
    content = current_module(game)
    assert content is not None, f"python -m boneyard.modules {game}"
    native, module = NativeSearch(rules), WasmSearch(content, memory_dtype(rules), THOUGHT, VALUE)
    chance = random.Random(22)
    for number in range(POSITIONS):
        position = boneyard.load(game).new(2, number)
        for _ in range(6 * number):
            position.play(chance.choice(position.legal()))
        seat, moves = position.actors[0], [PLAY_ON, *position.legal_ids()[:5]]
        for viewer in (OPEN, seat):
            tried = [
                search.try_moves(position._states, viewer, seat, moves, WORLDS, number).tobytes()
                for search in (native, module)
            ]
            assert tried[0] == tried[1]
        one, two = (
            search.imagine(position._states, seat, 3, number) for search in (native, module)
        )
        assert one == two  # but for what lies between the fields
        for move in moves[1:]:
            shown = [search.features(one, seat, move, number) for search in (native, module)]
            assert shown[0] == shown[1]
        for level in range(len(LADDER)):
            seed = chance.getrandbits(64)
            for search in (native, module):
                search.begin(position._states, position.actors[0], level, seed)
                search.run(SIMULATIONS // 2)
                search.run(SIMULATIONS - SIMULATIONS // 2)
            n = native.end()
            assert module.end() == n
            assert module.thoughts[:n].tobytes() == native.thoughts[:n].tobytes()
