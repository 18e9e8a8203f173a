"""The latest collapse at a table, as a trajectory: everybody sees the same fall.

It follows from the position alone, and is computed on a thread when a page asks for it.
"""

from __future__ import annotations

import base64

from boneyard.engine.position import Position
from boneyard.server.wire.answers import FallAnswer


def fall_at(position: Position) -> FallAnswer | None:
    """How the construction fell; None where none did.

    >>> import boneyard
    >>> fall_at(boneyard.load("classic").new(seed=1)) is None
    True
    """
    part = position.rules.part("fall")
    fall = part.latest_fall(position.state) if part else None
    if fall is None:
        return None
    packed = base64.b64encode(fall.packed()).decode()
    return FallAnswer(fall.number, list(fall.tiles), fall.rate, packed)
