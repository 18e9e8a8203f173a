"""What the magnetic games share: colours, deal, who opens, how it ends (MAG-1 to MAG-9)."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.game import Ending, Option, State
from boneyard.games.hands import (
    BLOCKED,
    SEATS,
    WENT_OUT,
    deal,
    everybody,
    least,
    leftovers,
    measure,
    pass_on,
)
from boneyard.jit import int64, kernel
from boneyard.tiles import DOUBLE, KINDS

COLOURS = 4
COLOUR = np.arange(KINDS) % COLOURS  # MAG-1
OF_COLOUR = np.array([sum(1 << i for i in range(c, KINDS, COLOURS)) for c in range(COLOURS)])
MOST_TURNS = 600  # MAG-9
HAND_SIZE = np.array([0, 0, 7, 6, 6])  # MAG-2

OPTIONS = (Option("count", "pips", choices=("pips", "tiles")),)  # MAG-8
BY_TILES = 1

FIELDS: list[Any] = [
    ("count", np.int8),
    ("turns", np.int16),
    ("opened", np.int8),  # the double a construction began with; -1: not begun
]


@kernel
def deal_fairly(s: State) -> None:
    """Deal until each hand has two colours (MAG-2) and some hand a double (MAG-3)."""
    while True:
        deal(s, HAND_SIZE[s.seats])
        s.turn = opener(s)
        if s.turn >= 0 and not any_plain(s):
            return


@kernel
def any_plain(s: State) -> bool:
    """Whether some hand is all of one colour."""
    for seat in range(s.seats):
        if is_plain(s.hands[seat]):
            return True
    return False


@kernel
def is_plain(hand: int) -> bool:
    """Whether these dominoes are all of one colour."""
    for colour in range(COLOURS):
        if hand & ~OF_COLOUR[colour] == 0:
            return True
    return False


@kernel
def highest_double(hand: int) -> int:
    """The number of the highest double among these dominoes; -1 if there is none."""
    for n in range(6, -1, -1):
        if hand >> DOUBLE[n] & 1:
            return n
    return -1


@kernel
def opener(s: State) -> int:
    """The seat with the double six, or else the highest double in any hand (MAG-3); -1: none."""
    best = -1
    who = -1
    for seat in range(s.seats):
        n = highest_double(s.hands[seat])
        if n > best:
            best = n
            who = seat
    return who


@kernel
def end_turn(s: State, seat: int) -> None:
    """After any move: is somebody out, is all blocked, or whose turn is it?"""
    s.turns += 1
    if s.hands[seat] == 0:
        s.ended = WENT_OUT  # MAG-6; a win in the 600th turn counts (MAG-9)
    elif s.passes == s.seats or s.turns == MOST_TURNS:
        s.ended = BLOCKED  # MAG-6, MAG-9
    else:
        pass_on(s)  # MAG-4


@kernel
def outcome(s: State, scores: Any) -> int:
    """Losers write down what they hold, winners nothing (MAG-6, MAG-7, MAG-8)."""
    by_tiles = s.count == BY_TILES
    won = 1 << int64(s.turn) if s.ended == WENT_OUT else least(s, everybody(s), by_tiles)
    for seat in range(s.seats):
        scores[seat] = 0 if won >> seat & 1 else measure(s.hands[seat], by_tiles)
    return won


@kernel
def bound_doubles(s: State, first_slot: Any) -> None:
    """A double above the opening one was dealt to nobody (MAG-3): it can only have been drawn."""
    for n in range(s.opened + 1, 7):
        for seat in range(s.seats):
            first_slot[seat, DOUBLE[n]] = max(first_slot[seat, DOUBLE[n]], s.dealt)


@kernel
def fair_deal(s: State, tiles: Any, owner: Any, slot: Any, n: int) -> bool:
    """Whether each hand that these slots hold was dealt more than one colour (MAG-2)."""
    dealt = np.zeros(SEATS + 1, np.int64)
    for i in range(n):
        if slot[i] < s.dealt:
            dealt[owner[i]] |= 1 << tiles[i]
    for seat in range(s.seats):
        if dealt[seat] and is_plain(dealt[seat]):
            return False
    return True


def ending(s: State) -> Ending:
    """The clause that decided the game."""
    if s["ended"] == WENT_OUT:
        return Ending("MAG-6", leftovers(s))
    return Ending("MAG-9" if s["turns"] == MOST_TURNS else "MAG-6", leftovers(s))
