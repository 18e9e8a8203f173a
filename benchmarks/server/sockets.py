"""What our own websockets gain over uvicorn's, in processor time of a durable move.

    python benchmarks/server/sockets.py

The same server and tables each time; only what reads and writes frames differs. In turns, in one
run: the ratio of processor times is what counts, as other work on the machine disturbs it least.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile

import uvloop
from load import CORES, HERE, LONGEST, OURS, Measured, drive, running

VARIANTS = {"ours": "", "websockets": "websockets-sansio", "wsproto": "wsproto"}


def measured(sockets: str, tables: int, seconds: float) -> Measured:
    """A fresh server with an empty store, measured once."""
    with tempfile.TemporaryDirectory(prefix="boneyard-bench-") as data:
        command = [sys.executable, str(HERE / "ours.py"), f"{data}/tables.db", *sockets.split()]
        with running(command, HERE) as at:
            work = drive(OURS, at, tables, seconds, None)
            return uvloop.run(asyncio.wait_for(work, LONGEST + seconds))


def main() -> None:
    """All in turns, then the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6.0, help="a measurement takes (6)")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each (5)")
    asked = parser.parse_args()
    os.sched_setaffinity(0, CORES[-1:])
    found: dict[str, list[Measured]] = {name: [] for name in VARIANTS}
    for _ in range(asked.rounds):
        for name, sockets in VARIANTS.items():
            found[name].append(measured(sockets, asked.tables, asked.seconds))
            print(f"  {name:12}{found[name][-1]}", flush=True)
    for name in list(VARIANTS)[1:]:
        pairs = zip(found["ours"], found[name], strict=True)
        gain = statistics.median(1 - mine.cost / theirs.cost for mine, theirs in pairs)
        print(f"{name}: ours saves {gain:.0%} of the processor time of a move (median)")


if __name__ == "__main__":
    main()
