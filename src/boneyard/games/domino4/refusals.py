"""Why a well-formed move of Domino 4 is not legal."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import State
from boneyard.engine.texts import Refuser, refused, tell_text
from boneyard.engine.tiles import size
from boneyard.games.domino4.actors import giver
from boneyard.games.domino4.geometry import STEP_X, STEP_Y, opposite
from boneyard.games.domino4.moves import (
    ANNOUNCED,
    FACE_DOWN,
    GIVE,
    LAST,
    LAY,
    OPEN_JOKER,
    STOP,
    kind_of,
    tile_of,
    x_of,
    y_of,
)
from boneyard.games.domino4.reasons import (
    ANSWER_FIRST,
    CAN_LAY,
    CELL_APART,
    END_ASKS,
    GIVE_FIRST,
    JOKER_FACE_DOWN,
    LINE_TOO_LONG,
    MUST_DRAW,
    NO_BLUFF,
    NO_CORNERSTONE_THERE,
    NO_OPEN_END,
    NO_STOCK,
    NO_STOP,
    NOT_IN_HAND,
    NOT_LAST,
    NOTHING_TO_ANNOUNCE,
    NOTHING_TO_ANSWER,
    NOTHING_TO_GIVE,
    NUMBERS_DIFFER,
    ONLY_ANNOUNCE,
    REASONS,
    SECOND_OR_STOP,
    SIDE_CLOSED,
    TILE_THERE,
    TOUCHES_OTHERS,
    TURNED_WRONG,
)
from boneyard.games.domino4.state import ANSWERS, IN_TURN
from boneyard.games.domino4.table import (
    CHAINS,
    first_neighbour,
    fits_openly,
    is_free,
    joined_side,
    open_sides,
    tile_on,
    wish,
)
from boneyard.games.domino4.tiles import COLOURED, FITTING, JOKER, JOKERS, LETTERS, WISH_LETTERS

NO_CHAIN = -1


@kernel
def refuse_move(s: State, seat: int, move: int, r: Any) -> None:
    """Why a well-formed move is not legal for a seat that may act."""
    kind = kind_of(move)
    if kind == LAST:
        refused(r, NOTHING_TO_ANNOUNCE)
    elif s.phase == ANSWERS:
        refused(r, ANSWER_FIRST if s.waiting >> seat & 1 else ONLY_ANNOUNCE)
    elif s.phase != IN_TURN:
        refuse_gift(s, seat, move, r)
    elif seat != s.turn:
        refused(r, ONLY_ANNOUNCE)
    elif kind == GIVE:
        refused(r, NOTHING_TO_GIVE)
    elif kind > STOP:
        refused(r, NOTHING_TO_ANSWER)
    elif kind > FACE_DOWN:
        refused(r, why_not_nothing(s, seat, kind))
    else:
        refuse_to_lay(s, seat, move, r)


@kernel
def refuse_gift(s: State, seat: int, move: int, r: Any) -> None:
    """Why this is not what a seat can do while somebody must give (D4-32, D4-33)."""
    if seat != giver(s):
        refused(r, ONLY_ANNOUNCE)
    elif kind_of(move) != GIVE:
        refused(r, GIVE_FIRST)
    else:
        refused(r, NOT_IN_HAND)
        tell_text(r, LETTERS, tile_of(move))


@kernel
def why_not_nothing(s: State, seat: int, kind: int) -> int:
    """Why a turn cannot end this way."""
    if kind == STOP:
        return NO_STOP
    if s.stayed:
        return SECOND_OR_STOP
    if fits_openly(s, s.hands[seat], not s.bluff):
        return CAN_LAY
    return MUST_DRAW if s.stock_left else NO_STOCK


@kernel
def refuse_to_lay(s: State, seat: int, move: int, r: Any) -> None:
    """Why a tile cannot be laid this way."""
    kind, tile, hand = kind_of(move), tile_of(move), s.hands[seat]
    if kind == FACE_DOWN and not s.bluff:
        refused(r, NO_BLUFF)
    elif kind == OPEN_JOKER and s.bluff:
        refused(r, JOKER_FACE_DOWN)
    elif not hand & (JOKERS if tile == JOKER else 1 << tile):
        refused(r, NOT_IN_HAND)
        tell_text(r, LETTERS, tile)
    elif move & ANNOUNCED and size(hand) != 2:
        refused(r, NOT_LAST)
    else:
        refuse_cell(s, kind, tile, x_of(move), y_of(move), r)


@kernel
def refuse_cell(s: State, kind: int, tile: int, x: int, y: int, r: Any) -> None:
    """Why a tile of the hand cannot lie on a cell in this way."""
    touching = touched(s, x, y)
    if tile_on(s, x, y) >= 0:
        refused(r, TILE_THERE)
    elif touching == 0:
        refused(r, CELL_APART)
    elif touching == 1:
        refuse_at_end(s, kind, tile, x, y, r)
    elif not s.cornerstone or kind != LAY:
        refused(r, TOUCHES_OTHERS)
    else:
        refused(r, NO_CORNERSTONE_THERE if first_neighbour(s, x, y) < 0 else NUMBERS_DIFFER)


@kernel
def touched(s: State, x: int, y: int) -> int:
    """How many tiles touch a cell."""
    n = 0
    for side in range(4):
        n += tile_on(s, x + STEP_X[side], y + STEP_Y[side]) >= 0
    return n


@kernel
def refuse_at_end(s: State, kind: int, tile: int, x: int, y: int, r: Any) -> None:
    """Why a tile cannot lie on a cell that touches one other."""
    joined = joined_side(s, x, y)
    before = tile_on(s, x + STEP_X[joined], y + STEP_Y[joined])
    chain = open_chain(s, before, opposite(joined))
    if before != s.ends[0] and before != s.ends[1]:
        refused(r, NO_OPEN_END)
    elif chain == NO_CHAIN:
        refused(r, SIDE_CLOSED)
    elif not is_free(s, x, y, joined):
        refused(r, LINE_TOO_LONG)
    elif kind == LAY and tile < COLOURED and not FITTING[wish(s, chain)] >> tile & 1:
        refused(r, END_ASKS)
        tell_text(r, LETTERS, tile)
        tell_text(r, WISH_LETTERS, wish(s, chain))
    else:
        refused(r, TURNED_WRONG)
        tell_text(r, LETTERS, tile)


@kernel
def open_chain(s: State, before: int, side: int) -> int:
    """The chain that ends with a tile and can continue on this side of it; NO_CHAIN if none."""
    for chain in range(CHAINS):
        if s.ends[chain] == before and open_sides(s, chain) >> side & 1:
            return chain
    return NO_CHAIN


refuse = Refuser(refuse_move, REASONS)
