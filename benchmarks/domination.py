"""Domination against OpenSpiel's dots and boxes: `python benchmarks/domination.py`.

Random two-player games of 112 moves on one core, in games per second of CPU time. Dots and boxes
on 7 x 7 fields is the nearest game elsewhere: the same edges and fields, but no dominoes.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from race import Work, arguments, measure

import boneyard

OURS, DOOR, OPENSPIEL = "boneyard", "boneyard, front door", "OpenSpiel dots and boxes"
BOARDS = "fresh boards"
LEAST_GAMES = 30_000  # a second on one core
MOST_SECONDS = 0.020  # for a game through the public API
MOST_FOR_A_BOARD = 0.005


def our_kernels() -> Work:
    """The compiled loop."""
    seeds = iter(range(10**9))
    games = 10_000
    boneyard.simulate("domination", games=10, cores=1, progress=False)

    def play() -> int:
        seed = next(seeds)
        boneyard.simulate("domination", games=games, cores=1, seed=seed, progress=False)
        return games

    return play


def our_front_door() -> Work:
    """`legal` and `play` from Python, one move at a time."""
    game, dice = boneyard.load("domination"), random.Random(1)

    def play() -> int:
        position = game.new(players=2, seed=dice.getrandbits(64))
        while not position.over:
            position.play(dice.choice(position.legal()))
        return 1

    return play


def fresh_boards() -> Work:
    """Setting up a game on a random board."""
    game, dice = boneyard.load("domination"), random.Random(1)

    def play() -> int:
        game.new(players=2, seed=dice.getrandbits(64), board="random")
        return 1

    return play


def openspiel() -> Work:
    """OpenSpiel's own C++ game, driven from Python."""
    import pyspiel

    game, dice = pyspiel.load_game("dots_and_boxes(num_rows=7,num_cols=7)"), random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
        return 1

    return play


ENGINES: dict[str, Callable[[], Work]] = {
    OURS: our_kernels,
    DOOR: our_front_door,
    OPENSPIEL: openspiel,
    BOARDS: fresh_boards,
}


def main() -> int:
    """Measure, print and say whether the bars are met."""
    args = arguments(__doc__).parse_args()
    speeds = measure(ENGINES, args.seconds, args.rounds)
    a_board = 1 / speeds.pop(BOARDS)
    for name, speed in speeds.items():
        ratio = speed / speeds[OPENSPIEL]
        print(f"{name:26} {speed:>12,.0f} games a CPU second, {ratio:>6.2f} x OpenSpiel")
    door = 1 / speeds[DOOR]
    print(f"kernels: {speeds[OURS]:,.0f} games a second (at least {LEAST_GAMES:,})")
    print(f"front door: {1000 * door:.1f} ms a game (at most {1000 * MOST_SECONDS:.0f})")
    print(f"a fresh board: {1000 * a_board:.2f} ms (at most {1000 * MOST_FOR_A_BOARD:.0f})")
    met = speeds[OURS] >= LEAST_GAMES and door <= MOST_SECONDS and a_board <= MOST_FOR_A_BOARD
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
