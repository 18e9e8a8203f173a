"""The kinds of puzzles that the tower adds."""

from __future__ import annotations

from boneyard.games.shared.tower import standing, topics

KINDS = (standing.KIND,)
TOPICS = topics.TOPICS
