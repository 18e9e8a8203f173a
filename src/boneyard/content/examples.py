"""The drawn examples of the rules: moments of each game, and tiles held up to see where they go.

A rules page shows one by `![caption](example:NAME)`. Each is played by the rules and kept in
its game's folder, so that reading the rules compiles nothing: `python -m boneyard.content.examples`
plays them all and writes them again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from boneyard.content.scenes import Scene, compact
from boneyard.engine.registry import folder_of, names, rules_of
from boneyard.errors import UnknownName


@dataclass(frozen=True)
class Example:
    """A moment, tiles of the hand whose turn it is, and moves that the rules refuse there.

    A tile is shown with all its places, or with one alone: `66:d3d4`.
    """

    scene: Scene
    tiles: str = ""
    refused: str = ""


def at(
    seed: int,
    moves: str = "",
    tiles: str = "",
    refused: str = "",
    players: int = 2,
    **options: object,
) -> Example:
    """An example, written shortly."""
    return Example(Scene(seed, moves, players, options), tiles, refused)


@cache
def examples(game: str) -> bytes:
    """The examples of a game by their names, in JSON; none where it brings none.

    >>> b"stuck" in examples("classic")
    True
    """
    if game not in names():
        raise UnknownName("game", game, names())
    folder = folder_of(game)
    kept = None if folder is None else folder / "examples.json"
    return kept.read_bytes() if kept is not None and kept.is_file() else b"{}"


def examples_of(game: str) -> Mapping[str, Example]:
    """The examples of a game as they were thought out."""
    part = rules_of(game).part("examples")
    found: Mapping[str, Example] = {} if part is None else part.EXAMPLES
    return found


def played(game: str) -> str:
    """The examples of a game played by the rules, as they are kept."""
    shown = {name: moment(game, example) for name, example in examples_of(game).items()}
    rows = [f"{compact(name)}:{compact(told)}" for name, told in shown.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def moment(game: str, example: Example) -> dict[str, Any]:
    """What is seen, and where each tile that is held up may go."""
    position = example.scene.position(game)
    seat = position.actors[0] if example.tiles else None
    view, legal = position.view(seat), position.legal()
    tiles = []
    for tile, _, place in (word.partition(":") for word in example.tiles.split()):
        moves = [move for move in legal if lays(view, move, tile)]
        tiles.append({"tile": tile, "moves": [move for move in moves if move == (place or move)]})
    return {"view": view, "tiles": tiles}


def lays(view: Any, move: str, tile: str) -> bool:
    """Whether a move lays this tile: its text begins with it, or its place asks for it."""
    return move in view["places"].get(tile, ()) if "places" in view else move.startswith(tile)


def main() -> None:
    """Write them into the folders of the games."""
    for game in names():
        if examples_of(game):
            (Path(str(folder_of(game))) / "examples.json").write_text(played(game), "utf-8")


if __name__ == "__main__":
    main()
