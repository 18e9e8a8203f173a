"""The server under load, with boardgame.io 0.50 in the same run: `benchmarks/server/load.py`.

    closed    100 tables as fast as they go: moves a second and processor time a move, in turns
    steady    2,000 tables with one move a second each: how long a move takes to the other player
    memory    what a table costs with two connections, and when everyone has left
    masters   50 tables of thinking masters: what they do to people's moves, on the same core

The server has the first core and the driver the second. Other work on the machine disturbs times:
compare ratios of one run, and processor time, which it disturbs least. Only this machine is used.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import ours
import theirs
import uvloop
from pace import Pace

from boneyard.bots import bot
from boneyard.engine.warm import warm

HERE = Path(__file__).parent
OURS, MEMORY, FLAT_FILE = "boneyard, durable", "boardgame.io in memory", "boardgame.io FlatFile"
TIMES_MEMORY, TIMES_FLAT_FILE, STEADY_MS, CONNECTED_KB, IDLE_KB = 2, 8, 25, 60, 5  # the bars
MOVE_COST, COSTS_FLAT_FILE = 100, 10  # microseconds, and times as much
WARM = 2.0  # seconds before anything is measured
CORES = sorted(os.sched_getaffinity(0))
PEOPLE = 20  # tables, at which two people move twice a second
LONGEST = 60.0  # seconds that setting up may take
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Running:
    """A server under test."""

    pid: int
    port: int

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def settle(self) -> None:
        """Wait until it has loaded what it loads once."""
        for _ in range(60):
            before = self.cpu()
            time.sleep(0.5)
            if self.cpu() - before < 0.03:
                return

    def kilobytes(self) -> int:
        """Memory in use."""
        return int(Path(f"/proc/{self.pid}/status").read_text().split("VmRSS:")[1].split()[0])


@contextlib.contextmanager
def running(command: list[str], cwd: Path, **environment: str) -> Iterator[Running]:
    """A server on the first core until the end of the block."""
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, CORES[:1]),
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := re.search(r"http://127.0.0.1:(\d+)/", line):
                break
        else:
            raise SystemExit(f"{command[0]} did not start")
        at = Running(process.pid, int(found[1]))
        at.settle()
        yield at
    finally:
        process.kill()
        process.wait(20)
        process.stdout.close()


@contextlib.contextmanager
def server(name: str, folder: Path) -> Iterator[Running]:
    """One of those that are compared, with an empty store."""
    with tempfile.TemporaryDirectory(dir=folder) as data:
        if name == OURS:
            command = [sys.executable, str(HERE / "ours.py"), f"{data}/tables.db"]
            with running(command, HERE) as found:
                yield found
        else:
            storage = "memory" if name == MEMORY else "flatfile"
            where = folder / "boardgame.io"
            with running(["node", "server.js"], where, STORAGE=storage, DATA=data) as found:
                yield found


@dataclass
class Measured:
    """One run."""

    speed: float  # moves a second
    cost: float  # microseconds of the server's processor time a move
    p50: float  # milliseconds to the other player
    p99: float
    kilobytes: float  # a table with its connections

    def __str__(self) -> str:
        return (
            f"{self.speed:7.0f} moves/s {self.cost:6.0f} µs CPU a move  "
            f"p50 {self.p50:6.1f} ms  p99 {self.p99:6.1f} ms  {self.kilobytes:6.1f} kB a table"
        )


async def drive(
    name: str, at: Running, tables: int, seconds: float, period: float | None
) -> Measured:
    """Play at many tables and measure."""
    pace = Pace(period)
    kind = ours.Table if name == OURS else theirs.Table
    matches = [kind(at.port, pace) for _ in range(tables)]
    await matches[0].open()  # what is loaded once is no table's
    before = at.kilobytes()
    for start in range(1, tables, 8):
        await asyncio.gather(*(match.open() for match in matches[start : start + 8]))
    kilobytes = (at.kilobytes() - before) / max(1, tables - 1)
    gc.collect()
    gc.disable()  # the driver's own pauses are nobody's latency
    now = pace.loop.time()
    for number, match in enumerate(matches):
        match.start(now + (period or 0) * (1 + number / tables))
    await asyncio.sleep(WARM + (period or 0))
    cpu, started, pace.measuring = at.cpu(), pace.loop.time(), True
    await asyncio.sleep(seconds)
    pace.measuring, wall, cpu = False, pace.loop.time() - started, at.cpu() - cpu
    pace.stopped = True
    gc.enable()
    for match in matches:
        match.close()
    await asyncio.sleep(0.2)
    moves = max(1, pace.moves)
    return Measured(
        pace.moves / wall, 1e6 * cpu / moves, pace.quantile(0.5), pace.quantile(0.99), kilobytes
    )


def one(
    name: str, folder: Path, tables: int, seconds: float, period: float | None = None
) -> Measured:
    """A fresh server, measured once."""
    with server(name, folder) as at:
        work = drive(name, at, tables, seconds, period)
        measured = uvloop.run(asyncio.wait_for(work, LONGEST + seconds))
    print(f"  {name:24}{measured}", flush=True)
    return measured


def verdict(what: str, value: float, bar: float, at_least: bool) -> bool:
    """Say whether a bar is reached."""
    good = value >= bar if at_least else value <= bar
    word = "at least" if at_least else "at most"
    print(f"  {what}: {value:.1f} ({word} {bar}: {'reached' if good else 'MISSED'})", flush=True)
    return good


def closed(folder: Path, tables: int, seconds: float, rounds: int) -> bool:
    """All three in turns, as fast as they go."""
    print(f"{tables} tables as fast as they go, {rounds} rounds of {seconds:g} s in turns")
    found: dict[str, list[Measured]] = {OURS: [], MEMORY: [], FLAT_FILE: []}
    for _ in range(rounds):
        for name, runs in found.items():
            runs.append(one(name, folder, tables, seconds))
    good = True
    for name, bar in ((MEMORY, TIMES_MEMORY), (FLAT_FILE, TIMES_FLAT_FILE)):
        pairs = list(zip(found[OURS], found[name], strict=True))
        speed = statistics.median(mine.speed / other.speed for mine, other in pairs)
        cost = statistics.median(other.cost / mine.cost for mine, other in pairs)
        print(f"  {name}: {cost:.1f} times our processor time a move")
        good &= verdict(f"our speed in multiples of {name}", speed, bar, at_least=True)
        if name == FLAT_FILE:
            good &= verdict("its processor time in multiples of ours", cost, COSTS_FLAT_FILE, True)
    own = statistics.median(run.cost for run in found[OURS])
    return good & verdict("our processor time a move in µs", own, MOVE_COST, at_least=False)


def steady(folder: Path, tables: int, seconds: float, rounds: int) -> bool:
    """Many tables at the speed of people."""
    print(f"{tables} tables with one move a second each, {rounds} rounds of {seconds:g} s")
    runs = [one(OURS, folder, tables, seconds, 1.0) for _ in range(rounds)]
    good = verdict("p99 in ms, median", statistics.median(r.p99 for r in runs), STEADY_MS, False)
    return good & verdict("moves a second", runs[-1].speed, tables * 0.97, at_least=True)


def memory(folder: Path, tables: int) -> bool:
    """With everyone connected, and with nobody."""
    print(f"Memory of {tables} tables")
    connected = one(OURS, folder, tables, 1, 1.0).kilobytes
    with server(OURS, folder) as at:
        uvloop.run(ours.make_idle(at.port, 50))  # what is loaded once
        before = at.kilobytes()
        uvloop.run(asyncio.wait_for(ours.make_idle(at.port, tables), LONGEST))
        idle = (at.kilobytes() - before) / tables
    good = verdict("kB a connected table", connected, CONNECTED_KB, at_least=False)
    return good & verdict("kB a table that everyone has left", idle, IDLE_KB, at_least=False)


async def beside_masters(at: Running, tables: int, seconds: float) -> tuple[float, float]:
    """The p99 of people's moves in ms, alone and while masters think."""
    alone = await drive(OURS, at, PEOPLE, seconds, 0.5)
    print(f"  {'alone':24}{alone}", flush=True)
    masters = await ours.watch_masters(at.port, tables)
    await asyncio.sleep(WARM)
    beside = await drive(OURS, at, PEOPLE, seconds, 0.5)
    print(f"  {'beside masters':24}{beside}", flush=True)
    for line in masters:
        line.close()
    return alone.p99, beside.p99


