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
    for i in range(len(s.laid)):
        out[at + i] = (i < s.laid_count) * (s.laid[i] + 1)
    at += len(s.laid)
    out[at], out[at + 1] = s.left, s.right
    at += 2
    other = int(seat)
    for i in range(len(s.got)):
        there = i < s.seats
        for number in range(s.stuck.shape[1]):
            out[at + number] = s.stuck[other, number] if there else 0
        at += s.stuck.shape[1]
        other = 0 if other + 1 >= s.seats else other + 1
    return at
