"""The drawn examples of the rules; `python -m boneyard.content.examples` plays and keeps them."""

from boneyard.content.examples import at

EXAMPLES = {
    "begin": at(45, "0:66", "61"),
    "join": at(45, "0:66 1:61R", "65 42", "42L"),
    "zero": at(45, "0:66 1:61R 0:65L 1:54L 0:42L 1:52L 0:21R 1:20R", "00"),
}
