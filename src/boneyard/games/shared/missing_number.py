"""Who holds what? A kind of puzzle for games with open ends: a number that the other cannot have.

Passing and drawing say what a player lacked; what lies on the table and in one's own hand says what
nobody else can have. The answer follows from worlds that agree with all that the seat knows.
"""

from __future__ import annotations

from collections.abc import Iterable

from boneyard.content.puzzles import Kind, Subject
from boneyard.engine.memory import recall
from boneyard.engine.position import Position
from boneyard.engine.tiles import DIGITS, DOUBLE_SIX

NUMBERS = tuple(DIGITS[: DOUBLE_SIX.highest + 1])
WORLDS = 300  # a number that is in none of them is in none at all, but once in a million
FEWEST = 2  # dominoes in the other hand
SOON, LATER, LATE = 3, 7, 12  # moves ago


def others(position: Position) -> Iterable[Subject]:
    """The player to move may be asked about each of the others."""
    seat = position.actors[0]
    return [(seat, str(other)) for other in range(position.players) if other != seat]


def lacked(position: Position, seat: int | None, about: str) -> str | None:
    """The only number that the other cannot have; None if there is none, or more than one."""
    other = int(about)
    if position.view(seat)["counts"][other] < FEWEST or not position.stuck:
        return None
    possible: set[str] = set()
    for world in range(WORLDS):
        hand = position.redealt(seat, world).dump()["hands"][other]
        possible |= {half for tile in hand for half in tile}
        if len(possible) == len(NUMBERS):
            return None
    missing = [number for number in NUMBERS if number not in possible]
    return missing[0] if len(missing) == 1 else None


def rating(position: Position, seat: int | None, about: str) -> int:
    """The longer ago it showed, the harder; hardest if it never did and has to be counted."""
    number = lacked(position, seat, about)
    times = [
        len(position.moves) - made
        for (made, ends), stuck in zip(position.stuck, recall(position, seat).stuck, strict=True)
        if stuck.seat == int(about) and number in {str(end) for end in ends}
    ]
    if not times:
        return 5
    return 1 + sum(min(times) > limit for limit in (SOON, LATER, LATE))


KIND = Kind("holds", NUMBERS, others, lacked, rating)
