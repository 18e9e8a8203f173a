"""The search as Numba compiled it for this machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boneyard.bots.search.choice import choose_begin, choose_end, choose_run, choose_sure
from boneyard.bots.search.memory import new_memory
from boneyard.bots.search.registry import register_search
from boneyard.bots.search.thoughts import THOUGHT
from boneyard.bots.search.values import MOST_TRIED, VALUE, try_moves
from boneyard.engine.rules import Rules


class NativeSearch:
    """One search, with a memory of its own."""

    makes_do = False

    def __init__(self, rules: Rules) -> None:
        register_search(rules)
        self.memory: Any = new_memory(rules)
        self.thoughts: Any = np.zeros(rules.most_moves, THOUGHT)
        self.values: Any = np.zeros(MOST_TRIED, VALUE)

    def begin(self, states: Any, seat: int, level: int, seed: int) -> None:
        """Prepare the choice of a move by what a seat knows."""
        choose_begin(states, seat, level, np.uint64(seed), self.memory)

    def run(self, count: int) -> bool:
        """Run so many simulations; whether nothing more can change the choice."""
        return bool(choose_run(self.memory, count))

    def sure(self, more: int) -> bool:
        """Whether so many more simulations could not change the choice."""
        return bool(choose_sure(self.memory, more))

    def end(self) -> int:
        """How many thoughts there are now; the first is the move to be played."""
        return int(choose_end(self.memory, self.thoughts))

    def try_moves(
        self, states: Any, viewer: int, seat: int, moves: Sequence[int], worlds: int, seed: int
    ) -> Any:
        """What became of each of these moves in so many worlds, as records of VALUE."""
        numbers, count = np.array(moves, np.int64), len(moves)
        try_moves(
            states,
            viewer,
            seat,
            numbers,
            count,
            worlds,
            np.uint64(seed),
            self.memory,
            self.values,
        )
        return self.values[:count]
