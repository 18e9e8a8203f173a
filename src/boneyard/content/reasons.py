"""A reason why one move is better than another, as it is told; `boneyard.coach` finds it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Explanation:
    """A feature that is true and matters; how often it shows after the better move, and else."""

    message: str
    better: int  # times out of 10
    worse: int
