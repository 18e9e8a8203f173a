"""What a seat knows, for programs: an observation of the moment, and everything since the start."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from boneyard.engine.engines import engine_of
from boneyard.engine.kernels.entry import Entry
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.observations import describe, encoding_of, must_act, observe, utility
from boneyard.engine.rules import MOST_SEATS, Rules
from boneyard.engine.seeds import Seed, prepare_move

Moves = Sequence[tuple[int, str]]
Came = list[tuple[int, list[int]]]  # after so many moves, these kinds of tiles came to a hand


class Past(NamedTuple):
    """Where the moves of a position begin, if not with the deal of its seed."""

    start: bytes  # a state
    first: int  # moves that were made before it
    # Of a re-dealt position: whose knowledge was kept, and what had happened until then.
    seat: int | None = None
    moves: tuple[tuple[int, str], ...] = ()
    before: Past | None = None
    seed: Seed | None = None


@kernel
def observe_first(states: Any, seat: int, out: Any) -> None:
    """Encoding.observe of the first state."""
    observe(states[0], seat, out)


@kernel
def describe_first(states: Any, seat: int, move: int, out: Any) -> None:
    """Encoding.describe of the first state."""
    describe(states[0], seat, move, out)


@kernel
def utility_first(states: Any, scores: Any, out: Any) -> None:
    """What the end of the first state's game is worth to each seat."""
    utility(states[0], scores, out)


@kernel
def must_act_first(states: Any) -> int:
    """Encoding.must_act of the first state."""
    return must_act(states[0])


@cache
def observer(rules: Rules) -> tuple[Entry, int]:
    """The kernel that observes a game, and how many numbers that gives."""
    return Entry(observe_first), encoding_of(rules).spec.size


def observation(rules: Rules, states: Any, seat: int) -> Any:
    """What a seat knows of a state, as int8."""
    entry, size = observer(rules)
    out = np.zeros(size, np.int8)
    entry.call(states, seat, out)
    return out


def features_of(rules: Rules, states: Any, seat: int, move: int) -> Any:
    """What a move is, as int8, where the numbers of moves are not dense."""
    features = encoding_of(rules).features
    out = np.zeros(0 if features is None else features.size, np.int8)
    describe_first(states, seat, move, out)
    return out


def utilities_of(rules: Rules, states: Any) -> tuple[float, ...]:
    """What the end of a game is worth to each seat."""
    encoding_of(rules)
    out = np.zeros(MOST_SEATS)
    utility_first(states, np.zeros(MOST_SEATS, np.int64), out)
    return tuple(out[: int(states[0]["seats"])].tolist())


def arrivals(
    rules: Rules, start: Any, first: int, moves: Moves, seat: int, seed: Seed | None = None
) -> Came:
    """The tiles that came to a hand, and when, if these moves are made from a state on.

    `first` moves were made before it; with a seed, the luck of each follows from that.
    """
    place = encoding_of(rules).spec["hand"].slice
    engine, states = engine_of(rules), start.copy()
    held = observation(rules, states, seat)[place]
    came = [(first, kinds_of(held))]
    for number, (by, text) in enumerate(moves, first + 1):
        engine.play(states, by, engine.find(states, by, text)[0])
        prepare_move(states[0], seed, number)
        now = observation(rules, states, seat)[place]
        gained = np.maximum(now - held, 0)
        if gained.any():
            came.append((number, kinds_of(gained)))
        held = now
    return came


def kinds_of(counts: Any) -> list[int]:
    """Kinds of tiles, each as often as it is there.

    >>> kinds_of(np.array([0, 2, 1]))
    [1, 1, 2]
    """
    kinds: list[int] = np.repeat(np.arange(len(counts)), counts).tolist()
    return kinds


def knowledge_text(view: bytes, moves: Moves, came: Came) -> str:
    """Everything a seat knows, as one text: what it sees, saw, and was given."""
    seen = " ".join(f"{seat}:{text}" for seat, text in moves)
    given = " ".join(f"{number}:{','.join(map(str, kinds))}" for number, kinds in came)
    return f"{view.decode('ascii')}\nmoves: {seen}\ncame: {given}"
