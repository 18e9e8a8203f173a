"""Marks: whether a move was best, good, a slip or a blunder, where that is clear of doubt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from boneyard.bots.hint import CLEAR, CLEAR_WINS, MUCH, MUCH_WINS
from boneyard.coach.judge import PLAY_ON, Worth
from boneyard.engine.rules import Rules

Mark = Literal["best", "good", "slip", "blunder"]
SURE = 2.5  # standard errors: the best of many is compared, so more than of two
MOST_TOLD = 5  # moves, besides the one that was made


@dataclass(frozen=True)
class Option:
    """A move that was made or could have been, and what it is worth."""

    move: str
    points: float  # expected, to the seat that moves
    ahead: float  # of the move that was made
    error: float  # one standard error of `ahead`


@dataclass(frozen=True)
class Verdict:
    """What is thought of a move."""

    mark: Mark | None  # None: too close to tell
    loss: float  # what the best move is worth more; 0: it was the best itself
    error: float  # one standard error of the loss
    better: str | None  # the best move, where a slip or a blunder missed it
    options: tuple[Option, ...]  # the best first


def verdict(
    found: Sequence[Worth], seat: int, text_of: Mapping[int, str], rules: Rules
) -> Verdict:
    """The verdict on a seat's move: the first of those that were compared."""
    moves = [one for one in found if one.move != PLAY_ON]
    ranked = sorted(moves, key=lambda one: -one.ahead)  # of equals, the one that was made
    scale = scale_of(rules, len(found[0].points))
    loss, error = scale * ranked[0].ahead, scale * ranked[0].error
    doubt = scale * max(one.error for one in moves)
    mark = mark_of(loss, error, doubt, rules.tally == "wins")
    options = (
        Option(text_of[one.move], scale * one.points[seat], scale * one.ahead, scale * one.error)
        for one in ranked[:MOST_TOLD]
    )
    better = text_of[ranked[0].move] if mark in ("slip", "blunder") else None
    return Verdict(mark, loss, error, better, tuple(options))


def scale_of(rules: Rules, players: int) -> float:
    """Of points as people count them: where wins count, a reward counts what others lose, too."""
    return (players - 1) / players if rules.tally == "wins" else 1.0


def mark_of(loss: float, error: float, doubt: float, counts_wins: bool) -> Mark | None:
    """The mark for a loss, if it is clear of doubt: `doubt` is the largest error of them all.

    >>> mark_of(0.0, 0.0, 0.2, False), mark_of(5.0, 0.4, 0.4, False), mark_of(5.0, 2.0, 2.0, False)
    ('best', 'slip', None)
    """
    clear, much = (CLEAR_WINS, MUCH_WINS) if counts_wins else (CLEAR, MUCH)
    least = loss - SURE * error
    if loss >= much and least >= clear:
        return "blunder"
    if loss >= clear and least >= clear / 2:
        return "slip"
    if loss + SURE * max(error, doubt) >= clear:
        return None
    return "best" if least <= 0 else "good"

