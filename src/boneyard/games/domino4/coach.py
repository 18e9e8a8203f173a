"""How the coach looks back at this game, and what can be a reason in it."""

from __future__ import annotations

import random
from typing import Any

from boneyard.engine.features import Feature
from boneyard.engine.rules import Rules
from boneyard.games.domino4.state import ANSWERS
from boneyard.games.domino4.tiles import JOKER

TRIES = 150_000  # of moves, in all: a few seconds


def is_joker(rules: Rules, before: Any, after: Any, seat: int, chance: random.Random) -> bool:
    """Whether a tile that waits for an answer, face down, is a joker."""
    s = before[0]
    return bool(s["phase"] == ANSWERS and s["laid_tile"][s["laid_count"] - 1] == JOKER)


FEATURES = (Feature("joker", is_joker, of_world=True),)
