"""A line of dominoes and a hand: `classic` and `magnetic-flat`."""

from __future__ import annotations

from typing import Any

from boneyard.engine.tiles import INDEX
from boneyard.terminal.dominoes import rows_of_hand, rows_of_line
from boneyard.terminal.pen import Pen

ENAMEL = ("#56B4E9", "#E69F00", "#CC79A7", "#009E73")


def opening(view: Any, pen: Pen) -> list[str]:
    """The draw for the start (CLA-1), round by round."""
    texts = []
    for row in view.get("start_draws", []):
        drawn = [f"{who.name} {tile}" for who, tile in zip(pen.players, row, strict=True) if tile]
        texts.append(pen.say("start-draw", shown=pen.listed(drawn)))
    return [*texts, pen.say("begins", **pen.players[view["turn"]].facts)]


def table(view: Any, pen: Pen) -> list[str]:
    """The line, with doubles crosswise, and its two ends."""
    if not view["line"]:
        return [pen.say("line-empty")]
    rows = [pen.lines(row) for row in rows_of_line(view["line"], pen.width)]
    rows = [row for row in rows if row.strip()]
    return [*rows, ends(view, pen)]


def hand(view: Any, pen: Pen) -> list[str]:
    """The viewer's dominoes, with their pips."""
    colours = enamel(view["hand"]) if view["game"].startswith("magnetic") else None
    return [pen.lines(row) for row in rows_of_hand(view["hand"], pen.width, colours)]


def enamel(tiles: list[str]) -> dict[str, str]:
    """The colours of magnetic dominoes."""
    from boneyard.games.shared.magnetic import COLOUR

    return {tile: ENAMEL[COLOUR[INDEX[tile]]] for tile in tiles}


def ends(view: Any, pen: Pen) -> str:
    """Which numbers are open."""
    left, right = view["ends"]
    return pen.say("line-ends", left=left, right=right)


def tell(view: Any, pen: Pen) -> list[str]:
    """The line and the hand in two sentences."""
    line = " ".join(f"{left}-{right}" for left, right in view["line"])
    texts = [pen.tell("line", f"{line}. {ends(view, pen)}")] if line else [pen.say("line-empty")]
    if view["hand"]:
        texts.append(pen.tell("your-hand", " ".join(view["hand"])))
    return texts
