"""The search of a level, by native code or by the module of the game, with the same calls.

Both work in one record (`memory`), whose fields a host may read and set between the calls.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from boneyard.bots.search.choice import choose_begin, choose_end, choose_run, choose_sure
from boneyard.bots.search.memory import memory_dtype, new_memory
from boneyard.bots.search.register import register_search
from boneyard.bots.search.thoughts import THOUGHT
from boneyard.engine.engines import runs_natively
from boneyard.engine.rules import Rules
from boneyard.engine.wasm.instance import Instance
from boneyard.engine.wasm.machine import module_for
from boneyard.engine.wasm.sections import manifest_of

SEARCH = "search"  # the mark of a game whose searches were compiled
EXPORTS = frozenset({"choose_begin", "choose_run", "choose_sure", "choose_end"})


class Search(Protocol):
    """What a workbench asks."""

    memory: Any  # an array of one record
    thoughts: Any  # an array with room for one of each move
    makes_do: bool  # a faster search can take its place

    def begin(self, states: Any, seat: int, level: int, seed: int) -> None:
        """Prepare to choose for a seat."""

    def run(self, count: int) -> bool:
        """So many simulations; whether nothing more can change the choice."""

    def sure(self, more: int) -> bool:
        """Whether that many more could not change the choice."""

    def end(self) -> Any:
        """What was thought of the moves, the best first."""


def new_search(rules: Rules) -> Search:
    """Native code if it is there; else the module of the game; else it has to be compiled."""
    if not runs_natively(rules, SEARCH):
        module = module_for(rules)
        if module is not None and has_search(module):
            return ModuleSearch(rules, module)
    return NativeSearch(rules)


class NativeSearch:
    """The search as Numba compiled it for this machine."""

    makes_do = False

    def __init__(self, rules: Rules) -> None:
        register_search(rules)
        self.memory = new_memory(rules)
        self.thoughts = np.zeros(rules.most_moves, THOUGHT)

    def begin(self, states: Any, seat: int, level: int, seed: int) -> None:
        choose_begin(states, seat, level, np.uint64(seed), self.memory)

    def run(self, count: int) -> bool:
        return bool(choose_run(self.memory, count))

    def sure(self, more: int) -> bool:
        return bool(choose_sure(self.memory, more))

    def end(self) -> Any:
        return self.thoughts[: choose_end(self.memory, self.thoughts)]


class ModuleSearch:
    """The search of a game's module, in an instance of its own."""

    makes_do = True

    def __init__(self, rules: Rules, module: bytes) -> None:
        register_search(rules)
        instance = Instance(module)
        dtype = memory_dtype(rules)
        self._state, self._state_bytes = instance.buffer(rules.dtype.itemsize)
        self._memory, memory = instance.buffer(dtype.itemsize)
        self._thoughts, thoughts = instance.buffer(THOUGHT.itemsize * rules.most_moves)
        self.memory, self.thoughts = memory.view(dtype), thoughts.view(THOUGHT)
        self._begin, self._run, self._sure, self._end = (
            instance.function(f"choose_{name}") for name in ("begin", "run", "sure", "end")
        )

    def begin(self, states: Any, seat: int, level: int, seed: int) -> None:
        self._state_bytes[:] = states.view(np.uint8)
        self._begin(self._state, seat, level, signed(seed), self._memory)

    def run(self, count: int) -> bool:
        return bool(self._run(self._memory, min(count, 1 << 30)))

    def sure(self, more: int) -> bool:
        return bool(self._sure(self._memory, min(more, 1 << 30)))

    def end(self) -> Any:
        return self.thoughts[: self._end(self._memory, self._thoughts)]


def signed(seed: int) -> int:
    """64 bits as a module takes them.

    >>> signed(2**64 - 1)
    -1
    """
    return seed - 2**64 if seed >= 2**63 else seed


def has_search(module: bytes) -> bool:
    """Whether a module has the search of its game."""
    return bool(manifest_of(module)["exports"].keys() >= EXPORTS)
