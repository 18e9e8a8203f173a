"""A construction that may fall: what `magnetic-tower` and `magnetic-staggered` share.

Laying a domino is judged by physics (MAG-25). If the construction falls, the player who laid takes
all of it, and the holder of the highest double starts a new one (MAG-23). A domino that was ever
laid is known to all from then on, in any hand; of the others it is known when a hand cannot have
held them, because it could not lay or did not open (`stuck`).
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import Option, State
from boneyard.engine.tiles import DOUBLE, INDEX, KINDS, LOW, PAIRS, TEXT, lowest, size, texts_of
from boneyard.errors import Refusal
from boneyard.games.shared import hands, magnetic
from boneyard.games.shared.hands import SEATS, leave, redeal_hands, redeal_stock, take
from boneyard.games.shared.magnetic import deal_fairly, end_turn, fair_deal, highest_double, opener
from boneyard.games.shared.tower.physics.contacts import find_contacts
from boneyard.games.shared.tower.physics.equilibrium import fallen
from boneyard.games.shared.tower.physics.hand import STEADINESS, land
from boneyard.games.shared.tower.physics.judge import MAGNETS, STRENGTH, chance, holds, tower_margin
from boneyard.games.shared.tower.physics.tower import HEADINGS, TOWER, clear, copy, lay, lift
from boneyard.games.shared.tower.physics.work import MOST_PIVOTS, WORK
from boneyard.games.shared.tower.places import DRAW, FIRST_PLACE, OFFSET, PASS, place, place_of
from boneyard.games.shared.tower.view import places_of

if TYPE_CHECKING:
    from boneyard.games.shared.tower.physics.fall import Fall

OPTIONS = (
    Option("steadiness", "steady", choices=STEADINESS),  # MAG-25
    Option("magnets", "normal", choices=MAGNETS),
    *magnetic.OPTIONS,
)
MOST_LEVEL = KINDS - 1

FIELDS: list[Any] = [
    *hands.FIELDS,
    *magnetic.FIELDS,
    ("steadiness", np.int8),
    ("magnets", np.int8),
    ("tower", TOWER),
    ("last", np.int8),  # the domino laid last; -1: none since the construction began
    ("stuck", np.int8, (SEATS, KINDS)),  # each came to this seat in this slot or later
    ("collapses", np.int16),
    ("ruin", TOWER),  # the construction at the moment of the latest collapse,
    ("ruined_by", np.int8),  # the domino that was being laid,
    ("load", np.float64, 3),  # its weight with the hand on it: force and moments,
    ("fell", np.int64),  # and the dominoes that fell
    ("fallbacks", np.int32),  # linear programs that needed the careful solver
]


@kernel
def setup_construction(s: State) -> None:
    """Shuffle and deal; the holder of the highest double starts (MAG-3)."""
    deal_fairly(s)
    begin(s)


@kernel
def begin(s: State) -> None:
    """Nothing is laid yet."""
    clear(s.tower)
    s.opened = -1
    s.last = -1


@kernel
def opening(s: State, seat: int) -> int:
    """The only move that starts a construction: the highest double, at 0,0,0 eastward."""
    return place(DOUBLE[highest_double(s.hands[seat])], 0, 0, 0, 0)


@kernel
def put(s: State, seat: int, move: int) -> bool:
    """Lay a domino with an unsteady hand; returns whether the construction stands."""
    kind, x, y, z, heading = place_of(move)
    if s.before_slot[kind] == 0:
        leave(s, seat, kind, s.stuck[seat, kind])
    else:
        s.hands[seat] &= ~(1 << kind)
    s.passes = 0
    lay(s.tower, kind, x, y, z, heading)
    land(s, s.tower, kind, s.steadiness)
    s.tower.by[kind] = seat
    s.tower.step[kind] = size(s.tower.laid)
    s.last = kind
    if s.opened < 0:
        mark_opening(s, LOW[kind])
        return True  # MAG-24: an opening double always stands
    works = np.empty(1, WORK)
    return judge(s, works, kind)


@kernel
def judge(s: State, works: Any, kind: int) -> bool:
    """Whether the construction stands; if not, keep the ruin to show."""
    work = works[0]
    work.most_pivots = MOST_PIVOTS
    work.fallbacks = 0
    find_contacts(work, s.tower, STRENGTH[s.magnets])
    stood = holds(s, work, s.tower, kind, s.steadiness)
    if not stood:
        copy(s.tower, s.ruin)
        s.ruined_by = kind
        for c in range(3):
            s.load[c] = work.load[kind, c]
        s.fell = fallen(work, s.tower.laid)
        s.collapses += 1
    s.fallbacks += work.fallbacks
    return stood


@kernel
def take_up(s: State, seat: int) -> None:
    """The seat takes the whole construction; the highest double starts a new one (MAG-23)."""
    s.hands[seat] |= s.tower.laid
    begin(s)
    end_turn(s, seat)
    if not s.ended:
        s.turn = opener(s)


@kernel
def mark_opening(s: State, double: int) -> None:
    """Everyone sees that nobody has a double above the opening one (MAG-3)."""
    s.opened = double
    for n in range(double + 1, 7):
        for seat in range(s.seats):
            s.stuck[seat, DOUBLE[n]] = s.got[seat]


@kernel
def draw_or_pass(s: State, seat: int, move: int, could_lay: int) -> None:
    """MAG-5; everyone sees that the seat has none of the dominoes that could be laid."""
    while could_lay:
        s.stuck[seat, lowest(could_lay)] = s.got[seat]
        could_lay &= could_lay - 1
    if move == DRAW:
        take(s, seat)
    else:
        s.passes += 1
    end_turn(s, seat)


@kernel
def redeal(s: State, seat: int, seed: Any) -> None:
    """Re-deal what a seat cannot know: hands, stock, and how future hands will shake."""
    s.rng = seed
    if s.ended:  # hands are open now
        redeal_stock(s)
        return
    known = np.zeros(SEATS, np.int64)  # dominoes taken up from a ruin (MAG-23)
    for other in range(s.seats):
        known[other] = s.hands[other] & ever_laid(s)
    first_slot = s.stuck.astype(np.int64)
    scratch = np.empty((3, KINDS), np.int64)
    while True:
        n = redeal_hands(s, seat, first_slot, True, scratch[0], scratch[1], scratch[2])
        for other in range(s.seats):
            s.hands[other] |= known[other]
        if fair_deal(s, scratch[0], scratch[1], scratch[2], n) and (
            s.opened >= 0 or opener(s) == s.turn
        ):
            return


@kernel
def ever_laid(s: State) -> int:
    """The dominoes that all have seen."""
    seen = 0
    for kind in range(KINDS):
        if s.before_slot[kind] > 0:
            seen |= 1 << kind
    return seen


@kernel
def standing_chance(s: State, move: int, tries: int, seed: Any) -> float:
    """How likely the construction stands if this move is played: the share of imagined hands."""
    if move < FIRST_PLACE or s.opened < 0:
        return 1.0
    works = np.empty(1, WORK)
    return imagine(s, works, move, tries, seed)


@kernel
def imagine(s: State, works: Any, move: int, tries: int, seed: Any) -> float:
    """The chance, computed in a working memory whose random numbers are not the game's."""
    work = works[0]
    work.most_pivots = MOST_PIVOTS
    work.rng = seed
    kind, x, y, z, heading = place_of(move)
    return chance(work, s.tower, kind, x, y, z, heading, s.steadiness, s.magnets, tries)


