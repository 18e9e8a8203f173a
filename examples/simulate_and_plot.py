"""How often does each seat win at random? `python examples/simulate_and_plot.py [games] [file]`

With matplotlib (`pip install boneyard[arena]`) the answer is also drawn.
"""

import sys
from importlib.util import find_spec

import boneyard

SEED = 1


def main(games: str = "100000", file: str = "wins.svg") -> None:
    """Simulate, print and draw."""
    found = {}
    for name in ("classic", "magnetic-flat"):
        done = boneyard.simulate(name, games=int(games), players=4, seed=SEED)
        found[name] = [100 * wins / done.games for wins in done.wins]
        shares = "  ".join(f"{share:.1f} %" for share in found[name])
        print(f"{name:14} {shares}  ({done.mean_length:.1f} moves a game)")
    if find_spec("matplotlib"):
        draw(found, file)
        print(f"Drawn in {file}.")


def draw(found: dict[str, list[float]], file: str) -> None:
    """One line for each game."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3), layout="constrained")
    for name, shares in found.items():
        axes.plot(range(len(shares)), shares, marker="o", label=name)
    axes.set_xticks(range(4), [f"seat {seat}" for seat in range(4)])
    axes.set_ylabel("games won, %")
    axes.legend()
    figure.savefig(file)


if __name__ == "__main__":
    main(*sys.argv[1:])
