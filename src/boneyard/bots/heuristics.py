"""Rules of thumb, one file a family of games: how good a move looks at first sight.

`weigh(s, seat, move)` gives a weight above zero, the more the better. It may look at the whole
state, because a bot has only re-dealt states: what it finds there of other hands is a guess.
`log_likelihood(s, viewer)` says how well a re-dealt world explains what the others did: players who
go by these heuristics would more likely have done it in some worlds than in others.

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
def quick_prior(s: Any, seat: int, move: int) -> float:
    """As much of the weight of a move as is seen in no time."""
    raise NotImplementedError


@by_dtype
def refine_prior(s: Any, seat: int, move: int) -> float:
    """The share of it, from 0 to 1, that is left after a look that may take long."""
    raise NotImplementedError


@by_dtype
def hinder(s: Any, seat: int, move: int) -> float:
    """The share of it, from 0 to 1, that is left for what the next player could do then."""
    raise NotImplementedError


@by_dtype
def log_likelihood(s: Any, viewer: int) -> float:
    """How well a world explains what the others did, in whichever game it is."""
    raise NotImplementedError


@by_dtype
def resample(s: Any, viewer: int, dice: Any) -> None:
    """Change a re-dealt world into one of the few that explain what the others did."""
    raise NotImplementedError


@by_dtype
def consider(s: Any, seat: int, moves: Any, n: int, u: float) -> int:
    """Keep, in front, the moves worth a thought this time; u is a number from 0 to 1."""
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
def progress(s: Any, seat: int) -> float:
    """How near a seat came to winning, where the end of a playout is more luck than merit."""
    raise NotImplementedError


@kernel
def no_progress(s: Any, seat: int) -> float:
    """For games in which who won says enough."""
    return 0.0


@kernel
def all_equally_likely(s: Any, viewer: int) -> float:
    """For games in which nothing is concluded from choices."""
    return 0.0


@kernel
def keep_world(s: Any, viewer: int, dice: Any) -> None:
    """For games in which enough re-dealt worlds explain it."""


@kernel
def uniform_prior(s: Any, seat: int, move: int) -> float:
    """For games that brought no heuristics."""
    return 1.0


@kernel
def ignore_next_player(s: Any, seat: int, move: int) -> float:
    """For games in which nobody thinks of the next player."""
    return 1.0


@kernel
def nothing_to_refine(s: Any, seat: int, move: int) -> float:
    """For games in which a quick_prior tells all."""
    return 1.0


@kernel
def keep_all_moves(s: Any, seat: int, moves: Any, n: int, u: float) -> int:
    """For games in which no move needs to be rare."""
    return n


@kernel
def nothing_hidden_on_purpose(s: Any) -> bool:
    """For games in which nobody lies."""
    return False


@kernel
def sample_all(s: Any) -> int:
    """For games in which moves are weighed in no time."""
    return 1 << 30


DEFAULTS = {
    "weigh": uniform_prior,
    "refine_prior": nothing_to_refine,
    "hinder": ignore_next_player,
    "log_likelihood": all_equally_likely,
    "resample": keep_world,
    "consider": keep_all_moves,
    "guesses": nothing_hidden_on_purpose,
    "glance": sample_all,
    "progress": no_progress,
}


def register_heuristics(rules: Rules) -> None:
    """Let the kernels above find the heuristics of a game."""
    heuristics = rules.part("heuristics")
    for name, default in DEFAULTS.items():
        register_kernel(rules.dtype, name, getattr(heuristics, name, default))
    weight = getattr(heuristics, "weigh", uniform_prior)
    register_kernel(rules.dtype, "quick_prior", getattr(heuristics, "quick_prior", weight))
