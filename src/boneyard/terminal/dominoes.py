"""Dominoes drawn with characters, up to the double twelve: lying in a line, standing in a hand."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.tiles import DIGITS

PIPS = {
    0: ("     ", "     ", "     "),
    1: ("     ", "  •  ", "     "),
    2: ("•    ", "     ", "    •"),
    3: ("•    ", "  •  ", "    •"),
    4: ("•   •", "     ", "•   •"),
    5: ("•   •", "  •  ", "•   •"),
    6: ("•   •", "•   •", "•   •"),
    7: ("•   •", "• • •", "•   •"),
    8: ("• • •", "•   •", "• • •"),
    9: ("• • •", "• • •", "• • •"),
    10: ("•• ••", "•   •", "•• ••"),
    11: ("•• ••", "• • •", "•• ••"),
    12: ("•• ••", "•• ••", "•• ••"),
}
STANDING_WIDTH = 8
LYING_WIDTH, CROSSWISE_WIDTH = 9, 5


def standing(tile: str, colour: str | None = None) -> list[str]:
    """A domino on end with its pips, nine lines high, with its name below."""
    rows = ["╭─────╮"]
    for number, edge in ((tile[0], "├─────┤"), (tile[1], "╰─────╯")):
        rows += [f"│{painted(row, colour)}│" for row in PIPS[DIGITS.index(number)]]
        rows.append(edge)
    return [*rows, f"  {tile}   "]


def painted(text: str, colour: str | None) -> str:
    """Text in a colour."""
    return f"[{colour}]{text}[/]" if colour else text


def lying(left: int, right: int) -> list[str]:
    """A domino in the line, five lines high; a double lies crosswise."""
    if left == right:
        return ["┌───┐", f"│{left:^3}│", "├───┤", f"│{right:^3}│", "└───┘"]
    return [" " * 9, "┌───┬───┐", f"│{left:^3}│{right:^3}│", "└───┴───┘", " " * 9]


def rows_of_hand(
    tiles: Sequence[str], width: int, colours: dict[str, str] | None = None
) -> list[str]:
    """Dominoes side by side, in as many rows as the width needs."""
    each = max(1, width // STANDING_WIDTH)
    lines: list[str] = []
    for start in range(0, len(tiles), each):
        drawn = [standing(t, (colours or {}).get(t)) for t in tiles[start : start + each]]
        lines += [" ".join(row) for row in zip(*drawn, strict=True)]
    return lines


def rows_of_line(line: Sequence[Sequence[int]], width: int) -> list[str]:
    """The line from left to right, in as many strips as the width needs."""
    strips: list[list[list[str]]] = [[]]
    used = 0
    for left, right in line:
        wide = CROSSWISE_WIDTH if left == right else LYING_WIDTH
        if used + wide > width:
            strips.append([])
            used = 0
        strips[-1].append(lying(left, right))
        used += wide
    return ["".join(row).rstrip() for strip in strips for row in zip(*strip, strict=True)]
