"""What a seat knows of a round, as numbers; not the draw for the start, which tells nothing."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.observations import Encoding, Spec, Utility
from boneyard.engine.rules import State
from boneyard.engine.tiles import DOUBLE_SIX
from boneyard.games.shared.line.moves import LINE
from boneyard.games.shared.line.observe import line_fields, observe_line

ALL_PIPS = float(DOUBLE_SIX.pips.sum())


@kernel
def observe(s: State, seat: int, out: Any) -> None:
    """Everything that a seat may know."""
    out[observe_line(s, seat, out)] = s.blocked_winner


ENCODING = Encoding(
    spec=Spec(
        *line_fields(DOUBLE_SIX),
        ("blocked_winner", (1,), "the option: 0 pips, 1 tiles"),
    ),
    observe=observe,
    utility=Utility(-ALL_PIPS, ALL_PIPS),
    actions=LINE.pass_ + 1,
)
