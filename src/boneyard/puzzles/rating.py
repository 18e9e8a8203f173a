"""How hard a puzzle is: how many of the five levels miss it more often than not."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.bots import LADDER, bot
from boneyard.bots.api import Bot, BotInput, Limits
from boneyard.bots.effort import CLUB, effort
from boneyard.content.puzzles import EASIEST, HARDEST

TRIES = 5  # of each level


class Raters:
    """The levels, each thinking as long as it does at a table, but counted in simulations."""

    def __init__(self) -> None:
        self.levels = [bot(name) for name in LADDER]

    def rate(self, given: BotInput, solves: Callable[[str], bool]) -> int:
        """From 1, which hardly any level misses, to 5, which all of them miss."""
        missed = sum(
            self.misses(level, rank, given, solves) for rank, level in enumerate(self.levels)
        )
        return min(max(missed, EASIEST), HARDEST)

    def misses(self, level: Bot, rank: int, given: BotInput, solves: Callable[[str], bool]) -> bool:
        """Whether a level plays something else in more than half of its tries."""
        limits = usual(rank, given)
        found = sum(solves(level.choose(given, seed, limits).move) for seed in range(TRIES))
        return 2 * found < TRIES


def usual(rank: int, given: BotInput) -> Limits | None:
    """How long a level thinks about a move, whatever the machine; None: it does not think."""
    if rank < CLUB:
        return None
    return Limits(simulations=effort(rank, given.view["game"], given.view["players"]).simulations)
