"""Rules of thumb, one file a family of games: how good a move looks at first sight.

`weigh(s, seat, move)` gives a weight above zero, the more the better. It may look at the whole
state, because a bot has only re-dealt states: what it finds there of other hands is a guess.
`believe(s, viewer)` says how well a re-dealt world explains what the others did, as the logarithm
of a likelihood: players of these habits would more likely have done it in some worlds than others.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from boneyard.dispatch import by_dtype, enlist_kernel
from boneyard.game import Rules
from boneyard.jit import kernel

HABITS = {
    "classic": "line",
    "domination": "domination",
    "domino4": "domino4",
    "magnetic-flat": "line",
    "magnetic-tower": "tower",
    "magnetic-staggered": "tower",
}


@by_dtype
def weigh(s: Any, seat: int, move: int) -> float:
    """The weight of a move in whichever game the state belongs to."""
    raise NotImplementedError


@by_dtype
def believe(s: Any, viewer: int) -> float:
    """How well a world explains what the others did, in whichever game it is."""
    raise NotImplementedError


@kernel
def believe_all(s: Any, viewer: int) -> float:
    """For games in which nothing is concluded from choices."""
    return 0.0


@kernel
def all_alike(s: Any, seat: int, move: int) -> float:
    """For games that brought no habits."""
    return 1.0


def enlist_habits(rules: Rules) -> None:
    """Let `weigh` find the habits of a game."""
    module = HABITS.get(rules.name)
    habits = import_module(f"boneyard.bots.habits.{module}") if module else None
    enlist_kernel(rules.dtype, "weigh", getattr(habits, "weigh", all_alike))
    enlist_kernel(rules.dtype, "believe", getattr(habits, "believe", believe_all))
