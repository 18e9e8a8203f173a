"""Policies that are kernels of somebody's own."""

from __future__ import annotations

from functools import cache
from typing import Any

import numba

from boneyard.engine.rng import GOLDEN, mix
from boneyard.research.loops import moves_of


@cache
def compiled(policy: Any) -> Any:
    """The loop that asks a policy in each row; compiled for it, and kept in this process only."""

    def choose(rows: Any, actions: Any, first: int, end: int, moves: Any) -> None:
        for i in range(first, end):
            n = moves_of(rows[i], moves)
            if n:
                rows[i].dice += GOLDEN
                k = policy(rows[i].obs, moves, n, mix(rows[i].dice))
                actions[i] = moves[min(max(k, 0), n - 1)]

    return numba.njit(error_model="numpy", nogil=True)(choose)
