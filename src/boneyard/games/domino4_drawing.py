"""Domino 4 drawn as SVG: tiles on a table, for the pages that explain the rules.

Each colour has a shape as well, so that nobody needs to tell red from green; a white half shows an
open ring. What may be laid has a full frame and a tick, what may not a broken frame and a cross.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

SIZE = 60  # of a cell
GAP = 3  # between the edge of a cell and its tile
FILL = {"r": "#C8453B", "g": "#2E8B57", "b": "#2F6DB5", "y": "#E8B923"}
INK, IVORY, JOKER_FILL = "#2B2622", "#FBF6EA", "#5B3A8C"
GOOD, BAD = "#00735A", "#B3261E"

# The corners of the first half in each turn, of the second half, in parts of a tile.
CORNERS = {
    "nw": (((0, 0), (1, 0), (0, 1)), ((1, 0), (1, 1), (0, 1))),
    "ne": (((0, 0), (1, 0), (1, 1)), ((0, 0), (0, 1), (1, 1))),
}
CORNERS["se"], CORNERS["sw"] = CORNERS["nw"][::-1], CORNERS["ne"][::-1]
# Where the pips of a half lie, from its middle, in parts of a tile.
PIPS = {
    1: ((0.0, 0.0),),
    2: ((-0.12, 0.12), (0.12, -0.12)),
    3: ((-0.13, 0.1), (0.13, 0.1), (0.0, -0.12)),
    4: ((-0.11, -0.11), (0.11, -0.11), (-0.11, 0.11), (0.11, 0.11)),
}


@dataclass(frozen=True)
class Drawn:
    """A tile to draw: its name, its cell, its turn or the colour named; None: it simply lies."""

    tile: str
    x: int
    y: int
    look: str = ""
    allowed: bool | None = None


def draw(tiles: Iterable[Drawn], title: str) -> str:
    """An SVG of these tiles.

    >>> draw([Drawn("r43", 0, 0, "nw")], "a tile").startswith("<svg")
    True
    """
    tiles = list(tiles)
    west, north = min(t.x for t in tiles), max(t.y for t in tiles)
    wide = (max(t.x for t in tiles) - west + 1) * SIZE
    high = (north - min(t.y for t in tiles) + 1) * SIZE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'width="{wide}" height="{high}" role="img" aria-label="{title}">'
    ]
    for tile in tiles:
        left, top = (tile.x - west) * SIZE, (north - tile.y) * SIZE
        parts.append(f'<g transform="translate({left + GAP} {top + GAP})">{face(tile)}</g>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def face(tile: Drawn) -> str:
    """One tile with its frame."""
    side = SIZE - 2 * GAP
    inside = joker(tile, side) if tile.tile == "J" else halves(tile, side)
    return inside + frame(tile, side)


def halves(tile: Drawn, side: int) -> str:
    """The two halves of a tile with their pips, and the line between them."""
    parts = []
    for corners, number in zip(CORNERS[tile.look], tile.tile[1:], strict=True):
        points = " ".join(f"{x * side},{y * side}" for x, y in corners)
        fill = IVORY if number == "0" else FILL[tile.tile[0]]
        parts.append(f'<polygon points="{points}" fill="{fill}"/>')
        middle = [side * sum(corner[i] for corner in corners) / 3 for i in range(2)]
        parts += pips(tile.tile[0], int(number), middle[0], middle[1], side)
    ends = ((1, 0), (0, 1)) if tile.look in ("nw", "se") else ((0, 0), (1, 1))
    (ax, ay), (bx, by) = ends
    line = f'x1="{ax * side}" y1="{ay * side}" x2="{bx * side}" y2="{by * side}"'
    return "".join(parts) + f'<line {line} stroke="{INK}" stroke-width="1.5"/>'


def pips(colour: str, number: int, x: float, y: float, side: int) -> list[str]:
    """The pips of a half; an open ring on a white one."""
    if number == 0:
        ring = f'cx="{x:.1f}" cy="{y:.1f}" r="{side * 0.1:.1f}"'
        return [f'<circle {ring} fill="none" stroke="{INK}" stroke-width="2"/>']
    places = PIPS[number]
    return [shape(colour, x + dx * side, y + dy * side, side * 0.075, IVORY) for dx, dy in places]


def shape(colour: str, x: float, y: float, r: float, fill: str) -> str:
    """The shape of a colour: red round, green triangle, blue square, yellow diamond."""
    if colour == "r":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}"/>'
    corners = {
        "g": ((0, -1.2), (1.1, 0.9), (-1.1, 0.9)),
        "b": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
        "y": ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    }[colour]
    points = " ".join(f"{x + dx * r:.1f},{y + dy * r:.1f}" for dx, dy in corners)
    ink = INK if colour == "y" and fill == IVORY else fill
    return f'<polygon points="{points}" fill="{ink}"/>'


def joker(tile: Drawn, side: int) -> str:
    """A joker: all four shapes on violet, and the colour that was named as its frame inside."""
    parts = [f'<rect width="{side}" height="{side}" fill="{JOKER_FILL}"/>']
    for i, colour in enumerate(FILL):
        x, y = side * (0.33 + 0.34 * (i % 2)), side * (0.33 + 0.34 * (i // 2))
        parts.append(shape(colour, x, y, side * 0.1, FILL[colour]))
    if tile.look:
        inner = f'x="3" y="3" width="{side - 6}" height="{side - 6}"'
        parts.append(f'<rect {inner} fill="none" stroke="{FILL[tile.look]}" stroke-width="4"/>')
    return "".join(parts)


def frame(tile: Drawn, side: int) -> str:
    """A plain frame, or one that says whether the tile may lie there."""
    box = f'<rect width="{side}" height="{side}" fill="none"'
    if tile.allowed is None:
        return f'{box} stroke="{INK}" stroke-width="1.5" rx="2"/>'
    colour = GOOD if tile.allowed else BAD
    dashes = "" if tile.allowed else ' stroke-dasharray="6 4"'
    corner = 6 if tile.look in ("ne", "sw") else side - 6  # at an end of the diagonal: no pips
    mark = "M-4 0 L-1 4 L5 -4" if tile.allowed else "M-4 -4 L4 4 M4 -4 L-4 4"
    return (
        f'{box} stroke="{colour}" stroke-width="4"{dashes} rx="2"/>'
        f'<g transform="translate({corner} 6)">'
        f'<circle r="9" fill="{IVORY}" stroke="{colour}" stroke-width="2"/>'
        f'<path d="{mark}" fill="none" stroke="{colour}" stroke-width="3"/></g>'
    )
