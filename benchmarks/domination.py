"""Domination against OpenSpiel's dots and boxes: `python benchmarks/domination.py`.

Random two-player games of 112 moves on one core, in games per second of CPU time. Dots and boxes
on 7 x 7 fields is the nearest game that others have: the same edges and fields, but no dominoes.
Times on shared machines are noisy, ratios of one run are not: all are measured in turn, several
times over, and the median counts.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable

import boneyard

Play = Callable[[], int]  # plays some games; says how many
OURS, DOOR, OPENSPIEL = "boneyard", "boneyard, front door", "OpenSpiel dots and boxes"
LEAST_GAMES = 30_000  # a second on one core
MOST_SECONDS = 0.020  # for a game from the front door


def our_kernels() -> Play:
    """The compiled loop."""
    seeds = iter(range(10**9))
    games = 10_000
    boneyard.simulate("domination", games=10, cores=1, progress=False)

    def play() -> int:
        seed = next(seeds)
        boneyard.simulate("domination", games=games, cores=1, seed=seed, progress=False)
        return games

    return play


def our_front_door() -> Play:
    """`legal` and `play` from Python, one move at a time."""
    game, dice = boneyard.load("domination"), random.Random(1)

    def play() -> int:
        position = game.new(players=2, seed=dice.getrandbits(64))
        while not position.over:
            position.play(dice.choice(position.legal()))
        return 1

    return play


def openspiel() -> Play:
    """OpenSpiel's own C++ game, driven from Python."""
    import pyspiel

    game, dice = pyspiel.load_game("dots_and_boxes(num_rows=7,num_cols=7)"), random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
        return 1

    return play


ENGINES: dict[str, Callable[[], Play]] = {
    OURS: our_kernels,
    DOOR: our_front_door,
    OPENSPIEL: openspiel,
}


def measure(seconds: float, rounds: int) -> dict[str, float]:
    """Games per CPU second of each: the median of several rounds, in turn."""
    plays = {name: make() for name, make in ENGINES.items()}
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(rounds):
        for name, play in plays.items():
            games, start = 0, time.process_time()
            while time.process_time() - start < seconds:
                games += play()
            speeds[name].append(games / (time.process_time() - start))
    return {name: statistics.median(found) for name, found in speeds.items()}


def main() -> int:
    """Measure, print and say whether the bars are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time a round (1)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds (5)")
    args = parser.parse_args()
    speeds = measure(args.seconds, args.rounds)
    for name, speed in speeds.items():
        ratio = speed / speeds[OPENSPIEL]
        print(f"{name:26} {speed:>12,.0f} games a CPU second, {ratio:>6.2f} x OpenSpiel")
    door = 1 / speeds[DOOR]
    print(f"kernels: {speeds[OURS]:,.0f} games a second (at least {LEAST_GAMES:,})")
    print(f"front door: {1000 * door:.1f} ms a game (at most {1000 * MOST_SECONDS:.0f})")
    return 0 if speeds[OURS] >= LEAST_GAMES and door <= MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
