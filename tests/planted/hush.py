"""A small game for tests: tiles laid face down, a hidden gift, jokers that look alike.

These are its kernels. Four numbers and eight jokers, three each. The first player gives a tile to
the next. Then each in turn lays a tile openly or face down, draws, or turns over the last tile that
lies face down. First rid of all tiles wins. A state holds how many of each kind are in a hand, so
jokers are truly alike.

Some kernels have a branch for a fault (`s.fault`): that way all faults share what is compiled.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.rng import below, shuffle
from boneyard.engine.rules import State

TEXT = ("1", "2", "3", "4", "J")
KINDS = len(TEXT)
JOKER = KINDS - 1
COPIES = np.array([1, 1, 1, 1, 8])
TILES = 12
SEATS = 3
EACH = 3
NOBODY = -1
MOST_IN_HAND = 5

DOWN, GIVE, DRAW, TURN = KINDS, 2 * KINDS, 3 * KINDS, 3 * KINDS + 1  # below DOWN: lay openly
MOVE_TEXT = [*TEXT, *(f"?{t}" for t in TEXT), *(f"give:{t}" for t in TEXT), "draw", "turn"]

NO_FAULT, NUMBERED, TWICE, LOST, STRANGER, GLANCE = range(6)

STATE = np.dtype(
    [
        ("rng", np.uint64),
        ("seats", np.int8),
        ("turn", np.int8),
        ("ended", np.int8),
        ("fault", np.int8),
        ("hands", np.int8, (SEATS, KINDS)),
        ("stock", np.int8, TILES),
        ("stock_left", np.int8),  # the last of these is drawn next
        ("laid", np.int8, TILES),
        ("laid_by", np.int8, TILES),
        ("laid_down", np.int8, TILES),
        ("laid_count", np.int8),
        ("gift", np.int8),  # the kind that was given; NOBODY: not yet
        ("giver", np.int8),
        ("gift_kept", np.int8),  # whether the giver knows that it was not shown since
        ("own_jokers", np.int8),  # NUMBERED: jokers of the receiver that are laid before the gift
    ],
    align=True,
)


@kernel
def setup(s: State) -> None:
    """Shuffle and deal."""
    n = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            s.stock[n] = kind
            n += 1
    shuffle(s, s.stock, TILES)
    s.stock_left = TILES
    for seat in range(s.seats):
        for _ in range(EACH):
            take(s, seat)
    s.gift = s.giver = NOBODY
    s.turn = below(s, s.seats)


@kernel
def take(s: State, seat: int) -> None:
    """Draw a tile."""
    s.stock_left -= 1
    s.hands[seat, s.stock[s.stock_left]] += 1
    s.stock[s.stock_left] = 0


@kernel
def held(s: State, seat: int) -> int:
    """How many tiles a hand has."""
    count = 0
    for kind in range(KINDS):
        count += s.hands[seat, kind]
    return count


@kernel
def actors(s: State) -> int:
    """The seat whose turn it is."""
    if s.ended:
        return 0
    stranger = 1 << int64(s.seats) if s.fault == STRANGER else 0
    return 1 << int64(s.turn) | stranger


@kernel
def legal(s: State, seat: int, moves: Any) -> int:
    """A gift first; then lay, draw or turn over."""
    n = 0
    if s.ended or seat != s.turn:
        return 0
    if s.fault == GLANCE and s.gift != NOBODY and may_draw(s, seat) and next_is_joker(s):
        moves[n] = DRAW
        n += 1
    for kind in range(KINDS):
        if s.hands[seat, kind] and s.gift == NOBODY:
            moves[n] = GIVE + kind
            n += 1
        elif s.hands[seat, kind]:
            moves[n] = kind
            moves[n + 1] = DOWN + kind
            n += 2
    if s.gift != NOBODY and may_draw(s, seat):
        if not (s.fault == GLANCE and next_is_joker(s)):
            moves[n] = DRAW
            n += 1
        if s.fault == TWICE:
            moves[n] = DRAW
            n += 1
    if hidden_by_another(s, seat) >= 0:
        moves[n] = TURN
        n += 1
    return n


@kernel
def may_draw(s: State, seat: int) -> bool:
    """Whether there is a tile to draw and room for it."""
    return s.stock_left > 0 and held(s, seat) < MOST_IN_HAND


@kernel
def next_is_joker(s: State) -> bool:
    """Something that nobody may know."""
    return s.stock[s.stock_left - 1] == JOKER  # type: ignore[no-any-return]


@kernel
def hidden_by_another(s: State, seat: int) -> int:
    """The last tile that another laid face down; -1 if there is none."""
    for n in range(s.laid_count - 1, -1, -1):
        if s.laid_down[n] and s.laid_by[n] != seat:
            return n
    return -1


@kernel
def play(s: State, seat: int, move: int) -> None:
    """One move, which is the whole turn."""
    if move == DRAW:
        take(s, seat)
    elif move == TURN:
        n = hidden_by_another(s, seat)
        s.laid_down[n] = 0
        show(s, s.laid_by[n], s.laid[n])
    elif move >= GIVE:
        give(s, seat, move - GIVE)
    else:
        kind = move % KINDS
        s.hands[seat, kind] -= 1
        s.laid[s.laid_count] = kind
        s.laid_by[s.laid_count] = seat
        s.laid_down[s.laid_count] = move >= DOWN
        if not (s.fault == LOST and kind == JOKER):
            s.laid_count += 1
        if move < DOWN:
            show(s, seat, kind)
    if held(s, seat) == 0:
        s.ended = 1
    else:
        s.turn = (s.turn + 1) % s.seats


@kernel
def give(s: State, seat: int, kind: int) -> None:
    """To the next player; these two know which tile it is."""
    to = (seat + 1) % s.seats
    s.own_jokers = s.hands[to, JOKER]
    s.hands[seat, kind] -= 1
    s.hands[to, kind] += 1
    s.gift = kind
    s.giver = seat
    s.gift_kept = 1


@kernel
def show(s: State, seat: int, kind: int) -> None:
    """All see that a seat had this kind; if it was given one, that may have been it."""
    if seat == receiver(s) and kind == s.gift:
        if s.fault == NUMBERED and kind == JOKER and s.own_jokers > 0:
            s.own_jokers -= 1  # the joker that was laid has another number
        else:
            s.gift_kept = 0


@kernel
def outcome(s: State, scores: Any) -> int:
    """The tiles left; fewest wins."""
    won = 0
    fewest = TILES
    for seat in range(s.seats):
        scores[seat] = held(s, seat)
        fewest = min(fewest, scores[seat])
    for seat in range(s.seats):
        if scores[seat] == fewest:
            won |= 1 << seat
    return won


@kernel
def redeal(s: State, seat: int, seed: Any) -> None:
    """Other hands, tiles that others laid face down, and the stock; the gift stays where it is."""
    s.rng = seed
    s.own_jokers = 0
    pool = np.empty(TILES, np.int64)
    n = gather_unseen(s, seat, pool)
    fixed = find_gift(s, seat, pool, n)  # its place among those that are filled; -1: not known
    if fixed >= 0:
        n -= 1
    shuffle(s, pool, n)
    place = 0
    for other in range(s.seats):
        if other != seat and not s.ended:
            count = held(s, other)
            for kind in range(KINDS):
                s.hands[other, kind] = 0
            for _ in range(count):
                n -= place != fixed
                s.hands[other, s.gift if place == fixed else pool[n]] += 1
                place += 1
            for i in range(s.laid_count):
                if s.laid_down[i] and s.laid_by[i] == other:
                    n -= place != fixed
                    s.laid[i] = s.gift if place == fixed else pool[n]
                    place += 1
    for i in range(s.stock_left):
        s.stock[i] = pool[i]
    if not s.ended and s.gift != NOBODY and seat != s.giver and seat != receiver(s):
        guess_gift(s, below(s, hidden_of(s, receiver(s))))


@kernel
def receiver(s: State) -> int:
    """The seat that was given a tile."""
    return (s.giver + 1) % s.seats  # type: ignore[no-any-return]


@kernel
def hidden_of(s: State, seat: int) -> int:
    """The tiles of a seat that nobody else sees: in its hand, or face down."""
    count = held(s, seat)
    for i in range(s.laid_count):
        count += s.laid_down[i] and s.laid_by[i] == seat
    return count


@kernel
def guess_gift(s: State, which: int) -> None:
    """For who did not see it: it was this one of the tiles that the receiver shows to nobody."""
    s.gift_kept = 1
    for i in range(s.laid_count):
        if s.laid_down[i] and s.laid_by[i] == receiver(s):
            if which == 0:
                s.gift = s.laid[i]
            which -= 1
    for kind in range(KINDS):
        if 0 <= which < s.hands[receiver(s), kind]:
            s.gift = kind
        which -= s.hands[receiver(s), kind]


@kernel
def gather_unseen(s: State, seat: int, pool: Any) -> int:
    """List all tiles that a seat does not see, sorted; returns how many."""
    n = 0
    for kind in range(KINDS):
        count = COPIES[kind]
        for i in range(s.laid_count):
            if s.laid[i] == kind:
                count -= s.ended or not s.laid_down[i] or s.laid_by[i] == seat
        for other in range(s.seats):
            if s.ended or other == seat:
                count -= s.hands[other, kind]
        for _ in range(count):
            pool[n] = kind
            n += 1
    return n


@kernel
def find_gift(s: State, seat: int, pool: Any, n: int) -> int:
    """Take the gift out of the pool, for a place of the receiver's; -1: the seat cannot know."""
    if s.ended or seat != s.giver or s.gift == NOBODY or not s.gift_kept:
        return -1
    before = 0
    for other in range(receiver(s)):
        before += hidden_of(s, other) if other != seat else 0
    i = 0
    while pool[i] != s.gift:
        i += 1
    while i < n - 1:
        pool[i] = pool[i + 1]
        i += 1
    return before + below(s, hidden_of(s, receiver(s)))
