"""Rules of thumb, one file a family of games: how good a move looks at first sight.

`weigh(s, seat, move)` gives a weight above zero, the more the better. It may look at the whole
state, because a bot has only re-dealt states: what it finds there of other hands is a guess.
`believe(s, viewer)` says how well a re-dealt world explains what the others did, as the logarithm
of a likelihood: players of these habits would more likely have done it in some worlds than others.

A game that has nothing to say about one of these kernels leaves it out.
"""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.dispatch import by_dtype, register_kernel
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import Rules


@by_dtype
def weigh(s: Any, seat: int, move: int) -> float:
    """The weight of a move in whichever game the state belongs to."""
    raise NotImplementedError


@by_dtype
def glimpse(s: Any, seat: int, move: int) -> float:
    """As much of the weight of a move as is seen in no time."""
    raise NotImplementedError


@by_dtype
def second_look(s: Any, seat: int, move: int) -> float:
    """The share of it, from 0 to 1, that is left after a look that may take long."""
    raise NotImplementedError


@by_dtype
def hinder(s: Any, seat: int, move: int) -> float:
    """The share of it, from 0 to 1, that is left for what the next player could do then."""
    raise NotImplementedError


@by_dtype
def believe(s: Any, viewer: int) -> float:
    """How well a world explains what the others did, in whichever game it is."""
    raise NotImplementedError


@by_dtype
def suppose(s: Any, viewer: int, dice: Any) -> None:
    """Change a re-dealt world into one of the few that explain what the others did."""
    raise NotImplementedError


@by_dtype
def consider(s: Any, seat: int, moves: Any, n: int, whim: float) -> int:
    """Keep, in front, the moves worth a thought this time; whim is a number from 0 to 1."""
    raise NotImplementedError


@by_dtype
def guesses(s: Any) -> bool:
    """Whether who is to move must guess what another has hidden on purpose."""
    raise NotImplementedError


@by_dtype
def glance(s: Any) -> int:
    """How many moves, drawn at random, are weighed at each step of a playout."""
    raise NotImplementedError


@by_dtype
def promise(s: Any, seat: int) -> float:
    """How near a seat came to winning, where the end of a playout is more luck than merit."""
    raise NotImplementedError


@kernel
def promise_nothing(s: Any, seat: int) -> float:
    """For games in which who won says enough."""
    return 0.0


@kernel
def believe_all(s: Any, viewer: int) -> float:
    """For games in which nothing is concluded from choices."""
    return 0.0


@kernel
def suppose_nothing(s: Any, viewer: int, dice: Any) -> None:
    """For games in which enough re-dealt worlds explain it."""


@kernel
def all_alike(s: Any, seat: int, move: int) -> float:
    """For games that brought no habits."""
    return 1.0


@kernel
def hinder_nobody(s: Any, seat: int, move: int) -> float:
    """For games in which nobody thinks of the next player."""
    return 1.0


@kernel
def seen_at_once(s: Any, seat: int, move: int) -> float:
    """For games in which a glimpse tells all."""
    return 1.0


@kernel
def consider_all(s: Any, seat: int, moves: Any, n: int, whim: float) -> int:
    """For games in which no move needs to be rare."""
    return n


@kernel
def guess_nothing(s: Any) -> bool:
    """For games in which nobody lies."""
    return False


@kernel
def look_at_all(s: Any) -> int:
    """For games in which moves are weighed in no time."""
    return 1 << 30


DEFAULTS = {
    "weigh": all_alike,
    "second_look": seen_at_once,
    "hinder": hinder_nobody,
    "believe": believe_all,
    "suppose": suppose_nothing,
    "consider": consider_all,
    "guesses": guess_nothing,
    "glance": look_at_all,
    "promise": promise_nothing,
}


def register_heuristics(rules: Rules) -> None:
    """Let the kernels above find the habits of a game."""
    heuristics = rules.part("heuristics")
    for name, default in DEFAULTS.items():
        register_kernel(rules.dtype, name, getattr(heuristics, name, default))
    weight = getattr(heuristics, "weigh", all_alike)
    register_kernel(rules.dtype, "glimpse", getattr(heuristics, "glimpse", weight))
