"""A simple bot: the move that looks best by one rule of thumb for each game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from boneyard.bots.bot import Bot, Sight

Weight = Callable[[Any, str], float]  # (view, move) -> the more the better


def pips_laid(view: Any, move: str) -> float:
    """Heaviest first: what is left in the hand may count in the end."""
    return float(sum(int(c) for c in move[:2])) if move[0].isdigit() else -1.0


WEIGHTS: dict[str, Weight] = {"classic": pips_laid, "magnetic-flat": pips_laid}


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
