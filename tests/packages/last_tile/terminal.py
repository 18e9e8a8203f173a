"""The heap in a terminal."""

from __future__ import annotations

from typing import Any

from boneyard.terminal.pen import Pen


def table(view: Any, pen: Pen) -> list[str]:
    """A box for each tile."""
    return ["[]" * view["stock"], pen.say("last-tile-left", count=view["stock"])]


def hand(view: Any, pen: Pen) -> list[str]:
    """Nobody has tiles."""
    return []


def tell(view: Any, pen: Pen) -> list[str]:
    """How many there are."""
    return [pen.say("last-tile-left", count=view["stock"]), pen.say("last-tile-unsaid", count=1)]
