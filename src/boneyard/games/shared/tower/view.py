"""What is seen of a construction: where its dominoes lie, how firmly it stands, how it fell."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, cast

from boneyard.engine.rules import SPECTATOR, State, Triple, Value, View
from boneyard.engine.tiles import KINDS, TEXT, texts_of
from boneyard.games.shared.hands import common_view
from boneyard.games.shared.magnetic import colours
from boneyard.games.shared.tower.physics.judge import margin_word, tower_margin
from boneyard.games.shared.tower.physics.tower import HEADINGS
from boneyard.games.shared.tower.physics.work import TABLE, new_work

Heading = Literal["e", "n", "w", "s"]


class Place(TypedDict):
    """A domino of a construction, as it lies."""

    tile: str
    x: int
    y: int
    z: int
    heading: Heading
    shift: Triple  # dx, dy and turn of the real place, in 1/1024 cell and radian
    by: int  # the seat that laid it


class Ruin(TypedDict):
    """The latest collapse."""

    number: int  # how many there have been
    tower: list[Place]  # in the order of laying
    last: str  # the domino that was being laid
    fell: list[str]


class StackView(View):
    """What is seen of a game with a construction."""

    tower: list[Place]  # in the order of laying
    last: str | None
    margin: float | None  # in weights of a domino; None: nothing is laid
    word: Literal["solid", "shaky", "about-to-fall"] | None  # the margin in a word
    weakest: list[str | None] | None  # the contact that gives first: lower (None: table), upper
    ruin: Ruin | None
    colours: dict[str, int]  # of the dominoes that this seat has seen; 0 to 3 (MAG-1)


def places_of(tower: Any) -> list[Place]:
    """The dominoes of a construction, in the order of laying."""
    steps = tower["step"].tolist()
    return [
        {
            "tile": TEXT[kind],
            "x": int(tower["x"][kind]),
            "y": int(tower["y"][kind]),
            "z": int(tower["z"][kind]),
            "heading": cast("Heading", HEADINGS[tower["heading"][kind]]),
            "shift": [int(tower[part][kind]) for part in ("dx", "dy", "turn")],
            "by": int(tower["by"][kind]),
        }
        for kind in sorted(range(KINDS), key=steps.__getitem__)
        if steps[kind]
    ]


def stack_view(s: State, viewer: int, game: str, options: dict[str, Value]) -> StackView:
    """The view of a seat, or of a spectator."""
    margin, weakest = margin_and_weakest(s)
    ruin: Ruin | None = None
    if s["collapses"]:
        ruin = {
            "number": int(s["collapses"]),
            "tower": places_of(s["ruin"]),
            "last": TEXT[s["ruined_by"]],
            "fell": texts_of(s["fell"]),
        }
    return {
        **common_view(s, viewer, game, options),
        "tower": places_of(s["tower"]),
        "last": None if s["last"] < 0 else TEXT[s["last"]],
        "margin": margin,
        "word": None if margin is None else margin_word(margin),
        "weakest": weakest,
        "ruin": ruin,
        "colours": colours(s, viewer),
    }


def margin_and_weakest(s: State) -> tuple[float | None, list[str | None] | None]:
    """How firmly the construction stands, and the two dominoes that would part first."""
    if not s["tower"]["laid"]:
        return None, None
    work = new_work()
    margin = float(tower_margin(work, s["tower"], s["magnets"]))
    lower, upper = (int(work[end][work["weakest"]]) for end in ("lower", "upper"))
    return margin, [None if lower == TABLE else TEXT[lower], TEXT[upper]]


def unseen(s: State, viewer: int) -> list[str]:
    """The dominoes that a viewer never saw: what was laid once is known, in any hand (MAG-23)."""
    own = 0 if viewer == SPECTATOR else int(s["hands"][viewer])
    slots = enumerate(s["before_slot"].tolist())
    return [TEXT[kind] for kind, slot in slots if not slot and not own >> kind & 1]
