"""The first game of Domino 4: colours and numbers, a joker, doubles, white, and the last tile."""

from __future__ import annotations

from boneyard.content.lessons import Chapter, Step
from boneyard.content.scenes import Scene

NEARLY_OUT = (
    "0:g20@1,0/sw 1:J@2,0=b 0:g11@-1,0/ne 1:g21@-1,-1/se 0:b21@3,0/sw 1:g42@-1,-2/sw "
    "0:g41@-2,-2/ne 1:draw 0:g31@-3,-2/sw 1:J@-3,-3=y 0:y22@-3,-4/nw 1:y20@-2,-4/sw "
    "0:r30@-1,-4/se 1:draw 0:r31@0,-4/nw 1:draw 0:r11@0,-5/ne 1:draw"
)
CHAPTERS = (
    Chapter(
        Scene(842),
        (
            Step("hand"),
            Step("begin", "0:g43@-1,0/ne 1:b43@1,0/se"),
            Step("join", "0:b42@2,0/nw 1:b22@3,0/ne"),
            Step("joker", "0:J@3,1=b 1:b44@3,2/nw"),
            Step("double", "0:r44@2,2/nw 1:r40@2,3/sw"),
            Step("white", "0:g40@2,4/ne 1:g41@2,5/sw"),
            Step("draw", "0:draw"),
        ),
    ),
    Chapter(
        Scene(105, NEARLY_OUT),
        (Step("last", "0:y11@0,-6/ne! 1:draw"), Step("out", "0:y21@0,-7/sw"), Step("end")),
    ),
)
