"""Does a move ever take longer than its budget? `python benchmarks/promptness.py`.

Each level of each game in a fresh process, made ready as a server does it: a whole game for two
and one for the most players, every move of every seat timed, the first one too. Prints by how much
the slowest move overran, in wall-clock and in CPU time; the latter decides, because other programs
are not a bot's fault.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time

import boneyard
from boneyard.bots import bot
from boneyard.bots.api import look
from boneyard.bots.levels import LEVELS

OVERTIME = 0.05


def slowest(game: str, name: str) -> dict[str, float]:
    """The longest and the first moves of two games, in seconds beyond the budget."""
    player, loaded = bot(name), boneyard.load(game)
    start = time.perf_counter()
    player.get_ready(game)
    found = {"ready": time.perf_counter() - start, "first": 0.0, "wall": 0.0, "own": 0.0}
    budget = LEVELS[name].seconds
    moves = 0
    for players in (loaded.players[0], loaded.players[-1]):
        position = loaded.new(players, seed=5)
        while not position.over:
            seat = position.actors[0]
            given = look(position, seat)
            wall, own = time.perf_counter(), time.thread_time()
            choice = player.choose(given, moves)
            wall, own = time.perf_counter() - wall - budget, time.thread_time() - own - budget
            if moves == 0:
                found["first"] = own
            found["wall"], found["own"] = max(found["wall"], wall), max(found["own"], own)
            moves += 1
            position.play(choice.move, seat)
    return found


def main() -> int:
    """All games and levels, each in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(boneyard.available_games()), help="which (all)")
    parser.add_argument("--levels", default=",".join(LEVELS), help="which (all)")
    parser.add_argument("--one", nargs=2, metavar=("GAME", "LEVEL"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one:
        print(json.dumps(slowest(*args.one)))
        return 0
    late = 0
    for game in args.games.split(","):
        for name in args.levels.split(","):
            run = subprocess.run(
                [sys.executable, __file__, "--one", game, name], stdout=subprocess.PIPE, check=True
            )
            found = json.loads(run.stdout)
            late += found["own"] > OVERTIME
            print(
                f"{game} {name}: ready in {found['ready']:.1f} s; beyond its budget at most "
                f"{1000 * found['own']:.0f} ms of the core, {1000 * found['wall']:.0f} ms on the "
                f"wall; first move {1000 * found['first']:+.0f} ms",
                flush=True,
            )
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
