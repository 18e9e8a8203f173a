"""A bot's workbench for one game: buffers for the compiled searches, and time kept."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from boneyard.bots.api import BotInput, Choice, Limits, Thought
from boneyard.bots.effort import TO_THE_END
from boneyard.bots.heuristics import consider, guesses, register_heuristics, weigh
from boneyard.bots.search.exact import MOST_DEPTH, nothing_hidden, solve_moves
from boneyard.bots.search.flat import new_cursor, try_moves
from boneyard.bots.search.playout import TALLY, points_of
from boneyard.bots.search.tree import NODE, simulate
from boneyard.engine.kernels.dispatch import legal
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position
from boneyard.engine.rng import seed_of
from boneyard.engine.rules import MOST_SEATS, Rules

# Not only `rng`: Numba would take every state for a kind of dice, and say so.
DICE = np.dtype([("sides", np.int8), ("rng", np.uint64)], align=True)
POSITIONS_A_SECOND = 500_000  # that an exact search is sure to manage
POSITIONS_A_SIMULATION = 5
DOUBT = 10.0  # points or wins in per cent, shared by all: so far apart the worse guess is rare


@kernel
def must_guess(s: Any) -> bool:
    """For Python: whether the mover must guess what another hides."""
    return bool(guesses(s))


@kernel
def weigh_all(s: Any, seat: int, moves: Any, weights: Any, u: float) -> int:
    """The weights of all legal moves that are worth a thought."""
    n = consider(s, seat, moves, legal(s, seat, moves), u)
    for i in range(n):
        weights[i] = weigh(s, seat, moves[i])
    return n


class Stopwatch:
    """What thinking is timed by: the clock on the wall, for people wait for it."""

    now: Callable[[], float] = time.perf_counter

    @classmethod
    def count_own_time(cls) -> None:
        """From now on time by what this thread computes: other programs are not its fault."""
        cls.now = time.thread_time


class Workbench:
    """Everything one bot needs to think about one game; not shared between threads."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tally = TALLY[rules.tally]
        register_heuristics(rules)
        most = rules.most_moves
        self.moves = np.zeros((2, most), np.int64)
        self.weights = np.zeros(most)
        self.scores = np.zeros(MOST_SEATS, np.int64)
        self.rewards = np.zeros(MOST_SEATS)
        self.states = np.zeros(4, rules.dtype)
        self.dice = np.zeros(1, DICE)

    def sit_down(self, given: BotInput, seed: int) -> Position:
        """Lay a world that could be the true one on the bench, and roll from a seed."""
        world = given.world(int(seed_of(np.uint64(seed), 0)))
        self.states[0] = world.state
        self.dice[0]["rng"] = seed_of(np.uint64(seed), 1)
        self.luck = random.Random(seed)
        self.u = self.luck.random()
        return world

    def must_guess(self) -> bool:
        """Whether what lies on the bench asks for a guess at what another hides."""
        return bool(must_guess(self.states[0]))

    def inference_weight(self, usual: float) -> float:
        """How much to conclude from what the others did; who must guess has nothing else."""
        return 1.0 if self.must_guess() else usual

    def weigh(self, given: BotInput, seed: int) -> list[tuple[str, float]]:
        """Every move with its weight at first sight."""
        world = self.sit_down(given, seed)
        n = weigh_all(self.states[0], given.seat, self.moves[0], self.weights, self.u)
        texts = self.texts(world, given.seat, self.moves[0][:n])
        return list(zip(texts, self.weights[:n].tolist(), strict=True))

    def flat(
        self,
        given: BotInput,
        seed: int,
        limits: Limits,
        most: int = 40,
        prior_weight: float = 0.0,
        max_moves: int = TO_THE_END,
    ) -> Choice:
        """By flat Monte Carlo over so many moves that look best.

        With a prior_weight, what looks better has the benefit of the doubt: so many standard errors
        for each factor of e in its weight. A playout has at most max_moves.
        """
        world = self.sit_down(given, seed)
        candidates, looks = self.best_looking(given.seat, most)
        totals, squares = np.zeros((2, candidates.size))
        visits = np.zeros(candidates.size, np.int64)
        cursor = new_cursor()

        def batch(count: int) -> None:
            try_moves(
                self.states,
                given.seat,
                self.tally,
                count,
                self.inference_weight(0.0),
                max_moves,
                candidates,
                cursor,
                self.moves,
                self.weights,
                self.scores,
                self.rewards,
                self.dice[0],
                totals,
                squares,
                visits,
            )

        keep_time(batch, limits, lambda more: candidates.size == 1)
        doubts = prior_weight * np.log(looks / looks[0])
        return self.choice(world, given.seat, candidates, totals, squares, visits, doubts)

    def best_looking(self, seat: int, most: int) -> tuple[Any, Any]:
        """The moves, or where there are many those that look best, the best first; and weights."""
        n = weigh_all(self.states[0], seat, self.moves[0], self.weights, self.u)
        order = np.argsort(-self.weights[:n], kind="stable")[:most]
        return self.moves[0][order], self.weights[order]

    def tree(
        self,
        given: BotInput,
        seed: int,
        limits: Limits,
        explore: float,
        size: int,
        inference_weight: float = 0.0,
        prior_weight: float = 0.0,
        max_moves: int = TO_THE_END,
    ) -> Choice:
        """By information-set tree search; a prior_weight and max_moves as in `flat`."""
        world = self.sit_down(given, seed)
        nodes = np.zeros(size, NODE)
        used = 1

        def batch(count: int) -> None:
            nonlocal used
            used = simulate(
                nodes,
                used,
                count,
                self.states,
                given.seat,
                self.tally,
                explore,
                self.inference_weight(inference_weight),
                max_moves,
                self.u,
                self.moves,
                self.weights,
                self.scores,
                self.rewards,
                self.dice[0],
            )

        def settled(more: int) -> bool:
            visits = np.sort(nodes[children_of(nodes)]["visits"])
            return visits.size == 1 or bool(visits[-1] - visits[-2] > more)

        keep_time(batch, limits, settled)
        found = nodes[children_of(nodes)]
        doubts = prior_weight * np.log(found["weight"] / found["weight"].max())
        return self.choice(
            world,
            given.seat,
            found["move"],
            found["reward"],
            found["square"],
            found["visits"],
            doubts,
        )

    def exact(self, given: BotInput, seed: int, limits: Limits) -> Choice | None:
        """By looking at all that can happen, when nothing is hidden and little is left."""
        world = self.sit_down(given, seed)
        if not nothing_hidden(world, given.world(seed ^ 1)):
            return None
        return self.solve(world, given.seat, positions_within(limits) // len(given.legal))

    def solve(self, world: Position, seat: int, most: int) -> Choice | None:
        """The exact value of every move, if that takes no more than so many positions a move."""
        states = np.zeros(MOST_DEPTH + 1, self.rules.dtype)
        states[0] = world.state
        moves = np.zeros((MOST_DEPTH + 1, self.rules.most_moves), np.int64)
        values = np.zeros(self.rules.most_moves)
        n = solve_moves(
            states,
            seat,
            self.tally,
            moves,
            np.zeros((MOST_DEPTH, 6)),
            self.scores,
            self.rewards,
            most,
            values,
        )
        if n == 0:
            return None
        once = np.ones(n, np.int64)
        found = self.choice(world, seat, moves[-1, :n], values[:n], values[:n] ** 2, once)
        return replace(found, exact=True)

    def choice(
        self,
        world: Position,
        seat: int,
        moves: Any,
        totals: Any,
        squares: Any,
        visits: Any,
        doubts: Any = 0.0,
    ) -> Choice:
        """The best move and what was thought of all of them; doubts are in standard errors."""
        tried = np.maximum(visits, 1)
        means = totals / tried
        errors = np.sqrt(np.maximum(squares / tried - means**2, 0.0) / tried)
        thoughts = [
            Thought(text, points_of(self.rules, mean), points_of(self.rules, error), int(n))
            for text, mean, error, n in zip(
                self.texts(world, seat, moves), means.tolist(), errors.tolist(), visits, strict=True
            )
        ]
        # A tree is trusted where it looked most; what it hardly tried comes last.
        last = visits * 2 <= np.max(visits)
        thoughts = [thoughts[i] for i in np.lexsort((-means - doubts * errors, last))]
        if self.must_guess():
            self.mix(thoughts)
        return Choice(thoughts[0].move, tuple(thoughts))

    def mix(self, thoughts: list[Thought]) -> None:
        """Put one in front by lot, the better the likelier: a sure guess could be exploited."""
        best = max(thought.value for thought in thoughts)
        doubt = DOUBT / int(self.states[0]["seats"])
        shares = [math.exp((thought.value - best) / doubt) for thought in thoughts]
        chosen = self.luck.choices(range(len(thoughts)), shares)[0]
        thoughts.insert(0, thoughts.pop(chosen))

    def texts(self, world: Position, seat: int, moves: Any) -> list[str]:
        """Moves in notation."""
        return [self.rules.move_text(world.state, seat, int(move)) for move in moves]


def positions_within(limits: Limits) -> int:
    """How many positions an exact search may look at."""
    if limits.seconds is None:
        return POSITIONS_A_SIMULATION * (limits.simulations or 0)
    return int(POSITIONS_A_SECOND * limits.seconds / 2)


def children_of(nodes: Any) -> list[int]:
    """The nodes of the moves that were compared."""
    found = []
    child = int(nodes[0]["first"])
    while child:
        found.append(child)
        child = int(nodes[child]["next"])
    return found


def keep_time(
    batch: Callable[[int], None],
    limits: Limits,
    settled: Callable[[int], bool] = lambda more: False,
) -> int:
    """Run batches of simulations until a limit is reached; gives how many were run.

    Batches grow with what was measured, so that the clock is looked at often enough. Where time
    counts, it also ends when the simulations that are left could not change the choice.
    """
    most = limits.simulations
    if limits.seconds is None:
        batch(most or 1)
        return most or 1
    end = Stopwatch.now() + limits.seconds
    done, size = 0, 1
    while True:
        start = Stopwatch.now()
        batch(size)
        done += size
        now = Stopwatch.now()
        each = max((now - start) / size, 1e-7)
        more = int((end - now) / each)
        if most is not None:
            more = min(more, most - done)
        if more <= 0 or settled(more):
            return done
        size = max(1, min(4 * size, (more + 1) // 2))
