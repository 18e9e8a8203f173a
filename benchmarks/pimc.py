"""PIMC-50: exact search in fifty worlds that could be the true one, and the best mean.

The yardstick for `master`, in `classic` for two:

    boneyard arena classic --bots master,benchmarks/pimc.py:Pimc --deals 1000

Alpha-beta with a transposition table, independent of the bots. A world counts if all its moves
could be searched to the end within MOST_POSITIONS each. In the first moves of a game that is seldom
so: if less than half of the worlds count, the best mean over playouts in fifty worlds decides,
forty for each move and world. `python benchmarks/pimc.py` checks the search against the bots' own,
and prints how often it reached the end.
"""

from __future__ import annotations

import sys
from typing import Any

import numba
import numpy as np

import boneyard
from boneyard.bots import bot
from boneyard.bots.api import BotInput, Choice, Limits, look
from boneyard.bots.effort import CLUB, MASTER
from boneyard.bots.search.bench import Workbench
from boneyard.bots.search.exact import SOLVED, keep_on, solve_from
from boneyard.bots.search.playout import POINTS_A_WIN
from boneyard.engine.api import load
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import seed_of
from boneyard.engine.tiles import HIGH, LOW, PIPS, SHOWING

WORLDS = 50
AT_LEAST = WORLDS // 2
PLAYOUTS = 40
MOST_POSITIONS = 30_000
ROOM = 1 << 18
MOST_JUDGED = 200_000  # positions after each move
NO_END = 1 << 60
NEVER = 1000
EXACT, AT_MOST, OR_MORE = 0, 1, 2

HEAVIEST_FIRST = np.argsort(-PIPS, kind="stable")


@numba.njit  # type: ignore[untyped-decorator]
def pips_of(hand: int) -> int:
    """All pips of a bit set of dominoes."""
    total = 0
    for tile in range(28):
        if hand >> tile & 1:
            total += PIPS[tile]
    return total


@numba.njit  # type: ignore[untyped-decorator]
def mixed(a: int, b: int, c: int) -> Any:
    """A hash of three numbers."""
    x = np.uint64(a) * np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(29)) ^ np.uint64(b)) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(32)) ^ np.uint64(c)) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


# Recursive, so neither this nor what it calls is cached on disk.
@numba.njit("i8(i8,i8,i8,i8,i8,i8,i8,i8,i8[:],u8[:],i8[:],i8[:],i8[:],i8)")  # type: ignore[untyped-decorator]
def value(
    mine: int,
    other: int,
    left: int,
    right: int,
    stock: int,
    passes: int,
    alpha: int,
    beta: int,
    order: Any,
    keys: Any,
    values: Any,
    bounds: Any,
    count: Any,
    world: int,
) -> int:
    """Points for the player to move with best play; NEVER once count[0] is used up."""
    count[0] -= 1
    if count[0] < 0:
        return NEVER
    low, high = min(left, right), max(left, right)
    place = (stock << 8 | passes << 6 | low << 3 | high) << 20 | world
    key = mixed(mine, other, place)
    slot = np.int64(key & np.uint64(ROOM - 1))
    if keys[slot] == key:
        kept = values[slot]
        if (
            bounds[slot] == EXACT
            or (bounds[slot] == OR_MORE and kept >= beta)
            or (bounds[slot] == AT_MOST and kept <= alpha)
        ):
            return int(kept)
    window, best = alpha, -NEVER
    fitting = mine & (SHOWING[left] | SHOWING[right])
    if fitting == 0:
        best = -NEVER
        if passes == 1:  # both have passed in a row: blocked
            own, theirs = pips_of(mine), pips_of(other)
            if own < theirs:
                best = theirs
            elif own > theirs:
                best = -own
            else:  # equal pips: fewer dominoes
                less = 0
                for tile in range(28):
                    less += (other >> tile & 1) - (mine >> tile & 1)
                best = theirs if less > 0 else (-own if less < 0 else 0)
        else:
            found = value(other, mine, left, right, stock, passes + 1, -beta, -alpha,
                          order, keys, values, bounds, count, world)  # fmt: skip
            if found == NEVER:
                return NEVER
            best = -found
        alpha = max(alpha, best)
        if stock and alpha < beta:
            drawn = mine | 1 << order[stock - 1]
            found = value(drawn, other, left, right, stock - 1, 0, alpha, beta,
                          order, keys, values, bounds, count, world)  # fmt: skip
            if found == NEVER:
                return NEVER
            best = max(best, found)
    else:
        for i in range(28):
            tile = HEAVIEST_FIRST[i]
            if not fitting >> tile & 1 or alpha >= beta:
                continue
            rest = mine & ~(1 << tile)
            if rest == 0:
                best = max(best, pips_of(other))
                alpha = max(alpha, best)
                continue
            for end in range(2):
                if alpha >= beta or (end == 1 and left == right):
                    break
                at = left if end == 0 else right
                if LOW[tile] != at and HIGH[tile] != at:
                    continue
                fresh = PIPS[tile] - at
                found = value(other, rest, fresh if end == 0 else left,
                              fresh if end == 1 else right, stock, 0, -beta, -alpha,
                              order, keys, values, bounds, count, world)  # fmt: skip
                if found == NEVER:
                    return NEVER
                best = max(best, -found)
                alpha = max(alpha, best)
    keys[slot] = key
    values[slot] = best
    bounds[slot] = AT_MOST if best <= window else (OR_MORE if best >= beta else EXACT)
    return best


