"""The compiled loops of a batch: one game a row, everything written in place.

Written once for all games; `s` is the state of a game and `row` its row (see `rows`).
"""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.dispatch import actors, legal, play, redeal, setup
from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.observations import WAIT, describe, must_act, observe, utility
from boneyard.engine.rng import GOLDEN, mix, seed_of
from boneyard.engine.tiles import lowest
from boneyard.research.rows import ABSENT
from boneyard.simulation.cpu import pick

NOBODY = -1  # to move, when a game is over
GAMES, STEPS = 0, 1  # what is counted
RESET, LOOK, STEP, ROLL, CHOOSE = range(5)  # tasks


@kernel
def has_mask(row: Any) -> bool:
    """Whether moves are dense; known when a kernel is compiled."""
    return len(row.mask) > ABSENT


@kernel
def asked(s: Any, left: int) -> int:
    """Which of several seats is asked first: those that need not act, then in turn order."""
    free = left & ~must_act(s)
    among = free if free else left
    seat = int64(s.turn)
    while not among >> seat & 1:
        seat = 0 if seat + 1 == s.seats else seat + 1
    return seat


@kernel
def look(s: Any, row: Any, moves: Any) -> int:
    """Tell what the seat that is asked now knows and may do; returns how many moves it has."""
    acting = actors(s)
    row.actors = acting
    if acting == 0:
        return close(row)
    seat, can_wait = lowest(acting), False
    if acting & (acting - 1):
        left = acting & ~int64(row.waited)
        seat, can_wait = asked(s, left), left & (left - 1) != 0
    row.to_move = seat
    observe(s, seat, row.obs)
    n = legal(s, seat, moves)
    if has_mask(row):
        for action in range(len(row.mask)):
            row.mask[action] = 0
        for k in range(n):
            row.mask[moves[k]] = 1
        row.legal_n = n
        return n
    if can_wait:
        moves[n] = WAIT
        n += 1
    list_moves(s, seat, row, moves, n)
    return n


@kernel
def list_moves(s: Any, seat: int, row: Any, moves: Any, n: int) -> None:
    """The moves of a seat, and what each of them is."""
    row.legal_n = n
    for k in range(n):
        row.legal[k] = moves[k]
        if moves[k] == WAIT:
            for feature in range(row.features.shape[1]):
                row.features[k, feature] = WAIT
        else:
            describe(s, seat, moves[k], row.features[k])


@kernel
def close(row: Any) -> int:
    """A game that is over: nobody is asked, and nothing is to be seen."""
    row.to_move = NOBODY
    row.legal_n = 0
    for i in range(len(row.obs)):
        row.obs[i] = 0
    for action in range(len(row.mask)):
        row.mask[action] = 0
    return 0


@kernel
def deal(s: Any, row: Any, seed: Any) -> None:
    """Begin a game in a state that is blank."""
    s.rng = seed
    setup(s)
    row.waited = 0


@kernel
def move(s: Any, row: Any, action: int, scores: Any) -> bool:
    """Make a move, or wait; returns whether that ended the game."""
    seat = int64(row.to_move)
    clear(row)
    if action == WAIT:
        row.waited |= 1 << seat
        return False
    play(s, seat, action)
    row.waited = 0
    if actors(s):
        return False
    utility(s, scores, row.rewards)
    row.done = 1
    return True


@kernel
def run(
    task: int,
    states: Any,
    rows: Any,
    blank: Any,
    seed: Any,
    offset: int,
    stride: int,
    numbers: Any,
    steps: int,
    again: bool,
    first: int,
    end: int,
    moves: Any,
    scores: Any,
    counts: Any,
    returns: Any,
) -> None:
    """Everything that is done row by row. One function, so that a game is compiled into it once.

    `numbers` are actions in STEP, 1 for the rows to begin in RESET, and filled in by CHOOSE. With
    `again`, a finished game is followed by a new one. The game of row i and episode e is number
    offset + i + stride * e of the series.
    """
    for i in range(first, end):
        s, row = states[i], rows[i]
        deals = task == RESET and numbers[i] != 0
        if task == RESET and not deals:
            continue
        if task in (RESET, STEP):
            clear(row)
        left = steps if task == ROLL else 1 if task == STEP else 0
        # What the last step left behind is known; but a mask has lost the order of the moves,
        # which decides what is drawn.
        goes_on = task == ROLL and not has_mask(row)
        known = task == STEP or goes_on
        n = moves_of(row, moves) if goes_on else 0
        while True:
            if deals:
                states[i] = blank[0]
                deal(s, row, seed_of(seed, offset + i + stride * row.episode))
            if not known:
                n = look(s, row, moves)
            if left == 0 or row.to_move == NOBODY:
                break
            left -= 1
            action = numbers[i] if task == STEP else draw(row, moves, n)
            over = move(s, row, action, scores)
            counts[STEPS] += 1
            if over:
                count_game(row, counts, returns)
                row.episode += again
            deals, known = over and again, False
        if task == CHOOSE and row.to_move != NOBODY:
            numbers[i] = draw(row, moves, n)


@kernel
def redeal_rows(states: Any, seats: Any, seeds: Any, first: int, end: int) -> None:
    """Deal again what a seat of each row cannot know.

    By itself: it is more code than all the rest of a game, and most programs never need it.
    """
    for i in range(first, end):
        redeal(states[i], seats[i], seeds[i])


@kernel
def clear(row: Any) -> None:
    """Nothing has happened in this step yet."""
    row.done = 0
    for seat in range(len(row.rewards)):
        row.rewards[seat] = 0.0


@kernel
def draw(row: Any, moves: Any, n: int) -> int:
    """One of the legal moves, or to wait, each equally likely."""
    row.dice += GOLDEN
    return moves[pick(mix(row.dice), n)]  # type: ignore[no-any-return]


@kernel
def count_game(row: Any, counts: Any, returns: Any) -> None:
    """One more game ended."""
    counts[GAMES] += 1
    for seat in range(len(row.rewards)):
        returns[seat] += row.rewards[seat]


@kernel
def is_legal(row: Any, action: int) -> bool:
    """Whether the seat that is asked may do this; where nobody is, everything is ignored."""
    if row.to_move == NOBODY:
        return True
    if has_mask(row):
        return 0 <= action < len(row.mask) and row.mask[action] == 1
    for k in range(row.legal_n):
        if row.legal[k] == action:
            return True
    return False


@kernel
def first_illegal(rows: Any, actions: Any) -> int:
    """The first row whose action is not legal; -1: there is none."""
    for i in range(len(actions)):
        if not is_legal(rows[i], actions[i]):
            return i
    return -1


@kernel
def moves_of(row: Any, moves: Any) -> int:
    """The moves that a row lists, or that its mask allows; returns how many."""
    n = 0
    if has_mask(row):
        for action in range(len(row.mask)):
            if row.mask[action]:
                moves[n] = action
                n += 1
        return n
    for k in range(row.legal_n):
        moves[k] = row.legal[k]
    return int64(row.legal_n)
