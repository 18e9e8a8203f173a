"""How hard the levels that search think, game by game, so that each step is felt in each game.

Where more of a game is luck a simulation is worth less, and the lower levels get fewer, so that
the one above is still ahead of them. A game says how many in its `levels`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boneyard.engine.registry import rules_of

CLUB, EXPERT, MASTER = range(3)  # the ranks
TO_THE_END = 1 << 30  # moves
FEWEST = 2  # players


class Usual:
    """The levels of a game that says nothing about them: for club, expert and master."""

    SIMULATIONS = (200, 2_000, 10_000)
    MAX_MOVES = (TO_THE_END,) * 3
    PRIOR_WEIGHT = 0.0  # for each player but two


@dataclass(frozen=True)
class Effort:
    """What a level spends on a move."""

    simulations: int  # after which it does not think on
    max_moves: int  # moves of a playout, before all is counted as it stands
    prior_weight: float  # of how a move looks at first, where playouts leave it in doubt


def effort(rank: int, game: str, players: int) -> Effort:
    """What a rank spends on a move of a game.

    >>> effort(CLUB, "magnetic-tower", 4)
    Effort(simulations=40, max_moves=10, prior_weight=0.0)
    """
    levels = rules_of(game).part("levels")

    def said(name: str, default: Any) -> Any:
        return getattr(levels, name, default)

    simulations = said("SIMULATIONS", Usual.SIMULATIONS)
    if players > FEWEST:
        simulations = said("SIMULATIONS_AMONG_MANY", simulations)
    max_moves = said("MAX_MOVES", Usual.MAX_MOVES)
    prior_weight = said("PRIOR_WEIGHT", Usual.PRIOR_WEIGHT) * (players - FEWEST)
    return Effort(simulations[rank], max_moves[rank], prior_weight)