@kernel
def margin_if(s: State, move: int) -> float:
    """The margin if this legal move were made by a perfect hand."""
    works = np.empty(1, WORK)
    return laid_margin(s, works, move)


@kernel
def laid_margin(s: State, works: Any, move: int) -> float:
    """The margin, computed in a working memory; the construction is unchanged afterwards."""
    work = works[0]
    work.most_pivots = MOST_PIVOTS
    kind, x, y, z, heading = place_of(move)
    lay(s.tower, kind, x, y, z, heading)
    margin = tower_margin(work, s.tower, s.magnets)
    lift(s.tower, kind)
    return margin


PLACE_TEXT = re.compile(r"([0-6][0-6])@(-?\d{1,3}),(-?\d{1,3}),(-?\d{1,3})/([enws])", re.ASCII)


def move_text(s: State, seat: int, move: int) -> str:
    """A move in notation, such as 64@0,0,1/e."""
    if move < FIRST_PLACE:
        return "draw" if move == DRAW else "pass"
    kind, x, y, z, heading = place_of(move)
    return f"{TEXT[kind]}@{x},{y},{z}/{HEADINGS[heading]}"


def parse_move(s: State, seat: int, text: str) -> int:
    """The move that a text stands for."""
    if text in ("draw", "pass"):
        return DRAW if text == "draw" else PASS
    match = PLACE_TEXT.fullmatch(text)
    if match is None:
        raise Refusal("not-a-place")
    tile, *cell, heading = match.groups()
    if tile not in INDEX:
        raise Refusal("higher-first", tile=tile[::-1])
    if any(number != str(int(number)) for number in cell):
        raise Refusal("not-a-place")
    x, y, z = (int(number) for number in cell)
    if z < 0:
        raise Refusal("below-table")
    if max(abs(x), abs(y)) >= OFFSET or z > MOST_LEVEL:
        raise Refusal("touches-nothing", tile=tile)
    if tile[0] == tile[1] and heading in "ws":
        raise Refusal("double-heading", tile=tile)
    return place(INDEX[tile], x, y, z, HEADINGS.index(heading))


