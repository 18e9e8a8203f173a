"""The ladder: child, beginner, club, expert, master. The same names in every game.

How each of them chooses is in `search/choice`, compiled; here is how long they may take.
"""

from __future__ import annotations

from functools import cached_property

from boneyard.bots.api import BotInput, Choice, Limits, look
from boneyard.bots.effort import BEGINNER, CHILD, CLUB, EXPERT, MASTER
from boneyard.bots.search.bench import Workbench
from boneyard.bots.search.searches import SEARCH
from boneyard.engine.api import load
from boneyard.engine.registry import rules_of


class Level:
    """A bot that keeps a workbench for each game it has played."""

    name = ""
    kernels = SEARCH
    level = CHILD
    seconds = 0.0  # to think, at most

    @cached_property
    def _benches(self) -> dict[str, Workbench]:
        return {}

    def bench(self, game: str) -> Workbench:
        """The workbench for a game; another one once native code is there."""
        bench = self._benches.get(game)
        if bench is None or bench.makes_do():
            bench = self._benches[game] = Workbench(rules_of(game))
        return bench

    def get_ready(self, game: str) -> None:
        """Compile or load what it needs by thinking once, briefly."""
        position = load(game).new(load(game).players[0], seed=0)
        while not position.over and len(position.legal()) < 2:
            position.play(position.legal()[0])
        if not position.over:
            given, limits = look(position, position.actors[0]), Limits(simulations=1)
            self.bench(game).choose(given, self.level, 0, self.seconds, limits)
            if self.seconds:  # what is asked only while there is time left
                self.bench(game).search.sure(1)

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """A move; if it is the only legal one, without thinking."""
        if len(given.legal) == 1:
            return Choice(given.legal[0])
        bench = self.bench(given.view["game"])
        return bench.choose(given, self.level, seed, self.seconds, limits)


class Child(Level):
    """Plays something that fits; half of the time what it likes, not what is good."""

    name = "child"
    level = CHILD


class Beginner(Level):
    """Knows the rules of thumb and follows them."""

    name = "beginner"
    level = BEGINNER


class Club(Level):
    """Tries the moves that look best, in worlds that could be the true one (flat Monte Carlo)."""

    name = "club"
    level = CLUB
    seconds = 0.01


class Expert(Level):
    """Searches a tree of possible continuations, and all of them when nothing is hidden."""

    name = "expert"
    level = EXPERT
    seconds = 0.1


class Master(Level):
    """The same, for longer, and with conclusions from the others' moves."""

    name = "master"
    level = MASTER
    seconds = 0.5


LEVELS = {level.name: level for level in (Child, Beginner, Club, Expert, Master)}
