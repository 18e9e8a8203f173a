"""The board of Domination: printed squares, dominoes as lines between them, fields with letters.

An empty edge that fits one of the viewer's dominoes shows that domino.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from boneyard.games.domination.grid import EDGE_TEXT, FIELD_EDGES, FIELD_TEXT, FILES, RANKS
from boneyard.terminal.dominoes import rows_of_hand
from boneyard.terminal.pen import SEAT_COLOURS, Pen

SEAT_LETTERS = "ABCD"
ACROSS, UPRIGHT = "─────", " │ "
NEXT_FILE = dict(pairwise(FILES))
NEXT_RANK = dict(pairwise(RANKS))


def table(view: Any, pen: Pen) -> list[str]:
    """The board, rank 8 first, and what each player has conquered."""
    files = "   " + (" " * 7).join(FILES)
    rows = [files]
    for rank, values in zip(reversed(RANKS), view["board"], strict=True):
        rows.append(rank_row(view, rank, values))
        if rank != RANKS[0]:
            rows.append(row_below(view, chr(ord(rank) - 1)))
    return [*(pen.lines(row).rstrip() for row in rows), files, "   ".join(chips(view, pen))]


def rank_row(view: Any, rank: str, values: list[int]) -> str:
    """The squares of a rank and the edges between them."""
    row = f"{rank} "
    for file, value in zip(FILES, values, strict=True):
        row += f"[bold] {value} [/]"
        if file in NEXT_FILE:
            row += edge(view, f"{file}{rank}{NEXT_FILE[file]}{rank}", ACROSS)
    return row + f" {rank}"


def row_below(view: Any, rank: str) -> str:
    """The edges from this rank to the next one up, and the fields between them."""
    row = "  "
    for file in FILES:
        row += edge(view, f"{file}{rank}{file}{NEXT_RANK[rank]}", UPRIGHT)
        if file in NEXT_FILE:
            row += field(view, f"{file}{rank}")
    return row


def edge(view: Any, name: str, line: str) -> str:
    """A domino in its owner's colour, bright if it is the last; or what would fit here."""
    if name in view["edges"]:
        style = SEAT_COLOURS[view["edges"][name]] + (" reverse" if name == view["last"] else "")
        return f"[{style}]{line}[/]"
    for tile, places in view["places"].items():
        if name in places:
            return f"[dim]{tile:^{len(line)}}[/]"
    return " " * len(line)


def field(view: Any, name: str) -> str:
    """The letter of the player who conquered a field."""
    if name not in view["fields"]:
        return " " * len(ACROSS)
    seat = view["fields"][name]
    return f"[bold white on {SEAT_COLOURS[seat]}]{SEAT_LETTERS[seat]:^{len(ACROSS)}}[/]"


def chips(view: Any, pen: Pen) -> list[str]:
    """How many fields each player has, in their colours."""
    return [
        f"[{SEAT_COLOURS[seat]}]{chips_of(view, seat, pen)}[/]" for seat in range(view["players"])
    ]


def chips_of(view: Any, seat: int, pen: Pen) -> str:
    """How many fields a seat has."""
    you = f" ({pen.say('you')})" if seat == view["seat"] else ""
    return pen.say(
        "domination-chips",
        letter=SEAT_LETTERS[seat] + you,
        fields=view["chips"][seat],
        outer=view["outer"][seat],
    )


def hand(view: Any, pen: Pen) -> list[str]:
    """The viewer's rack, with pips."""
    return [pen.lines(row) for row in rows_of_hand(view["hand"], pen.width)]


def tell(view: Any, pen: Pen) -> list[str]:
    """The ranks, who has which fields, which can be closed now, and where the rack fits."""
    texts = []
    for rank, values in zip(reversed(RANKS), view["board"], strict=True):
        values_text = " ".join(str(value) for value in values)
        texts.append(pen.say("domination-rank", rank=rank, values=values_text))
    texts.append(pen.apart(chips_of(view, seat, pen) for seat in range(view["players"])) + ".")
    for seat in range(view["players"]):
        if view["chips"][seat]:
            mine = ", ".join(name for name, owner in view["fields"].items() if owner == seat)
            texts.append(pen.say("domination-conquered", letter=SEAT_LETTERS[seat], fields=mine))
    if ripe := ripe_fields(view):
        texts.append(pen.say("domination-ripe", fields=", ".join(ripe)))
    if view["hand"]:
        fits = [
            pen.say("domination-fits", tile=tile, edges=" ".join(places))
            for tile, places in view["places"].items()
        ]
        places = f" {pen.apart(fits)}." if fits else ""
        texts.append(pen.tell("your-hand", f"{' '.join(view['hand'])}.{places}"))
    return texts


def ripe_fields(view: Any) -> list[str]:
    """The fields with one side open, each with that side."""
    ripe = []
    for name, sides in zip(FIELD_TEXT, FIELD_EDGES, strict=True):
        open_sides = [EDGE_TEXT[side] for side in sides if EDGE_TEXT[side] not in view["edges"]]
        if len(open_sides) == 1:
            ripe.append(f"{name} ({open_sides[0]})")
    return ripe
