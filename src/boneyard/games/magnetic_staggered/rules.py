"""Magnetic Domino, staggered: laid alternately up and flat, only at the ends.

*Up* is on top of another domino; *flat* is at table level, slid under a domino or joined to one
that lies there (MAG-41). The opening double is laid flat (MAG-40). With 3 or 4 players the
alternation is the table's (MAG-43), with 2 each player's own (MAG-44). Dominoes go only onto the
ends of the construction (MAG-42). It falls and is judged as in the tower (MAG-23 to MAG-25).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rules import Rules, State
from boneyard.engine.texts import MoveReader, Reason, Refuser, ViewKernel, refused
from boneyard.engine.tiles import ALL, KINDS
from boneyard.engine.views import Many, OneOf
from boneyard.games.shared.hands import SEATS, actors
from boneyard.games.shared.magnetic import MOST_TURNS, end_turn, ending, outcome
from boneyard.games.shared.tower import moves
from boneyard.games.shared.tower.dump import Building, restore_stack, stack_dump
from boneyard.games.shared.tower.falling.fall import fall
from boneyard.games.shared.tower.moves import (
    NOT_AN_END,
    move_text,
    read_move,
    refuse_before_laying,
    refuse_cells,
    refuse_nowhere,
)
from boneyard.games.shared.tower.places import (
    DRAW,
    EITHER,
    FIRST_PLACE,
    FLAT,
    MOST_WAYS,
    PASS,
    UP,
    all_ways,
    is_way,
    lays,
    place_of,
)
from boneyard.games.shared.tower.stacking import (
    FIELDS,
    OPTIONS,
    begin,
    draw_or_pass,
    ever_laid,
    opening,
    put,
    redeal,
    setup_construction,
    take_up,
)
from boneyard.games.shared.tower.view import fill_risks, fill_stack, stack_view, unseen

STATE = np.dtype([*FIELDS, ("due", np.int8, SEATS)], align=True)  # the way each must lay next
WAYS = ("flat", "up")  # FLAT is the first of them
VIEW = stack_view(
    "StaggeredView",
    "magnetic-staggered",
    OPTIONS,
    # The way in which each seat must lay next; with 3 or 4 players all alike
    {"due": Many(OneOf(WAYS, literal=True), SEATS)},
)
REASONS = (*moves.REASONS, Reason("must-lay-flat"), Reason("must-lay-up"))
MUST_LAY_FLAT = len(moves.REASONS)
MUST_LAY_UP = MUST_LAY_FLAT + 1


@kernel
def setup(s: State) -> None:
    """Shuffle and deal; nothing is laid, and flat comes first."""
    setup_construction(s)
    begin_alternation(s)


@kernel
def begin_alternation(s: State) -> None:
    """Flat comes first (MAG-40), in each construction (MAG-23)."""
    for seat in range(s.seats):
        s.due[seat] = FLAT


@kernel
def alternate(s: State, layer: int) -> None:
    """The other way is due: for all, or with 2 players for the one who laid (MAG-43, MAG-44)."""
    for seat in range(s.seats):
        if s.seats > 2 or seat == layer:
            s.due[seat] = UP if s.due[seat] == FLAT else FLAT


@kernel
def layings(s: State, seat: int, hand: int, moves: Any) -> tuple[int, int]:
    """List all ways a seat may lay dominoes of a hand; returns how many, and which dominoes."""
    return all_ways(s.tower, hand, True, True, int64(s.due[seat]), False, moves)  # MAG-42


@kernel
def legal(s: State, seat: int, moves: Any) -> int:
    """Open with the highest double; then lay the way that is due, or draw, or pass (MAG-5)."""
    if s.ended or seat != s.turn:
        return 0
    if s.opened < 0:
        moves[0] = opening(s, seat)
        return 1
    n, _ = layings(s, seat, s.hands[seat], moves)
    if n == 0:
        moves[0] = DRAW if s.stock_left else PASS
        n = 1
    return n


@kernel
def play(s: State, seat: int, move: int) -> None:
    """One move, which is always the whole turn."""
    if move < FIRST_PLACE:
        _, could_lay = layings(s, seat, ALL & ~ever_laid(s), stack_array(0, np.int64))
        draw_or_pass(s, seat, move, could_lay)
    elif put(s, seat, move):
        alternate(s, seat)
        end_turn(s, seat)
    else:
        begin_alternation(s)
        take_up(s, seat)


@kernel
def refuse(s: State, seat: int, move: int, r: Any) -> None:
    """Why a well-formed move is not legal."""
    count, _ = layings(s, seat, s.hands[seat], stack_array(0, np.int64))
    if refuse_before_laying(s, seat, move, count > 0, r) or refuse_cells(s, move, r):
        return
    kind, _, _, z, _ = place_of(move)
    due = int64(s.due[seat])
    if (z == 0) != (due == FLAT):
        refused(r, MUST_LAY_FLAT if due == FLAT else MUST_LAY_UP)
    elif is_way(s.tower, move, kind, False, True, due, False):
        refused(r, NOT_AN_END)
    elif is_way(s.tower, move, kind, False, True, EITHER, False):  # MAG-41: hanging
        refused(r, MUST_LAY_UP)
    else:
        refuse_nowhere(s, move, r)


@kernel
def fill_view(s: State, viewer: int, v: Any) -> None:
    """What a seat sees."""
    fill_stack(s, viewer, v)
    v.due.n = s.seats
    for seat in range(s.seats):
        v.due.of[seat] = s.due[seat] - FLAT
    moves = stack_array(MOST_WAYS, np.int64)
    fill_risks(s, moves, legal(s, viewer, moves), v.risks)


view = ViewKernel(fill_view, VIEW)


def dump(s: State, seen: dict[str, Any]) -> dict[str, Any]:
    """Everything; the keys are those of `stack_dump`, and due."""
    return stack_dump(s, seen)


def restore(s: State, given: dict[str, Any]) -> None:
    """Fill in a state from a dump."""
    restore_stack(s, given, Building(layings, start_flat, alternate))


def start_flat(s: State) -> None:
    """Nothing is laid yet, and flat comes first."""
    begin(s)
    begin_alternation(s)


RULES = Rules(
    name="magnetic-staggered",
    players=(2, 3, 4),
    dtype=STATE,
    most_moves=MOST_WAYS,
    longest=MOST_TURNS,
    tally="least",  # MAG-7
    deck=KINDS,
    setup=setup,
    actors=actors,
    legal=legal,
    play=play,
    redeal=redeal,
    outcome=outcome,
    view=view,
    dump=dump,
    ending=ending,
    move_text=move_text,
    lays=lays,
    parse_move=MoveReader(read_move, REASONS),
    refuse=Refuser(refuse, REASONS),
    options=OPTIONS,
    unseen=unseen,
    fall=fall,
    restore=restore,
    home=__package__,
)