def refuse_before_laying(s: State, seat: int, move: int, can_lay: bool) -> Refusal | None:
    """What is wrong with a move, apart from its place."""
    if s["opened"] < 0:
        tile = TEXT[DOUBLE[highest_double(s["hands"][seat])]]
        return Refusal("open-construction", tile=tile)
    if move < FIRST_PLACE:
        if can_lay:
            return Refusal("can-lay")
        return Refusal("must-draw") if s["stock_left"] else Refusal("no-stock")
    tile = TEXT[place_of(move)[0]]
    if tile not in texts_of(s["hands"][seat]):
        return Refusal("not-in-hand", tile=tile)
    return None


def refuse_place(s: State, move: int) -> Refusal | None:
    """What is wrong with the cells of a move: taken, or superposed with other numbers."""
    kind, x, y, z, heading = place_of(move)
    shown = halves_shown(s)
    east, north = ((1, 0), (0, 1), (-1, 0), (0, -1))[heading]
    cells = {(x, y, z): PAIRS[kind][1], (x + east, y + north, z): PAIRS[kind][0]}
    if any(cell in shown for cell in cells):
        return Refusal("cell-taken")
    for (cx, cy, cz), own in cells.items():
        for step in (-1, 1):
            other = shown.get((cx, cy, cz + step), own)
            if other != own:
                return Refusal("not-equal", own=own, other=other)
    return None


def halves_shown(s: State) -> dict[tuple[int, int, int], int]:
    """The number in each cell of the construction."""
    shown = {}
    for p in places_of(s["tower"]):
        heading = HEADINGS.index(p["heading"])
        east, north = ((1, 0), (0, 1), (-1, 0), (0, -1))[heading]
        shown[p["x"], p["y"], p["z"]] = int(p["tile"][0])
        shown[p["x"] + east, p["y"] + north, p["z"]] = int(p["tile"][1])
    return shown


def latest_fall(s: State) -> Fall | None:
    """The trajectory of the latest collapse; None if there was none. `NoFall`: cannot be shown."""
    if not s["collapses"]:
        return None
    from boneyard.games.shared.tower.physics.fall import fall_of

    strength = float(STRENGTH[s["magnets"]])
    fall = fall_of(s["ruin"], s["load"], int(s["ruined_by"]), int(s["fell"]), strength)
    return replace(fall, number=int(s["collapses"]))
