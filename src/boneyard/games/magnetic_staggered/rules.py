"""Magnetic Domino, staggered: laid alternately up and flat, only at the ends.

*Up* is on top of another domino; *flat* is at table level, slid under a domino or joined to one
that lies there (MAG-41). The opening double is laid flat (MAG-40). With 3 or 4 players the
alternation is the table's (MAG-43), with 2 each player's own (MAG-44). Dominoes go only onto the
ends of the construction (MAG-42). It falls and is judged as in the tower (MAG-23 to MAG-25).
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import SPECTATOR, Rules, State, chosen
from boneyard.engine.tiles import ALL, TEXT
from boneyard.errors import Refusal
from boneyard.games.shared.hands import SEATS, actors
from boneyard.games.shared.magnetic import MOST_TURNS, end_turn, ending, outcome, private_view
from boneyard.games.shared.tower.dump import Building, restore_stack, stack_dump
from boneyard.games.shared.tower.places import (
    DRAW,
    EITHER,
    FIRST_PLACE,
    FLAT,
    MOST_WAYS,
    PASS,
    UP,
    all_ways,
    place_of,
)
from boneyard.games.shared.tower.stacking import (
    FIELDS,
    OPTIONS,
    begin,
    draw_or_pass,
    ever_laid,
    move_text,
    opening,
    parse_move,
    put,
    redeal,
    refuse_before_laying,
    refuse_place,
    setup_construction,
    take_up,
)
from boneyard.games.shared.tower.view import StackView, stack_view, unseen

STATE = np.dtype([*FIELDS, ("due", np.int8, SEATS)], align=True)  # the way each must lay next
WAYS: dict[int, Literal["flat", "up"]] = {FLAT: "flat", UP: "up"}


class StaggeredView(StackView):
    """A construction, and the way in which the next domino must be laid."""

    due: list[Literal["flat", "up"]]  # by each seat; with 3 or 4 players all alike


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
    return all_ways(s.tower, hand, True, True, s.due[seat], False, moves)  # MAG-42


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
        _, could_lay = layings(s, seat, ALL & ~ever_laid(s), np.empty(0, np.int64))
        draw_or_pass(s, seat, move, could_lay)
    elif put(s, seat, move):
        alternate(s, seat)
        end_turn(s, seat)
    else:
        begin_alternation(s)
        take_up(s, seat)


def refuse(s: State, seat: int, move: int) -> Refusal:
    """Why a well-formed move is not legal."""
    count, _ = layings(s, seat, s["hands"][seat], np.empty(0, np.int64))
    refusal = refuse_before_laying(s, seat, move, count > 0) or refuse_place(s, move)
    if refusal is not None:
        return refusal
    kind, _, _, z, _ = place_of(move)
    due = int(s["due"][seat])
    if (z == 0) != (due == FLAT):
        return Refusal("must-lay-flat") if due == FLAT else Refusal("must-lay-up")
    if can_be_laid(s, kind, move, due):
        return Refusal("not-an-end")
    if can_be_laid(s, kind, move, EITHER):  # MAG-41: hanging
        return Refusal("must-lay-up")
    return Refusal("touches-nothing", tile=TEXT[kind])


def can_be_laid(s: State, kind: int, move: int, way: int) -> bool:
    """Whether a move would lay this way if every domino were an end."""
    moves = np.empty(MOST_WAYS, np.int64)
    count, _ = all_ways(s["tower"], 1 << kind, False, True, way, False, moves)
    return move in moves[:count].tolist()


def view(s: State, seat: int) -> StaggeredView:
    """What a seat sees."""
    stack = stack_view(s, seat, "magnetic-staggered", chosen(s, OPTIONS))
    return {**stack, "due": [WAYS[int(way)] for way in s["due"][: s["seats"]]]}


def dump(s: State) -> dict[str, Any]:
    """Everything; the keys are those of `stack_dump`, and due."""
    return stack_dump(s, view(s, SPECTATOR))


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
    parse_move=parse_move,
    refuse=refuse,
    options=OPTIONS,
    private_view=private_view,
    gpu=False,
    unseen=unseen,
    restore=restore,
    home=__package__,
)
