"""Mexican Train: everyone builds a train of their own, and all of them the Mexican train.

rules.md has the clauses in full. Each is dealt 15 to 5 of the 55 dominoes (MT-2); the highest
double goes to the station (MT-3), and trains leave from there (MT-4). Play one domino on your own
train, the Mexican train or an open one (MT-5); whoever cannot draws one, and passes if that does
not fit, and their train is open (MT-6, MT-7). A double has to be covered before anything else is
played (MT-8). A first turn can be a whole train (MT-9). The round ends when someone goes out
(MT-10) or nobody can play (MT-11); the fewest pips win (MT-12).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_table
from boneyard.engine.letters import number_item
from boneyard.engine.rules import Rules, State
from boneyard.engine.texts import EndingKernel, EndsWriter, ListWriter
from boneyard.games.shared import hands
from boneyard.games.shared.hands import BLOCKED, WENT_OUT
from mexican_train import texts, view
from mexican_train.state import (
    COVERED,
    DEALT,
    DOUBLE,
    HIGH,
    KINDS,
    LOW,
    NOTHING,
    NUMBERS,
    OPTIONS,
    SEATS,
    STATE,
    TRAINS,
    WHOLE,
)
from mexican_train.trains import (
    DRAW,
    PASS,
    STOP,
    bound_slots,
    can_be_covered,
    extend,
    leave_station,
    note_stuck,
    plays,
    reachable,
)

# Eight players have the most trains, and one of them may hold all that was not dealt to the others.
MOST_MOVES = (KINDS - 7 * int(DEALT[8])) * TRAINS
MT_10, MT_11 = range(2)
CLAUSES = ("MT-10", "MT-11")


@kernel
def setup(s: State) -> None:
    """Deal until someone has a double; the highest goes to the station (MT-2, MT-3)."""
    number = holder = -1
    while holder < 0:
        hands.deal(s, DEALT[s.seats])
        number = NUMBERS
        while holder < 0 and number > 0:
            number -= 1
            holder = holder_of(s, DOUBLE[number])
    leave_station(s, holder, number)
    s.turn = holder
    hands.pass_on(s)


@kernel
def holder_of(s: State, tile: int) -> int:
    """The seat that holds a domino; -1 if it is in the stock."""
    for seat in range(s.seats):
        if s.hands[seat] >> tile & 1:
            return seat
    return -1


@kernel
def legal(s: State, seat: int, moves: Any) -> int:
    """Play what fits; only those who cannot may draw one, and then pass (MT-6)."""
    if s.ended or seat != s.turn:
        return 0
    if s.rolling and s.due == NOTHING:  # MT-9
        n = plays(s, seat, 1 << seat, moves)
        moves[n] = STOP
        return n + 1
    n = plays(s, seat, reachable(s, seat), moves)
    if n == 0:
        moves[0] = DRAW if s.stock_left and not s.drawn else PASS
        n = 1
    return n


@kernel
def play(s: State, seat: int, move: int) -> None:
    """One move; the turn may go on after it."""
    if move == DRAW:
        note_stuck(s, seat)
        hands.take(s, seat)
        s.drawn = 1
        s.passes = 0
    elif move == PASS:
        note_stuck(s, seat)
        give_up(s, seat)
    elif move == STOP:
        end_turn(s)
    else:
        put(s, seat, move)


@kernel
def give_up(s: State, seat: int) -> None:
    """A pass opens the train (MT-6); when everyone has passed, nobody can play (MT-11)."""
    s.passes = s.passes + 1 if s.open >> seat & 1 else 1
    s.open |= 1 << seat
    if s.stock_left == 0 and s.passes == s.seats:
        s.ended = BLOCKED
    else:
        end_turn(s)


@kernel
def put(s: State, seat: int, move: int) -> None:
    """Play a domino; a double asks for another (MT-8), and so may a first train (MT-9)."""
    tile, train = move // TRAINS, move % TRAINS
    extend(s, seat, move)
    s.passes = s.drawn = 0
    if s.hands[seat] == 0:
        s.ended = WENT_OUT  # MT-10
    elif LOW[tile] == HIGH[tile] and s.doubles == COVERED and can_be_covered(s, LOW[tile]):
        s.due = train
    elif s.first_train == WHOLE and train == seat and s.turns < s.seats:
        s.rolling = 1
    else:
        end_turn(s)


@kernel
def end_turn(s: State) -> None:
    """The next player's turn."""
    s.drawn = s.rolling = 0
    s.turns = min(s.turns + 1, s.seats)
    hands.pass_on(s)


@kernel
def outcome(s: State, scores: Any) -> int:
    """Everyone scores the pips they have left; the fewest win (MT-12)."""
    for seat in range(s.seats):
        scores[seat] = hands.measure(s, seat, False)
    return hands.least(s, hands.everybody(s), False)


@kernel
def redeal(s: State, seat: int, seed: Any) -> None:
    """Deal again what a seat cannot know: the other hands, the stock and the random numbers."""
    s.rng = seed
    if s.ended:  # hands are open
        hands.redeal_stock(s)
        return
    first_slot = stack_table(SEATS, KINDS, np.int64)
    bound_slots(s, first_slot)
    scratch = stack_table(3, KINDS, np.int64)
    hands.redeal_hands(s, seat, first_slot, False, scratch[0], scratch[1], scratch[2])


@kernel
def fill_ending(s: State, e: Any) -> None:
    """The clause that ended the round."""
    hands.leftovers(s, e)
    e.clause = MT_10 if s.ended == WENT_OUT else MT_11


@kernel
def write_ends(s: State, out: Any, at: int) -> int:
    """The open numbers of all trains that the player may play on, each once."""
    among = reachable(s, int64(s.turn))
    for number in range(NUMBERS):
        if is_open_number(s, among, number):
            at = number_item(out, at, number)
    return at


@kernel
def is_open_number(s: State, among: int, number: int) -> bool:
    """Whether one of these trains ends in a number."""
    for train in range(TRAINS):
        if among >> train & 1 and s.ends[train] == number:
            return True
    return False


RULES = Rules(
    name="mexican-train",
    players=(2, 3, 4, 5, 6, 7, 8),
    dtype=STATE,
    most_moves=MOST_MOVES,
    longest=1000,  # 54 plays, and between two of them at most two passes of each player
    tally="least",  # MT-12
    setup=setup,
    actors=hands.actors,
    legal=legal,
    play=play,
    redeal=redeal,
    outcome=outcome,
    view=view.view,
    dump=view.dump,
    ending=EndingKernel(fill_ending, CLAUSES, hands.MEASURES),
    move_text=texts.move_text,
    parse_move=texts.parse_move,
    refuse=texts.refuse,
    options=OPTIONS,
    ends=EndsWriter(write_ends, NUMBERS),
    unseen=ListWriter(hands.write_unseen, KINDS),
    restore=view.restore,
    home=__package__,
)
