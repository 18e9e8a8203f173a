"""What the short lessons about towers are about."""

from __future__ import annotations

from boneyard.content.puzzles import BEST, Puzzle, Topic
from boneyard.engine.position import Position
from boneyard.games.shared.tower.standing import FALLS, STANDS, played

SOLID = "solid"


def balance(position: Position, puzzle: Puzzle) -> bool:
    """It stands, and solidly."""
    return puzzle.right == [STANDS] and steadiness(position, puzzle) == SOLID


def daring(position: Position, puzzle: Puzzle) -> bool:
    """It stands, but only just."""
    return puzzle.right == [STANDS] and steadiness(position, puzzle) != SOLID


def steadiness(position: Position, puzzle: Puzzle) -> str:
    """How firmly it stands when the domino that is asked about is there, in a word."""
    return str(played(position, puzzle.about)["word"])


def overhang(position: Position, puzzle: Puzzle) -> bool:
    """It falls."""
    return puzzle.right == [FALLS]


def place(position: Position, puzzle: Puzzle) -> bool:
    """The best move puts the same domino elsewhere than the obvious one."""
    return puzzle.kind == BEST and puzzle.right[0][:2] == puzzle.obvious[:2]


def choice(position: Position, puzzle: Puzzle) -> bool:
    """Several dominoes could be played, and one of them is best."""
    return puzzle.kind == BEST and len({move[:2] for move in position.legal(puzzle.seat)}) > 1


TOPICS = (
    Topic("balance", balance),
    Topic("overhang", overhang),
    Topic("daring", daring),
    Topic("place", place),
    Topic("choice", choice),
)
