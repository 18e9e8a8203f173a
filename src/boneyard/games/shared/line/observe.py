"""What a seat knows of a game with one line of dominoes, as numbers."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import State
from boneyard.engine.tiles import TileSet
from boneyard.games.shared.hands import SEATS
from boneyard.games.shared.observe import Fields, hands_fields, observe_hands


def line_fields(tiles: TileSet, seats: int = SEATS) -> Fields:
    """The fields that `observe_line` fills."""
    return [
        *hands_fields(tiles, seats),
        ("layings", (tiles.kinds,), "1 + the move that laid a domino, in order; 0: none yet"),
        ("ends", (2,), "the open numbers, left and right; -1: nothing is laid"),
        (
            "stuck",
            (seats, tiles.highest + 1),
            "the slots of a hand that surely held none with this number, when it drew or passed",
        ),
    ]


@kernel
def observe_line(s: State, seat: int, out: Any) -> int:
    """Fill in `line_fields`; returns the place after them."""
    at = observe_hands(s, seat, out)
    rest = out[at:]  # from its first place on, so that no place might be negative
    count, seats = s.laid_count, s.seats
    for i in range(len(s.laid)):
        rest[i] = s.laid[i] + 1 if i < count else 0
    ends = len(s.laid)
    rest[ends], rest[ends + 1] = s.left, s.right
    stuck = rest[ends + 2 :]
    numbers = s.stuck.shape[1]
    other = int(seat)
    for i in range(len(s.got)):
        for number in range(numbers):
            stuck[i * numbers + number] = s.stuck[other, number] if i < seats else 0
        other = 0 if other + 1 >= seats else other + 1
    return at + ends + 2 + len(s.got) * numbers  # type: ignore[no-any-return]
