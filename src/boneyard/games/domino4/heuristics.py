"""Heuristics in Domino 4: keep your tiles playable and the next player's not, bluff seldom, doubt.

A bluff that is caught costs about three tiles and one that is believed saves two; so if one in
three of the tiles laid face down is a bluff, accusing and believing are worth the same. We start
with fewer, so that a player who always accuses loses by it, and follow the record that all have
seen: a player who was believed bluffs more, one who was caught is believed less.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.maths import power
from boneyard.engine.rng import unit
from boneyard.engine.rules import MOST_SEATS
from boneyard.engine.tiles import size
from boneyard.games.domino4.memory import SHOWN, STOCK, STUCK, excluded, recall_hands
from boneyard.games.domino4.moves import (
    ACCEPT,
    ACCUSE,
    ANNOUNCED,
    FACE_DOWN,
    GIVE,
    LAST,
    LAY,
    OPEN_JOKER,
    STOP,
    kind_of,
    look_of,
    tile_of,
    x_of,
    y_of,
)
from boneyard.games.domino4.state import ANSWERS
from boneyard.games.domino4.table import CORNERSTONE, fits_openly, joined_side, put, take_off
from boneyard.games.domino4.tiles import (
    COLOURED,
    HIGH,
    JOKER,
    LOW,
    jokers_in,
    with_tile,
    without_tile,
)

TILE, HONEST_JOKER, BLUFF = 4.0, 1.5, 1.2
NEXT = 0.3  # for each tile of the next player that would fit then
SILENT = 0.1  # for not announcing the last tile
BLUFFS = 0.025  # the share of turns with a bluff, when half of them are believed
MOST_BLUFFS = 0.5
CAUGHT = 3.0  # how many jokers that were shown one caught bluff outweighs


@kernel
def weigh(s: Any, seat: int, move: int) -> float:
    """High for a tile laid openly, low for a bluff, very low for not announcing the last tile."""
    kind = kind_of(move)
    if kind == LAST:
        return 50.0
    if kind == GIVE:
        return 0.2 if tile_of(move) == JOKER else 1.0
    if kind >= ACCEPT:
        return answer(s, kind)
    if kind == STOP:
        return 0.5
    weight = 1.0
    if kind == LAY:
        weight = TILE + 0.1 * (HIGH[tile_of(move)] + LOW[tile_of(move)])
    elif kind == OPEN_JOKER:
        weight = HONEST_JOKER
    elif kind == FACE_DOWN:
        weight = HONEST_JOKER if tile_of(move) == JOKER else BLUFF
    if kind <= FACE_DOWN:
        weight *= 1.0 + NEXT * fitting_then(s, seat, move, seat)
    if kind <= FACE_DOWN and size(s.hands[seat]) == 2 and not move & ANNOUNCED:
        weight *= SILENT
    return weight


@kernel
def hinder(s: Any, seat: int, move: int) -> float:
    """Less for each tile that the next player could lay then."""
    if kind_of(move) > FACE_DOWN:
        return 1.0
    return float(1.0 / (1.0 + NEXT * fitting_then(s, seat, move, (seat + 1) % s.seats)))


@kernel
def fitting_then(s: Any, seat: int, move: int, whose: int) -> int:
    """How many tiles of a seat's hand would fit after a move; the table is left unchanged."""
    x, y = x_of(move), y_of(move)
    tile = tile_of(move)
    rest = without_tile(s.hands[whose], tile) if whose == seat else s.hands[whose]
    joined = joined_side(s, x, y)
    if joined == CORNERSTONE:  # it does not change the ends
        return size(fits_openly(s, rest, whose != seat))
    put(s, seat, tile, x, y, look_of(move), joined, kind_of(move) == FACE_DOWN)
    fitting = size(fits_openly(s, rest, whose != seat))  # own jokers are saved for later
    take_off(s)
    return fitting


@kernel
def glance(s: Any) -> int:
    """Some of them: there can be very many."""
    return 8


@kernel
def progress(s: Any, seat: int) -> float:
    """Halved by each tile left: of eight players seven lose, and not all of them badly."""
    worth = 1.0
    for _ in range(size(s.hands[seat])):
        worth *= 0.5
    return worth


