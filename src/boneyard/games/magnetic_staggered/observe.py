"""What a seat knows of a game, as numbers."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.observations import Encoding, Spec, Utility
from boneyard.engine.rules import State
from boneyard.games.shared.hands import SEATS
from boneyard.games.shared.observe import ALL_PIPS
from boneyard.games.shared.tower.observe import FEATURES, STACK_FIELDS, describe, observe_stack


@kernel
def observe(s: State, seat: int, out: Any) -> None:
    """Everything that a seat may know."""
    at = observe_stack(s, seat, out)
    other = int(seat)
    for i in range(SEATS):
        out[at + i] = s.due[other] if i < s.seats else 0
        other = 0 if other + 1 >= s.seats else other + 1


ENCODING = Encoding(
    spec=Spec(*STACK_FIELDS, ("due", (SEATS,), "how each seat must lay next: 1 flat, 2 up")),
    observe=observe,
    utility=Utility(-ALL_PIPS, ALL_PIPS),
    features=FEATURES,
    describe=describe,
)
