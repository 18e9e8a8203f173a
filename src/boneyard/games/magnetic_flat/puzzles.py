"""The kinds of puzzles that Magnetic Domino, flat, adds."""

from __future__ import annotations

from boneyard.games.shared import missing_number, topics

KINDS = (missing_number.KIND,)
TOPICS = topics.TOPICS