@kernel
def answer(s: Any, kind: int) -> float:
    """Accept or accuse; playouts draw by the square of a weight."""
    if s.hands[s.turn] == 0:
        return 50.0 if kind == ACCUSE else 1.0  # to believe it would be to lose
    believed = power(1.0 - doubt(s, int64(s.turn)), 1.0 / (s.seats - 1))
    return np.sqrt(1.0 - believed if kind == ACCUSE else believed)  # type: ignore[no-any-return]


@kernel
def doubt(s: Any, seat: int) -> float:
    """How likely a tile that a seat lays face down is accused, from how often it was."""
    believed, shown, caught = record_of(s, seat)
    return (1.0 + shown + caught) / (2.0 + believed + shown + caught)


@kernel
def record_of(s: Any, seat: int) -> tuple[int, int, int]:
    """Tiles of a seat that lie face down, jokers it had to show, and bluffs that were caught."""
    believed = shown = caught = 0
    for n in range(1, s.laid_count - (s.phase == ANSWERS)):
        if s.laid_by[n] == seat:
            believed += s.laid_down[n]
            shown += not s.laid_down[n] and s.laid_tile[n] >= COLOURED
    for e in range(s.events):
        caught += s.event_kind[e] == SHOWN and s.event_seat[e] == seat
    return believed, shown, caught


@kernel
def consider(s: Any, seat: int, moves: Any, n: int, u: float) -> int:
    """Leave bluffs out in most turns, in fewer the more a seat was believed.

    By the square of the odds: in proportion to them, always accusing would cost nothing.
    """
    if not s.bluff or s.phase == ANSWERS:
        return n
    doubted = doubt(s, seat)
    odds = (1.0 - doubted) / doubted
    if u < min(MOST_BLUFFS, BLUFFS * (odds * odds)):
        return n
    kept = 0
    for i in range(n):
        if kind_of(moves[i]) != FACE_DOWN or tile_of(moves[i]) == JOKER:
            moves[kept] = moves[i]
            kept += 1
    return kept if kept else n


@kernel
def guesses(s: Any) -> bool:
    """Whether a tile lies face down and waits for an answer."""
    return s.phase == ANSWERS  # type: ignore[no-any-return]


@kernel
def resample(s: Any, viewer: int, dice: Any) -> None:
    """Tiles that others laid face down are jokers three times out of four, or by their record.

    Dealt at random they hardly ever would be: there are few jokers and many other tiles.
    """
    if not s.bluff:
        return
    known = stack_array(MOST_SEATS, np.int64)
    recall_hands(s, viewer, known)
    for n in range(1, int64(s.laid_count)):
        if s.laid_down[n] and s.laid_by[n] != viewer and s.laid_tile[n] < COLOURED:
            _, shown, caught = record_of(s, int64(s.laid_by[n]))
            bluff = (1.0 + CAUGHT * caught) / (4.0 + shown + CAUGHT * caught)
            if unit(dice) >= bluff:
                make_joker(s, viewer, known, n, dice)


@kernel
def make_joker(s: Any, viewer: int, known: Any, n: int, dice: Any) -> None:
    """Exchange a tile that lies face down for a joker of which the viewer knows nothing, if any."""
    tile = int64(s.laid_tile[n])
    count, holder, place = 0, STOCK, 0
    for seat in range(int64(s.seats)):
        if seat != viewer and may_hold(s, seat, n):
            for _ in range(jokers_in(s.hands[seat]) - jokers_in(known[seat])):
                count += 1
                if unit(dice) * count < 1.0:
                    holder = seat
    for i in range(s.stock_left):
        if s.stock[i] == JOKER:
            count += 1
            if unit(dice) * count < 1.0:
                holder, place = STOCK, i
    if count == 0:
        return
    s.laid_tile[n] = JOKER
    if holder == STOCK:
        s.stock[place] = tile
    else:
        s.hands[holder] = with_tile(without_tile(s.hands[holder], JOKER), tile)


@kernel
def may_hold(s: Any, seat: int, n: int) -> bool:
    """Whether a seat can have held a tile on the table all along, given when it was stuck."""
    tile = int64(s.laid_tile[n])
    for e in range(int64(s.events)):
        stuck = s.event_kind[e] == STUCK and s.event_seat[e] == seat
        if stuck and excluded(s, e) >> tile & 1:
            return bool(seat == s.laid_by[n])  # if it laid the tile, it drew it in between
    return True
