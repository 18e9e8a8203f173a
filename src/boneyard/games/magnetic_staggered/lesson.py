"""The first staggered construction: flat and up in turn, joined and slid under, to the end."""

from __future__ import annotations

from boneyard.content.lessons import Chapter, Step
from boneyard.content.scenes import Scene

CHAPTERS = (
    Chapter(
        Scene(1559),
        (
            Step("hand"),
            Step("begin", "0:66@0,0,0/e 1:60@2,0,0/e"),
            Step("up", "0:65@0,0,1/n 1:00@3,0,1/n"),
            Step("under", "0:51@0,1,0/n 1:40@4,1,0/w"),
            Step("again", "0:64@4,0,1/n 1:54@4,2,2/s"),
            Step("joined", "0:61@-2,2,0/e 1:draw"),
            Step("ends", "0:62@-2,2,1/s 1:32@-3,1,0/e"),
            Step("last", "0:22@-2,-1,0/n"),
            Step("end"),
        ),
    ),
)
