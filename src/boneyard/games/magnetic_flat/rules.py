"""Magnetic Domino, played flat: one line on the table, a draw ends the turn.

Each takes 7 dominoes with 2 players, 6 with 3 or 4, of more than one colour (MAG-2). The holder
of the double six, or else of the highest double, starts with it (MAG-3). In turn each joins one
domino to an end of the line, equal halves touching (MAG-10). A player who cannot takes one from
the stock, which ends the turn, or passes if there is none (MAG-5). The first to lay all their
dominoes wins; if all pass in a row, fewest pips wins (MAG-6).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.dumps import read, require
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_table
from boneyard.engine.rules import Rules, State
from boneyard.engine.texts import (
    ListWriter,
    MoveReader,
    Reason,
    Refuser,
    ViewKernel,
    refused,
    tell_text,
)
from boneyard.engine.tiles import DOUBLE, HIGH, KINDS, LOW, TEXT, letters
from boneyard.engine.views import game_view
from boneyard.games.shared import magnetic
from boneyard.games.shared.hands import (
    SEATS,
    actors,
    fill_common,
    redeal_hands,
    redeal_stock,
    take,
    write_unseen,
)
from boneyard.games.shared.hands_dump import check_slots
from boneyard.games.shared.line import moves as line
from boneyard.games.shared.line.moves import (
    DRAW,
    MOST_MOVES,
    PASS,
    LineDump,
    bound_slots,
    clear,
    ends,
    hidden_line,
    lay,
    layings,
    lays,
    move_text,
    note_stuck,
    restore_line,
)
from boneyard.games.shared.magnetic import (
    COLOURS_SEEN,
    HAND_SIZE,
    MOST_TURNS,
    OPTIONS,
    bound_doubles,
    check_beginning,
    check_fair_deal,
    check_one_move_a_turn,
    deal_fairly,
    end_turn,
    ending,
    fair_deal,
    fill_colours,
    hidden_turns,
    highest_double,
    opener,
    outcome,
    restore_turns,
)

STATE = np.dtype([*line.FIELDS, *magnetic.FIELDS], align=True)


VIEW = game_view("FlatView", line.LINE.view("magnetic-flat", OPTIONS), {"colours": COLOURS_SEEN})
REASONS = (*line.REASONS, Reason("open-with", "tile"))
OPEN_WITH = len(line.REASONS)


@kernel
def setup(s: State) -> None:
    """Shuffle and deal; the holder of the highest double starts."""
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
    """Re-deal what a seat cannot know; the deal is fair and has this opener (MAG-2, MAG-3)."""
    s.rng = seed
    if s.ended:  # hands are open now
        redeal_stock(s)
        return
    first_slot = stack_table(SEATS, KINDS, np.int64)
    bound_slots(s, first_slot)
    if s.opened >= 0:
        bound_doubles(s, first_slot)
    scratch = stack_table(3, KINDS, np.int64)
    while True:
        n = redeal_hands(s, seat, first_slot, True, scratch[0], scratch[1], scratch[2])
        if fair_deal(s, scratch[0], scratch[1], scratch[2], n) and (
            s.opened >= 0 or opener(s) == s.turn
        ):
            return


@kernel
def refuse(s: State, seat: int, move: int, r: Any) -> None:
    """Why a well-formed move is not legal."""
    if s.opened < 0:
        refused(r, OPEN_WITH)
        tell_text(r, letters(s), DOUBLE[highest_double(s.hands[seat])])
    else:
        line.refuse(s, seat, move, r)


@kernel
def fill_view(s: State, viewer: int, v: Any) -> None:
    """What a seat sees."""
    fill_common(s, viewer, v)
    line.fill_line(s, v)
    fill_colours(s, viewer, v)
    v.options.count = s.count


view = ViewKernel(fill_view, VIEW)


def dump(s: State, seen: dict[str, Any]) -> dict[str, Any]:
    """Everything: the keys of a view and of `FlatDump`."""
    return {**seen, **hidden_line(s), **hidden_turns(s)}


class FlatDump(LineDump):
    """What `restore` reads of a dump."""

    turns: int


def restore(s: State, given: dict[str, Any]) -> None:
    """Fill in a state from a dump."""
    dump = read(given, FlatDump)
    restore_turns(s, dump["turns"])
    restore_line(s, dump, int(HAND_SIZE[s["seats"]]))
    laid = (s["laid"][: s["laid_count"]] >> 1).tolist()
    layers = s["laid_by"][laid].tolist()
    s["opened"] = LOW[laid[0]] if laid else -1
    if not laid:
        check_beginning(s)
    require(not laid or LOW[laid[0]] == HIGH[laid[0]], "layings: a double is laid first (MAG-3)")
    check_deal(s)
    first = layers[0] if laid else int(s["turn"])
    check_one_move_a_turn(s, first, [layers.count(seat) for seat in range(s["seats"])])


def check_deal(s: State) -> None:
    """The deal was fair and the opening double the highest of it (MAG-2, MAG-3)."""
    first_slot = np.zeros((SEATS, KINDS), np.int64)
    bound_slots(s, first_slot)
    if s["opened"] >= 0:
        bound_doubles(s, first_slot)
        for double in DOUBLE[s["opened"] + 1 :].tolist():
            late = not s["before_slot"][double] or s["before_slot"][double] > s["dealt"]
            require(late, f"{TEXT[double]} was dealt: the highest double is laid first (MAG-3)")
    check_slots(s, first_slot)
    check_fair_deal(s, first_slot)


RULES = Rules(
    name="magnetic-flat",
    players=(2, 3, 4),
    dtype=STATE,
    most_moves=MOST_MOVES,
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
    parse_move=MoveReader(line.read_move, REASONS),
    refuse=Refuser(refuse, REASONS),
    options=OPTIONS,
    ends=ends,
    unseen=ListWriter(write_unseen, KINDS),
    restore=restore,
    home=__package__,
    chance_after_deal=False,
)
