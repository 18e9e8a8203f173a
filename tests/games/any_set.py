"""A small game for any set of dominoes and up to 8 seats: one line, draw or pass.

Some dominoes are set aside before the deal, the highest first; each takes a fair share of the rest.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.dumps import read
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_table
from boneyard.engine.rng import below
from boneyard.engine.rules import MOST_SEATS, Option, Rules, State
from boneyard.engine.texts import EndingKernel, ListWriter, Refuser, ViewKernel
from boneyard.engine.tiles import MOST_KINDS, TileSet
from boneyard.engine.views import game_view
from boneyard.games.shared import hands
from boneyard.games.shared.hands import BLOCKED, WENT_OUT
from boneyard.games.shared.line import moves as line
from boneyard.games.shared.line.moves import Line, LineDump

OPTIONS = (Option("aside", 0, choices=(0, 1, 2)),)


@kernel
def share(s: State) -> int:
    """How many each is dealt, so that a stock is left."""
    return (len(s.stock) - s.aside) // (s.seats + 2)  # type: ignore[no-any-return]


@kernel
def setup(s: State) -> None:
    hands.shuffle_stock(s)
    for i in range(s.aside):
        hands.set_aside(s, len(s.stock) - 1 - i)
    hands.deal_out(s, share(s))
    line.clear(s)
    s.turn = below(s, s.seats)


@kernel
def legal(s: State, seat: int, moves: Any) -> int:
    if s.ended or seat != s.turn:
        return 0
    n = line.layings(s, seat, moves)
    if n == 0:
        moves[0] = 2 * len(s.stock) + (0 if s.stock_left else 1)
        n = 1
    return n


@kernel
def play(s: State, seat: int, move: int) -> None:
    if move >= 2 * len(s.stock):
        line.note_stuck(s, seat)
        if move == 2 * len(s.stock):
            hands.take(s, seat)
            return
        s.passes += 1
    else:
        line.lay(s, seat, move)
        s.passes = 0
    if hands.hand_size(s, seat) == 0:
        s.ended = WENT_OUT
    elif s.passes == s.seats:
        s.ended = BLOCKED
    else:
        hands.pass_on(s)


@kernel
def outcome(s: State, scores: Any) -> int:
    for seat in range(s.seats):
        scores[seat] = hands.measure(s, seat, False)
    return hands.least(s, hands.everybody(s), False)


@kernel
def redeal(s: State, seat: int, seed: Any) -> None:
    s.rng = seed
    if s.ended:
        hands.redeal_stock(s)
        return
    first_slot = stack_table(MOST_SEATS, MOST_KINDS, np.int64)
    line.bound_slots(s, first_slot)
    scratch = stack_table(3, MOST_KINDS, np.int64)
    hands.redeal_hands(s, seat, first_slot, False, scratch[0], scratch[1], scratch[2])


@kernel
def fill_ending(s: State, e: Any) -> None:
    hands.leftovers(s, e)
    e.clause = 0 if s.ended == WENT_OUT else 1


@kernel
def fill_view(s: State, viewer: int, v: Any) -> None:
    hands.fill_common(s, viewer, v)
    line.fill_line(s, v)
    v.options.aside = s.aside


def rules_for(highest: int, seats: int) -> Rules:
    """The game with one set, for 2 up to so many."""
    name, tiles = f"any-set-{highest}-{seats}", TileSet(highest)
    layout = Line(tiles, seats)
    view = ViewKernel(fill_view, game_view("", layout.view(name, OPTIONS), {}))

    def restore(s: State, told: dict[str, Any]) -> None:
        each = (tiles.kinds - int(s["aside"])) // (int(s["seats"]) + 2)
        layout.restore(s, read(told, LineDump), each)

    return Rules(
        name=name,
        players=tuple(range(2, seats + 1)),
        dtype=np.dtype([*layout.fields, ("aside", np.int8)], align=True),
        most_moves=layout.most_moves,
        longest=4 * tiles.kinds,
        tally="least",
        setup=setup,
        actors=hands.actors,
        legal=legal,
        play=play,
        redeal=redeal,
        outcome=outcome,
        view=view,
        dump=lambda s, seen: {**seen, **layout.hidden(s)},
        ending=EndingKernel(fill_ending, ("out", "blocked"), hands.MEASURES),
        move_text=line.move_text,
        parse_move=line.parse_move,
        refuse=Refuser(line.refuse, line.REASONS),
        options=OPTIONS,
        ends=line.ends,
        unseen=ListWriter(hands.write_unseen, tiles.kinds),
        restore=restore,
    )
