"""The kinds of puzzles that dominoes add."""

from __future__ import annotations

from boneyard.games.shared import missing_number, topics

KINDS = (missing_number.KIND,)
TOPICS = topics.TOPICS
