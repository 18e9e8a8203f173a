"""A bot's workbench for one game: what runs its searches, and the time they take."""

from __future__ import annotations

import time
from collections.abc import Callable

from boneyard.bots.api import BotInput, Choice, Limits, Thought
from boneyard.bots.search.choice import POSITIONS_A_SIMULATION
from boneyard.bots.search.search import Search
from boneyard.bots.search.searches import SEARCH, new_search
from boneyard.engine.engines import engine_of, runs_natively
from boneyard.engine.position import Position
from boneyard.engine.rules import Rules

POSITIONS_A_SECOND = 500_000  # that an exact search is sure to manage
UNLIMITED = (1 << 31) - 1  # simulations


class Stopwatch:
    """The clock that thinking is timed by: wall-clock time, because people wait for it."""

    now: Callable[[], float] = time.perf_counter

    @classmethod
    def count_own_time(cls) -> None:
        """From now on count this thread's CPU time, so that other programs do not matter."""
        cls.now = time.thread_time


class Workbench:
    """Everything one bot needs to think about one game; not shared between threads."""

    def __init__(self, rules: Rules, search: Search | None = None) -> None:
        self.rules = rules
        self.search = search or new_search(rules)
        self.memory, self.thoughts = self.search.memory, self.search.thoughts

    def makes_do(self) -> bool:
        """Whether native code has come since this was made."""
        return self.search.makes_do and runs_natively(self.rules, SEARCH)

    def choose(
        self,
        given: BotInput,
        level: int,
        seed: int,
        seconds: float | None = None,
        limits: Limits | None = None,
    ) -> Choice:
        """What a level chooses: within its own simulations and seconds, or within the limits."""
        world = self.begin(given, level, seed)
        if limits is not None:
            self.limit(limits, len(given.legal))
            seconds = limits.seconds
        self.run(seconds)
        return self.end(world, given.seat)

    def begin(self, given: BotInput, level: int, seed: int) -> Position:
        """Prepare the search; returns a world that could be the true one."""
        world = given.world(0)
        self.search.begin(world._states, given.seat, level, seed)
        return world

    def limit(self, limits: Limits, moves: int) -> None:
        """Think no longer than this about so many moves, however hard the level usually thinks."""
        many = UNLIMITED if limits.simulations is None else max(limits.simulations, 1)
        if limits.seconds is None and limits.simulations is None:
            many = 1
        self.memory["most_simulations"] = many
        self.memory["most_positions"] = positions_within(limits) // moves

    def run(self, seconds: float | None) -> None:
        """Think until nothing more can change the choice, or until the time is up."""
        if self.memory["done"][0]:
            return
        if seconds is None:
            while not self.search.run(UNLIMITED):
                pass
        else:
            keep_time(self.search.run, seconds, self.search.sure)

    def end(self, world: Position, seat: int) -> Choice:
        """The move, and what was thought of those that were compared."""
        n = self.search.end()
        texts = self.texts(world, seat)
        found = self.thoughts[:n]
        first = texts[int(found["move"][0])]
        if not found["visits"].any():
            return Choice(first)
        thoughts = (
            Thought(texts[move], value, error, visits)
            for move, value, error, visits, _ in found.tolist()
        )
        return Choice(first, tuple(thoughts), exact=bool(found["exact"][0]))

    def texts(self, world: Position, seat: int) -> dict[int, str]:
        """The legal moves in notation, by their numbers."""
        numbers, texts = engine_of(self.rules).legal(world._states, seat)
        return dict(zip(numbers, texts, strict=True))


def positions_within(limits: Limits) -> int:
    """How many positions an exact search may look at."""
    if limits.seconds is None:
        return POSITIONS_A_SIMULATION * (limits.simulations or 0)
    return int(POSITIONS_A_SECOND * limits.seconds / 2)


def keep_time(
    batch: Callable[[int], bool],
    seconds: float,
    sure: Callable[[int], bool] = lambda more: False,
) -> int:
    """Run batches of simulations until the time is up; returns how many were asked for.

    The size of a batch follows from the measured speed, so that the clock is read often enough.
    It also ends when a batch says that it is done, and when it is sure that the simulations left
    could not change the choice.
    """
    end = Stopwatch.now() + seconds
    asked, size = 0, 1
    while True:
        start = Stopwatch.now()
        done = batch(size)
        asked += size
        now = Stopwatch.now()
        each = max((now - start) / size, 1e-7)
        more = int((end - now) / each)
        if done or more <= 0 or sure(more):
            return asked
        size = max(1, min(4 * size, (more + 1) // 2))
