"""What is seen of a construction: where its dominoes lie, how firmly it stands, how it fell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rules import Option, State
from boneyard.engine.texts import ListWriter
from boneyard.engine.tiles import KINDS, TEXT, lowest, tile_item
from boneyard.engine.views import (
    AMOUNTS_IN_ONE,
    NO_AMOUNT,
    NULL,
    Amount,
    Kind,
    Many,
    Number,
    OneOf,
    Row,
    Thing,
    game_view,
)
from boneyard.games.shared.hands import fill_common, hands_view, is_unseen
from boneyard.games.shared.magnetic import COLOURS_SEEN, fill_colours
from boneyard.games.shared.tower.physics.contacts import find_contacts
from boneyard.games.shared.tower.physics.judge import (
    RISKS,
    SAFE,
    STRENGTH,
    WORDS,
    margin_word,
    tower_margin,
)
from boneyard.games.shared.tower.physics.tower import HEADINGS
from boneyard.games.shared.tower.physics.work import TABLE, WORK, clean
from boneyard.games.shared.tower.places import FIRST_PLACE, MOST_WAYS
from boneyard.games.shared.tower.stacking import risk_if

# A domino of a construction, as it lies.
PLACE = Thing(
    "Place",
    {
        "tile": OneOf(TEXT),
        "x": Number(),
        "y": Number(),
        "z": Number(),
        "heading": OneOf(tuple(HEADINGS), literal=True),
        "shift": Row(Number(), 3),  # dx, dy and turn of the real place, in 1/1024 cell and radian
        "by": Number(),  # the seat that laid it
    },
)
# The latest collapse.
RUIN = Thing(
    "Ruin",
    {
        "number": Number(),  # how many there have been
        "tower": Many(PLACE, KINDS),  # in the order of laying
        "last": OneOf(TEXT),  # the domino that was being laid
        "fell": Many(OneOf(TEXT), KINDS),
    },
    optional=True,
)
CONSTRUCTION: dict[str, Kind] = {
    "tower": Many(PLACE, KINDS),  # in the order of laying
    "last": OneOf(TEXT, optional=True),
    "margin": Amount(),  # in weights of a domino; null: nothing is laid
    "word": OneOf(WORDS, optional=True, literal=True),  # the margin in a word
    # The contact that gives first: lower (null: the table), upper
    "weakest": Many(OneOf(TEXT, optional=True), 2, optional=True),
    # What each legal move of the viewer risks, in the order of the moves
    "risks": Many(OneOf(RISKS, literal=True), MOST_WAYS),
    "ruin": RUIN,
    "colours": COLOURS_SEEN,  # MAG-1
}
LARGEST_MARGIN = 1e6  # in weights of a domino: more than any tower can have


def stack_view(
    name: str, game: str, options: Sequence[Option], fields: dict[str, Kind] | None = None
) -> Thing:
    """What is seen of a game with a construction, and of its own fields."""
    return game_view(name, hands_view(game, options), {**CONSTRUCTION, **(fields or {})})


@kernel
def fill_stack(s: State, viewer: int, v: Any) -> None:
    """All of a view but the options of one game, and its own fields."""
    fill_common(s, viewer, v)
    fill_places(s.tower, v.tower)
    v.last = s.last
    fill_margin(s, v)
    fill_ruin(s, v.ruin)
    fill_colours(s, viewer, v)
    v.options.steadiness = s.steadiness
    v.options.magnets = s.magnets
    v.options.count = s.count


@kernel
def fill_places(t: Any, places: Any) -> None:
    """The dominoes of a construction, in the order of laying."""
    places.n = 0
    for kind in range(KINDS):
        if t.step[kind]:
            places.n += 1
            fill_place(t, kind, places.of[t.step[kind] - 1])


@kernel
def fill_place(t: Any, kind: int, place: Any) -> None:
    """One domino of a construction."""
    place.tile = kind
    place.x = t.x[kind]
    place.y = t.y[kind]
    place.z = t.z[kind]
    place.heading = t.heading[kind]
    place.shift[0] = t.dx[kind]
    place.shift[1] = t.dy[kind]
    place.shift[2] = t.turn[kind]
    place.by = t.by[kind]


@kernel
def fill_margin(s: State, v: Any) -> None:
    """How firmly the construction stands, and the two dominoes that would part first."""
    v.margin = NO_AMOUNT
    v.word = v.weakest.n = NULL
    if s.tower.laid == 0:
        return
    works = stack_array(1, WORK)
    clean(works[0])
    margin = tower_margin(works[0], s.tower, s.magnets)
    weakest = works[0].weakest
    lower = works[0].lower[weakest]
    v.margin = amount_of(margin)
    v.word = margin_word(margin)
    v.weakest.n = 2
    v.weakest.of[0] = NULL if lower == TABLE else lower
    v.weakest.of[1] = works[0].upper[weakest]


@kernel
def fill_risks(s: State, moves: Any, n: int, risks: Any) -> None:
    """What each of these moves of the viewer risks: nothing hidden and no chance comes into it."""
    works = stack_array(1, WORK)
    clean(works[0])
    find_contacts(works[0], s.tower, STRENGTH[s.magnets])
    risks.n = n
    for i in range(n):
        risks.of[i] = SAFE
        if moves[i] >= FIRST_PLACE and s.opened >= 0:  # MAG-24: an opening double always stands
            risks.of[i] = risk_if(s, works[0], moves[i])


@kernel
def amount_of(margin: float) -> int:
    """A margin in the units of a view, to the nearest."""
    bounded = max(-LARGEST_MARGIN, min(margin, LARGEST_MARGIN))
    return np.int64(np.floor(bounded * AMOUNTS_IN_ONE + 0.5))  # type: ignore[return-value]


@kernel
def fill_ruin(s: State, ruin: Any) -> None:
    """The latest collapse, if there was one."""
    ruin.there = s.collapses if s.collapses else NULL
    ruin.number = s.collapses
    ruin.last = s.ruined_by
    fill_places(s.ruin, ruin.tower)
    n = 0
    rest = s.fell
    while rest:
        ruin.fell.of[n] = lowest(rest)
        rest &= rest - 1
        n += 1
    ruin.fell.n = n


@kernel
def write_unseen(s: State, viewer: int, out: Any, at: int) -> int:
    """The dominoes that a viewer never saw: what was laid once is known, in any hand (MAG-23)."""
    for kind in range(KINDS):
        if s.before_slot[kind] == 0 and is_unseen(s, viewer, kind):
            at = tile_item(s, kind, out, at)
    return at


unseen = ListWriter(write_unseen, KINDS)
