"""A simple bot: the move that looks best by one rule of thumb for each game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from boneyard.bots.bot import Bot, Sight
from boneyard.games.domination_grid import EDGE_INDEX, EDGE_TEXT, FIELD_EDGES, fields_beside

Weight = Callable[[Any, str], float]  # (view, move) -> the more the better


def pips_laid(view: Any, move: str) -> float:
    """Heaviest first: what is left in the hand may count in the end."""
    return float(sum(int(c) for c in move[:2])) if move[0].isdigit() else -1.0


def fields_closed(view: Any, move: str) -> float:
    """Conquer what can be conquered, and leave no field with one open side to the next."""
    total = 0.0
    for field in fields_beside(EDGE_INDEX[move]):
        still_open = sum(EDGE_TEXT[side] not in view["edges"] for side in FIELD_EDGES[field])
        total += {1: 1.0, 2: -0.25}.get(still_open, 0.0)
    return total


def tiles_left(view: Any, move: str) -> float:
    """Get rid of tiles, say so when one is left, and bluff only with a true joker."""
    if move == "last!":
        return 9.0
    if move in ("accept", "accuse"):
        return float((move == "accuse") == all_jokers_seen(view))
    if move.startswith("give:"):
        return float(move != "give:J")
    if "@" not in move:
        return 1.0
    openly = 2.0 + sum(int(c) for c in move[1:3] if c.isdigit()) / 10
    return (openly if move[0] != "?" else 1.5 * move.startswith("?J")) + move.endswith("!") / 20


def all_jokers_seen(view: Any) -> bool:
    """Whether a tile laid face down cannot be a joker."""
    shown = sum(tile["tile"] == "J" for tile in view["table"])
    return bool(shown + view["hand"].count("J") == 4)


WEIGHTS: dict[str, Weight] = {
    "classic": pips_laid,
    "domination": fields_closed,
    "domino4": tiles_left,
    "magnetic-flat": pips_laid,
}


class GreedyBot:
    """Lays the best-looking domino, any of them where several look alike."""

    name = "greedy"

    def choose(self, sight: Sight, dice: random.Random) -> str:
        """The move with the greatest weight."""
        weight = WEIGHTS.get(sight.view["game"])
        if weight is None:
            return dice.choice(sight.legal)
        best = max(weight(sight.view, move) for move in sight.legal)
        return dice.choice([m for m in sight.legal if weight(sight.view, m) == best])


BOT: Bot = GreedyBot()
