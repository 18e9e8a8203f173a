"""Habits in Domino 4: lay openly, keep jokers, bluff seldom, say when one tile is left."""

from __future__ import annotations

from typing import Any

from boneyard.games.domino4_moves import (
    ACCUSE,
    ANNOUNCED,
    FACE_DOWN,
    GIVE,
    LAST,
    LAY,
    OPEN_JOKER,
    STOP,
    kind_of,
    tile_of,
)
from boneyard.games.domino4_tiles import HIGH, JOKER, LOW
from boneyard.jit import kernel
from boneyard.tiles import size

TILE, HONEST_JOKER, BLUFF = 4.0, 1.5, 0.3
SILENT = 0.1  # coming down to one tile without a word


@kernel
def weigh(s: Any, seat: int, move: int) -> float:
    """Much for a tile laid openly, little for a bluff, hardly anything for forgetting to say so."""
    kind = kind_of(move)
    if kind == LAST:
        return 50.0
    if kind in (ACCUSE, STOP):
        return 0.5
    if kind == GIVE:
        return 0.2 if tile_of(move) == JOKER else 1.0
    weight = 1.0
    if kind == LAY:
        weight = TILE + 0.1 * (HIGH[tile_of(move)] + LOW[tile_of(move)])
    elif kind == OPEN_JOKER:
        weight = HONEST_JOKER
    elif kind == FACE_DOWN:
        weight = HONEST_JOKER if tile_of(move) == JOKER else BLUFF
    if kind <= FACE_DOWN and size(s.hands[seat]) == 2 and not move & ANNOUNCED:
        weight *= SILENT
    return weight
