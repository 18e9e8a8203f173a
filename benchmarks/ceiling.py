"""How strong a bot that sees everything is: the ceiling for honest bots.

`Omniscient` cheats: it knows all hands and the order of the stock, and compares its moves by
playouts of the true position. Only how hands will slip at a tower is chance to it too. Its lead
over a level is the most that knowledge could be worth there; an honest bot gets a part of that.

    python benchmarks/ceiling.py --only magnetic-tower --deals 40
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np
from ladder import CASES, Case, cell

from boneyard.arena import deal
from boneyard.arena.contest import Contest, margins, run
from boneyard.bots.api import BotInput, Choice, Limits, look
from boneyard.bots.effort import MASTER, effort
from boneyard.bots.search.bench import Workbench
from boneyard.bots.search.memory import ROOT, TRIAL
from boneyard.bots.search.playout import play_out, reward_all
from boneyard.engine.kernels.dispatch import legal, play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position
from boneyard.engine.registry import rules_of
from boneyard.engine.rng import advance, seed_of

PLAYOUTS = 100  # of each move


@kernel
def best_of(memory: Any) -> int:
    """The move with the best playouts of the true position, states[ROOT]."""
    w = memory[0]
    best, choice = -1e9, 0
    for i in range(legal(w.states[ROOT], w.seat, w.moves[0])):
        total = 0.0
        for _ in range(PLAYOUTS):
            w.states[TRIAL] = w.states[ROOT]
            w.states[TRIAL].rng = advance(w)
            play(w.states[TRIAL], w.seat, w.moves[0, i])
            play_out(w.states[TRIAL], w)
            reward_all(w.states[TRIAL], w)
            total += w.rewards[w.seat]
        if total > best:
            best, choice = total, w.moves[0, i]
    return choice


def look_at_all(position: Position, seat: int) -> BotInput:
    """What a bot is given, with the true position, which no bot is given, tied to it."""
    given = look(position, seat)
    given.world.truth = position  # type: ignore[attr-defined]
    return given


# This file is imported wherever its bot plays.
deal.look = look_at_all  # type: ignore[attr-defined]


def true_position(given: BotInput) -> Position:
    """The position that the cheat was handed."""
    found = given.world.truth  # type: ignore[attr-defined]
    assert isinstance(found, Position)
    return found


class Omniscient:
    """Flat Monte Carlo on the true position."""

    name = "omniscient"

    def __init__(self) -> None:
        self.benches: dict[str, Workbench] = {}

    def get_ready(self, game: str) -> None:
        """Make a workbench; it compiles at its first move."""
        self.benches[game] = Workbench(rules_of(game))

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """The move with the best playouts."""
        if len(given.legal) == 1:
            return Choice(given.legal[0])
        game = given.view["game"]
        bench = self.benches[game]
        position = true_position(given)
        w = bench.memory[0]
        w["states"][ROOT], w["seat"] = position.state, given.seat
        w["inference_weight"] = 1.0
        w["max_moves"] = effort(MASTER, game, given.view["players"]).max_moves
        w["rng"] = seed_of(np.uint64(seed), 1)
        move = int(best_of(bench.memory))
        return Choice(bench.texts(position, given.seat)[move])


def ceiling(case: Case, level: str, deals: int, cores: int, folder: Path) -> str:
    """What knowing everything is worth against a level."""
    cheat = f"{Path(__file__).as_posix()}:Omniscient"
    contest = Contest(case.game, (cheat, level), case.players, deals, options=case.options)
    played = run(contest, folder / case.name / "deals.jsonl", cores, lambda _: None)
    return cell(margins(contest, played)[0])


def main() -> int:
    """Print a line for each case."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="cases whose name begins so (all)")
    parser.add_argument("--level", default="expert", help="whom it plays against (expert)")
    parser.add_argument("--deals", type=int, default=40, help="deals a case (40)")
    parser.add_argument("--cores", type=int, default=1, help="cores to use (1)")
    parser.add_argument("--out", type=Path, default=Path("arena/ceiling"), help="records")
    args = parser.parse_args()
    for case in CASES:
        if case.name.startswith(args.only):
            found = ceiling(case, args.level, args.deals, args.cores, args.out)
            print(f"| {case.name} | omniscient over {args.level} | {found} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
