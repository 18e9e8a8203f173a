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
LUCKY = ("story-luck", "story-both", "story-luck-mistakes")  # after these it is said which luck


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
    """What decided a game: luck or choices, which luck, and the costliest move."""
    if len(winners) != 1:
        return costliest(moves)
    winner = winners[0]
    summary = summed_up(parts, winner)
    return (*summary, *luckiest(parts, winner, summary), *costliest(moves))


def summed_up(parts: Split, winner: int) -> tuple[Sentence, ...]:
    """Whether the winner owes it to luck, to good choices, or to what others chose.

    >>> win = Split((9000,), (8000,), (0,), (0,), ((1000,),))
    >>> summed_up(win, 0)[0].message
    'story-luck'
    >>> win = Split((9000, -9000), (1000, -1000), (0, 0), (0, 0), ((2000, -2000), (6000, -6000)))
    >>> summed_up(win, 0)[0].message
    'story-mistakes'
    """
    margin = parts.margin[winner] / THOUSAND
    luck = (parts.margin[winner] - parts.skill[winner]) / THOUSAND  # all that nobody chose
    own = parts.choices[winner][winner]
    well = own >= parts.skill[winner] - own  # rather than others badly
    if margin < LEAST:
        return ()
    if luck <= -LEAST:
        return (Sentence("story-against-luck", winner),)
    if luck >= MOSTLY * margin:
        return (Sentence("story-luck", winner),)
    if margin - luck >= MOSTLY * margin:
        return (Sentence("story-choices" if well else "story-mistakes", winner),)
    return (Sentence("story-both" if well else "story-luck-mistakes", winner),)


def luckiest(parts: Split, winner: int, summary: Sequence[Sentence]) -> tuple[Sentence, ...]:
    """The kind of luck that did most for a winner who had luck.

    >>> win = Split((9000,), (5000,), (2000,), (-4000,), ((6000,),))
    >>> luckiest(win, 0, [Sentence("story-both", 0)])[0].message
    'story-deal'
    """
    if not any(told.message in LUCKY for told in summary):
        return ()
    kinds = {
        "deal": parts.deal[winner],
        "chance": parts.chance[winner],
        "unseen": parts.unseen[winner],
    }
    kind = max(kinds, key=lambda name: kinds[name])
    points = kinds[kind] / THOUSAND
    return (Sentence(f"story-{kind}", winner, points),) if points >= LEAST else ()


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
