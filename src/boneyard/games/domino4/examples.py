"""The drawn examples of the rules; `python -m boneyard.content.examples` plays and keeps them."""

from boneyard.content.examples import at

EXAMPLES = {
    "turns": at(35, "1:b41@-1,0/ne 0:g31@1,0/nw 1:g10@2,0/sw 0:y10@3,0/se"),
    "chains": at(842, "", "g43"),
    "end": at(1, "1:b11@-1,0/ne 0:b30@1,0/se", "b31 g32", "g32@2,0/nw"),
    "corner": at(1, "1:b11@-1,0/ne 0:b30@1,0/se", "b32"),
    "touch": at(11, "1:g43@1,0/se 0:b10@-1,0/nw 1:b41@-1,1/ne", "b43", "b43@0,1/nw"),
    "line": at(
        6,
        "1:g43@-1,0/ne 0:g42@1,0/se 1:g40@2,0/sw 0:r30@3,0/ne 1:g32@-2,0/ne",
        "r31",
        "r31@4,0/nw",
    ),
    "white": at(7, "1:y41@-1,0/se 0:r30@1,0/nw", "b20 b43", "b43@2,0/nw"),
    "double": at(27, "1:y43@-1,0/nw 0:b22@1,0/ne", "g22 g21", "g21@2,0/sw"),
    "joker": at(57, "1:J@1,0=y 0:b10@-1,0/ne", "y21 r42", "r42@2,0/nw"),
    "cornerstone": at(
        22,
        "1:y20@-1,0/se 0:b40@1,0/se 1:b43@2,0/nw 0:b33@2,-1/ne 1:b31@2,-2/nw",
        "y43",
        cornerstone=True,
    ),
    "cornerstone-end": at(
        10,
        "0:y32@1,0/sw 1:r10@-1,0/ne 0:y40@-2,0/nw 1:y41@-2,1/sw",
        "r11",
        "r11@-1,1/nw",
        cornerstone=True,
    ),
    "cornerstone-joker": at(
        4,
        "0:b21@-1,0/se 1:g10@1,0/ne 0:J@-1,1=r",
        "b30",
        "b30@0,1/nw",
        cornerstone=True,
    ),
}
