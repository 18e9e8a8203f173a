"""The drawn examples of the rules; `python -m boneyard.content.examples` plays and keeps them."""

from boneyard.content.examples import at

BLOCKED = (
    "3:55 0:51L 1:65R 2:31L 3:64R 0:54R 1:53L 2:52L 3:draw 3:20L 0:50L 1:draw 1:draw 1:draw "
    "1:draw 1:draw 1:draw 1:draw 1:pass 2:pass 3:pass 0:pass"
)

EXAMPLES = {
    "join": at(1201, "1:40 0:54L 1:60R", "52 62 11", "11L"),
    "double": at(1201, "1:40 0:54L 1:60R 0:52L 1:63R 0:62L 1:30R 0:66L 1:pass", "61"),
    "stuck": at(2, "1:64 0:62L 1:32L 0:53L 1:42R 0:52L", "30 60 41 43", "43R"),
    "blocked": at(1010, BLOCKED, players=4),
}
