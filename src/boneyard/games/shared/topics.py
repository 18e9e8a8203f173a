"""What the short lessons of games with a line of dominoes are about."""

from __future__ import annotations

from boneyard.content.puzzles import BEST, Puzzle, Topic
from boneyard.engine.position import Position

WORLDS = 40
MOSTLY = 0.5  # of the worlds


def counting(position: Position, puzzle: Puzzle) -> bool:
    """What the other cannot have."""
    return puzzle.kind == "holds"


def blocking(position: Position, puzzle: Puzzle) -> bool:
    """After the best move the next player often has nothing that fits; after the obvious, less."""
    if puzzle.kind != BEST or puzzle.seat is None:
        return False
    best, obvious = (
        stuck(position, puzzle.seat, move) for move in (puzzle.right[0], puzzle.obvious)
    )
    return best >= MOSTLY and best > obvious


def stuck(position: Position, seat: int, move: str) -> float:
    """In which share of the worlds the next player has nothing to play after a move."""
    times = 0
    for number in range(WORLDS):
        world = position.redealt(seat, number)
        world.play(move, seat)
        times += not world.over and set(world.legal()) <= set(world.rules.stuck)
    return times / WORLDS


def doubles(position: Position, puzzle: Puzzle) -> bool:
    """To play a double or to keep it is the question."""
    return puzzle.kind == BEST and is_double(puzzle.right[0]) != is_double(puzzle.obvious)


def ends(position: Position, puzzle: Puzzle) -> bool:
    """The same domino fits at both ends, and only one is right."""
    return puzzle.kind == BEST and halves(puzzle.right[0]) == halves(puzzle.obvious)


def weight(position: Position, puzzle: Puzzle) -> bool:
    """The best domino is lighter than the obvious one."""
    return puzzle.kind == BEST and pips(puzzle.right[0]) < pips(puzzle.obvious)


def drawing(position: Position, puzzle: Puzzle) -> bool:
    """Nothing fits: to draw or to pass is the question."""
    return puzzle.kind == BEST and {*puzzle.right, puzzle.obvious} == {"draw", "pass"}


def halves(move: str) -> str:
    """The domino of a move."""
    return move[:2]


def is_double(move: str) -> bool:
    """Whether a move plays a double.

    >>> is_double("66L"), is_double("64R")
    (True, False)
    """
    return move[0] == move[1]


def pips(move: str) -> int:
    """How many pips a move gets rid of; none if it plays no domino."""
    return int(move[0]) + int(move[1]) if move[:2].isdecimal() else 0


TOPICS = (
    Topic("counting", counting),
    Topic("blocking", blocking),
    Topic("doubles", doubles),
    Topic("ends", ends),
    Topic("weight", weight),
)
