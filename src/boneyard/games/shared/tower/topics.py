"""What the short lessons about towers are about."""

from __future__ import annotations

from boneyard.content.puzzles import BEST, Puzzle, Topic
from boneyard.engine.position import Position
from boneyard.games.shared.tower.standing import FALLS, SAFE, STANDS


def balance(position: Position, puzzle: Puzzle) -> bool:
    """It looks daring, and stands."""
    return puzzle.right == [STANDS]


def overhang(position: Position, puzzle: Puzzle) -> bool:
    """It falls."""
    return puzzle.right == [FALLS]


def safety(position: Position, puzzle: Puzzle) -> bool:
    """The best move is steadier than the obvious one."""
    if puzzle.kind != BEST:
        return False
    risks = position.view(puzzle.seat)["risks"]
    risk = dict(zip(position.legal(puzzle.seat), risks, strict=True))
    return bool(risk[puzzle.right[0]] == SAFE != risk[puzzle.obvious])


def place(position: Position, puzzle: Puzzle) -> bool:
    """The best move puts the same domino elsewhere than the obvious one."""
    return puzzle.kind == BEST and puzzle.right[0][:2] == puzzle.obvious[:2]


def choice(position: Position, puzzle: Puzzle) -> bool:
    """The best move plays another domino than the obvious one."""
    return puzzle.kind == BEST and puzzle.right[0][:2] != puzzle.obvious[:2]


TOPICS = (
    Topic("balance", balance),
    Topic("overhang", overhang),
    Topic("safety", safety),
    Topic("place", place),
    Topic("choice", choice),
)
