"""What a seat knows of a game, as numbers."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.observations import Encoding, Spec, Utility
from boneyard.engine.rules import State
from boneyard.games.shared.observe import ALL_PIPS
from boneyard.games.shared.tower.observe import FEATURES, STACK_FIELDS, describe, observe_stack


@kernel
def observe(s: State, seat: int, out: Any) -> None:
    """Everything that a seat may know."""
    at = observe_stack(s, seat, out)
    out[at] = s.parallel_second
    out[at + 1] = s.ends_only


ENCODING = Encoding(
    spec=Spec(
        *STACK_FIELDS,
        ("parallel_second", (1,), "the option: 0 no, 1 yes"),
        ("ends_only", (1,), "the option: 0 no, 1 yes"),
    ),
    observe=observe,
    utility=Utility(-ALL_PIPS, ALL_PIPS),
    features=FEATURES,
    describe=describe,
)
