"""Domino 4 on one core, in CPU time: `python benchmarks/domino4.py`.

Random two-player games, base and with both options, and re-deals in the middle of a game. No other
engine has the game.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

from race import Work, arguments, measure

import boneyard

BASE, BOTH, REDEAL, REDEAL_BLUFF = "base", "both options", "redeal, base", "redeal, both options"
LEAST = {BASE: 5_000, BOTH: 2_000}  # games a second


def random_games(**options: Any) -> Callable[[], Work]:
    """The compiled loop."""

    def make() -> Work:
        seeds = iter(range(10**9))
        games = 2_000

        def play(count: int = games) -> int:
            boneyard.simulate(
                "domino4", count, 2, next(seeds), "cpu", cores=1, progress=False, **options
            )
            return count

        play(10)
        return play

    return make


def redeals(**options: bool) -> Callable[[], Work]:
    """A position after 40 random moves of three players, re-dealt for one of them."""

    def make() -> Work:
        dice = random.Random(1)
        position = boneyard.load("domino4").new(3, 1, (), **options)
        for _ in range(40):
            seat = dice.choice(position.actors)
            position.play(dice.choice(position.legal(seat)), seat)

        def deal() -> int:
            position.redealt(0, dice.getrandbits(64))
            return 1

        deal()
        return deal

    return make


def main() -> int:
    """Measure, print and say whether the bars are met."""
    args = arguments(__doc__).parse_args()
    makers = {
        BASE: random_games(),
        BOTH: random_games(cornerstone=True, bluff=True),
        REDEAL: redeals(),
        REDEAL_BLUFF: redeals(cornerstone=True, bluff=True),
    }
    speeds = measure(makers, args.seconds, args.rounds)
    for name, speed in speeds.items():
        bar = f" (at least {LEAST[name]:,})" if name in LEAST else ""
        print(f"{name:22} {speed:>10,.0f} a CPU second{bar}")
    return 0 if all(speeds[name] >= bar for name, bar in LEAST.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
