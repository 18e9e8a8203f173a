"""What can be a reason in this game: whether a tile that lies face down is a joker."""

from __future__ import annotations

from typing import Any

from boneyard.engine.features import Feature
from boneyard.engine.kernels.jit import kernel
from boneyard.games.domino4.state import ANSWERS
from boneyard.games.domino4.tiles import JOKER

FEATURES = (Feature("joker", of_world=True),)


@kernel
def features(before: Any, after: Any, seat: int, trials: Any, moves: Any) -> int:
    """Whether the tile that waits for an answer is a joker."""
    waits = before.phase == ANSWERS
    return 1 if waits and before.laid_tile[before.laid_count - 1] == JOKER else 0
