"""The drawn examples of the rules: moments of each game, and tiles held up to see where they go.

A rules page shows one by `![caption](example:NAME)`. Each is played by the rules and kept in
rules/examples, so that reading the rules compiles nothing: `python -m boneyard.examples` plays
them all and writes them anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any

from boneyard.errors import UnknownName
from boneyard.scenes import Scene, compact


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


FULL_BOARD = (
    "0:d5d6 1:f5f6 0:g4g5 1:d6e6 0:h4h5 1:c3d3 0:d3d4 1:a6a7 0:e3f3 1:a4a5 0:b6b7 1:e7e8 "
    "0:e5f5 1:d1d2 0:a6b6 1:a1a2 0:d4e4 1:e5e6 0:d8e8 1:f3g3 0:h5h6 1:b7b8 0:g5g6 1:d5e5 "
    "0:b2b3 1:a3b3 0:d7d8 1:a5b5 0:g2h2 1:f2f3 0:c8d8 1:g1g2 0:h6h7 1:e8f8 0:e6e7 1:c1c2 "
    "0:b2c2 1:b3b4 0:e7f7 1:f7f8 0:b4b5 1:c2c3 0:f6f7 1:e1f1 0:f6g6 1:g6g7 0:h2h3 1:a3a4 "
    "0:c3c4 1:f1g1 0:b8c8 1:b5c5 0:g6h6 1:a7b7 0:g5h5 1:c4d4 0:a2a3 1:g7g8 0:e6f6 1:d2e2 "
    "0:f1f2 1:e4e5 0:d1e1 1:c7d7 0:h1h2 1:g8h8 0:e2e3 1:g4h4 0:d2d3 1:e3e4 0:f2g2 1:b1b2 "
    "0:a4b4 1:c5c6 0:d3e3 1:c6d6 0:b4c4 1:d6d7 0:d4d5 1:c2d2 0:c1d1 1:c7c8 0:a8b8 1:a2b2 "
    "0:g1h1 1:c6c7 0:a7a8 1:g7h7 0:f3f4 1:b5b6 0:b6c6 1:a5a6 0:c4c5 1:e1e2 0:e4f4 1:c5d5 "
    "0:h3h4 1:g3h3 0:f4f5 1:h7h8 0:g2g3 1:f4g4 0:b7c7 1:f5g5 0:f8g8 1:b1c1 0:a1b1 1:f7g7 "
    "0:b3c3 1:g3g4 0:e2f2 1:d7e7 "
)
BLOCKED = (
    "3:55 0:51L 1:65R 2:31L 3:64R 0:54R 1:53L 2:52L 3:draw 3:20L 0:50L 1:draw 1:draw 1:draw "
    "1:draw 1:draw 1:draw 1:draw 1:pass 2:pass 3:pass 0:pass"
)
TWO_FIELDS = (
    "0:c3c4 1:c2c3 0:b2b3 1:c4d4 0:b4c4 1:c3d3 0:c1c2 1:a4b4 0:b2c2 1:b1b2 0:d3d4 1:d4d5 "
    "0:b3b4 1:d5d6"
)
TOWER = "0:66@0,0,0/e 1:62@0,0,1/w 0:65@1,0,1/n 1:52@1,1,0/n 0:32@2,2,1/w"
TREMBLING = (
    "1:66@0,0,0/e 0:62@0,0,1/w 1:65@0,0,2/s 0:42@-1,1,2/s 1:54@0,-1,1/w 0:55@0,-1,3/e 1:50@1,-1,2/e"
)
STAGGERED = "0:66@0,0,0/e 1:60@2,0,0/e 0:65@0,0,1/n 1:00@3,0,1/n"
STAGGERED_ON = "0:51@0,1,0/n 1:40@4,1,0/w 0:64@4,0,1/n 1:54@4,2,2/s 0:61@-2,2,0/e 1:draw"

EXAMPLES: Mapping[str, Mapping[str, Example]] = MappingProxyType(
    {
        "classic": {
            "join": at(1201, "1:40 0:54L 1:60R", "52 62 11", "11L"),
            "double": at(1201, "1:40 0:54L 1:60R 0:52L 1:63R 0:62L 1:30R 0:66L 1:pass", "61"),
            "stuck": at(2, "1:64 0:62L 1:32L 0:53L 1:42R 0:52L", "30 60 41 43", "43R"),
            "blocked": at(1010, BLOCKED, players=4),
        },
        "domination": {
            "places": at(450, "", "53", first=0),
            "close": at(450, " ".join(TWO_FIELDS.split()[:10]), "66:d3d4", first=0),
            "conquered": at(450, " ".join(TWO_FIELDS.split()[:11]), first=0),
            "two": at(450, TWO_FIELDS, "50:b3c3", first=0),
            "full": at(2, FULL_BOARD, first=0),
        },
        "domino4": {
            "turns": at(35, "1:b41@-1,0/ne 0:g31@1,0/nw 1:g10@2,0/sw 0:y10@3,0/se"),
            "chains": at(842, "", "g43"),
            "end": at(1, "1:b11@-1,0/ne 0:b30@1,0/se", "b31 g32", "g32@2,0/nw"),
            "corner": at(1, "1:b11@-1,0/ne 0:b30@1,0/se", "b32"),
            "touch": at(11, "1:g43@1,0/se 0:b10@-1,0/nw 1:b41@-1,1/ne", "b43", "b43@0,1/nw"),
            "line": at(
                6,
                "1:g43@-1,0/ne 0:g42@1,0/se 1:g40@2,0/sw 0:r30@3,0/ne 1:g32@-2,0/ne",
                "r31",
                "r31@4,0/nw",
            ),
            "white": at(7, "1:y41@-1,0/se 0:r30@1,0/nw", "b20 b43", "b43@2,0/nw"),
            "double": at(27, "1:y43@-1,0/nw 0:b22@1,0/ne", "g22 g21", "g21@2,0/sw"),
            "joker": at(57, "1:J@1,0=y 0:b10@-1,0/ne", "y21 r42", "r42@2,0/nw"),
            "cornerstone": at(
                22,
                "1:y20@-1,0/se 0:b40@1,0/se 1:b43@2,0/nw 0:b33@2,-1/ne 1:b31@2,-2/nw",
                "y43",
                cornerstone=True,
            ),
            "cornerstone-end": at(
                10,
                "0:y32@1,0/sw 1:r10@-1,0/ne 0:y40@-2,0/nw 1:y41@-2,1/sw",
                "r11",
                "r11@-1,1/nw",
                cornerstone=True,
            ),
            "cornerstone-joker": at(
                4,
                "0:b21@-1,0/se 1:g10@1,0/ne 0:J@-1,1=r",
                "b30",
                "b30@0,1/nw",
                cornerstone=True,
            ),
        },
        "magnetic-flat": {
            "begin": at(45, "0:66", "61"),
            "join": at(45, "0:66 1:61R", "65 42", "42L"),
            "zero": at(45, "0:66 1:61R 0:65L 1:54L 0:42L 1:52L 0:21R 1:20R", "00"),
        },
        "magnetic-tower": {
            "top": at(165, "0:66@0,0,0/e 1:62@0,0,1/w", "65:65@1,0,1/n"),
            "beside": at(165, TOWER),
            "under": at(165, f"{TOWER} 1:64@1,0,2/s", "22:22@-2,0,0/e"),
            "ends": at(
                165, "0:66@0,0,0/e 1:62@0,0,1/w 0:65@1,0,1/n", "64:64@1,0,2/s", ends_only=True
            ),
            "daring": at(111, "0:66@0,0,0/e 1:63@1,0,1/e", "43:43@3,0,2/w"),
            "trembling": at(1, TREMBLING),
        },
        "magnetic-staggered": {
            "flat": at(1559, "0:66@0,0,0/e", "60:60@2,0,0/e"),
            "up": at(1559, "0:66@0,0,0/e 1:60@2,0,0/e", "65:65@0,0,1/n"),
            "under": at(1559, STAGGERED, "51:51@0,1,0/n"),
            "ends": at(1559, f"{STAGGERED} {STAGGERED_ON}", "62:62@-2,2,1/s"),
        },
    }
)


@cache
def examples(game: str) -> bytes:
    """The examples of a game by their names, in JSON.

    >>> b"stuck" in examples("classic")
    True
    """
    if game not in EXAMPLES:
        raise UnknownName("game with examples", game, EXAMPLES)
    return (files("boneyard") / "rules" / "examples" / f"{game}.json").read_bytes()


def played(game: str) -> str:
    """The examples of a game played by the rules, as they are kept."""
    shown = {name: moment(game, example) for name, example in EXAMPLES[game].items()}
    rows = [f"{compact(name)}:{compact(told)}" for name, told in shown.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def moment(game: str, example: Example) -> dict[str, Any]:
    """What is seen, and where each tile that is held up may go."""
    position = example.scene.position(game)
    seat = position.actors[0] if example.tiles else None
    view, legal = position.view(seat), position.legal()
    tiles = []
    for tile, _, place in (word.partition(":") for word in example.tiles.split()):
        moves = [move for move in legal if lays(game, view, move, tile)]
        tiles.append({"tile": tile, "moves": [move for move in moves if move == (place or move)]})
    return {"view": view, "tiles": tiles}


def lays(game: str, view: Any, move: str, tile: str) -> bool:
    """Whether a move lays this tile: its text begins with it, or its place asks for it."""
    if game == "domination":
        return move in view["places"].get(tile, ())
    return move.startswith(tile)


def main() -> None:
    """Write them into the package."""
    folder = Path(__file__).parent / "rules" / "examples"
    folder.mkdir(exist_ok=True)
    for game in EXAMPLES:
        (folder / f"{game}.json").write_text(played(game), "utf-8")


if __name__ == "__main__":
    main()
