"""The ladder: child, beginner, club, expert, master. The same names in every game."""

from __future__ import annotations

import random
from functools import cached_property

from boneyard.bots.api import BotInput, Choice, Limits, look
from boneyard.bots.effort import CLUB, EXPERT, MASTER, Effort, effort
from boneyard.bots.search.bench import Stopwatch, Workbench
from boneyard.engine.api import load
from boneyard.engine.registry import rules_of


class Level:
    """A bot that keeps a workbench for each game it has played."""

    name = ""
    seconds = 0.0  # to think, at most

    @cached_property
    def _benches(self) -> dict[str, Workbench]:
        return {}

    def bench(self, game: str) -> Workbench:
        """The workbench for a game."""
        if game not in self._benches:
            self._benches[game] = Workbench(rules_of(game))
        return self._benches[game]

    def get_ready(self, game: str) -> None:
        """Compile the search by thinking once, briefly."""
        position = load(game).new(load(game).players[0], seed=0)
        while not position.over and len(position.legal()) < 2:
            position.play(position.legal()[0])
        if not position.over:
            self.try_out(self.bench(game), look(position, position.actors[0]))

    def try_out(self, bench: Workbench, given: BotInput) -> None:
        """Run everything once."""
        self.think(bench, given, 0, Limits(simulations=1))

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """A move; if it is the only legal one, without thinking."""
        if len(given.legal) == 1:
            return Choice(given.legal[0])
        bench = self.bench(given.view["game"])
        return self.think(bench, given, seed, limits or self.own_limits(given))

    def own_limits(self, given: BotInput) -> Limits:
        """How long it thinks if no limits are given."""
        return Limits(self.seconds)

    def think(self, bench: Workbench, given: BotInput, seed: int, limits: Limits) -> Choice:
        """Choose among several moves."""
        raise NotImplementedError


class Child(Level):
    """Plays something that fits; half of the time what it likes, not what is good."""

    name = "child"

    def think(self, bench: Workbench, given: BotInput, seed: int, limits: Limits) -> Choice:
        """A move at random, or a random one weighted by how good it looks."""
        dice = random.Random(seed)
        if dice.random() < 0.5:
            return Choice(dice.choice(given.legal))
        moves, weights = zip(*bench.weigh(given, seed), strict=True)
        return Choice(dice.choices(moves, weights)[0])


class Beginner(Level):
    """Knows the rules of thumb and follows them."""

    name = "beginner"

    def think(self, bench: Workbench, given: BotInput, seed: int, limits: Limits) -> Choice:
        """The move that looks best at first sight; a guess is weighted by how good it looks."""
        dice = random.Random(seed)
        weighed = bench.weigh(given, seed)
        if bench.must_guess():
            moves, weights = zip(*weighed, strict=True)
            return Choice(dice.choices(moves, weights)[0])
        best = max(weight for _, weight in weighed)
        return Choice(dice.choice([move for move, weight in weighed if weight == best]))


class Searcher(Level):
    """A level that tries moves, with the effort that the game says."""

    rank = CLUB

    def effort(self, given: BotInput) -> Effort:
        """What it spends on this move."""
        return effort(self.rank, given.view["game"], given.view["players"])

    def own_limits(self, given: BotInput) -> Limits:
        """Its time, or the simulations that are enough."""
        return Limits(self.seconds, self.effort(given).simulations)


class Club(Searcher):
    """Tries the moves that look best, in worlds that could be the true one."""

    name = "club"
    seconds = 0.01
    rank = CLUB
    candidates = 8

    def think(self, bench: Workbench, given: BotInput, seed: int, limits: Limits) -> Choice:
        """Flat Monte Carlo."""
        spend = self.effort(given)
        return bench.flat(given, seed, limits, self.candidates, spend.prior_weight, spend.max_moves)


class Expert(Searcher):
    """Searches a tree of possible continuations."""

    name = "expert"
    seconds = 0.1
    rank = EXPERT
    explore = 4.0
    nodes = 100_000
    inference_weight = 0.0  # of what the others' moves reveal, when worlds are dealt

    def try_out(self, bench: Workbench, given: BotInput) -> None:
        """Include the exact search, which a game needs only near its end."""
        super().try_out(bench, given)
        bench.solve(given.world(0), given.seat, 1)

    def think(self, bench: Workbench, given: BotInput, seed: int, limits: Limits) -> Choice:
        """Exact search if nothing is hidden, else information-set tree search."""
        start = Stopwatch.now()
        known = bench.exact(given, seed, limits)
        if known is not None:
            return known
        if limits.seconds is not None:
            left = max(0.0, limits.seconds - (Stopwatch.now() - start))
            limits = Limits(left, limits.simulations)
        spend = self.effort(given)
        return bench.tree(
            given,
            seed,
            limits,
            self.explore,
            self.nodes,
            self.inference_weight,
            spend.prior_weight,
            spend.max_moves,
        )


class Master(Expert):
    """The same, for longer, and with conclusions from the others' moves."""

    name = "master"
    seconds = 0.5
    rank = MASTER
    nodes = 400_000
    inference_weight = 1.0


LEVELS = {level.name: level for level in (Child, Beginner, Club, Expert, Master)}
