"""The coach: what the moves of a finished game were worth, what was luck, and why."""

from __future__ import annotations

from boneyard.coach.analysis import Analysis, JudgedMove, analyse
from boneyard.coach.split import Split

__all__ = ["Analysis", "JudgedMove", "Split", "analyse"]
