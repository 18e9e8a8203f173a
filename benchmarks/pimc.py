"""PIMC-50, re-made: exact search in fifty worlds that could be the true one, and the best mean.

The yardstick for `master`: boneyard arena classic --bots master,benchmarks/pimc.py:Pimc

Worlds that take too long to search do not count; where none could be searched, flat Monte Carlo
decides.
"""

from __future__ import annotations

import numpy as np

from boneyard.bots.bot import Choice, Limits, Sight
from boneyard.bots.exact import solve_moves
from boneyard.bots.workbench import Workbench
from boneyard.front import load
from boneyard.rng import seed_of

WORLDS = 50
DEEP = 200  # moves to the end of any game, with draws and passes
MOST_POSITIONS = 2_000_000  # in one world


class Pimc:
    """Knows every card in every world, and so never sees the use of hiding or finding out."""

    name = "pimc-50"

    def __init__(self) -> None:
        self.solved = self.asked = 0

    def get_ready(self, game: str) -> None:
        """Buffers."""
        rules = load(game).rules
        self.bench = Workbench(rules)
        self.states = np.zeros(DEEP + 1, rules.dtype)
        self.moves = np.zeros((DEEP + 1, rules.most_moves), np.int64)
        self.frames = np.zeros((DEEP, 6))

    def choose(self, sight: Sight, seed: int, limits: Limits | None = None) -> Choice:
        """The move with the best mean over the worlds that could be searched."""
        if len(sight.legal) == 1:
            return Choice(sight.legal[0])
        total = np.zeros(len(sight.legal))
        values = np.zeros(self.bench.rules.most_moves)
        for world in range(WORLDS):
            self.states[0] = sight.world(int(seed_of(np.uint64(seed), world))).state
            self.asked += 1
            n = solve_moves(
                self.states,
                sight.seat,
                self.bench.tally,
                self.moves,
                self.frames,
                self.bench.scores,
                self.bench.rewards,
                MOST_POSITIONS // len(sight.legal),
                values,
            )
            if n:
                self.solved += 1
                total += values[:n]
        if not total.any():
            return self.bench.flat(sight, seed, Limits(simulations=WORLDS))
        return Choice(sight.legal[int(np.argmax(total))])
