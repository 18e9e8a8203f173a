"""Magnetic Domino, played flat: one line on the table, a draw ends the turn.

Each takes 7 dominoes with 2 players, 6 with 3 or 4, of more than one colour (MAG-2). The holder
of the double six, or else of the highest double, begins with it (MAG-3). In turn each joins one
domino to an end of the line, equal halves touching (MAG-10). Who cannot takes one from the stock
and the turn is over; with no stock it is passed (MAG-5). First rid of all dominoes wins; if all
pass in a row, fewest pips wins (MAG-6).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.errors import Refusal
from boneyard.game import SPECTATOR, Rules, State, chosen
from boneyard.games import line, magnetic
from boneyard.games.hands import SEATS, actors, hidden, own, redeal_hands, redeal_stock, take
from boneyard.games.line import (
    DRAW,
    MOST_MOVES,
    PASS,
    LineView,
    bound_slots,
    clear,
    ends,
    lay,
    layings,
    line_view,
    move_text,
    note_stuck,
    parse_move,
)
from boneyard.games.magnetic import (
    MOST_TURNS,
    OPTIONS,
    bound_doubles,
    deal_fairly,
    end_turn,
    ending,
    fair_deal,
    highest_double,
    opener,
    outcome,
)
from boneyard.jit import kernel
from boneyard.tiles import DOUBLE, KINDS, LOW, TEXT

STATE = np.dtype([*line.FIELDS, *magnetic.FIELDS], align=True)


@kernel
def setup(s: State) -> None:
    """Shuffle and deal; the holder of the highest double begins."""
    deal_fairly(s)
    clear(s)
    s.opened = -1


@kernel
def legal(s: State, seat: int, moves: Any) -> int:
    """Open with the highest double (MAG-3); then lay (MAG-10), or draw, or pass (MAG-5)."""
    if s.ended or seat != s.turn:
        return 0
    if s.opened < 0:
        moves[0] = 2 * DOUBLE[highest_double(s.hands[seat])]
        return 1
    n = layings(s, seat, moves)
    if n == 0:
        moves[0] = DRAW if s.stock_left else PASS
        n = 1
    return n


@kernel
def play(s: State, seat: int, move: int) -> None:
    """One move, which is always the whole turn."""
    if move >= DRAW:
        note_stuck(s, seat)
        if move == DRAW:
            take(s, seat)
        else:
            s.passes += 1
    else:
        if s.opened < 0:
            s.opened = LOW[move >> 1]
        lay(s, seat, move)
        s.passes = 0
    end_turn(s, seat)


@kernel
def redeal(s: State, seat: int, seed: Any) -> None:
    """Anew, all that a seat cannot know; the deal was fair and had this opener (MAG-2, MAG-3)."""
    s.rng = seed
    if s.ended:  # hands are open now
        redeal_stock(s)
        return
    first_slot = np.zeros((SEATS, KINDS), np.int64)
    bound_slots(s, first_slot)
    if s.opened >= 0:
        bound_doubles(s, first_slot)
    scratch = np.empty((3, KINDS), np.int64)
    while True:
        n = redeal_hands(s, seat, first_slot, True, scratch[0], scratch[1], scratch[2])
        if fair_deal(s, scratch[0], scratch[1], scratch[2], n) and (
            s.opened >= 0 or opener(s) == s.turn
        ):
            return


def refuse(s: State, seat: int, move: int) -> Refusal:
    """Why a well-formed move is not legal."""
    if s["opened"] < 0:
        return Refusal("open-with", tile=TEXT[DOUBLE[highest_double(s["hands"][seat])]])
    return line.refuse(s, seat, move)


def view(s: State, seat: int) -> LineView:
    """What a seat sees."""
    return line_view(s, seat, "magnetic-flat", chosen(s, OPTIONS))


def dump(s: State) -> dict[str, Any]:
    """Everything: the keys of a view and of `hands.hidden`, and turns: how many were played."""
    return {**view(s, SPECTATOR), **hidden(s), "turns": int(s["turns"])}


RULES = Rules(
    name="magnetic-flat",
    players=(2, 3, 4),
    dtype=STATE,
    most_moves=MOST_MOVES,
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
    own=own,
    ends=ends,
)
