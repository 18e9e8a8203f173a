"""The first game of Magnetic Domino, flat: the double six, zeros, taking one, going out."""

from __future__ import annotations

from boneyard.content.lessons import Chapter, Step
from boneyard.content.scenes import Scene

CHAPTERS = (
    Chapter(
        Scene(45),
        (
            Step("hand"),
            Step("begin", "0:66 1:61R"),
            Step("join", "0:65L 1:54L 0:42L 1:52L 0:21R 1:20R"),
            Step("zero", "0:00R 1:60R"),
            Step("stuck", "0:63R 1:draw"),
            Step("draw", "0:draw 1:32R"),
            Step("fits", "0:22R 1:draw"),
            Step("last", "0:53L"),
            Step("end"),
        ),
    ),
)
