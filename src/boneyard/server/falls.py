"""The latest collapse at a table, as a trajectory: everybody sees the same fall.

It follows from the position alone and is computed when a page asks for it, beside the loop.
"""

from __future__ import annotations

import base64

from boneyard.games.stacking import latest_fall
from boneyard.physics.fall import FRAMES_PER_SECOND, NoFall
from boneyard.position import Position
from boneyard.server.protocol import FallAnswer


def fall_at(position: Position) -> FallAnswer | None:
    """How the construction fell; None where none did, or where no physics engine is installed.

    >>> import boneyard
    >>> fall_at(boneyard.load("classic").new(seed=1)) is None
    True
    """
    state = position.state
    if "collapses" not in (state.dtype.names or ()):
        return None
    try:
        fall = latest_fall(state)
    except NoFall:
        return None
    if fall is None:
        return None
    packed = base64.b64encode(fall.packed()).decode()
    return FallAnswer(int(state["collapses"]), list(fall.tiles), FRAMES_PER_SECOND, packed)
