"""How hard the levels that search think in each game, so that each level is clearly stronger.

The more luck in a game, the less a simulation is worth, and the fewer the lower levels get, so
that the next level is still ahead. A game sets the numbers in its `levels`.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Any

import numpy as np

from boneyard.engine.registry import rules_of
from boneyard.engine.rules import MOST_SEATS, Rules

CHILD, BEGINNER, CLUB, EXPERT, MASTER = range(5)  # the levels
TO_THE_END = 1 << 30  # moves
FEWEST = 2  # players


class Usual:
    """The defaults, for club, expert and master."""

    SIMULATIONS = (200, 2_000, 10_000)
    MAX_MOVES = (TO_THE_END,) * 3
    PRIOR_WEIGHT = 0.0  # for each player but two


@dataclass(frozen=True)
class Effort:
    """How hard a level thinks about a move."""

    simulations: int  # at most
    max_moves: int  # in a playout, before the position is scored as it is
    prior_weight: float  # of how a move looks at first sight, when playouts leave it in doubt


SIMULATIONS, MAX_MOVES, PRIOR_WEIGHT = range(3)  # the columns of `effort_table`


def effort(level: int, game: str, players: int) -> Effort:
    """How hard a level thinks about a move.

    >>> effort(CLUB, "magnetic-tower", 4)
    Effort(simulations=40, max_moves=10, prior_weight=0.0)
    """
    return effort_by(rules_of(game), level, players)


def effort_by(rules: Rules, level: int, players: int) -> Effort:
    """The same, from the rules of a game."""
    levels, rank = rules.part("levels"), level - CLUB

    def setting(name: str, default: Any) -> Any:
        return getattr(levels, name, default)

    simulations = setting("SIMULATIONS", Usual.SIMULATIONS)
    if players > FEWEST:
        simulations = setting("SIMULATIONS_AMONG_MANY", simulations)
    max_moves = setting("MAX_MOVES", Usual.MAX_MOVES)
    prior_weight = setting("PRIOR_WEIGHT", Usual.PRIOR_WEIGHT) * max(0, players - FEWEST)
    return Effort(simulations[rank], max_moves[rank], prior_weight)


def effort_table(rules: Rules) -> Any:
    """The same as numbers that a kernel reads, by player count and level.

    >>> table = effort_table(rules_of("classic"))
    >>> table[2, MASTER, SIMULATIONS], table[2, CHILD, SIMULATIONS]
    (np.float64(10000.0), np.float64(0.0))
    """
    table = np.zeros((MOST_SEATS + 1, MASTER + 1, 3))
    for players in range(MOST_SEATS + 1):
        for level in (CLUB, EXPERT, MASTER):
            table[players, level] = astuple(effort_by(rules, level, players))
    return table
