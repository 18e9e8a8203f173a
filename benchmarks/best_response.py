"""The best response to a policy in small Dominoes: exact, and quick enough for double-three.

OpenSpiel's best response keeps every position of the game in a table of Python objects. This one
walks through the information states of the seat that responds, and at each of them holds all the
worlds which that seat cannot tell apart, each with how likely it is: the other hand, and what the
other drew. It plays by the rules of the engine and keeps nothing but the policy, so that the 116
million positions of double-three take a minute.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any, NamedTuple, TypeVar

import numba
import numpy as np

import boneyard
from boneyard.engine.kernels.dispatch import actors, legal, play
from boneyard.engine.kernels.jit import int64
from boneyard.engine.observations import encoding_of, utility
from boneyard.engine.rng import GOLDEN, mix
from boneyard.engine.rules import MOST_SEATS
from boneyard.engine.tiles import PAIRS
from boneyard.games.classic.small import RULES
from boneyard.games.shared.line.moves import DRAW

DEEPEST, MOST_WORLDS, MOST_CHOICES = 64, 1024, 20
SPREAD = np.uint64(0xD1B54A32D192ED03)
OTHER_DRAWS, OWN_DRAW = 200, 300  # what a seat sees besides moves, which are numbers below these
WORLDS, ASKED = 0, 1  # what is counted: worlds that were met, positions that were found
MOST_AT_ONCE, CHUNK = 1 << 22, 1 << 16  # positions that are put down, and asked about
FOUND = np.dtype([("key", np.uint64), ("state", RULES.dtype)], align=True)
F = TypeVar("F", bound=Callable[..., Any])
Table = tuple[Any, Any]  # the keys of information states, and how likely each legal move is there
Choose = Callable[[Any], Iterable[tuple[Any, float]]]  # the moves in these states, and their share


def compiled(function: F) -> F:
    """Compile a function; it is kept in this process only."""
    return numba.njit(error_model="numpy", nogil=True)(function)  # type: ignore[no-any-return]


@compiled
def after(key: Any, event: int) -> Any:
    """The key of an information state when its seat has seen one thing more."""
    return mix(key * SPREAD + GOLDEN * np.uint64(event + 1))


@compiled
def find(keys: Any, key: Any) -> int:
    """The place of a key in a hash table, or the free place where it belongs."""
    mask = np.uint64(len(keys) - 1)
    place = int64(key & mask)
    while keys[place] != key and keys[place] != 0:
        place = (place + 1) & int64(mask)
    return place


@compiled
def chance_of(
    state: Any, key: Any, choice: int, choices: int, keys: Any, policy: Any, counts: Any, found: Any
) -> float:
    """How likely the policy makes one of so many legal moves; without a table all are alike.

    Where it was not asked yet, the position is put down to be asked about.
    """
    if choices == 1:
        return 1.0
    if len(policy) == 0:
        return 1.0 / choices
    place = find(keys, key)
    if keys[place] == 0 and counts[ASKED] < len(found):
        keys[place] = key
        found[counts[ASKED]].key = key
        found[counts[ASKED]].state = state
        counts[ASKED] += 1
    return policy[place, choice]  # type: ignore[no-any-return]


@compiled
def draw_this(worlds: Any, row: int, tile: int) -> bool:
    """Put a tile on top of the stock of a world; whether it is there at all."""
    s = worlds[row]
    left = s.stock_left
    for place in range(left):
        if s.stock[place] == tile:
            s.stock[place] = s.stock[left - 1]
            s.stock[left - 1] = tile
            return True
    return False


@compiled
def walk(
    responder: int,
    depth: int,
    n: int,
    key: Any,
    worlds: Any,
    weights: Any,
    theirs: Any,
    keys: Any,
    policy: Any,
    counts: Any,
    found: Any,
) -> float:
    """What the responder can win from an information state, weighed by how likely it is.

    `worlds[depth, :n]` are those that the seat cannot tell apart, `theirs` the keys of what the
    other seat knows in each.
    """
    counts[WORLDS] += n
    here = worlds[depth]
    if actors(here[0]) == 0:
        return worth(here, weights[depth], n, responder)
    moves = np.empty(MOST_CHOICES, np.int64)
    asked = int64(here[0].turn)
    tiles = len(here[0].stock)
    if asked == responder:
        best = -np.inf
        for choice in range(legal(here[0], asked, moves)):
            move, value = moves[choice], 0.0
            for tile in range(tiles if move == DRAW else 1):
                m = 0
                for i in range(n):
                    m = enter(worlds, weights, theirs, depth, i, m, move, tile, 1.0, False)
                if m:
                    seen = OWN_DRAW + tile if move == DRAW else move
                    value += walk(
                        responder, depth + 1, m, after(key, seen), worlds, weights, theirs, keys,
                        policy, counts, found,
                    )  # fmt: skip
            best = max(best, value)
        return best
    total = 0.0
    for move in range(2 * tiles + 2):
        m = 0
        for i in range(n):
            choices = legal(here[i], asked, moves)
            for choice in range(choices):
                if moves[choice] == move:
                    share = chance_of(
                        here[i], theirs[depth, i], choice, choices, keys, policy, counts, found
                    )
                    for tile in range(tiles if move == DRAW else 1):
                        m = enter(worlds, weights, theirs, depth, i, m, move, tile, share, True)
        if m:
            seen = OTHER_DRAWS if move == DRAW else move
            total += walk(
                responder, depth + 1, m, after(key, seen), worlds, weights, theirs, keys, policy,
                counts, found,
            )  # fmt: skip
    return total


@compiled
def enter(
    worlds: Any,
    weights: Any,
    theirs: Any,
    depth: int,
    i: int,
    m: int,
    move: int,
    tile: int,
    share: float,
    seen: bool,
) -> int:
    """Put what a move makes of world i in place m of the next depth; returns the place after it.

    A draw brings this tile, `seen` by the other seat if it is the one that draws. What cannot be,
    or is never done, is left out.
    """
    if share == 0.0:
        return m
    weight, event = weights[depth, i] * share, move
    worlds[depth + 1, m] = worlds[depth, i]
    if move == DRAW:
        weight /= worlds[depth, i].stock_left
        event = OWN_DRAW + tile if seen else OTHER_DRAWS
        if not draw_this(worlds[depth + 1], m, tile):
            return m
    play(worlds[depth + 1, m], int64(worlds[depth, i].turn), move)
    weights[depth + 1, m] = weight
    theirs[depth + 1, m] = after(theirs[depth, i], event)
    return m + 1


@compiled
def worth(worlds: Any, weights: Any, n: int, seat: int) -> float:
    """What the end of a game is worth to a seat in these worlds, weighed."""
    scores, rewards = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.float64)
    total = 0.0
    for i in range(n):
        utility(worlds[i], scores, rewards)
        total += weights[i] * rewards[seat]
    return total


@compiled
def add_choices(keys: Any, policy: Any, found: Any, actions: Any, share: float) -> None:
    """Add a share to the move that was chosen in each of these positions."""
    moves = np.empty(MOST_CHOICES, np.int64)
    for i in range(len(found)):
        state = found[i].state
        for choice in range(legal(state, int64(state.turn), moves)):
            if moves[choice] == actions[i]:
                policy[find(keys, found[i].key), choice] += share


class Response(NamedTuple):
    """The best response to a policy."""

    value: float  # points a game
    asked: int  # information states in which the policy was asked
    worlds: int  # that were walked through in the end


class SmallGame:
    """Dominoes of a small set for two, with every deal; seat 0 starts."""

    def __init__(self, highest: int, hand: int | None = None) -> None:
        encoding_of(RULES)
        self.highest = highest
        blank = RULES.blank(2, RULES.read_options({"highest": highest}, 2))
        first = blank.copy()
        first["rng"] = 1
        RULES.setup(first[0])
        self.tiles = [tile for tile, (_, high) in enumerate(PAIRS) if high <= highest]
        self.hand = int(first["dealt"][0]) if hand is None else hand
        first["dealt"], first["got"][0, :2], first["turn"] = self.hand, self.hand, 0
        self.first = first
        self.room = np.zeros((DEEPEST, MOST_WORLDS), RULES.dtype)
        self.weights = np.zeros((DEEPEST, MOST_WORLDS))
        self.theirs = np.zeros((DEEPEST, MOST_WORLDS), np.uint64)

    def deals(self, own: tuple[int, ...]) -> list[tuple[tuple[int, ...], list[int]]]:
        """The other hand and the stock, for all deals in which a seat holds these tiles."""
        rest = [tile for tile in self.tiles if tile not in own]
        return [
            (other, [tile for tile in rest if tile not in other])
            for other in combinations(rest, self.hand)
        ]

    def walk(self, seat: int, table: Table, found: Any) -> tuple[float, Any]:
        """What a seat can win a game from the policy of the other, and the counts."""
        hands = list(combinations(self.tiles, self.hand))
        total, counts = 0.0, np.zeros(2, np.int64)
        for own in hands:
            deals = self.deals(own)
            for i, (other, stock) in enumerate(deals):
                self.room[0, i] = self.first[0]
                s = self.room[0, i]
                s["hands"][seat] = sum(1 << tile for tile in own)
                s["hands"][1 - seat] = sum(1 << tile for tile in other)
                s["stock"][:] = 0
                s["stock"][: len(stock)] = stock
                s["stock_left"] = len(stock)
                self.weights[0, i] = 1 / len(hands) / len(deals)
                self.theirs[0, i] = first_key(1 - seat, other)
            total += walk(
                seat, 0, len(deals), first_key(seat, own), self.room, self.weights, self.theirs,
                *table, counts, found,
            )  # fmt: skip
        return total, counts

    def best_response(self, seat: int, choose: Choose | None, room: int) -> Response:
        """What a seat can win a game from a policy of the other; None: all moves alike.

        The policy is only asked where it can come to by its own moves. So the game is walked
        through again and again, until no position is met in which it was not asked before.
        """
        if choose is None:
            total, counts = self.walk(seat, UNIFORM, np.zeros(0, FOUND))
            return Response(total, 0, int(counts[WORLDS]))
        table, asked = new_table(room), 0
        found = np.zeros(min(room, MOST_AT_ONCE), FOUND)
        while True:
            total, counts = self.walk(seat, table, found)
            new = found[: counts[ASKED]]
            if len(new) == 0:
                return Response(total, asked, int(counts[WORLDS]))
            asked += len(new)
            if asked > room:
                raise MemoryError(f"more than {room:,} information states")
            for first in range(0, len(new), CHUNK):
                some = new[first : first + CHUNK]
                for actions, share in choose(some["state"]):
                    add_choices(*table, some, actions, share)


def first_key(seat: int, hand: tuple[int, ...]) -> Any:
    """The key of what a seat knows after the deal."""
    return np.uint64(after(np.uint64(seat + 1), 400 + sum(1 << tile for tile in hand)))


def new_table(entries: int) -> Table:
    """A hash table for the policy in so many information states."""
    room = 1 << (2 * entries).bit_length()
    return np.zeros(room, np.uint64), np.zeros((room, MOST_CHOICES), np.float64)


UNIFORM = (np.zeros(16, np.uint64), np.zeros((0, MOST_CHOICES), np.float64))


def level(name: str, highest: int, seeds: int, threads: int = 1) -> Choose:
    """A level: what it does by what a seat knows, with so many seeds, each counted alike."""

    def choose(states: Any) -> Iterator[tuple[Any, float]]:
        env = boneyard.batch(
            RULES, n=len(states), highest=highest, autoreset=False, threads=threads
        )
        env.set_states(states)
        for _ in range(seeds):
            yield env.choose(name), 1 / seeds

    return choose
