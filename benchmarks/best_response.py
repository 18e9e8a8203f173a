"""The best response to a policy in small Dominoes, compiled: exact, and quick enough for double-three.

OpenSpiel's best response keeps every position of the game in a table of Python objects. This one walks
through the information states of the seat that responds, and at each of them holds all the worlds
which that seat cannot tell apart, each with how likely it is: the other hand, and what the other
drew. It plays by the rules of the engine and keeps nothing but the policy, so that a game of 157
million positions takes minutes.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numba
import numpy as np

from boneyard.engine.kernels.dispatch import actors, legal, play
from boneyard.engine.observations import encoding_of, utility
from boneyard.engine.rng import GOLDEN, mix
from boneyard.engine.rules import MOST_SEATS
from boneyard.engine.tiles import PAIRS
from boneyard.games.classic.small import RULES
from boneyard.games.shared.line.moves import DRAW

DEEPEST, MOST_WORLDS, MOST_CHOICES = 64, 1024, 20
SPREAD = np.uint64(0xD1B54A32D192ED03)
OTHER_DRAWS, OWN_DRAW = 200, 300  # what a seat sees besides moves, which are numbers below these
RESPOND, COLLECT = 0, 1  # what a walk is for
COMPILED = {"error_model": "numpy", "nogil": True}


@numba.njit(**COMPILED)
def after(key: Any, event: int) -> Any:
    """The key of an information state when its seat has seen one thing more."""
    return mix(key * SPREAD + GOLDEN * np.uint64(event + 1))


@numba.njit(**COMPILED)
def find(keys: Any, key: Any) -> int:
    """The place of a key in a hash table, or the free place where it belongs."""
    mask = np.uint64(len(keys) - 1)
    place = np.int64(key & mask)
    while keys[place] != key and keys[place] != 0:
        place = (place + 1) & np.int64(mask)
    return place


@numba.njit(**COMPILED)
def chance_of(keys: Any, policy: Any, key: Any, choice: int, choices: int) -> float:
    """How likely the policy makes one of so many legal moves; without a table all are alike."""
    if choices == 1:
        return 1.0
    if len(policy) == 0:
        return 1.0 / choices
    return policy[find(keys, key), choice]


@numba.njit(**COMPILED)
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


@numba.njit(**COMPILED)
def walk(
    task: int,
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
    found_keys: Any,
) -> float:
    """What the responder can win from an information state, weighed by how likely it is.

    `worlds[depth, :n]` are those that the seat cannot tell apart, `theirs` the keys of what the other
    seat knows in each. COLLECT tries everything the other may do and keeps a position of each
    information state with a choice in `found`, as long as there is room.
    """
    counts[0] += n
    here = worlds[depth]
    if actors(here[0]) == 0:
        return worth(here, weights[depth], n, responder)
    moves = np.empty(MOST_CHOICES, np.int64)
    asked = np.int64(here[0].turn)
    if asked == responder:
        choices = legal(here[0], asked, moves)
        if choices > 1:
            if task == COLLECT and counts[1] < len(found):
                found[counts[1]] = here[0]
                found_keys[counts[1]] = key
            counts[1] += 1
        best = -np.inf
        for choice in range(choices):
            move = moves[choice]
            value = 0.0
            for tile in range(len(here[0].stock) if move == DRAW else 1):
                m = 0
                for i in range(n):
                    worlds[depth + 1, m] = here[i]
                    weight = weights[depth, i]
                    if move == DRAW:
                        weight /= here[i].stock_left
                        if not draw_this(worlds[depth + 1], m, tile):
                            continue
                    play(worlds[depth + 1, m], asked, move)
                    weights[depth + 1, m] = weight
                    seen = OTHER_DRAWS if move == DRAW else move
                    theirs[depth + 1, m] = after(theirs[depth, i], seen)
                    m += 1
                if m:
                    known = after(key, OWN_DRAW + tile if move == DRAW else move)
                    value += walk(
                        task, responder, depth + 1, m, known, worlds, weights, theirs, keys,
                        policy, counts, found, found_keys,
                    )  # fmt: skip
            best = max(best, value)
        return best
    total = 0.0
    for action in range(2 * len(here[0].stock) + 2):
        m = 0
        for i in range(n):
            choices = legal(here[i], asked, moves)
            for choice in range(choices):
                if moves[choice] != action:
                    continue
                weight = weights[depth, i]
                if task == RESPOND:
                    weight *= chance_of(keys, policy, theirs[depth, i], choice, choices)
                if weight == 0.0:
                    continue
                left = np.int64(here[i].stock_left) if action == DRAW else 1
                for place in range(left):
                    worlds[depth + 1, m] = here[i]
                    seen = action
                    if action == DRAW:
                        tile = np.int64(here[i].stock[place])
                        draw_this(worlds[depth + 1], m, tile)
                        seen = OWN_DRAW + tile
                    play(worlds[depth + 1, m], asked, action)
                    weights[depth + 1, m] = weight / left
                    theirs[depth + 1, m] = after(theirs[depth, i], seen)
                    m += 1
        if m:
            known = after(key, OTHER_DRAWS if action == DRAW else action)
            total += walk(
                task, responder, depth + 1, m, known, worlds, weights, theirs, keys, policy,
                counts, found, found_keys,
            )  # fmt: skip
    return total


@numba.njit(**COMPILED)
def worth(worlds: Any, weights: Any, n: int, seat: int) -> float:
    """What the end of a game is worth to a seat in these worlds, weighed."""
    scores, rewards = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.float64)
    total = 0.0
    for i in range(n):
        utility(worlds[i], scores, rewards)
        total += weights[i] * rewards[seat]
    return total


@numba.njit(**COMPILED)
def fill(keys: Any, policy: Any, new: Any, choices: Any, share: float) -> None:
    """Add a share to the move that was chosen in each information state."""
    for i in range(len(new)):
        place = find(keys, new[i])
        keys[place] = new[i]
        policy[place, choices[i]] += share


@numba.njit(**COMPILED)
def places_of(states: Any, actions: Any, out: Any) -> None:
    """The place of each action among the legal moves of its state."""
    moves = np.empty(MOST_CHOICES, np.int64)
    for i in range(len(states)):
        n = legal(states[i], np.int64(states[i].turn), moves)
        for choice in range(n):
            if moves[choice] == actions[i]:
                out[i] = choice


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

    def walk(self, task: int, seat: int, table: Any, found: Any, found_keys: Any) -> Any:
        """Walk through all information states of a seat; what it can win, and the counts."""
        keys, policy = table
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
                task, seat, 0, len(deals), first_key(seat, own), self.room, self.weights,
                self.theirs, keys, policy, counts, found, found_keys,
            )  # fmt: skip
        return total, counts

    def choices_of(self, seat: int) -> tuple[Any, Any]:
        """A position for each information state in which a seat has a choice, and their keys."""
        nothing = np.zeros(0, np.uint64), np.zeros((0, MOST_CHOICES), np.float32)
        none = np.zeros(0, RULES.dtype), np.zeros(0, np.uint64)
        _, counts = self.walk(COLLECT, seat, nothing, *none)
        found, keys = np.zeros(counts[1], RULES.dtype), np.zeros(counts[1], np.uint64)
        self.walk(COLLECT, seat, nothing, found, keys)
        return found, keys

    def best_response(self, seat: int, table: Any) -> float:
        """What a seat can win a game from a policy of the other."""
        none = np.zeros(0, RULES.dtype), np.zeros(0, np.uint64)
        total, _ = self.walk(RESPOND, seat, table, *none)
        return float(total)


def first_key(seat: int, hand: tuple[int, ...]) -> Any:
    """The key of what a seat knows after the deal."""
    return np.uint64(after(np.uint64(seat + 1), 400 + sum(1 << tile for tile in hand)))


def new_table(entries: int) -> tuple[Any, Any]:
    """A hash table for the policy in so many information states."""
    room = 1 << max(4, (2 * entries).bit_length())
    return np.zeros(room, np.uint64), np.zeros((room, MOST_CHOICES), np.float32)


UNIFORM = (np.zeros(16, np.uint64), np.zeros((0, MOST_CHOICES), np.float32))
