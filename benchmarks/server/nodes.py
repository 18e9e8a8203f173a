"""What more nodes on one PostgreSQL bring, and what the store must do for many tables.

    nodes    the same load on 1, 2 and 3 nodes: processor time a move, of the nodes and of the store
    store    batches of events of all sizes: how long a commit takes, and what it costs the store
    plan     a simulation of one store's share of a million tables, from what `store` measured

Cores are few where this runs, so nodes are compared by processor time, which other work disturbs
least: n nodes on cores of their own make as many moves a second as n times what one core pays for.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import sys
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import ours
import uvloop
from load import HERE, TICK, Running, running
from pace import Pace

sys.path.insert(0, str(HERE.parents[1]))

from tests.server import postgres

from boneyard.server.store.api import Row
from boneyard.server.store.postgres import PostgresStore

TABLES = 60
SIZES = (1, 4, 16, 64, 256)  # events in one commit
BODY = b'{"e":"moved","at":1800000000.123456,"seat":1,"move":"64L"}'
A_MILLION = 1_000_000
PERIOD = 10.0  # seconds between two moves at a table
STORES, SERVERS = 16, 24


@dataclass
class Cost:
    """Microseconds of processor time a move."""

    nodes: float
    store: float
    speed: float  # moves a second, on the cores that there are


def seconds_of(folder: Path) -> float:
    """Processor time of a database: its first process, those it has, and those that have ended."""
    first = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    total = 0
    for pid in (str(first), *children):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += sum(map(int, fields[11:13]))
            total += sum(map(int, fields[13:15])) if pid == str(first) else 0
    return total / TICK


@contextlib.contextmanager
def on_one_store(count: int) -> Iterator[tuple[postgres.Postgres, list[Running]]]:
    """So many nodes on an empty database."""
    with postgres.made() as store, contextlib.ExitStack() as stack:
        store.make()
        store.start()
        command = [sys.executable, str(HERE / "ours.py"), store.address]
        yield store, [stack.enter_context(running(command, HERE)) for _ in range(count)]


async def drive(store: postgres.Postgres, nodes: list[Running], seconds: float) -> Cost:
    """The same number of tables, spread over the nodes, as fast as they go."""
    pace = Pace()
    tables = [ours.Table(nodes[n % len(nodes)].port, pace) for n in range(TABLES)]
    for table in tables:
        await table.open()
    for table in tables:
        table.start(pace.loop.time())
    await asyncio.sleep(2)
    before, kept = sum(node.cpu() for node in nodes), seconds_of(store.folder)
    started, pace.measuring = pace.loop.time(), True
    await asyncio.sleep(seconds)
    pace.measuring, wall = False, pace.loop.time() - started
    after, kept_after = sum(node.cpu() for node in nodes), seconds_of(store.folder)
    pace.stopped = True
    for table in tables:
        table.close()
    moves = max(1, pace.moves)
    return Cost(1e6 * (after - before) / moves, 1e6 * (kept_after - kept) / moves, moves / wall)


def compare_nodes(seconds: float) -> None:
    """One, two and three."""
    costs = []
    for count in (1, 2, 3):
        with on_one_store(count) as (store, nodes):
            cost = uvloop.run(drive(store, nodes, seconds))
        costs.append(cost)
        gain = count * costs[0].nodes / cost.nodes
        print(
            f"{count} nodes: {cost.nodes:5.0f} µs a move in nodes, {cost.store:5.0f} µs in the "
            f"store; with cores for all {gain:.2f} times the moves of one "
            f"({cost.speed:.0f} moves/s on the cores here)",
            flush=True,
        )
    last = costs[-1]
    print(f"one core of the store is busy with {last.nodes / last.store:.1f} cores of nodes")


async def measure_commits(address: str, seconds: float) -> list[tuple[int, float]]:
    """Seconds that a commit of so many events takes, half of the time."""
    store = PostgresStore(address)
    await store.open()
    found = []
    seq = 0
    for size in SIZES:
        took = []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            seq += 1
            rows = [Row(f"T{number:07}", seq, 0.0, BODY) for number in range(size)]
            started = time.perf_counter()
            await store._write(rows)
            took.append(time.perf_counter() - started)
        found.append((size, statistics.median(took)))
    await store.close()
    return found


def measure_store(seconds: float) -> list[tuple[int, float]]:
    """Commits of all sizes, and what they cost the store."""
    with postgres.made() as store:
        store.make()
        store.start()
        before = seconds_of(store.folder)
        found = asyncio.run(measure_commits(store.address, seconds))
        cost = seconds_of(store.folder) - before
    for size, took in found:
        print(f"{size:4} events in a commit: {1000 * took:6.2f} ms, {size / took:7.0f} events/s")
    commits = sum(seconds / took for _, took in found)
    print(f"{1e6 * cost / commits:.0f} µs of the store's processor time a commit")
    return found


def simulate(found: list[tuple[int, float]], seconds: float = 10.0) -> None:
    """One store's share of a million tables."""
    rate = A_MILLION / PERIOD / STORES
    (few, least), (many, most) = found[0], found[-1]
    each = max(0.0, (most - least) / (many - few))
    print(
        f"{A_MILLION:,} tables, a move every {PERIOD:g} s, {STORES} stores: {rate:,.0f} events/s "
        f"each, from {SERVERS} servers; a commit takes {1000 * least:.2f} ms and "
        f"{1e6 * each:.0f} µs more for each event"
    )
    waits, sizes = share_of_store(rate, least, each, seconds)
    print(
        f"{len(sizes) / seconds:,.0f} commits/s of {statistics.mean(sizes):.1f} events; an event "
        f"is durable after {1000 * statistics.median(waits):.0f} ms, 99 in 100 after "
        f"{1000 * statistics.quantiles(waits, n=100)[-1]:.0f} ms"
    )


def share_of_store(
    rate: float, least: float, each: float, seconds: float
) -> tuple[list[float], list[int]]:
    """How long events wait, and how many each commit has.

    Each server has one commit under way; those of one database queue behind each other, because
    NOTIFY takes a lock until the commit is on the disk.
    """
    dice, now = random.Random(1), 0.0
    waiting: list[list[float]] = [[] for _ in range(SERVERS)]
    turns: deque[int] = deque()  # servers in the order in which they ask for a commit
    waits, sizes, free = list[float](), list[int](), 0.0
    while now < seconds:
        now += dice.expovariate(rate)
        while turns and free <= now:
            server = turns.popleft()
            batch, waiting[server] = waiting[server], []
            free = max(free, batch[0]) + least + each * len(batch)
            waits += [free - at for at in batch]
            sizes.append(len(batch))
        server = dice.randrange(SERVERS)
        waiting[server].append(now)
        if server not in turns:
            turns.append(server)
    return waits, sizes


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", nargs="*", default=["nodes", "store", "plan"])
    parser.add_argument("--seconds", type=float, default=5.0, help="a measurement takes (5)")
    asked = parser.parse_args()
    if reason := postgres.why_not():
        raise SystemExit(reason)
    if "nodes" in asked.what:
        compare_nodes(asked.seconds)
    if "store" in asked.what or "plan" in asked.what:
        found = measure_store(asked.seconds / 3)
        if "plan" in asked.what:
            simulate(found)


if __name__ == "__main__":
    main()
