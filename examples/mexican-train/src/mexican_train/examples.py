"""The drawn examples of the rules page; `python -m boneyard.content.examples` plays them."""

from boneyard.content.examples import at

DOUBLE = "0:98A 1:92M 0:85A 1:42M 0:55A"
PASSED = f"{DOUBLE} 0:95A 1:74M 0:93A 1:76M 0:86M 1:83M 0:32M 1:72M 0:97M 1:draw 1:pass"

EXAMPLES = {
    "station": at(278, "", "98 85"),
    "double": at(278, DOUBLE, "95 97"),
    "open": at(278, PASSED, "90"),
}
