"""The pictures in the rules of Domino 4: `python -m boneyard.games.domino4_examples` draws them.

An example is a table and some tiles to try on it. A test asks the rules whether each may be laid,
and whether the pictures in the package are the ones drawn here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from boneyard.games.domino4_drawing import Drawn, draw

FOLDER = Path(__file__).resolve().parents[1] / "rules" / "pictures"
PLACED = re.compile(r"(\w+)@(-?\d+),(-?\d+)[/=](\w+)")


@dataclass(frozen=True)
class Example:
    """Tiles that lie, tiles that may be laid next, tiles that may not; all in notation."""

    table: str
    allowed: str = ""
    refused: str = ""
    cornerstone: bool = False


BEND = "r43@1,0/sw r33@1,1/ne r32@2,1/nw"
EXAMPLES = {
    "D4-6": Example("", "r43@1,0/nw y20@-1,0/sw"),
    "D4-7": Example("r43@1,0/nw", "r31@2,0/nw", "g31@1,-1/nw"),
    "D4-8": Example("r43@1,0/nw", "r31@2,0/nw r32@1,-1/nw"),
    "D4-9": Example("r43@1,0/sw r31@1,1/se", "r21@1,2/ne", "r11@0,1/nw"),
    "D4-10": Example(
        "r43@1,0/nw r31@2,0/nw r11@3,0/nw r21@4,0/ne r42@5,0/ne", "r41@5,1/sw", "r44@6,0/nw"
    ),
    "D4-11": Example("r40@1,0/nw", "b30@2,0/ne", "b43@1,-1/nw"),
    "D4-12": Example("r33@1,0/nw", "g33@2,0/nw", "g31@1,-1/nw"),
    "D4-13": Example("r43@1,0/nw J@2,0=b", "b31@3,0/nw b20@2,1/ne", "r33@2,-1/nw"),
    "D4-20": Example(f"{BEND} r42@3,1/ne", "g32@2,0/sw", cornerstone=True),
    "D4-21": Example(BEND, "", "g32@2,0/sw", cornerstone=True),
    "D4-22": Example(f"{BEND} r42@3,1/ne", "", "b33@0,1/nw", cornerstone=True),
}


def tiles_of(moves: str, allowed: bool | None = None) -> list[Drawn]:
    """Tiles from notation."""
    found = PLACED.findall(moves)
    return [Drawn(tile, int(x), int(y), look, allowed) for tile, x, y, look in found]


def picture(name: str) -> str:
    """The SVG of an example."""
    example = EXAMPLES[name]
    middle = [Drawn("J", 0, 0)]
    tried = tiles_of(example.allowed, True) + tiles_of(example.refused, False)
    return draw(middle + tiles_of(example.table) + tried, name)


def turns_picture() -> str:
    """One tile in its four turns (D4-2)."""
    return draw([Drawn("r43", 2 * i, 0, turn) for i, turn in enumerate(TURNS_SHOWN)], "D4-2")


TURNS_SHOWN = ("nw", "ne", "se", "sw")


def pictures() -> dict[str, str]:
    """All pictures, by the name of their file."""
    drawn = {f"domino4-{name}.svg": picture(name) for name in EXAMPLES}
    return {"domino4-D4-2.svg": turns_picture(), **drawn}


def main() -> None:
    """Write them into the package."""
    FOLDER.mkdir(exist_ok=True)
    for name, svg in pictures().items():
        (FOLDER / name).write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
