"""How hard the levels that search think, game by game: one table, so that a step is felt in each.

Where more of a game is luck a simulation is worth less, and the lower levels get fewer, so that
the one above is still ahead of them.
"""

from __future__ import annotations

from dataclasses import dataclass

CLUB, EXPERT, MASTER = range(3)  # the ranks
TO_THE_END = 1 << 30  # moves
FEWEST = 2  # players


@dataclass(frozen=True)
class Row:
    """A game in the table: for club, expert and master."""

    simulations: tuple[int, int, int]
    among_many: tuple[int, int, int] | None = None  # the same, with more than two players
    patience: tuple[int, int, int] = (TO_THE_END,) * 3
    lean: float = 0.0  # for each player but two


@dataclass(frozen=True)
class Effort:
    """What a level spends on a move."""

    simulations: int  # after which it does not think on
    patience: int  # moves of an ending that are imagined, before all is counted as it stands
    lean: float  # how far to what looks better at first sight, where endings leave it in doubt


FAR = (10, 10, 30)  # the end of a tower is far and mostly luck: some collapse and collapse again
TABLE = {
    "classic": Row((200, 2_000, 10_000), among_many=(60, 200, 10_000)),
    "domination": Row((600, 2_000, 20_000)),
    "domino4": Row((200, 600, 10_000), among_many=(50, 500, 3_000), lean=0.25),
    "magnetic-flat": Row((80, 500, 10_000)),
    "magnetic-tower": Row((40, 400, 10_000), among_many=(40, 150, 10_000), patience=FAR),
    "magnetic-staggered": Row((40, 400, 10_000), patience=FAR),
}
USUAL = Row((200, 2_000, 10_000))  # for a game that brought no row


def effort(rank: int, game: str, players: int) -> Effort:
    """What a rank spends on a move of a game.

    >>> effort(CLUB, "magnetic-tower", 4)
    Effort(simulations=40, patience=10, lean=0.0)
    """
    row = TABLE.get(game, USUAL)
    simulations = row.among_many if row.among_many and players > FEWEST else row.simulations
    return Effort(simulations[rank], row.patience[rank], row.lean * (players - FEWEST))
