"""What the magnetic games share: colours, deal, opening, ending (MAG-1 to MAG-9)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np

from boneyard.engine.dumps import require, require_between
from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rules import Option, State
from boneyard.engine.texts import EndingKernel
from boneyard.engine.tiles import DOUBLE, KINDS, TEXT
from boneyard.engine.views import Map, Number
from boneyard.games.shared.hands import (
    BLOCKED,
    MEASURES,
    OWNERS,
    RUNNING,
    WENT_OUT,
    deal,
    everybody,
    least,
    leftovers,
    measure,
    pass_on,
)
from boneyard.games.shared.hands_dump import one_a_slot, slots_of

COLOURS = 4
COLOUR = np.arange(KINDS) % COLOURS  # MAG-1
OF_COLOUR = np.array([sum(1 << i for i in range(c, KINDS, COLOURS)) for c in range(COLOURS)])
MOST_TURNS = 600  # MAG-9
HAND_SIZE = np.array([0, 0, 7, 6, 6])  # MAG-2

OPTIONS = (Option("count", "pips", choices=("pips", "tiles")),)  # MAG-8
BY_TILES = 1

MAG_6, MAG_9 = range(2)
CLAUSES = ("MAG-6", "MAG-9")

FIELDS: list[Any] = [
    ("count", np.int8),
    ("turns", np.int16),
    ("opened", np.int8),  # the double a construction started with; -1: not started
]


@kernel
def deal_fairly(s: State) -> None:
    """Deal until each hand has two colours (MAG-2) and some hand a double (MAG-3).

    A stock that somebody else has shuffled is put back whole: they shuffle again.
    """
    shuffled = s.stock_left == len(s.stock)
    while True:
        deal(s, HAND_SIZE[s.seats])
        s.turn = opener(s)
        if s.turn >= 0 and not any_plain(s):
            return
        if shuffled:
            s.turn = 0
            s.stock_left = len(s.stock)
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
    """After any move: end the game if a player is out or it is blocked, else pass the turn on."""
    s.turns += 1
    if s.hands[seat] == 0:
        s.ended = WENT_OUT  # MAG-6; a win in the 600th turn counts (MAG-9)
    elif s.passes == s.seats or s.turns == MOST_TURNS:
        s.ended = BLOCKED  # MAG-6, MAG-9
    else:
        pass_on(s)  # MAG-4


@kernel
def outcome(s: State, scores: Any) -> int:
    """Losers score what they have left, winners nothing (MAG-6, MAG-7, MAG-8)."""
    by_tiles = s.count == BY_TILES
    won = 1 << int64(s.turn) if s.ended == WENT_OUT else least(s, everybody(s), by_tiles)
    for seat in range(s.seats):
        scores[seat] = 0 if won >> seat & 1 else measure(s, seat, by_tiles)
    return won


@kernel
def bound_doubles(s: State, first_slot: Any) -> None:
    """No double above the opening one was dealt (MAG-3): it can only have been drawn."""
    for n in range(s.opened + 1, 7):
        for seat in range(s.seats):
            first_slot[seat, DOUBLE[n]] = max(first_slot[seat, DOUBLE[n]], s.dealt)


@kernel
def fair_deal(s: State, tiles: Any, owner: Any, slot: Any, n: int) -> bool:
    """Whether each hand that these slots hold was dealt more than one colour (MAG-2)."""
    dealt = stack_array(OWNERS, np.int64)
    for who in range(OWNERS):
        dealt[who] = 0
    for i in range(n):
        if slot[i] < s.dealt:
            dealt[owner[i]] |= 1 << tiles[i]
    for seat in range(s.seats):
        if dealt[seat] and is_plain(dealt[seat]):
            return False
    return True


@kernel
def fill_ending(s: State, e: Any) -> None:
    """The clause that decided the game."""
    leftovers(s, e)
    e.clause = MAG_9 if s.ended == BLOCKED and s.turns == MOST_TURNS else MAG_6


@kernel
def fill_colours(s: State, viewer: int, v: Any) -> None:
    """The colour of each domino that a viewer has seen, as a number from 0 (MAG-1)."""
    n = 0
    for tile in range(KINDS):
        if s.before_slot[tile] or is_in_sight(s, viewer, tile):
            v.colours.of[n].key = tile
            v.colours.of[n].value = COLOUR[tile]
            n += 1
    v.colours.n = n


@kernel
def is_in_sight(s: State, viewer: int, tile: int) -> bool:
    """Whether a domino is in a hand that a viewer can see."""
    for seat in range(s.seats):
        if (seat == viewer or s.ended) and s.hands[seat] >> tile & 1:
            return True
    return False


COLOURS_SEEN = Map(TEXT, Number(), KINDS)  # each of them from 0 to 3
ending = EndingKernel(fill_ending, CLAUSES, MEASURES)


def hidden_turns(s: State) -> dict[str, Any]:
    """What all dumps of magnetic games have: the number of turns played, and all colours."""
    every_colour = {text: int(COLOUR[tile]) for tile, text in enumerate(TEXT)}
    return {"turns": int(s["turns"]), "colours": every_colour}


def restore_turns(s: State, turns: int) -> None:
    """Restore the number of turns played; the last of 600 ends the game (MAG-9)."""
    require_between("turns", turns, 0, MOST_TURNS)
    s["turns"] = turns
    s["ended"] = BLOCKED if turns == MOST_TURNS else RUNNING


def check_fair_deal(s: State, first_slot: Any) -> None:
    """Each seat can have been dealt two dominoes of different colours (MAG-2)."""
    dealt = int(s["dealt"])
    for seat in range(s["seats"]):
        bounds = slots_of(s, seat, first_slot)
        pairs = combinations((tile for tile in bounds if bounds[tile][0] < dealt), 2)
        require(
            any(
                one_a_slot(list({**bounds, one: (0, dealt), two: (0, dealt)}.values()))
                for one, two in pairs
                if COLOUR[one] != COLOUR[two]
            ),
            f"seat {seat} was dealt one colour; then the dominoes are dealt again (MAG-2)",
        )


def check_beginning(s: State) -> None:
    """Before a construction or a line is started, the highest double has the turn (MAG-3)."""
    first = opener(s)
    require(first >= 0, "no hand has a double to begin with (MAG-3)")
    require(first == s["turn"], f"turn is {s['turn']}, but seat {first} has the highest double")


def check_one_move_a_turn(s: State, first: int, lays: list[int]) -> None:
    """Each seat laid, drew or passed in each of its turns (MAG-4, MAG-5), all in one construction.

    lays: how often each seat laid; the seat `first` had the first turn.
    """
    seats, turns, all_passes = int(s["seats"]), int(s["turns"]), 0
    turn = (first + turns - bool(s["ended"])) % seats
    require(s["turn"] == turn, f"turn is {s['turn']}, but after {turns} turns it is {turn}")
    for seat in range(seats):
        had = (turns - (seat - first) % seats + seats - 1) // seats
        passes = had - lays[seat] - int(s["got"][seat] - s["dealt"])
        all_passes += passes
        require(passes >= 0, f"turns: seat {seat} had {had}, too few for what it did")
        require(passes == 0 or not s["stock_left"], f"turns: seat {seat} passed, with a stock left")
    require(all_passes >= s["passes"], f"turns: there were no {s['passes']} passes")
