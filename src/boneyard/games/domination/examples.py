"""The drawn examples of the rules; `python -m boneyard.content.examples` plays and keeps them."""

from boneyard.content.examples import at

FULL_BOARD = (
    "0:d5d6 1:f5f6 0:g4g5 1:d6e6 0:h4h5 1:c3d3 0:d3d4 1:a6a7 0:e3f3 1:a4a5 0:b6b7 1:e7e8 "
    "0:e5f5 1:d1d2 0:a6b6 1:a1a2 0:d4e4 1:e5e6 0:d8e8 1:f3g3 0:h5h6 1:b7b8 0:g5g6 1:d5e5 "
    "0:b2b3 1:a3b3 0:d7d8 1:a5b5 0:g2h2 1:f2f3 0:c8d8 1:g1g2 0:h6h7 1:e8f8 0:e6e7 1:c1c2 "
    "0:b2c2 1:b3b4 0:e7f7 1:f7f8 0:b4b5 1:c2c3 0:f6f7 1:e1f1 0:f6g6 1:g6g7 0:h2h3 1:a3a4 "
    "0:c3c4 1:f1g1 0:b8c8 1:b5c5 0:g6h6 1:a7b7 0:g5h5 1:c4d4 0:a2a3 1:g7g8 0:e6f6 1:d2e2 "
    "0:f1f2 1:e4e5 0:d1e1 1:c7d7 0:h1h2 1:g8h8 0:e2e3 1:g4h4 0:d2d3 1:e3e4 0:f2g2 1:b1b2 "
    "0:a4b4 1:c5c6 0:d3e3 1:c6d6 0:b4c4 1:d6d7 0:d4d5 1:c2d2 0:c1d1 1:c7c8 0:a8b8 1:a2b2 "
    "0:g1h1 1:c6c7 0:a7a8 1:g7h7 0:f3f4 1:b5b6 0:b6c6 1:a5a6 0:c4c5 1:e1e2 0:e4f4 1:c5d5 "
    "0:h3h4 1:g3h3 0:f4f5 1:h7h8 0:g2g3 1:f4g4 0:b7c7 1:f5g5 0:f8g8 1:b1c1 0:a1b1 1:f7g7 "
    "0:b3c3 1:g3g4 0:e2f2 1:d7e7 "
)
TWO_FIELDS = (
    "0:c3c4 1:c2c3 0:b2b3 1:c4d4 0:b4c4 1:c3d3 0:c1c2 1:a4b4 0:b2c2 1:b1b2 0:d3d4 1:d4d5 "
    "0:b3b4 1:d5d6"
)

EXAMPLES = {
    "places": at(450, "", "53", first=0),
    "close": at(450, " ".join(TWO_FIELDS.split()[:10]), "66:d3d4", first=0),
    "conquered": at(450, " ".join(TWO_FIELDS.split()[:11]), first=0),
    "two": at(450, TWO_FIELDS, "50:b3c3", first=0),
    "full": at(2, FULL_BOARD, first=0),
}
