"""How Python calls the kernels of a game: with an array of one state.

A lone record is handed over as a buffer that describes all its fields each time, which takes
several times as long as most kernels do; an array is handed over as it is.
"""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels import dispatch
from boneyard.engine.kernels.jit import kernel


@kernel
def actors(states: Any) -> int:
    """Rules.actors of the first state."""
    return dispatch.actors(states[0])


@kernel
def legal(states: Any, seat: int, moves: Any) -> int:
    """Rules.legal of the first state."""
    return dispatch.legal(states[0], seat, moves)


@kernel
def play(states: Any, seat: int, move: int) -> None:
    """Rules.play of the first state."""
    dispatch.play(states[0], seat, move)
