"""How each game looks in a terminal. There are no rules here.

The `terminal` of a game has three functions. `table(view, pen)` and `hand(view, pen)` draw, as
lines that may hold Rich markup; `tell(view, pen)` says the same in plain sentences, for a pipe or a
screen reader. It may have `opening(view, pen)`: what happened before the first move.
"""

from __future__ import annotations

from typing import Any, Protocol, cast

from boneyard.terminal import plain_board
from boneyard.terminal.pen import Pen


class Board(Protocol):
    """The `terminal` of a game."""

    def table(self, view: Any, pen: Pen) -> list[str]:
        """What lies on the table, drawn."""

    def hand(self, view: Any, pen: Pen) -> list[str]:
        """The viewer's own tiles, drawn."""

    def tell(self, view: Any, pen: Pen) -> list[str]:
        """Both, in sentences."""


def board_of(game: str) -> Board:
    """The board of a game; a game without one gets a plain one."""
    from boneyard.engine.registry import rules_of  # late: `--help` must not wait for NumPy

    return cast(Board, rules_of(game).part("terminal") or plain_board)
