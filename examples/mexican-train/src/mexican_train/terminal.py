"""The table in a terminal: a row of dominoes for each train, from the station on."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from boneyard.terminal.dominoes import rows_of_hand
from boneyard.terminal.pen import SEAT_COLOURS, Pen
from mexican_train.texts import LETTERS

INDENT = "    "


def opening(view: Any, pen: Pen) -> list[str]:
    """Who had the highest double, and who starts."""
    seats = view["players"]
    holder = pen.players[(view["turn"] - 1) % seats]
    number = view["station"][0]
    return [
        pen.say("mexican-train-put-station", number=number, **holder.facts),
        pen.say("begins", **pen.players[view["turn"]].facts),
    ]


def table(view: Any, pen: Pen) -> list[str]:
    """The station and all trains, each with its letter, its owner and whether it is open."""
    drawn = [station(view, pen)]
    for number, train in enumerate(view["trains"]):
        colour = SEAT_COLOURS[number] if number < view["players"] else "default"
        drawn.append(f"[{colour}]{escape(label(view, number, pen))}[/]")
        drawn += [INDENT + pen.lines(row) for row in rows_of_train(train, pen.width - len(INDENT))]
    return [*drawn, *duties(view, pen)]


def hand(view: Any, pen: Pen) -> list[str]:
    """The dominoes of the one who looks, with their pips."""
    return [pen.lines(row) for row in rows_of_hand(view["hand"], pen.width)]


def tell(view: Any, pen: Pen) -> list[str]:
    """The table and the hand in sentences."""
    told = [station(view, pen)]
    for number, train in enumerate(view["trains"]):
        dominoes = " ".join(f"{near}-{far}" for near, far in train)
        dominoes = dominoes or pen.say("mexican-train-empty")
        told.append(pen.told(label(view, number, pen), f"{dominoes}."))
    told += duties(view, pen)
    if view["hand"]:
        told.append(pen.tell("your-hand", " ".join(view["hand"])))
    return told


def station(view: Any, pen: Pen) -> str:
    """What lies in the station."""
    return pen.say("mexican-train-station", number=view["station"][0])


def label(view: Any, number: int, pen: Pen) -> str:
    """The letter of a train, whose it is, whether it is open, and what it asks for."""
    seats, train = view["players"], view["trains"][number]
    mexican = number == seats
    name = pen.say("mexican-train-mexican") if mexican else pen.players[number].name
    parts = [pen.say("mexican-train-row", train=letter(view, number), name=name)]
    if not mexican and view["open"][number]:
        parts.append(pen.say("mexican-train-open"))
    end = train[-1][1] if train else int(view["station"][0])
    parts.append(pen.say("mexican-train-end", number=end))
    return ", ".join(parts)


def letter(view: Any, number: int) -> str:
    """The letter of a train; M is the Mexican train's."""
    return LETTERS[-1] if number == view["players"] else LETTERS[number]


def duties(view: Any, pen: Pen) -> list[str]:
    """A double that has to be covered, or a first train that may go on."""
    if view["cover"] is not None:
        number = view["trains"][view["cover"]][-1][1]
        train = letter(view, view["cover"])
        return [pen.say("mexican-train-to-cover", number=number, train=train)]
    if view["rolling"] and view["seat"] == view["turn"]:
        return [pen.say("mexican-train-go-on")]
    return []


def rows_of_train(train: list[list[int]], width: int) -> list[str]:
    """A train in one line or more: │9·4│4·2│.

    >>> rows_of_train([[9, 4], [4, 4], [4, 2]], 80)
    ['│9·4│4·4│4·2│']
    >>> rows_of_train([[9, 4], [4, 4], [4, 2]], 9)
    ['│9·4│4·4│', '│4·2│']
    """
    each = max(1, (width - 1) // 4)
    rows = [train[start : start + each] for start in range(0, len(train), each)]
    return ["│" + "".join(f"{near}·{far}│" for near, far in row) for row in rows]
