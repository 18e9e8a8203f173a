"""What a seat knows, as numbers: for programs that learn, where people get a view.

A game says how in its module `observe`, as one `Encoding`: a kernel that fills a row of int8 with
everything a seat may know and nothing else, what each place of the row means, how moves are told
apart, and what the end of a game is worth. A game without that module plays as well, but not in
batches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

from boneyard.engine.kernels import dispatch
from boneyard.engine.kernels.dispatch import by_dtype, register_kernel, register_kernels
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import Rules, State
from boneyard.engine.tiles import size
from boneyard.errors import BoneyardError

WAIT = -1  # instead of a move, by one of several seats that may act: another is asked


@dataclass(frozen=True)
class Field:
    """Some places of a row that belong together."""

    name: str
    shape: tuple[int, ...]
    note: str  # what the numbers mean
    start: int = 0

    @property
    def slice(self) -> slice:
        """The places in a row."""
        return slice(self.start, self.start + prod(self.shape))


class Spec(Mapping[str, Field]):
    """The fields of a row, one after the other.

    >>> import numpy as np
    >>> spec = Spec(("hand", (28,), "1: held"), ("stuck", (4, 7), "see the rules"))
    >>> spec.size, spec["stuck"].slice, spec["stuck"].shape
    (56, slice(28, 56, None), (4, 7))
    >>> {name: part.shape for name, part in spec.split(np.zeros((10, 56))).items()}
    {'hand': (10, 28), 'stuck': (10, 4, 7)}
    """

    def __init__(self, *fields: tuple[str, tuple[int, ...], str]) -> None:
        self.fields: dict[str, Field] = {}
        self.size = 0
        for name, shape, note in fields:
            self.fields[name] = Field(name, shape, note, self.size)
            self.size += prod(shape)

    def __getitem__(self, name: str) -> Field:
        return self.fields[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.fields)

    def __len__(self) -> int:
        return len(self.fields)

    def at(self, name: str) -> int:
        """Where a field begins."""
        return self.fields[name].start

    def split(self, rows: Any) -> dict[str, Any]:
        """Each field of one row or of many, in its own shape and without a copy."""
        ahead = rows.shape[:-1]
        return {
            name: rows[..., field.slice].reshape(ahead + field.shape)
            for name, field in self.fields.items()
        }


@dataclass(frozen=True)
class Utility:
    """What the end of a game can be worth to a seat, and whether it adds up to zero."""

    low: float
    high: float
    zero_sum: bool = True


@dataclass(frozen=True, eq=False)
class Encoding:
    """How a game is told in numbers.

    Moves are told apart by their numbers if these are dense, from 0 to `actions` - 1. Where they
    are not, `actions` is 0, and `describe` fills a row of `features` for a move. A seat has a field
    `hand` in its observation: how many tiles of each kind it holds.
    """

    spec: Spec
    observe: Callable[[State, int, Any], None]  # kernel (s, seat, out)
    utility: Utility
    actions: int = 0
    features: Spec | None = None
    describe: Callable[[State, int, int, Any], None] | None = None  # kernel (s, seat, move, out)
    # Kernel: the seats, of those that may act, without which the game cannot go on, as a bit set;
    # None: all. The others are asked first, and may wait. Dense moves are for one seat at a time.
    must_act: Callable[[State], int] | None = None

    @property
    def dense(self) -> bool:
        """Whether the numbers of moves are dense."""
        return self.actions > 0


@by_dtype
def observe(s: Any, seat: int, out: Any) -> None:
    """Encoding.observe"""


@by_dtype
def describe(s: Any, seat: int, move: int, out: Any) -> None:
    """Encoding.describe"""


@by_dtype
def must_act(s: Any) -> int:
    """Encoding.must_act"""
    raise NotImplementedError


@by_dtype
def utility(s: Any, scores: Any, out: Any) -> None:
    """What the end of a game is worth to each seat."""


@kernel
def describe_nothing(s: State, seat: int, move: int, out: Any) -> None:
    """For games in which the number of a move says what it is."""


@kernel
def utility_of_points(s: State, scores: Any, out: Any) -> None:
    """The points that a seat scores more than the others do on average."""
    dispatch.outcome(s, scores)
    share(s, scores, 1.0, out)


@kernel
def utility_of_penalties(s: State, scores: Any, out: Any) -> None:
    """The points that a seat is charged less than the others are on average."""
    dispatch.outcome(s, scores)
    share(s, scores, -1.0, out)


@kernel
def utility_of_wins(s: State, scores: Any, out: Any) -> None:
    """One for the winner, or shared by the winners, paid for by the others in equal parts."""
    won = dispatch.outcome(s, scores)
    winners = max(size(won), 1)
    for seat in range(s.seats):
        scores[seat] = won >> seat & 1
    share(s, scores, 1.0 / winners, out)


@kernel
def share(s: State, scores: Any, unit: float, out: Any) -> None:
    """Let the scores add up to zero: what a seat has more than the others have on average."""
    total = 0
    for seat in range(s.seats):
        total += scores[seat]
    for seat in range(s.seats):
        out[seat] = unit * (scores[seat] * s.seats - total) / (s.seats - 1)


UTILITIES = {
    "points": utility_of_points,
    "least": utility_of_penalties,
    "wins": utility_of_wins,
}


@cache
def encoding_of(rules: Rules) -> Encoding:
    """How a game is told in numbers, with its kernels registered; an error if it does not say.

    >>> from boneyard.engine.registry import rules_of
    >>> encoding_of(rules_of("classic")).actions
    58
    """
    part = rules.part("observe")
    encoding: Encoding | None = getattr(part, "ENCODING", None)
    if encoding is None:
        raise BoneyardError(
            f"{rules.name} cannot be told in numbers: it has no module `observe` with an ENCODING"
        )
    register_kernels(rules)
    register_kernel(rules.dtype, "observe", encoding.observe)
    register_kernel(rules.dtype, "describe", encoding.describe or describe_nothing)
    register_kernel(rules.dtype, "must_act", encoding.must_act or rules.actors)
    register_kernel(rules.dtype, "utility", UTILITIES[rules.tally])
    return encoding
