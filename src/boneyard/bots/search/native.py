"""The search as Numba compiled it for this machine.

Its calls are two functions, so that a game is compiled once for bots and once for the coach and not
for each call.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boneyard.bots.search.choice import choose_begin, choose_end, choose_run, choose_sure
from boneyard.bots.search.features import features
from boneyard.bots.search.memory import new_memory
from boneyard.bots.search.registry import register_search
from boneyard.bots.search.thoughts import THOUGHT
from boneyard.bots.search.values import MOST_TRIED, VALUE, imagine_world, try_moves
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import Rules

BEGIN, RUN, SURE, END = range(4)
TRY, IMAGINE, FEATURES = range(3)


@kernel
def choose(
    step: int, states: Any, seat: int, level: int, seed: Any, memory: Any, count: int, thoughts: Any
) -> int:
    """The call of that name in `choice`."""
    if step == BEGIN:
        choose_begin(states, seat, level, seed, memory)
        return 0
    if step == RUN:
        return choose_run(memory, count)
    if step == SURE:
        return choose_sure(memory, count)
    return choose_end(memory, thoughts)


@kernel
def consult(
    step: int,
    states: Any,
    viewer: int,
    seat: int,
    moves: Any,
    n: int,
    worlds: int,
    seed: Any,
    memory: Any,
    values: Any,
) -> int:
    """The call of that name in `values` or `features`."""
    if step == TRY:
        try_moves(states, viewer, seat, moves, n, worlds, seed, memory, values)
        return 0
    if step == IMAGINE:
        imagine_world(states, seat, worlds, seed, memory)
        return 0
    return features(states, seat, moves[0], seed, memory)


class NativeSearch:
    """One search, with a memory of its own."""

    makes_do = False

    def __init__(self, rules: Rules) -> None:
        register_search(rules)
        self.memory: Any = new_memory(rules)
        self.thoughts: Any = np.zeros(rules.most_moves, THOUGHT)
        self.states: Any = np.zeros(1, rules.dtype)  # where a call takes none
        self.values: Any = np.zeros(MOST_TRIED, VALUE)

    def begin(self, states: Any, seat: int, level: int, seed: int) -> None:
        """Prepare the choice of a move by what a seat knows."""
        self._call(BEGIN, states=states, seat=seat, level=level, seed=seed)

    def run(self, count: int) -> bool:
        """Run so many simulations; whether nothing more can change the choice."""
        return bool(self._call(RUN, count))

    def sure(self, more: int) -> bool:
        """Whether so many more simulations could not change the choice."""
        return bool(self._call(SURE, more))

    def end(self) -> int:
        """How many thoughts there are now; the first is the move to be played."""
        return self._call(END)

    def _call(
        self,
        step: int,
        count: int = 0,
        states: Any = None,
        seat: int = 0,
        level: int = 0,
        seed: int = 0,
    ) -> int:
        states = self.states if states is None else states
        given = (states, seat, level, np.uint64(seed), self.memory, count, self.thoughts)
        return int(choose(step, *given))

    def try_moves(
        self, states: Any, viewer: int, seat: int, moves: Sequence[int], worlds: int, seed: int
    ) -> Any:
        """What became of each of these moves in so many worlds, as records of VALUE."""
        self._consult(TRY, states, viewer, seat, moves, worlds, seed)
        return self.values[: len(moves)]

    def imagine(self, states: Any, seat: int, worlds: int, seed: int) -> Any:
        """The last of so many worlds, each like the one before, that a seat cannot tell apart."""
        world = states.copy()
        self._consult(IMAGINE, world, seat, seat, (), worlds, seed)
        return world

    def features(self, states: Any, seat: int, move: int, seed: int) -> int:
        """Which features show after a seat's move in a world, as bits."""
        return self._consult(FEATURES, states, seat, seat, (move,), 1, seed)

    def _consult(
        self,
        step: int,
        states: Any,
        viewer: int,
        seat: int,
        moves: Sequence[int],
        worlds: int,
        seed: int,
    ) -> int:
        numbers = np.array(moves, np.int64)
        given = (states, viewer, seat, numbers, len(moves), worlds, np.uint64(seed))
        return int(consult(step, *given, self.memory, self.values))
