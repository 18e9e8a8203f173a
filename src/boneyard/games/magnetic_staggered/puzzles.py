"""The kinds of puzzles that staggered building adds."""

from __future__ import annotations

from boneyard.games.shared.tower import standing

KINDS = (standing.KIND,)
