"""The kinds of puzzles that staggered building adds."""

from __future__ import annotations

from boneyard.games.shared.tower import standing, topics

KINDS = (standing.KIND,)
TOPICS = topics.TOPICS
