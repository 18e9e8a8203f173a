"""A bot's workbench for one game: memory for the compiled searches, and the time they take."""

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
from boneyard.bots.search.exact import new_endgame, nothing_hidden, solve_moves
from boneyard.bots.search.flat import try_moves
from boneyard.bots.search.playout import points_of
from boneyard.bots.search.scratch import NODE, ROOT, new_scratch
from boneyard.bots.search.tree import simulate
from boneyard.bots.search.worlds import NO_WORLD
from boneyard.engine.kernels.dispatch import legal
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position
from boneyard.engine.rng import seed_of
from boneyard.engine.rules import Rules

POSITIONS_A_SECOND = 500_000  # that an exact search is sure to manage
POSITIONS_A_SIMULATION = 5
TEMPERATURE = 10.0  # points or wins in per cent, divided by the players; see `mix`


@kernel
def must_guess(scratch: Any) -> bool:
    """Whether the player to move must guess what another hides."""
    return bool(guesses(scratch[0].states[ROOT]))


@kernel
def weigh_all(scratch: Any) -> int:
    """List the legal moves worth considering, and their weights."""
    w = scratch[0]
    s, moves = w.states[ROOT], w.moves[0]
    n = consider(s, w.seat, moves, legal(s, w.seat, moves), w.u)
    for i in range(n):
        w.weights[i] = weigh(s, w.seat, moves[i])
    return n


class Stopwatch:
    """The clock that thinking is timed by: wall-clock time, because people wait for it."""

    now: Callable[[], float] = time.perf_counter

    @classmethod
    def count_own_time(cls) -> None:
        """From now on count this thread's CPU time, so that other programs do not matter."""
        cls.now = time.thread_time


