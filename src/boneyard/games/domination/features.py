"""What can be a reason in this game: fields that are closed, now and at the next turns."""

from __future__ import annotations

from typing import Any

from boneyard.engine.features import Feature
from boneyard.engine.kernels.dispatch import actors, legal, play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import below
from boneyard.engine.tiles import lowest
from boneyard.games.domination.grid import EDGE_FIELDS, NO_FIELD

FEATURES = (
    Feature("takes-field"),
    Feature("next-closes", good=False),
    Feature("closes-later"),
)
NONE = -1


@kernel
def features(before: Any, after: Any, seat: int, trials: Any, moves: Any) -> int:
    """Whether the move closed a field, the next player can, and this one can a turn later."""
    found = 1 if after.fields[seat] > before.fields[seat] else 0
    if next_closes(after, moves):
        found |= 2
    trials[0] = after
    if closes_later(trials[0], seat, moves):
        found |= 4
    return found


@kernel
def next_closes(s: Any, moves: Any) -> bool:
    """Whether the player whose turn it is can close a field."""
    acting = actors(s)
    return acting != 0 and closing(s, moves, legal(s, lowest(acting), moves)) != NONE


@kernel
def closes_later(s: Any, seat: int, moves: Any) -> bool:
    """Whether a seat can close a field when its turn comes again; the others close what they can.

    Where they cannot they play at random in this state.
    """
    acting = actors(s)
    while acting:
        player = lowest(acting)
        n = legal(s, player, moves)
        i = closing(s, moves, n)
        if player == seat:
            return i != NONE
        play(s, player, moves[below(s, n) if i == NONE else i])
        acting = actors(s)
    return False


@kernel
def closing(s: Any, moves: Any, n: int) -> int:
    """The index of the first of n moves that closes a field; NONE if there is none."""
    for i in range(n):
        for side in range(2):
            field = EDGE_FIELDS[moves[i], side]
            if field != NO_FIELD and s.sides[field] == 3:
                return i
    return NONE
