"""The first tower: on top, underneath, a fall, and the last domino."""

from __future__ import annotations

from boneyard.content.lessons import Chapter, Step
from boneyard.content.scenes import Scene

BUILT = (
    "0:66@0,0,0/e 1:62@0,0,1/w 0:65@1,0,1/n 1:52@1,1,0/n 0:32@2,2,1/w 1:64@1,0,2/s "
    "0:22@-2,0,0/e 1:53@2,1,0/n 0:54@0,-1,1/e 1:43@1,-1,0/s 0:41@1,-1,3/w 1:55@1,1,2/e"
)
CHAPTERS = (
    Chapter(
        Scene(165),
        (
            Step("hand"),
            Step("begin", "0:66@0,0,0/e 1:62@0,0,1/w"),
            Step("top", "0:65@1,0,1/n 1:52@1,1,0/n"),
            Step("beside", "0:32@2,2,1/w 1:64@1,0,2/s"),
            Step("under", "0:22@-2,0,0/e 1:53@2,1,0/n"),
        ),
    ),
    Chapter(
        Scene(111, "0:66@0,0,0/e 1:63@1,0,1/e"), (Step("daring", "0:43@3,0,2/w"), Step("fallen"))
    ),
    Chapter(Scene(165, BUILT), (Step("last", "0:20@-2,0,1/n"), Step("end"))),
)
