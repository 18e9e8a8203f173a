"""The search of a game as its WebAssembly module: the calls of `bots.search`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boneyard.engine.wasm.instance import Instance

MOST_COUNT = 2**31 - 1


class WasmSearch:
    """One search, with a memory of its own, in the memory of the module.

    `memory`, `thoughts` and `values` are arrays of the given dtypes, to be read and written.
    """

    makes_do = True

    def __init__(self, module: bytes, memory: Any, thoughts: Any, values: Any) -> None:
        self.instance = instance = Instance(module)
        sizes = instance.manifest["sizes"]
        self._state, self._state_bytes = instance.buffer(sizes["state"])
        self._thoughts, content = instance.buffer(sizes["thoughts"])
        self.thoughts = content.view(thoughts)
        self._memory, content = instance.buffer(sizes["search"])
        self.memory = content.view(memory)
        self._values, content = instance.buffer(sizes["values"])
        self.values = content.view(values)
        self._moves, content = instance.buffer(sizes["moves"])
        self._move_numbers = content.view(np.int64)
        self._begin = instance.function("choose_begin")
        self._run = instance.function("choose_run")
        self._sure = instance.function("choose_sure")
        self._end = instance.function("choose_end")
        self._try = instance.function("try_moves")
        self._imagine = instance.function("imagine_world")
        self._features = instance.function("features")

    def begin(self, states: Any, seat: int, level: int, seed: int) -> None:
        """Prepare the choice of a move by what a seat knows."""
        self._state_bytes[:] = states.view(np.uint8)
        self._begin(self._state, seat, level, seed, self._memory)

    def run(self, count: int) -> bool:
        """Run so many simulations; whether nothing more can change the choice."""
        return bool(self._run(self._memory, min(count, MOST_COUNT)))

    def sure(self, more: int) -> bool:
        """Whether so many more simulations could not change the choice."""
        return bool(self._sure(self._memory, min(more, MOST_COUNT)))

    def end(self) -> int:
        """How many thoughts there are now; the first is the move to be played."""
        return self._end(self._memory, self._thoughts)

    def try_moves(
        self, states: Any, viewer: int, seat: int, moves: Sequence[int], worlds: int, seed: int
    ) -> Any:
        """What became of each of these moves in so many worlds, as records of `values`."""
        self._state_bytes[:] = states.view(np.uint8)
        count = len(moves)
        self._move_numbers[:count] = moves
        self._try(
            self._state,
            viewer,
            seat,
            self._moves,
            count,
            worlds,
            seed,
            self._memory,
            self._values,
        )
        return self.values[:count]

    def imagine(self, states: Any, seat: int, worlds: int, seed: int) -> Any:
        """The last of so many worlds, each like the one before, that a seat cannot tell apart."""
        self._state_bytes[:] = states.view(np.uint8)
        self._imagine(self._state, seat, worlds, seed, self._memory)
        world = states.copy()
        world.view(np.uint8)[:] = self._state_bytes
        return world

    def features(self, states: Any, seat: int, move: int, seed: int) -> int:
        """Which features show after a seat's move in a world, as bits."""
        self._state_bytes[:] = states.view(np.uint8)
        return self._features(self._state, seat, move, seed, self._memory)
