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
GAMES, STEPS = 0, 1  # what a rollout counts


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
    for other in range(len(row.rewards)):
        row.rewards[other] = 0.0
    row.done = 0
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
def begin(states: Any, rows: Any, i: int, blank: Any, seed: Any) -> None:
    """Begin the game of a row and its episode."""
    states[i] = blank[0]
    deal(states[i], rows[i], seed_of(seed, i + len(states) * rows[i].episode))


@kernel
def reset(
    states: Any,
    rows: Any,
    blank: Any,
    seed: Any,
    chosen: Any,
    first: int,
    end: int,
    moves: Any,
    scores: Any,
) -> None:
    """Begin the games of the chosen rows."""
    for i in range(first, end):
        if chosen[i]:
            begin(states, rows, i, blank, seed)
            rows[i].done = 0
            for seat in range(len(rows[i].rewards)):
                rows[i].rewards[seat] = 0.0
            look(states[i], rows[i], moves)


@kernel
def look_all(states: Any, rows: Any, first: int, end: int, moves: Any, scores: Any) -> None:
    """Tell anew what is known in each row."""
    for i in range(first, end):
        look(states[i], rows[i], moves)


@kernel
def step(
    states: Any,
    rows: Any,
    blank: Any,
    seed: Any,
    actions: Any,
    again: bool,
    first: int,
    end: int,
    moves: Any,
    scores: Any,
) -> None:
    """One move in each row; a game that ended begins anew if it is to."""
    for i in range(first, end):
        if rows[i].to_move == NOBODY:
            for seat in range(len(rows[i].rewards)):
                rows[i].rewards[seat] = 0.0
            continue
        if move(states[i], rows[i], actions[i], scores) and again:
            rows[i].episode += 1
            begin(states, rows, i, blank, seed)
        look(states[i], rows[i], moves)


@kernel
def roll(
    states: Any,
    rows: Any,
    blank: Any,
    seed: Any,
    steps: int,
    again: bool,
    first: int,
    end: int,
    moves: Any,
    scores: Any,
    counts: Any,
    returns: Any,
) -> None:
    """So many random moves in each row: every legal move, and waiting, equally likely."""
    for i in range(first, end):
        n = look(states[i], rows[i], moves)
        for _ in range(steps):
            if n == 0:
                break
            rows[i].dice += GOLDEN
            action = moves[pick(mix(rows[i].dice), n)]
            counts[STEPS] += 1
            if move(states[i], rows[i], action, scores):
                counts[GAMES] += 1
                for seat in range(len(rows[i].rewards)):
                    returns[seat] += rows[i].rewards[seat]
                if again:
                    rows[i].episode += 1
                    begin(states, rows, i, blank, seed)
            n = look(states[i], rows[i], moves)


@kernel
def redeal_all(
    states: Any, rows: Any, seats: Any, seeds: Any, first: int, end: int, moves: Any, scores: Any
) -> None:
    """Deal again what a seat cannot know, in each row."""
    for i in range(first, end):
        redeal(states[i], seats[i], seeds[i])
        look(states[i], rows[i], moves)


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


@kernel
def choose_randomly(states: Any, rows: Any, actions: Any, first: int, end: int, moves: Any) -> None:
    """What `roll` would do in each row: one of the legal moves, each equally likely."""
    for i in range(first, end):
        if rows[i].to_move == NOBODY:
            continue
        if has_mask(rows[i]):
            n = legal(states[i], int64(rows[i].to_move), moves)
        else:
            n = moves_of(rows[i], moves)
        rows[i].dice += GOLDEN
        actions[i] = moves[pick(mix(rows[i].dice), n)]
