"""What can be a reason in games in which something is built: that it falls."""

from __future__ import annotations

import random
from typing import Any

from boneyard.engine.features import Feature
from boneyard.engine.rules import Rules


def falls(rules: Rules, before: Any, after: Any, seat: int, chance: random.Random) -> bool:
    """Whether the construction fell when the domino was laid."""
    return bool(after[0]["collapses"] > before[0]["collapses"])


FEATURES = (Feature("falls", falls, good=False),)
