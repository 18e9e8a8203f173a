"""Block dominoes: five or seven each, nobody draws, and whoever cannot play passes."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_table
from boneyard.engine.rng import below
from boneyard.engine.rules import Option, Rules, State
from boneyard.engine.texts import (
    EndingKernel,
    MoveReader,
    Reason,
    Refuser,
    ViewKernel,
    refused,
    tell_number,
)
from boneyard.engine.tiles import KINDS
from boneyard.engine.views import Number, game_view
from boneyard.games.shared import hands
from boneyard.games.shared.hands import BLOCKED, SEATS, WENT_OUT
from boneyard.games.shared.line import moves as line
from boneyard.games.shared.line.moves import PASS

OPTIONS = (Option("hand_size", 5, (5, 7)),)
FIELDS: list[Any] = [*line.FIELDS, ("hand_size", np.int8)]
STATE = np.dtype(FIELDS, align=True)
REASONS = (*line.REASONS, Reason("not-with-these-ends", "left", "right"))
NOT_WITH_THESE_ENDS = len(line.REASONS)


@kernel
def setup(s: State) -> None:
    """Deal; the first player is chosen at random."""
    hands.deal(s, 5 + 2 * s.hand_size)
    line.clear(s)
    s.turn = below(s, s.seats)


@kernel
def legal(s: State, seat: int, moves: Any) -> int:
    """What fits an end, or else to pass."""
    if s.ended or seat != s.turn:
        return 0
    n = line.layings(s, seat, moves)
    if n == 0:
        moves[0] = PASS
        n = 1
    return n


@kernel
def play(s: State, seat: int, move: int) -> None:
    """Play a domino, or pass."""
    if move == PASS:
        line.note_stuck(s, seat)
        s.passes += 1
    else:
        line.lay(s, seat, move)
        s.passes = 0
    if s.hands[seat] == 0:
        s.ended = WENT_OUT
    elif s.passes == s.seats:
        s.ended = BLOCKED
    else:
        hands.pass_on(s)


@kernel
def outcome(s: State, scores: Any) -> int:
    """The least pips win."""
    won = hands.least(s, hands.everybody(s), False)
    for seat in range(s.seats):
        scores[seat] = hands.measure(s, seat, False)
    return won


@kernel
def redeal(s: State, seat: int, seed: Any) -> None:
    """Deal again what a seat cannot know."""
    s.rng = seed
    if s.ended:
        hands.redeal_stock(s)
        return
    first_slot = stack_table(SEATS, KINDS, np.int64)
    line.bound_slots(s, first_slot)
    scratch = stack_table(3, KINDS, np.int64)
    hands.redeal_hands(s, seat, first_slot, False, scratch[0], scratch[1], scratch[2])


@kernel
def refuse(s: State, seat: int, move: int, r: Any) -> None:
    """A refusal for which there are no words anywhere."""
    refused(r, NOT_WITH_THESE_ENDS)
    tell_number(r, s.left)
    tell_number(r, s.right)


@kernel
def fill_ending(s: State, e: Any) -> None:
    """Why it ended."""
    hands.leftovers(s, e)
    e.clause = 0 if s.ended == WENT_OUT else 1


@kernel
def fill_view(s: State, viewer: int, v: Any) -> None:
    """The line, and how many have passed in a row."""
    hands.fill_common(s, viewer, v)
    line.fill_line(s, v)
    v.options.hand_size = s.hand_size
    v.passes = s.passes


def block_rules(name: str, dtype: np.dtype[Any], home: str) -> Rules:
    """Block dominoes under a name; no two games may have the same dtype."""
    view = ViewKernel(fill_view, game_view("", line.LINE.view(name, OPTIONS), {"passes": Number()}))
    return Rules(
        name=name,
        players=(2, 3, 4),
        dtype=dtype,
        most_moves=line.MOST_MOVES,
        longest=200,
        tally="least",
        setup=setup,
        actors=hands.actors,
        legal=legal,
        play=play,
        redeal=redeal,
        outcome=outcome,
        view=view,
        dump=lambda s, seen: {**seen, **line.hidden_line(s)},
        ending=EndingKernel(fill_ending, ("went out", "blocked"), hands.MEASURES),
        move_text=line.move_text,
        parse_move=MoveReader(line.read_move, REASONS),
        refuse=Refuser(refuse, REASONS),
        options=OPTIONS,
        ends=line.ends,
        home=home,
    )


RULES = block_rules("block", STATE, "block_guest")
