"""The first game of Domination: laying between squares, closing one field, then two."""

from __future__ import annotations

from boneyard.content.lessons import Chapter, Step
from boneyard.content.scenes import Scene

CHAPTERS = (
    Chapter(
        Scene(450, options={"first": 0}),
        (
            Step("board"),
            Step("lay", "0:c3c4 1:c2c3"),
            Step("take", "0:b2b3 1:c4d4"),
            Step("grow", "0:b4c4 1:c3d3 0:c1c2 1:a4b4 0:b2c2 1:b1b2"),
            Step("close", "0:d3d4 1:d4d5"),
            Step("third", "0:b3b4 1:d5d6"),
            Step("two", "0:b3c3"),
            Step("end"),
        ),
    ),
)
