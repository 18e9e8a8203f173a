"""Our engine against other domino engines, in one run: `python3 dev.py bench`.

Random two-player games on one core, counted in moves per second of CPU time.
"""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from race import Work, arguments, measure

import boneyard

OURS, DOOR, SEEING = "boneyard", "boneyard, front door", "boneyard, with views"
OPENSPIEL, DOMINOES = "OpenSpiel", "dominoes"


def our_kernels() -> Work:
    """The compiled loop."""
    seeds = iter(range(10**9))
    boneyard.simulate("classic", games=10, cores=1)
    return lambda: boneyard.simulate("classic", games=20_000, cores=1, seed=next(seeds)).moves


def our_front_door() -> Work:
    """`legal` and `play` from Python, one move at a time."""
    game, dice = boneyard.load("classic"), random.Random(1)

    def play() -> int:
        position = game.new(players=2, seed=dice.getrandbits(64))
        while not position.over:
            position.play(dice.choice(position.legal()))
        return len(position.moves)

    return play


def our_views() -> Work:
    """The same, and before each move what its player sees."""
    game, dice = boneyard.load("classic"), random.Random(1)

    def play() -> int:
        position = game.new(players=2, seed=dice.getrandbits(64))
        while not position.over:
            position.view(position.actors[0])
            position.play(dice.choice(position.legal()))
        return len(position.moves)

    return play


def openspiel() -> Work:
    """OpenSpiel's block dominoes, with its moves only: dealing is not counted as moves."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - registers the games written in Python

    game, dice = pyspiel.load_game("python_block_dominoes"), random.Random(1)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def dominoes_package() -> Work:
    """The package `dominoes`; it knows only four players."""
    import dominoes

    dice = random.Random(1)

    def play() -> int:
        game, moves = dominoes.Game.new(starting_player=0), 0
        game.skinny_board()
        while game.result is None:
            game.make_move(*dice.choice(game.valid_moves))
            moves += 1
        return moves

    return play


ENGINES: dict[str, Callable[[], Work]] = {
    OURS: our_kernels,
    DOOR: our_front_door,
    SEEING: our_views,
    OPENSPIEL: openspiel,
    DOMINOES: dominoes_package,
}
BARS = ((OURS, OPENSPIEL, 400), (OURS, DOMINOES, 50), (DOOR, OPENSPIEL, 8), (SEEING, OPENSPIEL, 4))


def measure_start() -> dict[str, float]:
    """Seconds to the first move in a fresh process: compiling, and from the cache; and memory."""
    program = "import boneyard; p = boneyard.load('classic').new(seed=1); p.play(p.legal()[0])"
    with tempfile.TemporaryDirectory() as cache:
        times = []
        for _ in range(2):
            start = time.perf_counter()
            environment = {**os.environ, "BONEYARD_CACHE": cache}
            subprocess.run([sys.executable, "-c", program], env=environment, check=True)
            times.append(time.perf_counter() - start)
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    return {"compile": times[0], "cached": times[1], "memory": memory}


def plot(speeds: dict[str, float], file: Path) -> None:
    """Bars on a logarithmic scale."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    names = sorted(speeds, key=lambda name: speeds[name])
    figure, axes = pyplot.subplots(figsize=(8, 2.8), layout="constrained")
    colours = ["#0072B2" if name.startswith("boneyard") else "#999999" for name in names]
    bars = axes.barh(names, [speeds[name] for name in names], color=colours)
    axes.bar_label(bars, [f"{speeds[name]:,.0f}" for name in names], padding=4)
    axes.set_xscale("log")
    axes.set_xlim(right=max(speeds.values()) * 12)
    axes.set_xlabel("moves per second of one core, random two-player games")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file)
    print(f"plot: {file}")


def main() -> int:
    """Measure, print the ratios and say whether the bars are met."""
    parser = arguments(__doc__)
    parser.add_argument("--plot", type=Path, default=Path("docs/pictures/peers.svg"))
    args = parser.parse_args()
    start = measure_start()
    print(f"first move: {start['compile']:.1f} s with compiling, {start['cached']:.2f} s cached")
    print(f"memory: {start['memory']:.0f} MB")
    speeds = measure(ENGINES, args.seconds, args.rounds)
    for name, speed in speeds.items():
        print(f"{name:22} {speed:>14,.0f} moves a CPU second")
    met = True
    for ours, peer, bar in BARS:
        ratio = speeds[ours] / speeds[peer]
        met &= ratio >= bar
        print(f"{ours} / {peer}: {ratio:,.1f} (at least {bar})")
    plot(speeds, args.plot)
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
