"""How each game looks in a terminal: one file a kind of table, no rule inside.

A board file has three functions. `table(view, pen)` and `hand(view, pen)` draw, as lines that may
hold Rich markup; `tell(view, pen)` says the same in plain sentences, for a pipe or a screen reader.
It may have `opening(view, pen)`: what happened before the first move.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from boneyard.cli.pen import Pen

BOARDS = {
    "classic": "line",
    "domination": "domination",
    "domino4": "domino4",
    "magnetic-flat": "line",
    "magnetic-tower": "tower",
    "magnetic-staggered": "tower",
}


class Board(Protocol):
    """A file of this folder."""

    def table(self, view: Any, pen: Pen) -> list[str]:
        """What lies on the table, drawn."""

    def hand(self, view: Any, pen: Pen) -> list[str]:
        """The tiles of the one who looks, drawn."""

    def tell(self, view: Any, pen: Pen) -> list[str]:
        """Both, in sentences."""


def board_of(game: str) -> Board:
    """The board of a game; a game from elsewhere gets a plain one."""
    return cast(Board, import_module(f"boneyard.cli.boards.{BOARDS.get(game, 'plain')}"))
