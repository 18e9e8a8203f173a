"""How the coach looks back at this game, and what can be a reason in it."""

from __future__ import annotations

import random
from typing import Any

from boneyard.engine.engines import engine_of
from boneyard.engine.features import Feature
from boneyard.engine.rules import Rules

TRIES = 1_000_000  # of moves, in all: a few seconds


def takes_field(rules: Rules, before: Any, after: Any, seat: int, chance: random.Random) -> bool:
    """Whether the move closed a field."""
    return bool(after[0]["fields"][seat] > before[0]["fields"][seat])


def next_closes(rules: Rules, before: Any, after: Any, seat: int, chance: random.Random) -> bool:
    """Whether the next player can close a field."""
    engine = engine_of(rules)
    acting = engine.actors(after)
    if acting == 0:
        return False
    following = acting.bit_length() - 1
    for move in engine.legal_ids(after, following):
        then = after.copy()
        engine.play(then, following, move)
        if then[0]["fields"][following] > after[0]["fields"][following]:
            return True
    return False


FEATURES = (Feature("takes-field", takes_field), Feature("next-closes", next_closes, good=False))
