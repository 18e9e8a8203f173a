"""The levels of the ladder as policies: compiled, and bounded by simulations instead of time."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.effort import BEGINNER, CHILD, CLUB, EXPERT, MASTER
from boneyard.bots.search.choice import choose_begin, choose_end, choose_run
from boneyard.bots.search.memory import new_memory
from boneyard.bots.search.registry import register_search
from boneyard.bots.search.thoughts import THOUGHT
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import GOLDEN, mix
from boneyard.engine.rules import Rules
from boneyard.errors import UnknownName
from boneyard.research.loops import NOBODY

LEVELS = {
    "child": CHILD,
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": EXPERT,
    "master": MASTER,
}
AT_ONCE = 1 << 20


@kernel
def choose_by_level(
    states: Any,
    rows: Any,
    level: int,
    actions: Any,
    values: Any,
    first: int,
    end: int,
    memory: Any,
    thoughts: Any,
) -> None:
    """What a level does in each row, by what the seat that is asked knows; it never waits."""
    for i in range(first, end):
        if rows[i].to_move == NOBODY:
            continue
        rows[i].dice += GOLDEN
        choose_begin(states[i : i + 1], rows[i].to_move, level, mix(rows[i].dice), memory)
        while not choose_run(memory, AT_ONCE):
            pass
        choose_end(memory, thoughts)
        actions[i] = thoughts[0].move
        values[i] = thoughts[0].value


class Levels:
    """The memories of the searches, one for each thread."""

    def __init__(self, rules: Rules, threads: int) -> None:
        register_search(rules)
        self.free = [
            (new_memory(rules), np.zeros(rules.most_moves, THOUGHT)) for _ in range(threads)
        ]

    def choose(self, env: Any, name: str, actions: Any, spread: Any) -> None:
        """Fill in the actions of a level in each row of a batch, and what it thinks of them."""
        if name not in LEVELS:
            raise UnknownName("policy", name, ["random", *LEVELS])

        def work(first: int, end: int, worker: Any) -> None:
            mine = self.free.pop()
            try:
                choose_by_level(
                    env.states, env.rows, LEVELS[name], actions, env.values, first, end, *mine
                )
            finally:
                self.free.append(mine)

        spread(work)