def masters(folder: Path, tables: int, seconds: float, rounds: int) -> bool:
    """People's moves while bots think."""
    print(f"{PEOPLE} people's tables beside {tables} of masters, {rounds} rounds of {seconds:g} s")
    warm("classic", players=[bot("master")], show=False)
    found = []
    for _ in range(rounds):
        with server(OURS, folder) as at:
            work = beside_masters(at, tables, seconds)
            found.append(uvloop.run(asyncio.wait_for(work, 2 * (LONGEST + seconds))))
            moves = read_metric(at.port, 'boneyard_moves_total{kind="bot"}')
            print(f"  {moves:.0f} moves of masters meanwhile", flush=True)
    alone, beside = (statistics.median(each) for each in zip(*found, strict=True))
    return verdict("p99 in ms beside masters", beside, max(STEADY_MS, 2 * alone), at_least=False)


def read_metric(port: int, name: str) -> float:
    """A number that the server tells about itself."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as page:
        lines = page.read().decode().splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(name)), 0.0)


def main() -> int:
    """Run what was asked for; 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", nargs="*", default=["closed", "steady", "memory", "masters"])
    parser.add_argument("--seconds", type=float, default=6.0, help="a measurement takes (6)")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each (3)")
    parser.add_argument("--folder", type=Path, help="keep boardgame.io here for the next time")
    parser.add_argument("--first", action="store_true", help="go before other work (as root)")
    asked = parser.parse_args()
    if asked.first:
        os.nice(-10)  # servers inherit it
    os.sched_setaffinity(0, CORES[-1:])
    good = True
    with tempfile.TemporaryDirectory(prefix="boneyard-bench-") as name:
        folder = asked.folder or Path(name)
        if "closed" in asked.what:
            theirs.install(folder)
            os.sync()  # its thousand files would be written while the first is measured
        if "closed" in asked.what:
            good &= closed(folder, 100, asked.seconds, asked.rounds)
        if "steady" in asked.what:
            good &= steady(folder, 2000, asked.seconds, asked.rounds)
        if "memory" in asked.what:
            good &= memory(folder, 1000)
        if "masters" in asked.what:
            good &= masters(folder, 50, asked.seconds, asked.rounds)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
