"""What can be a reason in this game: fields that are closed."""

from __future__ import annotations

from typing import Any

from boneyard.engine.features import Feature
from boneyard.engine.kernels.dispatch import actors, legal, play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.tiles import lowest

FEATURES = (Feature("takes-field"), Feature("next-closes", good=False))


@kernel
def features(before: Any, after: Any, seat: int, trials: Any, moves: Any) -> int:
    """Whether the move closed a field, and whether the next player can close one."""
    taken = 1 if after.fields[seat] > before.fields[seat] else 0
    return taken | (2 if next_closes(after, trials, moves) else 0)


@kernel
def next_closes(s: Any, trials: Any, moves: Any) -> bool:
    """Whether the player whose turn it is can close a field."""
    acting = actors(s)
    if acting == 0:
        return False
    seat = lowest(acting)
    for i in range(legal(s, seat, moves)):
        trials[0] = s
        play(trials[0], seat, moves[i])
        if trials[0].fields[seat] > s.fields[seat]:
            return True
    return False
