"""The drawn examples of the rules; `python -m boneyard.content.examples` plays and keeps them."""

from boneyard.content.examples import at

STAGGERED = "0:66@0,0,0/e 1:60@2,0,0/e 0:65@0,0,1/n 1:00@3,0,1/n"
STAGGERED_ON = "0:51@0,1,0/n 1:40@4,1,0/w 0:64@4,0,1/n 1:54@4,2,2/s 0:61@-2,2,0/e 1:draw"

EXAMPLES = {
    "flat": at(1559, "0:66@0,0,0/e", "60:60@2,0,0/e"),
    "up": at(1559, "0:66@0,0,0/e 1:60@2,0,0/e", "65:65@0,0,1/n"),
    "under": at(1559, STAGGERED, "51:51@0,1,0/n"),
    "ends": at(1559, f"{STAGGERED} {STAGGERED_ON}", "62:62@-2,2,1/s"),
}
