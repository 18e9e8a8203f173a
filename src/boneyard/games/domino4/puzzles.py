"""The puzzles of Domino 4, and what its short lessons are about.

Is it a joker? A kind of puzzle for the Bluff Joker: can the tile that lies face down be one?

Nobody can know what a tile face down is, but jokers can be counted: once all of them have been
seen, on the table or in one's own hand, it cannot be one (D4-30).
"""

from __future__ import annotations

from collections.abc import Iterable

from boneyard.content.puzzles import BEST, Kind, Puzzle, Subject, Topic
from boneyard.engine.memory import recall
from boneyard.engine.position import Position
from boneyard.games.shared.topics import blocking

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


def jokers_left(position: Position, seat: int | None) -> int:
    """How many jokers a seat has not seen."""
    return recall(position, seat).unseen.count("J")


def rating(position: Position, seat: int | None, about: str) -> int:
    """One joker that is left is easily overlooked."""
    return RATINGS[jokers_left(position, seat)]


# That all jokers have been seen is rare.
KINDS = (Kind("joker", (CANNOT, MAY), answerers, verdict, rating, {"bluff": True}, spread=12),)

# The options of the bot games in which best moves are looked for, in turn.
VARIANTS: tuple[dict[str, bool | int | str], ...] = ({}, {"cornerstone": True}, {"bluff": True})
FEW = 3  # tiles


def counting(position: Position, puzzle: Puzzle) -> bool:
    """Jokers are counted."""
    return puzzle.kind == "joker"


def turning(position: Position, puzzle: Puzzle) -> bool:
    """The best move plays the obvious tile, but turned otherwise or elsewhere."""
    return puzzle.kind == BEST and tile(puzzle.right[0]) == tile(puzzle.obvious)


def chains(position: Position, puzzle: Puzzle) -> bool:
    """The best move plays another tile at another place than the obvious one."""
    moves = (puzzle.right[0], puzzle.obvious) if puzzle.kind == BEST else ("", "")
    return "@" in moves[0] and "@" in moves[1] and place(moves[0]) != place(moves[1])


def finish(position: Position, puzzle: Puzzle) -> bool:
    """Few tiles are left in the hand, and one of them is laid."""
    hand = position.view(puzzle.seat)["hand"]
    return puzzle.kind == BEST and "@" in puzzle.right[0] and len(hand) <= FEW


def accusing(position: Position, puzzle: Puzzle) -> bool:
    """A tile lies face down: to accept it or to accuse is the question (D4-31)."""
    return puzzle.kind == BEST and {*puzzle.right, puzzle.obvious} == {"accept", "accuse"}


def tile(move: str) -> str:
    """The tile of a move, face up or down."""
    return move.partition("@")[0].lstrip("?")


def place(move: str) -> str:
    """The cell of a move.

    >>> place("r43@2,-1/nw!")
    '2,-1'
    """
    return move.partition("@")[2].split("/")[0].split("=")[0]


TOPICS = (
    Topic("jokers", counting),
    Topic("accusing", accusing),
    Topic("turning", turning),
    Topic("chains", chains),
    Topic("stopping", blocking),
    Topic("finish", finish),
)
