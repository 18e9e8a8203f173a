"""The table of Domino 4: square tiles with their two halves, colours and letters, cells by number.

A tile is two lines high. The diagonal lies as it does on the table, each half beside its sides:
`r4 /` above `/ r3` is r43 turned nw. Free cells at the ends show where they are.
"""

from __future__ import annotations

from typing import Any

from boneyard.games.domino4.phrases import wish
from boneyard.terminal.pen import Pen

STYLES = {
    "r": "bold white on #B3261E",
    "g": "bold white on #1B7F3B",
    "b": "bold white on #0B57A4",
    "y": "bold black on #F0C419",
    "white": "bold black on white",
    "joker": "bold white on #5B3A8C",
}
WIDE = 5  # characters of a cell
MARGIN = 4  # for the numbers of the rows
RISING, FALLING = "\u2571", "\u2572"  # the diagonals


def table(view: Any, pen: Pen) -> list[str]:
    """The tiles on their cells, in strips if the table is wider than the screen; then the ends."""
    drawn = {tuple(tile["cell"]): tile_lines(tile) for tile in view["table"]}
    for spot in (spot for spots in view["spots"] for spot in spots):
        drawn[tuple(spot)] = [f"[dim]{spot[0]:>2},{spot[1]:<2}[/]", f"[dim]{'·':^{WIDE}}[/]"]
    rows = []
    columns = range(min(x for x, _ in drawn), max(x for x, _ in drawn) + 1)
    each = max(1, (pen.width - 2 * MARGIN) // (WIDE + 1))
    for start in range(0, len(columns), each):
        rows += strip(drawn, columns[start : start + each])
    return [*(lines(row, pen) for row in rows), *hints(view, pen)]


def lines(row: str, pen: Pen) -> str:
    """A row in the characters that the pen has."""
    return pen.lines(row if pen.unicode else row.replace(RISING, "/").replace(FALLING, "\\"))


def strip(drawn: dict[Any, list[str]], columns: range) -> list[str]:
    """Some columns of the table, north first, with the numbers of columns and rows."""
    ys = [y for x, y in drawn if x in columns]
    numbers = " " * MARGIN + " ".join(f"{x:^{WIDE}}" for x in columns)
    rows = [f"[dim]{numbers.rstrip()}[/]"]
    for y in range(max(ys), min(ys) - 1, -1):
        for half in range(2):
            cells = [drawn[x, y][half] if (x, y) in drawn else " " * WIDE for x in columns]
            margin = f"[dim]{y:>{MARGIN - 1}} [/]" if half == 0 else " " * MARGIN
            rows.append((margin + " ".join(cells)).rstrip())
    return rows


def tile_lines(tile: Any) -> list[str]:
    """A tile on the table, two lines high."""
    if tile["turn"] is None:
        name = tile["tile"] or "?"
        named = f"={tile['colour']}" if tile["colour"] else ""
        style = STYLES[tile["colour"] or "joker"]
        mark = "?" if tile["down"] else "J"
        return [painted(f"{mark + named:^{WIDE}}", style), painted(f"{name:^{WIDE}}", style)]
    first, second = halves(tile["tile"])
    turn = tile["turn"]
    top, bottom = (first, second) if "n" in turn else (second, first)
    if turn in ("nw", "se"):
        return [f"{top} {RISING} ", f" {RISING} {bottom}"]
    return [f" {FALLING} {top}", f"{bottom} {FALLING} "]


def halves(tile: str) -> tuple[str, str]:
    """The two halves of a tile, in colour."""
    first, second = (half(tile[0], number) for number in tile[1:])
    return first, second


def half(colour: str, number: str) -> str:
    """One half: its letter and number; a white half has no letter."""
    return (
        painted(" 0", STYLES["white"])
        if number == "0"
        else painted(colour + number, STYLES[colour])
    )


def painted(text: str, style: str) -> str:
    """Text in a style."""
    return f"[{style}]{text}[/]"


def hand(view: Any, pen: Pen) -> list[str]:
    """The viewer's tiles, each with both halves."""
    tiles = [
        painted("  J  ", STYLES["joker"]) if tile == "J" else " ".join(halves(tile))
        for tile in view["hand"]
    ]
    each = max(1, pen.width // (WIDE + 2))
    rows = [tiles[start : start + each] for start in range(0, len(tiles), each)]
    return ["  ".join(row) for row in rows]


def hints(view: Any, pen: Pen) -> list[str]:
    """What the ends ask for, and what is special about this moment."""
    first = left_end(view)
    texts = [end(view, chain, pen) for chain in (first, 1 - first)]
    acts = view["seat"] in view["actors"]
    if view["phase"] == "answers":
        texts.append(pen.say("domino4-answers"))
    elif view["phase"] == "gift" and acts:
        texts.append(pen.say("domino4-gift"))
    elif view["second"]:
        texts.append(pen.say("domino4-second"))
    elif view["two_tiles"]:
        texts.append(pen.say("domino4-two"))
    if view["owes"] is not None and view["owes"] == view["seat"]:
        texts.append(pen.say("domino4-owes"))
    for seat, tiles in enumerate(view["known"]):
        if tiles:
            name = pen.players[seat].name
            texts.append(pen.say("domino4-known", name=name, tiles=pen.listed(tiles)))
    return texts


def end(view: Any, chain: int, pen: Pen) -> str:
    """What the end of a chain asks for, and where."""
    side = "left" if chain == left_end(view) else "right"
    if not view["spots"][chain]:
        return pen.say(f"domino4-{side}-closed")
    cells = " ".join(f"{x},{y}" for x, y in view["spots"][chain])
    asked = wish(pen.language, view["wishes"][chain])
    return pen.say(f"domino4-{side}", wish=asked, cells=cells)


def left_end(view: Any) -> int:
    """The chain whose end lies farther left now: chains turn corners, and may cross over."""
    first, second = (view["table"][tile]["cell"][0] for tile in view["ends"])
    return int(second < first)


def tell(view: Any, pen: Pen) -> list[str]:
    """The table and the hand in sentences."""
    laid = []
    for tile in view["table"]:
        look = (
            f"/{tile['turn']}" if tile["turn"] else f"={tile['colour']}" if tile["colour"] else ""
        )
        down = "?" if tile["down"] else ""
        laid.append(f"{down}{tile['tile'] or ''}@{tile['cell'][0]},{tile['cell'][1]}{look}")
    texts = [pen.tell("domino4-table", f"{' '.join(laid)}."), *hints(view, pen)]
    if view["hand"]:
        texts.append(pen.tell("your-hand", " ".join(view["hand"])))
    return texts
