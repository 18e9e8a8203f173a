"""Does it stand? A kind of puzzle for towers: a place for a domino, judged by the engine's physics.

The hand is perfect (MAG-25), so that it is physics alone that decides, and never luck.
"""

from __future__ import annotations

from collections.abc import Iterable

from boneyard.content.puzzles import Kind, Subject
from boneyard.engine.position import Position

STANDS, FALLS = "stands", "falls"
LEAST_LAID = 4  # dominoes: smaller towers are no puzzle
SAFE = "safe"
HARDER = {"solid": 0, "shaky": 1, "about-to-fall": 2}  # how steady it stands afterwards


def placings(position: Position) -> Iterable[Subject]:
    """The places above the table for the dominoes of the player to move."""
    seat = position.actors[0]
    if len(position.view(seat)["tower"]) < LEAST_LAID:
        return []
    # Seen by a spectator: the player's own view says what each place risks.
    return [(None, move) for move in position.legal(seat) if level_of(move) > 0]


def level_of(move: str) -> int:
    """The level on which a move puts its domino; -1 if it puts none.

    >>> level_of("64@0,-1,2/e"), level_of("draw")
    (2, -1)
    """
    _, at, place = move.partition("@")
    return int(place.split("/")[0].split(",")[2]) if at else -1


def verdict(position: Position, seat: int | None, about: str) -> str | None:
    """Whether the tower still stands when the domino is there."""
    before, after = position.view(None), played(position, about)
    return FALLS if collapses(after) > collapses(before) else STANDS


def played(position: Position, move: str) -> dict[str, object]:
    """What is seen after a move."""
    copy = position.copy()
    copy.play(move)
    seen: dict[str, object] = copy.view(None)
    return seen


def collapses(view: dict[str, object]) -> int:
    """How many towers have fallen so far."""
    ruin = view["ruin"]
    return int(ruin["number"]) if isinstance(ruin, dict) else 0


def rating(position: Position, seat: int | None, about: str) -> int:
    """Hard is a tower that only just stands, or one that falls though most places would hold."""
    if verdict(position, seat, about) == STANDS:
        return 2 + HARDER[str(played(position, about).get("word") or "solid")]
    risks: list[str] = position.view(position.actors[0])["risks"]
    holding = risks.count(SAFE) / max(1, len(risks))
    return 2 + sum(holding > share for share in (0.5, 0.85))


KIND = Kind("stands", (STANDS, FALLS), placings, verdict, rating, {"steadiness": "perfect"})
