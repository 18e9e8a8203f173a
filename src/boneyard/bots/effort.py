"""How hard the levels that search think in each game, so that each level is clearly stronger.

The more luck in a game, the less a simulation is worth, and the fewer the lower levels get, so
that the next level is still ahead. A game sets the numbers in its `levels`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boneyard.engine.registry import rules_of

CLUB, EXPERT, MASTER = range(3)  # the ranks
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


def effort(rank: int, game: str, players: int) -> Effort:
    """How hard a level of this rank thinks about a move.

    >>> effort(CLUB, "magnetic-tower", 4)
    Effort(simulations=40, max_moves=10, prior_weight=0.0)
    """
    levels = rules_of(game).part("levels")

    def setting(name: str, default: Any) -> Any:
        return getattr(levels, name, default)

    simulations = setting("SIMULATIONS", Usual.SIMULATIONS)
    if players > FEWEST:
        simulations = setting("SIMULATIONS_AMONG_MANY", simulations)
    max_moves = setting("MAX_MOVES", Usual.MAX_MOVES)
    prior_weight = setting("PRIOR_WEIGHT", Usual.PRIOR_WEIGHT) * (players - FEWEST)
    return Effort(simulations[rank], max_moves[rank], prior_weight)
