"""Luck and skill apart: what became of the margin, in parts that add up to it exactly.

This is AIVAT's idea (Burch et al., 2018): follow what each position is worth along the game. A
change that chance made is luck, and is zero on average; a change that a choice made belongs to who
chose. A choice is judged by what its seat could know. What it gained or lost beyond that, because
of tiles that it could not see, is a part of its own: nobody chose it, but it is zero on average
only as far as the worlds that a seat holds possible are as likely as they are thought to be, and
that depends on how the others play. Every step begins where the last one ended, so whatever the
estimates are, the parts add up. They are whole numbers, thousandths of a point, so that they do so
exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

THOUSAND = 1000

Points = tuple[int, ...]  # thousandths of a point, for each seat


@dataclass(frozen=True)
class Split:
    """The parts of the final margin of each seat, in thousandths of a point."""

    margin: Points  # points more than the others have on average
    deal: Points
    chance: Points  # tiles drawn, and slips of the hand
    unseen: Points  # choices that turned out better or worse because of what could not be known
    choices: tuple[Points, ...]  # those of each seat, to each seat

    @property
    def skill(self) -> Points:
        """What the players chose, by what they could know."""
        return added(*self.choices)


@dataclass(frozen=True)
class Step:
    """One move: what the position was worth before and after, in three ways."""

    seat: int
    before: Points  # with open hands
    meant: Points  # with open hands, after the move but before what chance made of it
    chosen: Points  # the difference that the choice makes by what the seat could know


def in_thousandths(points: Sequence[float]) -> Points:
    """Points as whole numbers.

    >>> in_thousandths((1.25, -1.25))
    (1250, -1250)
    """
    return tuple(round(THOUSAND * one) for one in points)


def added(*parts: Points) -> Points:
    """Seat by seat.

    >>> added((1, 2), (3, 4))
    (4, 6)
    """
    return tuple(map(sum, zip(*parts, strict=True)))


def less(one: Points, other: Points) -> Points:
    """Seat by seat."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


def split(steps: Sequence[Step], margin: Points) -> Split:
    """The parts of a margin, from what happened step by step.

    >>> step = Step(seat=0, before=(5, -5), meant=(9, -9), chosen=(3, -3))
    >>> found = split([step], (20, -20))
    >>> found.deal, found.chance, found.unseen, found.choices
    ((5, -5), (11, -11), (1, -1), ((3, -3), (0, 0)))
    """
    nothing = (0,) * len(margin)
    chance, unseen, choices = nothing, nothing, [nothing] * len(margin)
    for number, step in enumerate(steps):
        after = steps[number + 1].before if number + 1 < len(steps) else margin
        chance = added(chance, less(after, step.meant))
        unseen = added(unseen, less(less(step.meant, step.before), step.chosen))
        choices[step.seat] = added(choices[step.seat], step.chosen)
    deal = steps[0].before if steps else margin
    return Split(margin, deal, chance, unseen, tuple(choices))
