"""What decided a game, in a sentence or two: names of messages, and the facts they tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boneyard.coach.split import THOUSAND, Split

if TYPE_CHECKING:
    from boneyard.coach.analysis import JudgedMove

LEAST = 1.0  # points, or games in a hundred: less is not worth a sentence
MOSTLY = 2 / 3  # of the margin


@dataclass(frozen=True)
class Sentence:
    """A sentence: the message of this name, about a seat, a move, a number of points."""

    message: str
    seat: int | None = None
    points: float | None = None
    move: int | None = None  # the number of a move, from 1


def story(
    moves: Sequence[JudgedMove], parts: Split, winners: Sequence[int]
) -> tuple[Sentence, ...]:
    """What decided a game: luck or choices, the largest part, and the costliest move."""
    if len(winners) != 1:
        return costliest(moves)
    winner = winners[0]
    return (*summed_up(parts, winner), *largest(parts, winner), *costliest(moves))


def summed_up(parts: Split, winner: int) -> tuple[Sentence, ...]:
    """Whether the winner owes it to luck or to choices.

    >>> win = Split((9000,), (8000,), (0,), (0,), ((1000,),))
    >>> summed_up(win, 0)[0].message
    'story-luck'
    """
    margin = parts.margin[winner] / THOUSAND
    luck = (parts.margin[winner] - parts.skill[winner]) / THOUSAND  # all that nobody chose
    if margin < LEAST:
        return ()
    if luck <= -LEAST:
        return (Sentence("story-against-luck", winner),)
    if luck >= MOSTLY * margin:
        return (Sentence("story-luck", winner),)
    if margin - luck >= MOSTLY * margin:
        return (Sentence("story-choices", winner),)
    return (Sentence("story-both", winner),)


def largest(parts: Split, winner: int) -> tuple[Sentence, ...]:
    """The part that did most for the winner."""
    amounts = {
        "deal": parts.deal[winner],
        "chance": parts.chance[winner],
        "unseen": parts.unseen[winner],
        "better": parts.skill[winner],
    }
    part = max(amounts, key=lambda name: amounts[name])
    points = amounts[part] / THOUSAND
    return (Sentence(f"story-{part}", winner, points),) if points >= LEAST else ()


def costliest(moves: Sequence[JudgedMove]) -> tuple[Sentence, ...]:
    """The move that cost most by what its seat could know, if any was a slip."""
    slips = [
        (one.known.loss, number)
        for number, one in enumerate(moves, 1)
        if one.known is not None and one.known.better is not None
    ]
    if not slips:
        return ()
    loss, number = max(slips)
    return (Sentence("story-costliest", moves[number - 1].seat, loss, number),)
