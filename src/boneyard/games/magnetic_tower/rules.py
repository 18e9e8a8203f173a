"""Magnetic Domino, the tower: dominoes above and below each other, until it falls.

A domino goes above or below any domino of the tower where there is room (MAG-30); all halves
that are superposed are equal (MAG-21). With `parallel_second` the second lies parallel to the
first (MAG-31), with `ends_only` only the ends may be built on (MAG-32). If the tower falls, the
player who made it fall takes all of it, and the highest double starts a new one (MAG-23). To win,
the last domino must be laid and the tower must stand (MAG-24). The rest is as in `magnetic-flat`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rules import Option, Rules, State
from boneyard.engine.texts import MoveReader, Reason, Refuser, ViewKernel, refused, tell_text
from boneyard.engine.tiles import ALL, KINDS, letters
from boneyard.games.shared.hands import actors
from boneyard.games.shared.magnetic import MOST_TURNS, end_turn, ending, outcome
from boneyard.games.shared.tower import moves, stacking
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
    MOST_WAYS,
    PASS,
    all_ways,
    is_way,
    lays,
    place_of,
)
from boneyard.games.shared.tower.stacking import (
    FIELDS,
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

OPTIONS = (
    Option("parallel_second", True, choices=(False, True)),  # MAG-31
    Option("ends_only", False, choices=(False, True)),  # MAG-32
    *stacking.OPTIONS,
)

STATE = np.dtype([*FIELDS, ("parallel_second", np.int8), ("ends_only", np.int8)], align=True)
VIEW = stack_view("StackView", "magnetic-tower", OPTIONS)
REASONS = (*moves.REASONS, Reason("not-parallel", "tile", "first"))
NOT_PARALLEL = len(moves.REASONS)


@kernel
def setup(s: State) -> None:
    """Shuffle and deal; nothing is laid."""
    setup_construction(s)


@kernel
def layings(s: State, seat: int, hand: int, moves: Any) -> tuple[int, int]:
    """List all ways a seat may lay dominoes of a hand; returns how many, and which dominoes."""
    one_laid = s.tower.laid & (s.tower.laid - 1) == 0
    parallel = s.parallel_second == 1 and one_laid  # MAG-31
    return all_ways(s.tower, hand, s.ends_only == 1, False, EITHER, parallel, moves)


@kernel
def legal(s: State, seat: int, moves: Any) -> int:
    """Open with the highest double; then lay, or draw, or pass (MAG-5)."""
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
        end_turn(s, seat)
    else:
        take_up(s, seat)


@kernel
def refuse(s: State, seat: int, move: int, r: Any) -> None:
    """Why a well-formed move is not legal."""
    count, _ = layings(s, seat, s.hands[seat], stack_array(0, np.int64))
    if refuse_before_laying(s, seat, move, count > 0, r) or refuse_cells(s, move, r):
        return
    kind, _, _, _, heading = place_of(move)
    one_laid = s.tower.laid & (s.tower.laid - 1) == 0
    if one_laid and s.parallel_second and heading & 1:
        refused(r, NOT_PARALLEL)
        tell_text(r, letters(s), kind)
        tell_text(r, letters(s), s.last)
    elif is_way(s.tower, move, kind, False, False, EITHER, False):
        refused(r, NOT_AN_END)
    else:
        refuse_nowhere(s, move, r)


@kernel
def fill_view(s: State, viewer: int, v: Any) -> None:
    """What a seat sees."""
    fill_stack(s, viewer, v)
    v.options.parallel_second = s.parallel_second
    v.options.ends_only = s.ends_only
    moves = stack_array(MOST_WAYS, np.int64)
    fill_risks(s, moves, legal(s, viewer, moves), v.risks)


view = ViewKernel(fill_view, VIEW)


def dump(s: State, seen: dict[str, Any]) -> dict[str, Any]:
    """Everything; the keys are those of `stack_dump`."""
    return stack_dump(s, seen)


def restore(s: State, given: dict[str, Any]) -> None:
    """Fill in a state from a dump."""
    restore_stack(s, given, Building(layings, begin, lambda s, seat: None))


RULES = Rules(
    name="magnetic-tower",
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
