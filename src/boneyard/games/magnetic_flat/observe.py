"""What a seat knows of a game, as numbers."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.observations import Encoding, Spec, Utility
from boneyard.engine.rules import State
from boneyard.engine.tiles import DOUBLE_SIX
from boneyard.games.shared.line.moves import LINE
from boneyard.games.shared.line.observe import line_fields, observe_line
from boneyard.games.shared.observe import ALL_PIPS, MAGNETIC_FIELDS, observe_magnetic


@kernel
def observe(s: State, seat: int, out: Any) -> None:
    """Everything that a seat may know."""
    observe_magnetic(s, out, observe_line(s, seat, out))


ENCODING = Encoding(
    spec=Spec(*line_fields(DOUBLE_SIX), *MAGNETIC_FIELDS),
    observe=observe,
    utility=Utility(-ALL_PIPS, ALL_PIPS),
    actions=LINE.pass_ + 1,
)
