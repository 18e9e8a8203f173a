"""The view as text: for games without a board of their own."""

from __future__ import annotations

from typing import Any

from boneyard.terminal.pen import Pen


def table(view: Any, pen: Pen) -> list[str]:
    """Every key with its value."""
    return [f"{key}: {value}" for key, value in view.items() if key not in ("game", "hand")]


def hand(view: Any, pen: Pen) -> list[str]:
    """The tiles, by name."""
    return [" ".join(view["hand"])]


def tell(view: Any, pen: Pen) -> list[str]:
    """The same."""
    return [*table(view, pen), *hand(view, pen)]
