"""What can be a reason for a move, as a game tells it in its part `features`.

FEATURES names them, and the kernel `features(before, after, seat, trials, moves)` says which of
them show after a move of a seat, as bits in the same order. It may copy a state to `trials[0]` to
play on there, and list moves in `moves`.
"""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.engine.rules import Rules


@dataclass(frozen=True)
class Feature:
    """Something that can be seen after a move; the message `reason-<name>` tells it."""

    name: str
    good: bool = True  # to have
    of_world: bool = False  # it is so or not before the move, and whatever the move is


# What makes sense in every game: the next player is stuck, and one can play on oneself.
COMMON = (Feature("next-stuck"), Feature("own-next"))


def features_of(rules: Rules) -> tuple[Feature, ...]:
    """What can be a reason in a game, in the order of the bits of `bots.search.features`.

    >>> import boneyard
    >>> [one.name for one in features_of(boneyard.load("domination").rules)]
    ['next-stuck', 'own-next', 'takes-field', 'next-closes', 'closes-later']
    """
    return (*COMMON, *getattr(rules.part("features"), "FEATURES", ()))
