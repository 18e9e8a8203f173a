"""Rules of thumb: how good a move looks at first sight. Each game has its own.

`weigh(s, seat, move)` returns a weight above zero; more is better. It may look at the whole state,
because a bot has only re-dealt states: the other hands in them are a guess.
`log_likelihood(s, viewer)` says how well a re-dealt world explains the others' moves: players who
follow these heuristics would have made them more likely in some worlds than in others.

A game can leave out any of these kernels.
"""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.dispatch import by_dtype, register_kernel
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import Rules


@by_dtype
def weigh(s: Any, seat: int, move: int) -> float:
    """The weight of a move."""
    raise NotImplementedError


@by_dtype
def quick_prior(s: Any, seat: int, move: int) -> float:
    """An estimate of the weight that is quick to compute."""
    raise NotImplementedError


@by_dtype
def refine_prior(s: Any, seat: int, move: int) -> float:
    """The share of it, from 0 to 1, that remains after a closer look, which may be slow."""
    raise NotImplementedError


@by_dtype
def hinder(s: Any, seat: int, move: int) -> float:
    """The share of it, from 0 to 1, that remains given what the next player could do then."""
    raise NotImplementedError


@by_dtype
def log_likelihood(s: Any, viewer: int) -> float:
    """How well a world explains the others' moves."""
    raise NotImplementedError


@by_dtype
def resample(s: Any, viewer: int, dice: Any) -> None:
    """Change a re-dealt world into one of the few that explain the others' moves."""
    raise NotImplementedError


@by_dtype
def consider(s: Any, seat: int, moves: Any, n: int, u: float) -> int:
    """Put the moves worth considering this time first; returns how many. u is from 0 to 1."""
    raise NotImplementedError


@by_dtype
def guesses(s: Any) -> bool:
    """Whether the player to move must guess what another has hidden on purpose."""
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
    """For games in which the winner says enough."""
    return 0.0


@kernel
def all_equally_likely(s: Any, viewer: int) -> float:
    """For games in which nothing is inferred from the others' moves."""
    return 0.0


@kernel
def keep_world(s: Any, viewer: int, dice: Any) -> None:
    """For games in which enough re-dealt worlds explain the others' moves."""


@kernel
def uniform_prior(s: Any, seat: int, move: int) -> float:
    """For games without heuristics."""
    return 1.0


@kernel
def ignore_next_player(s: Any, seat: int, move: int) -> float:
    """For games in which the next player's reply is not considered."""
    return 1.0


@kernel
def nothing_to_refine(s: Any, seat: int, move: int) -> float:
    """For games in which the quick prior is the weight itself."""
    return 1.0


@kernel
def keep_all_moves(s: Any, seat: int, moves: Any, n: int, u: float) -> int:
    """For games in which every move is always worth considering."""
    return n


@kernel
def nothing_hidden_on_purpose(s: Any) -> bool:
    """For games without bluffs."""
    return False


@kernel
def sample_all(s: Any) -> int:
    """For games in which weighing a move is quick."""
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
    """Make the kernels above dispatch to the heuristics of a game."""
    heuristics = rules.part("heuristics")
    for name, default in DEFAULTS.items():
        register_kernel(rules.dtype, name, getattr(heuristics, name, default))
    weight = getattr(heuristics, "weigh", uniform_prior)
    register_kernel(rules.dtype, "quick_prior", getattr(heuristics, "quick_prior", weight))
