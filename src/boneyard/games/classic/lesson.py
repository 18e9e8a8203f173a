"""The first game of dominoes: joining, a double, an empty-handed turn, going out."""

from __future__ import annotations

from boneyard.content.lessons import Chapter, Step
from boneyard.content.scenes import Scene

CHAPTERS = (
    Chapter(
        Scene(1201, "1:40"),
        (
            Step("hand"),
            Step("join", "0:54L 1:60R"),
            Step("ends", "0:52L 1:63R 0:62L 1:30R"),
            Step("double", "0:66L 1:pass"),
            Step("passed", "0:61L 1:41L 0:50R 1:42L"),
            Step("draw", "0:draw"),
            Step("fits", "0:21L 1:pass"),
            Step("last", "0:11L"),
            Step("end"),
        ),
    ),
)
