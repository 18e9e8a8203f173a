"""How far one could get who sees everything: the ceiling for bots that do not.

`Omniscient` cheats: it knows all hands and the order of the stock, and compares its moves by
endings of the true position. Only how hands will slip at a tower is chance to it too. What it is
ahead of a level is the most that knowing could be worth there; an honest bot gets a part of that.

    python benchmarks/ceiling.py --only magnetic-tower --deals 40
"""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path
from typing import Any

import numpy as np
from ladder import CASES, Case, cell

from boneyard.arena.contest import Contest, margins, run
from boneyard.bots.api import BotInput, Choice, Limits
from boneyard.bots.effort import MASTER, effort
from boneyard.bots.search.bench import Workbench
from boneyard.bots.search.playout import play_out, reward_all
from boneyard.engine.kernels.dispatch import legal, play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position
from boneyard.engine.registry import rules_of
from boneyard.engine.rng import advance, seed_of

ENDINGS = 100  # of each move


@kernel
def best_of(
    states: Any, seat: int, tally: int, max_moves: int, moves: Any, bench: Any, dice: Any
) -> int:
    """The move with the best endings of the true position, states[0]."""
    weights, scores, rewards = bench
    best, choice = -1e9, 0
    for i in range(legal(states[0], seat, moves[0])):
        total = 0.0
        for _ in range(ENDINGS):
            states[1] = states[0]
            states[1].rng = advance(dice)
            play(states[1], seat, moves[0, i])
            play_out(states[1], max_moves, 1.0, moves[1], weights, dice)
            reward_all(states[1], tally, scores, rewards)
            total += rewards[seat]
        if total > best:
            best, choice = total, moves[0, i]
    return choice


def true_position(given: BotInput) -> Position:
    """What no bot is given, taken from where the worlds are dealt."""
    found = inspect.getclosurevars(given.world).nonlocals["position"]
    assert isinstance(found, Position)
    return found


class Omniscient:
    """Flat Monte Carlo on the true position."""

    name = "omniscient"

    def __init__(self) -> None:
        self.benches: dict[str, Workbench] = {}

    def get_ready(self, game: str) -> None:
        """Its workbench; it compiles at its first move."""
        self.benches[game] = Workbench(rules_of(game))

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """The move with the best endings."""
        if len(given.legal) == 1:
            return Choice(given.legal[0])
        game = given.view["game"]
        bench = self.benches[game]
        position = true_position(given)
        bench.states[0] = position.state
        bench.dice[0]["rng"] = seed_of(np.uint64(seed), 1)
        move = best_of(
            bench.states,
            given.seat,
            bench.tally,
            effort(MASTER, game, given.view["players"]).max_moves,
            bench.moves,
            (bench.weights, bench.scores, bench.rewards),
            bench.dice[0],
        )
        return Choice(bench.texts(position, given.seat, [move])[0])


def ceiling(case: Case, level: str, deals: int, cores: int, folder: Path) -> str:
    """What all knowledge is worth against a level."""
    cheat = f"{Path(__file__).as_posix()}:Omniscient"
    contest = Contest(case.game, (cheat, level), case.players, deals, options=case.options)
    played = run(contest, folder / case.name / "deals.jsonl", cores, lambda _: None)
    return cell(margins(contest, played)[0])


def main() -> int:
    """A line a case."""
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
