"""What moves are worth in a position: by what a seat could know, or with open hands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from boneyard.bots.effort import CLUB
from boneyard.bots.search.searches import COACH, new_search
from boneyard.bots.search.values import MOST_TRIED, OPEN, PLAY_ON
from boneyard.engine.rules import Rules

__all__ = ["OPEN", "PLAY_ON", "Judge", "Worth"]

BETWEEN = 6  # worlds of a chain between two that are used: neighbours are alike
ALL_COMPARED = 12  # moves; of more than that only those that look best at first sight are


@dataclass(frozen=True)
class Worth:
    """What a move is worth, on average over many worlds."""

    move: int
    points: tuple[float, ...]  # to each seat, more than the others get: see `unit`
    wins: tuple[float, ...]  # each seat's chance of winning, from 0 to 1
    ahead: float  # the mover's points more than after the first of the moves compared
    error: float  # one standard error of `ahead`


class Judge:
    """Tries moves of one game; not shared between threads."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.search = new_search(rules, COACH)

    def compare(
        self, states: Any, viewer: int, seat: int, moves: Sequence[int], worlds: int, seed: int = 0
    ) -> list[Worth]:
        """What each of these moves of a seat is worth to everybody, in the viewer's eyes.

        >>> import boneyard
        >>> pos = boneyard.load("classic").new(players=2, seed=7)
        >>> seat, judge = pos.actors[0], Judge(pos.rules)
        >>> one, two = judge.compare(pos._states, seat, seat, pos.legal_ids()[:2], worlds=10)
        >>> one.ahead, sum(two.points)
        (0.0, 0.0)
        """
        players = int(states[0]["seats"])
        scale = unit(self.rules, players) / worlds
        tried = self.search.try_moves(states, viewer, seat, moves, worlds, seed)
        return [
            Worth(
                move,
                tuple((found["points"][:players] * scale).tolist()),
                tuple((found["wins"][:players] / worlds).tolist()),
                float(found["ahead"]) * scale,
                standard_error(found["ahead"], found["ahead_squares"], worlds) * scale * worlds,
            )
            for move, found in zip(moves, tried, strict=True)
        ]

    def imagine(self, states: Any, seat: int, count: int) -> list[Any]:
        """Worlds that a seat cannot tell from the true one, likelier ones more often."""
        return [self.search.imagine(states, seat, BETWEEN, number) for number in range(count)]

    def candidates(self, states: Any, seat: int, legal: Sequence[int], played: int) -> list[int]:
        """The moves to compare, the one that was played first."""
        others = list(legal)
        if len(legal) > ALL_COMPARED:
            self.search.begin(states, seat, CLUB, 0)
            others = self.search.thoughts["move"][: self.search.end()].tolist()
        rest = [move for move in others if move != played]
        return [played, *rest[: MOST_TRIED - 2]]


def unit(rules: Rules, players: int) -> float:
    """A point of the arena as people count: there a win counts what the others lose, too.

    Where a match counts wins, values are then games in a hundred more than an even share.
    """
    return (players - 1) / players if rules.tally == "wins" else 1.0


def standard_error(total: float, squares: float, count: int) -> float:
    """Of a mean, from the sum of the numbers and of their squares."""
    mean = total / count
    return math.sqrt(max(squares / count - mean * mean, 0.0) / count)
