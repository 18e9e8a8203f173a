"""Is it a joker? A kind of puzzle for the Bluff Joker: can the tile that lies face down be one?

Nobody can know what a tile face down is, but jokers can be counted: once all of them have been
seen, on the table or in one's own hand, it cannot be one (D4-30).
"""

from __future__ import annotations

from collections.abc import Iterable

from boneyard.content.puzzles import Kind, Subject
from boneyard.engine.memory import recall
from boneyard.engine.position import Position

CANNOT, MAY = "cannot", "may"
MOST_LEFT = 2  # jokers that were not seen: with more there is nothing to count
RATINGS = (3, 4, 2)  # by how many jokers were not seen


def answerers(position: Position) -> Iterable[Subject]:
    """Who may accuse the player of the tile that was just laid face down."""
    if position.view(None)["phase"] != "answers":
        return []
    _, move = position.moves[-1]
    place = move.rstrip("!").partition("@")[2]
    return [(seat, f"@{place}") for seat in position.actors]


def verdict(position: Position, seat: int | None, about: str) -> str | None:
    """Whether a joker is left that this seat has not seen."""
    left = jokers_left(position, seat)
    if left > MOST_LEFT:
        return None
    return MAY if left else CANNOT


def jokers_left(position: Position, seat: int) -> int:
    """How many jokers a seat has not seen."""
    return recall(position, seat).unseen.count("J")


def rating(position: Position, seat: int | None, about: str) -> int:
    """One joker that is left is easily overlooked."""
    return RATINGS[jokers_left(position, seat)]


KINDS = (Kind("joker", (CANNOT, MAY), answerers, verdict, rating, {"bluff": True}),)
