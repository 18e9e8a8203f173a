"""A construction that may fall: what `magnetic-tower` and `magnetic-staggered` share.

Laying a domino is judged by physics (MAG-25). If the construction falls, the player who laid takes
all of it, and the holder of the highest double starts a new one (MAG-23). A domino that was ever
laid is known to all from then on, in any hand; of the others it is known when a hand cannot have
held them, because it could not lay or did not open (`stuck`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array, stack_table
from boneyard.engine.rules import Option, State
from boneyard.engine.tiles import DOUBLE, KINDS, LOW, lowest, size
from boneyard.games.shared import hands, magnetic
from boneyard.games.shared.hands import SEATS, leave, redeal_hands, redeal_stock, take
from boneyard.games.shared.magnetic import deal_fairly, end_turn, fair_deal, highest_double, opener
from boneyard.games.shared.tower.physics.contacts import (
    add_contacts,
    find_contacts,
    forget_contacts,
)
from boneyard.games.shared.tower.physics.equilibrium import fallen
from boneyard.games.shared.tower.physics.hand import STEADINESS, land
from boneyard.games.shared.tower.physics.judge import (
    MAGNETS,
    STRENGTH,
    chance,
    holds,
    risk_of,
    tower_margin,
)
from boneyard.games.shared.tower.physics.tower import TOWER, clear, copy, lay, lift
from boneyard.games.shared.tower.physics.work import WORK, clean
from boneyard.games.shared.tower.places import DRAW, FIRST_PLACE, place, place_of

OPTIONS = (
    Option("steadiness", "steady", choices=STEADINESS),  # MAG-25
    Option("magnets", "normal", choices=MAGNETS),
    *magnetic.OPTIONS,
)

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
    ("fallbacks", np.int32),  # linear programs that needed the careful solver,
    ("unsolved", np.int32),  # and those that it could not solve either: see `stack_dump`
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
    works = stack_array(1, WORK)
    clean(works[0])
    return judge(s, works[0], kind)


@kernel
def judge(s: State, work: Any, kind: int) -> bool:
    """Whether the construction stands; if not, keep the ruin to show."""
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
    s.unsolved += work.unsolved
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
    known = stack_array(SEATS, np.int64)  # dominoes taken up from a ruin (MAG-23)
    for other in range(s.seats):
        known[other] = s.hands[other] & ever_laid(s)
    first_slot = stack_table(SEATS, KINDS, np.int64)
    for other in range(SEATS):
        for kind in range(KINDS):
            first_slot[other, kind] = s.stuck[other, kind]
    scratch = stack_table(3, KINDS, np.int64)
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
    works = stack_array(1, WORK)
    clean(works[0])
    return imagine(s, works[0], move, tries, seed)


@kernel
def imagine(s: State, work: Any, move: int, tries: int, seed: Any) -> float:
    """The chance, computed in a working memory whose random numbers are not the game's."""
    work.rng = seed
    kind, x, y, z, heading = place_of(move)
    return chance(work, s.tower, kind, x, y, z, heading, s.steadiness, s.magnets, tries)


@kernel
def margin_if(s: State, move: int) -> float:
    """The margin if this legal move were made by a perfect hand."""
    works = stack_array(1, WORK)
    clean(works[0])
    kind, x, y, z, heading = place_of(move)
    lay(s.tower, kind, x, y, z, heading)
    margin = tower_margin(works[0], s.tower, s.magnets)
    lift(s.tower, kind)
    return margin


@kernel
def risk_if(s: State, work: Any, move: int) -> int:
    """What a legal move risks; the contacts of the construction must be known."""
    kind, x, y, z, heading = place_of(move)
    known = work.contacts
    lay(s.tower, kind, x, y, z, heading)
    add_contacts(work, s.tower, kind, STRENGTH[s.magnets])
    risk = risk_of(work, s.tower, kind, s.steadiness)
    forget_contacts(work, known)
    lift(s.tower, kind)
    return risk
