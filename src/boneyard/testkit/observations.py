"""Observations: they tell a seat its own hand, and everything that changes before its eyes."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import numpy as np

from boneyard.engine.knowledge import features_of
from boneyard.engine.observations import Encoding, encoding_of
from boneyard.engine.position import Position
from boneyard.engine.rules import Rules
from boneyard.errors import BoneyardError
from boneyard.testkit.promises import require

EVERY = 7  # positions of a game whose moves are looked at: there can be hundreds of moves


@cache
def told_in_numbers(rules: Rules) -> Encoding | None:
    """How a game is told in numbers; None if it is not.

    Nor is one that shares its dtype with another game: no loop over many games can have both.
    """
    if not hasattr(rules.part("observe"), "ENCODING"):
        return None
    try:
        return encoding_of(rules)
    except BoneyardError:
        return None


def check_observations(trail: list[Position]) -> None:
    """At each step of a game, what each seat is told in numbers."""
    encoding = told_in_numbers(trail[0].rules)
    if encoding is None:
        return
    for position in trail[:-1:EVERY]:
        for seat in position.actors:
            check_actions(position, seat, encoding)
    for seat in range(trail[0].players):
        seen = [(position.view_json(seat), position.obs(seat)) for position in trail[:-1]]
        for position, (_, numbers) in zip(trail, seen, strict=False):
            held = int(numbers[encoding.spec["hand"].slice].sum())
            require(held == position.view(seat)["counts"][seat], "an observation tells the hand")
        for (view, numbers), (next_view, next_numbers) in pairwise(seen):
            require(
                view == next_view or (numbers != next_numbers).any(),
                "what a seat sees change, its observation tells",
            )


def check_actions(position: Position, seat: int, encoding: Encoding) -> None:
    """The moves of a seat can be told apart."""
    moves = position.legal_ids(seat)
    if encoding.dense:
        require(len(position.actors) == 1, "dense moves are for one seat at a time")
        require(min(moves) >= 0 and max(moves) < encoding.actions, "dense moves are dense")
        return
    rows = [features_of(position.rules, position._states, seat, move) for move in moves]
    require(len(np.unique(rows, axis=0)) == len(moves), "features tell moves apart")
    require(max(moves) < 2**31, "the number of a move has 32 bits")


def check_utility(position: Position) -> None:
    """At the end of a game, what it is worth to each seat."""
    encoding = told_in_numbers(position.rules)
    if encoding is not None:
        worth, bounds = position.utilities, encoding.utility
        assert worth is not None
        require(bounds.low <= min(worth) and max(worth) <= bounds.high, "utilities are in bounds")
        if bounds.zero_sum:
            require(abs(sum(worth)) < 1e-6, "utilities add up to zero")
