"""What the short lessons of Domination are about."""

from __future__ import annotations

from boneyard.content.puzzles import BEST, Puzzle, Topic
from boneyard.engine.position import Position

FEW = 4  # moves: the end of a game, when every one of them can be thought through


def gain(position: Position, move: str) -> int:
    """How many more fields the player to move has after a move."""
    seat = position.actors[0]
    after = position.copy()
    after.play(move, seat)
    chips = after.view(None)["chips"]
    return int(chips[seat]) - int(position.view(None)["chips"][seat])


def reply(position: Position, move: str) -> int:
    """How many fields the next player can take after a move."""
    after = position.copy()
    after.play(move)
    return 0 if after.over else max(gain(after, answer) for answer in after.legal())


def taking(position: Position, puzzle: Puzzle) -> bool:
    """The best move takes a field."""
    return puzzle.kind == BEST and gain(position, puzzle.right[0]) > 0


def guarding(position: Position, puzzle: Puzzle) -> bool:
    """The obvious move leaves the next player more to take than the best one."""
    return puzzle.kind == BEST and reply(position, puzzle.right[0]) < reply(
        position, puzzle.obvious
    )


def waiting(position: Position, puzzle: Puzzle) -> bool:
    """A field could be taken, but the best move takes none."""
    return (
        puzzle.kind == BEST
        and gain(position, puzzle.right[0]) == 0
        and gain(position, puzzle.obvious) > 0
    )


def modesty(position: Position, puzzle: Puzzle) -> bool:
    """The obvious move takes more fields, and the best one takes at least one."""
    first, second = gain(position, puzzle.right[0]), gain(position, puzzle.obvious)
    return puzzle.kind == BEST and 0 < first < second


def closing(position: Position, puzzle: Puzzle) -> bool:
    """Few moves are left, and each can be thought through."""
    return puzzle.kind == BEST and len(position.legal()) <= FEW


TOPICS = (
    Topic("taking", taking),
    Topic("guarding", guarding),
    Topic("waiting", waiting),
    Topic("modesty", modesty),
    Topic("closing", closing),
)
KINDS = ()