class Pimc:
    """Knows every domino in every world, and so sees no use in hiding or finding out."""

    name = "pimc-50"

    def __init__(self) -> None:
        self.decisions = self.searched = 0
        self.keys = np.zeros(ROOM, np.uint64)
        self.values = np.zeros(ROOM, np.int64)
        self.bounds = np.zeros(ROOM, np.int64)
        self.world = 0

    def get_ready(self, game: str) -> None:
        """Only `classic` for two, with the default options."""
        assert game == "classic"
        self.bench = Workbench(load(game).rules)

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """The move with the best mean over the worlds that could be searched."""
        if len(given.legal) == 1:
            return Choice(given.legal[0])
        self.decisions += 1
        total, counted = np.zeros(len(given.legal)), 0
        for world in range(WORLDS):
            values = self.solve(given, int(seed_of(np.uint64(seed), world)))
            if values is not None:
                total += values
                counted += 1
            if world == 9 and counted < 3:
                break
        if counted < AT_LEAST:
            trials = WORLDS * PLAYOUTS * len(given.legal)
            return self.bench.choose(given, CLUB, seed, limits=Limits(simulations=trials))
        self.searched += 1
        return Choice(given.legal[int(np.argmax(total))])

    def solve(self, given: BotInput, seed: int) -> Any:
        """The exact value of each legal move in one world; None if that takes too long."""
        found = np.zeros(len(given.legal))
        for i, move in enumerate(given.legal):
            position = given.world(seed)
            position.play(move)
            if position.result is not None:
                scores = position.result.scores
                found[i] = scores[given.seat] - scores[1 - given.seat]
                continue
            s, count = position.state, np.array([MOST_POSITIONS])
            mover, self.world = int(s["turn"]), (self.world + 1) & 0xFFFFF
            worth = value(
                s["hands"][mover],
                s["hands"][1 - mover],
                s["left"],
                s["right"],
                s["stock_left"],
                s["passes"],
                -NEVER,
                NEVER,
                s["stock"].astype(np.int64),
                self.keys,
                self.values,
                self.bounds,
                count,
                self.world,
            )
            if worth == NEVER:
                return None
            found[i] = worth if mover == given.seat else -worth
        return found


@kernel
def solve_world(states: Any, memory: Any) -> None:
    """Search one world to its end, or until the positions are used up."""
    w = memory[0]
    solve_from(states[0], w)
    keep_on(states[0], w, NO_END)


def solved_by(judge: Workbench, given: BotInput, seed: int) -> Choice | None:
    """What the bots' own search makes of one world; None if that takes too long."""
    judge.begin(given, MASTER, seed)
    world = given.world(seed)
    judge.memory["most_positions"] = MOST_JUDGED
    solve_world(world._states, judge.memory)
    solved = judge.memory["endgame"]["status"][0] == SOLVED
    return judge.end(world, given.seat) if solved else None


def main() -> int:
    """Compare with the bots' own exact search where both reach the end, and count."""
    judge, pimc, player = Workbench(load("classic").rules), Pimc(), bot("beginner")
    pimc.get_ready("classic")
    compared = different = 0
    for seed in range(20):
        position = boneyard.load("classic").new(2, seed)
        while not position.over:
            seat = position.actors[0]
            given = look(position, seat)
            choice = pimc.choose(given, seed)
            values = pimc.solve(given, seed)
            known = solved_by(judge, given, seed)
            if values is not None and known is not None:
                by_move = {thought.move: thought.value for thought in known.thoughts}
                compared += 1
                different += any(
                    abs(by_move[move] - worth) > POINTS_A_WIN * 1e-6
                    for move, worth in zip(given.legal, values, strict=True)
                )
            position.play(choice.move if seed % 2 else player.choose(given, seed).move)
    print(f"{compared} positions in which both reached the end, {different} valued differently")
    print(f"{pimc.searched} of {pimc.decisions} decisions by exact search, the rest by playouts")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
