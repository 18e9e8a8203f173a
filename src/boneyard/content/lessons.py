"""A first game that teaches: a few prepared positions of each game, and what to do in them.

Every lesson is played by the rules and kept in its game's folder, so that showing one compiles
nothing: `python -m boneyard.content.lessons` plays them all and writes them again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from boneyard.content.scenes import Scene, lines, turns
from boneyard.engine.position import Position
from boneyard.engine.registry import folder_of, names, rules_of
from boneyard.errors import UnknownName

PUPIL = 0  # the seat of the one who learns


@dataclass(frozen=True)
class Step:
    """What is said, and what the pupil then does; with no moves there is only something to read.

    The first move is the pupil's; the others follow by themselves.
    """

    words: str
    moves: str = ""


@dataclass(frozen=True)
class Chapter:
    """A prepared position and the steps that follow from it."""

    scene: Scene
    steps: tuple[Step, ...]


@cache
def lesson(game: str) -> bytes:
    """A lesson as the browser is told it, in JSON.

    >>> b"lesson-classic-hand" in lesson("classic")
    True
    """
    folder = folder_of(game) if game in names() else None
    if folder is None or not (kept := folder / "lesson.json").is_file():
        raise UnknownName("lesson", game, names())
    return kept.read_bytes()


def chapters(game: str) -> tuple[Chapter, ...]:
    """A lesson as it was thought out."""
    part = rules_of(game).part("lesson")
    found: tuple[Chapter, ...] = () if part is None else part.CHAPTERS
    return found


def played(game: str) -> str:
    """A lesson played by the rules, as it is kept; one that is not legal cannot be made."""
    steps = [step for chapter in chapters(game) for step in steps_of(game, chapter)]
    return lines("steps", steps, game=game, players=chapters(game)[0].scene.players)


def steps_of(game: str, chapter: Chapter) -> list[dict[str, Any]]:
    """The steps of a chapter, each with the views that it leads to."""
    position = chapter.scene.position(game)
    told = []
    for step in chapter.steps:
        asked = [move for _, move in turns(step.moves)[:1]]
        view, after = view_for_pupil(position, asked), []
        for seat, move in turns(step.moves):
            seen = position.text_for(move, PUPIL, seat)
            position.play(move, seat)
            after.append({"seat": seat, "move": seen, "view": position.view(PUPIL)})
        words = f"lesson-{game}-{step.words}"
        told.append({"words": words, "view": view, "legal": asked, "after": after})
    return told


def view_for_pupil(position: Position, asked: list[str]) -> dict[str, Any]:
    """What the pupil sees, as if only the moves that are asked for were legal."""
    view: dict[str, Any] = position.view(PUPIL)
    if "risks" in view:  # those of a tower, in the order of the legal moves
        risks = dict(zip(position.legal(PUPIL), view["risks"], strict=True))
        view["risks"] = [risks[move] for move in asked]
    return view


def main() -> None:
    """Write them into the folders of the games."""
    for game in names():
        if chapters(game):
            (Path(str(folder_of(game))) / "lesson.json").write_text(played(game), "utf-8")


if __name__ == "__main__":
    main()
