"""What compiling native code from source costs: CPU seconds and compilations of each game.

    python benchmarks/compiling.py [GAME …] [--list 20]

Each game is compiled with an empty cache in a process of its own, on one core: first its table
(deal, legal moves, view, a whole game), then the search that its levels share. `--list` names the
functions that were compiled most often or longest, with what they call.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from typing import Any

from boneyard.engine.registry import BUILT_IN

MOST = 120  # CPU seconds for all games with all levels


def main() -> None:
    """A line for each game, and their sum."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of ours by default")
    parser.add_argument("--list", type=int, default=0, metavar="N", help="name so many functions")
    parser.add_argument("--here", metavar="GAME", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        print(json.dumps(compiled_here(asked.here)))
        return
    print(f"{'CPU seconds':22}{'table':>8}{'search':>8}{'both':>8}{'compilations':>14}")
    total = 0.0
    for game in asked.games or BUILT_IN:
        one = compiled(game)
        both = one["table"] + one["search"]
        total += both
        count = sum(times for _, times, _ in one["functions"])
        print(f"{game:22}{one['table']:8.1f}{one['search']:8.1f}{both:8.1f}{count:14}", flush=True)
        for name, times, seconds in one["functions"][: asked.list]:
            print(f"    {seconds:6.2f} s {times:4} times {name}")
    print(f"{'all':22}{'':16}{total:8.1f}" + ("" if asked.games else f"   (at most {MOST})"))


def compiled(game: str) -> dict[str, Any]:
    """The measurements of one game, from a process with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {
            **os.environ,
            "BONEYARD_CACHE": cache,
            "NUMBA_NUM_THREADS": "1",
            # Only packages of the tests bring colours, which Numba uses even for what is not shown.
            "NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING": "1",
        }
        command = [sys.executable, __file__, "--here", game]
        done = subprocess.run(command, env=environment, capture_output=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compiled_here(game: str) -> dict[str, Any]:
    """Compile a game in this process, and watch Numba doing it."""
    from numba.core import event

    from boneyard.bots.warming import parts_of

    with event.install_recorder("numba:compile") as recorder:
        search, table = parts_of(game)
        table.warm()
        middle = time.process_time()
        search.warm()
        end = time.process_time()
    times: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    begun: list[tuple[str, float]] = []
    for moment, what in recorder.buffer:
        dispatcher = what.data["dispatcher"].py_func
        name = f"{dispatcher.__module__}.{dispatcher.__qualname__}"
        if what.is_start:
            begun.append((name, moment))
        else:
            name, since = begun.pop()
            times[name] += 1
            seconds[name] += moment - since
    functions = [(name, times[name], lasted) for name, lasted in seconds.most_common()]
    return {"table": middle, "search": end - middle, "functions": functions}


if __name__ == "__main__":
    main()