class Workbench:
    """Everything one bot needs to think about one game; not shared between threads."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        register_heuristics(rules)
        self.scratch = new_scratch(rules)
        self.endgame = new_endgame(rules)

    def prepare(self, given: BotInput, seed: int) -> Position:
        """Set the scratch up for a search from a world that could be the true one."""
        world = given.world(int(seed_of(np.uint64(seed), 0)))
        self.random = random.Random(seed)
        w = self.scratch[0]
        w["states"][ROOT] = world.state
        w["seat"] = given.seat
        w["u"] = self.random.random()
        w["belief"], w["candidate"], w["nodes"] = NO_WORLD, 0, 1
        w["rng"] = seed_of(np.uint64(seed), 1)
        return world

    def must_guess(self) -> bool:
        """Whether the player to move must guess what another hides."""
        return bool(must_guess(self.scratch))

    def weigh(self, given: BotInput, seed: int) -> list[tuple[str, float]]:
        """Every move with its weight at first sight."""
        world = self.prepare(given, seed)
        nodes = self.candidates()
        texts = self.texts(world, given.seat, nodes["move"])
        return list(zip(texts, nodes["prior"].tolist(), strict=True))

    def candidates(self) -> Any:
        """A node for each move worth considering, with its weight as the prior."""
        nodes = np.zeros(weigh_all(self.scratch), NODE)
        nodes["move"] = self.scratch["moves"][0, 0, : nodes.size]
        nodes["prior"] = self.scratch["weights"][0, : nodes.size]
        return nodes

    def flat(
        self,
        given: BotInput,
        seed: int,
        limits: Limits,
        most: int = 40,
        prior_weight: float = 0.0,
        max_moves: int = TO_THE_END,
    ) -> Choice:
        """Flat Monte Carlo over at most that many moves, those that look best.

        With a prior_weight, a move that looks better gets the benefit of the doubt: that many
        standard errors for each factor of e in its weight. A playout has at most max_moves.
        """
        world = self.prepare(given, seed)
        self.set_up_playouts(0.0, max_moves)
        nodes = self.candidates()
        nodes = nodes[np.argsort(-nodes["prior"], kind="stable")[:most]]
        keep_time(
            lambda count: try_moves(nodes, self.scratch, count),
            limits,
            lambda more: nodes.size == 1,
        )
        return self.choice(world, given.seat, nodes, prior_weight)

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
        """Information-set tree search; prior_weight and max_moves as in `flat`."""
        world = self.prepare(given, seed)
        self.set_up_playouts(inference_weight, max_moves)
        self.scratch["explore"] = explore
        nodes = np.zeros(size, NODE)

        def settled(more: int) -> bool:
            visits = np.sort(nodes[children_of_root(nodes)]["visits"])
            return visits.size == 1 or bool(visits[-1] - visits[-2] > more)

        keep_time(lambda count: simulate(nodes, self.scratch, count), limits, settled)
        return self.choice(world, given.seat, nodes[children_of_root(nodes)], prior_weight)

    def set_up_playouts(self, inference_weight: float, max_moves: int) -> None:
        """How much to infer from the others' moves, and how long to play.

        A player who must guess has nothing but inference to go by.
        """
        self.scratch["inference_weight"] = 1.0 if self.must_guess() else inference_weight
        self.scratch["max_moves"] = max_moves

    def exact(self, given: BotInput, seed: int, limits: Limits) -> Choice | None:
        """Exhaustive search, when nothing is hidden and little is left."""
        world = self.prepare(given, seed)
        if not nothing_hidden(world, given.world(seed ^ 1)):
            return None
        return self.solve(world, given.seat, positions_within(limits) // len(given.legal))

    def solve(self, world: Position, seat: int, most: int) -> Choice | None:
        """The exact value of every move, if none of them takes more than `most` positions."""
        self.endgame["states"][0, 0] = world.state
        self.endgame["seat"], self.endgame["most_positions"] = seat, most
        nodes = np.zeros(self.rules.most_moves, NODE)
        nodes["prior"] = 1.0
        n = solve_moves(nodes, self.endgame)
        return replace(self.choice(world, seat, nodes[:n]), exact=True) if n else None

    def choice(self, world: Position, seat: int, nodes: Any, prior_weight: float = 0.0) -> Choice:
        """The best move, and what was thought of all of them."""
        visits = nodes["visits"]
        tried = np.maximum(visits, 1)
        means = nodes["value_sum"] / tried
        errors = np.sqrt(np.maximum(nodes["square_sum"] / tried - means**2, 0.0) / tried)
        thoughts = [
            Thought(text, points_of(self.rules, mean), points_of(self.rules, error), int(n))
            for text, mean, error, n in zip(
                self.texts(world, seat, nodes["move"]),
                means.tolist(),
                errors.tolist(),
                visits,
                strict=True,
            )
        ]
        bonus = prior_weight * np.log(nodes["prior"] / nodes["prior"].max()) * errors
        # A tree is trusted where it searched most; moves it hardly tried come last.
        hardly_tried = visits * 2 <= np.max(visits)
        thoughts = [thoughts[i] for i in np.lexsort((-means - bonus, hardly_tried))]
        if self.must_guess():
            self.mix(thoughts)
        return Choice(thoughts[0].move, tuple(thoughts))

    def mix(self, thoughts: list[Thought]) -> None:
        """Move one to the front at random, a better one likelier: a sure guess can be exploited."""
        best = max(thought.value for thought in thoughts)
        temperature = TEMPERATURE / int(self.scratch[0]["states"][ROOT]["seats"])
        odds = [math.exp((thought.value - best) / temperature) for thought in thoughts]
        chosen = self.random.choices(range(len(thoughts)), odds)[0]
        thoughts.insert(0, thoughts.pop(chosen))

    def texts(self, world: Position, seat: int, moves: Any) -> list[str]:
        """Moves in notation."""
        return [self.rules.move_text(world.state, seat, int(move)) for move in moves]


def positions_within(limits: Limits) -> int:
    """How many positions an exact search may look at."""
    if limits.seconds is None:
        return POSITIONS_A_SIMULATION * (limits.simulations or 0)
    return int(POSITIONS_A_SECOND * limits.seconds / 2)


def children_of_root(nodes: Any) -> list[int]:
    """The nodes of the moves that were compared."""
    found = []
    child = int(nodes[0]["first_child"])
    while child:
        found.append(child)
        child = int(nodes[child]["next_sibling"])
    return found


def keep_time(
    batch: Callable[[int], None],
    limits: Limits,
    settled: Callable[[int], bool] = lambda more: False,
) -> int:
    """Run batches of simulations until a limit is reached; returns how many were run.

    The size of a batch follows from the measured speed, so that the clock is read often enough.
    With a time limit it also ends when the simulations left could not change the choice.
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
