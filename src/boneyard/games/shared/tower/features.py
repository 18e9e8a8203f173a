"""What can be a reason in games in which something is built: that it falls."""

from __future__ import annotations

from typing import Any

from boneyard.engine.features import Feature
from boneyard.engine.kernels.jit import kernel

FEATURES = (Feature("falls", good=False),)


@kernel
def features(before: Any, after: Any, seat: int, trials: Any, moves: Any) -> int:
    """Whether the construction fell when the domino was laid."""
    return 1 if after.collapses > before.collapses else 0
