"""Who may act in Domino 4."""

from __future__ import annotations

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.rules import State
from boneyard.games.domino4.state import ACCUSER_GIVES, ANSWERS, NOBODY, PLAYER_GIVES


@kernel
def actors(s: State) -> int:
    """Whose turn it is, who may answer, or who must give; and who may still announce (D4-15)."""
    if s.ended:
        return 0
    if s.phase == ANSWERS:
        acting = int64(s.waiting)
    elif s.phase == ACCUSER_GIVES:
        acting = 1 << int64(s.accuser)
    else:
        acting = 1 << int64(s.turn)
    return acting if s.owes == NOBODY else acting | 1 << int64(s.owes)


@kernel
def giver(s: State) -> int:
    """The seat that gives a tile away now (D4-32, D4-33); NOBODY if none does."""
    if s.phase == PLAYER_GIVES:
        return int64(s.turn)
    return int64(s.accuser) if s.phase == ACCUSER_GIVES else NOBODY
