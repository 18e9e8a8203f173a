"""A construction level by level, and how firmly it stands: the tower and the staggered game."""

from __future__ import annotations

from typing import Any

from boneyard.games.shared.line.terminal import hand as hand_of_line
from boneyard.games.shared.tower.physics.tower import EAST, HEADINGS, NORTH
from boneyard.terminal.pen import Pen

CELL = 4  # characters from one cell to the next
DOT = "·"


def table(view: Any, pen: Pen) -> list[str]:
    """Every level as a map, the lowest first, with the coordinates of notation."""
    if not view["tower"]:
        return [*fallen(view, pen), pen.say("line-empty"), *due(view, pen)]
    box = extent(view["tower"])
    levels = sorted({place["z"] for place in view["tower"]})
    drawn: list[str] = []
    for level in levels:
        places = [place for place in view["tower"] if place["z"] == level]
        drawn.append(f"{pen.say('tower-level', level=level)}:")
        drawn += [pen.lines(row) for row in rows_of_level(places, box)]
    return [*drawn, *firmness(view, pen), *due(view, pen)]


def hand(view: Any, pen: Pen) -> list[str]:
    """The viewer's dominoes."""
    return hand_of_line(view, pen)


def tell(view: Any, pen: Pen) -> list[str]:
    """The construction and the hand in sentences."""
    texts = fallen(view, pen) if not view["tower"] else []
    for level in sorted({place["z"] for place in view["tower"]}):
        places = [place_in_words(p, pen) for p in view["tower"] if p["z"] == level]
        texts.append(pen.tell("tower-level", f"{pen.apart(places)}.", level=level))
    if not view["tower"]:
        texts.append(pen.say("line-empty"))
    texts += [*firmness(view, pen), *due(view, pen)]
    if view["hand"]:
        texts.append(pen.tell("your-hand", " ".join(view["hand"])))
    return texts


def place_in_words(place: Any, pen: Pen) -> str:
    """One domino and where it lies."""
    heading = pen.say(f"heading-{place['heading']}")
    cell = f"{place['x']},{place['y']},{place['z']}"
    return pen.say("tower-place", tile=place["tile"], place=cell, heading=heading)


def cells_of(place: Any) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two cells of a domino, the one named first first."""
    heading = HEADINGS.index(place["heading"])
    x, y = place["x"], place["y"]
    return (x, y), (x + int(EAST[heading]), y + int(NORTH[heading]))


def extent(places: list[Any]) -> tuple[int, int, int, int]:
    """West, east, south and north of all cells."""
    cells = [cell for place in places for cell in cells_of(place)]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs), max(xs), min(ys), max(ys)


def rows_of_level(places: list[Any], box: tuple[int, int, int, int]) -> list[str]:
    """One level from north to south: numbers, joined where they are one domino."""
    west, east, south, north = box
    width = (east - west) * CELL + 1
    grid = [[" "] * width for _ in range(2 * (north - south) + 1)]
    for y in range(south, north + 1):
        for x in range(west, east + 1):
            grid[2 * (north - y)][CELL * (x - west)] = DOT
    for place in places:
        (ax, ay), (bx, by) = cells_of(place)
        for (x, y), number in zip(((ax, ay), (bx, by)), place["tile"], strict=True):
            grid[2 * (north - y)][CELL * (x - west)] = number
        if ay == by:
            for i in range(1, CELL):
                grid[2 * (north - ay)][CELL * (min(ax, bx) - west) + i] = "─"
        else:
            grid[2 * (north - max(ay, by)) + 1][CELL * (ax - west)] = "│"
    rows = []
    for i, row in enumerate(grid):
        label = f"{north - i // 2:>4} " if i % 2 == 0 else " " * 5
        rows.append((label + " ".join(["", "".join(row)])).rstrip())
    marks = "".join(f"{x:<{CELL}}" for x in range(west, east + 1))
    return [*rows, f"{'':5} {marks}".rstrip()]


def firmness(view: Any, pen: Pen) -> list[str]:
    """The margin in a word, and where it would give way."""
    if view["word"] is None:
        return []
    lower, upper = view["weakest"]
    if lower is None:
        place = pen.say("tower-weakest-table", upper=upper)
    else:
        place = pen.say("tower-weakest", upper=upper, lower=lower)
    return [f"{pen.say('tower-' + view['word'])} {place}"]


def fallen(view: Any, pen: Pen) -> list[str]:
    """What fell, until something new is built."""
    ruin = view["ruin"]
    return [] if ruin is None else [pen.say("tower-fell", tiles=" ".join(ruin["fell"]))]


def due(view: Any, pen: Pen) -> list[str]:
    """The way in which the next domino is laid, if that alternates."""
    if "due" not in view or not view["actors"] or not view["tower"]:
        return []
    return [pen.say(f"tower-due-{view['due'][view['actors'][0]]}")]
