"""The first game: a station, a double to cover, the Mexican train, open trains, and going out."""

from __future__ import annotations

from boneyard.content.lessons import Chapter, Step
from boneyard.content.scenes import Scene

LATER = (
    "0:52A 1:87B 0:82A 1:84B 0:80A 1:draw 1:pass 0:64B 1:draw 1:94M 0:10A 1:draw 1:pass "
    "0:66B 0:draw 0:61B 1:11B 1:draw 1:pass"
)

CHAPTERS = (
    Chapter(
        Scene(278),
        (
            Step("hand"),
            Step("join", "0:98A 1:92M"),
            Step("next", "0:85A 1:42M"),
            Step("double", "0:55A"),
            Step("cover", "0:95A 1:74M 0:93A 1:76M"),
            Step("mexican", "0:86M 1:83M 0:32M 1:72M 0:97M 1:draw 1:pass"),
            Step("open", "0:90B 1:70B"),
            Step("draw", "0:draw"),
            Step("pass", "0:pass 1:53A"),
            Step("close", LATER),
            Step("last", "0:71B"),
            Step("end"),
        ),
    ),
)
