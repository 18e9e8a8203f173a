"""Marks: whether a move was best, good, a slip or a blunder, where that is clear of doubt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from boneyard.bots.hint import CLEAR, CLEAR_WINS, MUCH, MUCH_WINS
from boneyard.coach.judge import PLAY_ON, Worth
from boneyard.content.reasons import Explanation

Mark = Literal["best", "good", "slip", "blunder"]
SURE = 2.5  # standard errors: the best of many is compared, so more than of two
MOST_TOLD = 5  # moves


@dataclass(frozen=True)
class Alternative:
    """A move that was made or could have been, and what it is worth."""

    move: str
    points: float  # expected, to the seat that moves
    ahead: float  # of the move that was made
    error: float  # one standard error of `ahead`


@dataclass(frozen=True)
class Judgement:
    """What is thought of a move."""

    mark: Mark | None  # None: too close to tell
    loss: float  # what the best move is worth more; 0: it was the best itself
    error: float  # one standard error of the loss
    better: str | None  # the best move, where a slip or a blunder missed it
    why: Explanation | None  # why it is better, where that is sure
    moves: tuple[Alternative, ...]  # the best first, with the one that was made


def judgement(
    found: Sequence[Worth],
    seat: int,
    text_of: Mapping[int, str],
    counts_wins: bool,
) -> Judgement:
    """What is thought of a seat's move: the first of those that were compared."""
    moves = [one for one in found if one.move != PLAY_ON]
    ranked = sorted(moves, key=lambda one: -one.ahead)  # of equals, the one that was made
    best, doubt = ranked[0], max(one.error for one in moves)
    mark = mark_of(best.ahead, best.error, doubt, counts_wins)
    others = (
        Alternative(text_of[one.move], one.points[seat], one.ahead, one.error)
        for one in ranked[:MOST_TOLD]
    )
    better = text_of[best.move] if mark in ("slip", "blunder") else None
    return Judgement(mark, best.ahead, best.error, better, None, tuple(others))


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
