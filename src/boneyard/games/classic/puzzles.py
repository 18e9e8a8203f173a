"""The kinds of puzzles that dominoes add, and what their short lessons are about."""

from __future__ import annotations

from boneyard.content.puzzles import Topic
from boneyard.games.shared import missing_number, topics

KINDS = (missing_number.KIND,)
TOPICS = (
    Topic("counting", topics.counting),
    Topic("blocking", topics.blocking),
    Topic("doubles", topics.doubles),
    Topic("drawing", topics.drawing),  # CLA-4
    Topic("ends", topics.ends),
)
