"""Take two if that wins."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel


@kernel
def weigh(s: Any, seat: int, move: int) -> float:
    return 1e6 if (s.left - move) % 3 == 0 else 1.0
