"""Three nodes behind HAProxy on a replicated PostgreSQL, and everything that can befall them.

`python -m tests.server.cluster --tables 300` plays the whole story and prints what it measured;
`--tables 30 --quick` is a short one. HAProxy has the configuration of `hosting/haproxy.cfg`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import shutil
import signal
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg

from tests.server import postgres
from tests.server.postgres import Postgres, free_port
from tests.server.regulars import Regular, Seen, check_nothing_lost
from tests.server.running import ROOT, Player

NODES = 3
HEALING = 5.0  # seconds after an outage in which every table must go on
CONFIG = ROOT / "hosting" / "haproxy.cfg"


@dataclass
class Plan:
    """How much, and for how long."""

    tables: int = 300
    calm: float = 40.0  # seconds
    kills: float = 120.0
    hung: float = 30.0
    between: float = 12.0  # from one outage to the next


@dataclass
class Report:
    """What was measured."""

    moves: int = 0
    calm: float = 0.0  # p99 of a move in ms
    outside: float = 0.0  # the same later, outside outages
    stuck: dict[str, list[float]] = field(default_factory=dict)  # seconds of tables, by outage
    refusals: dict[str, int] = field(default_factory=dict)
    connections: int = 0

    def __str__(self) -> str:
        stuck = ", ".join(
            f"{name} {max(waits):.1f} s (half {statistics.median(waits):.1f}, "
            f"{sum(wait > HEALING for wait in waits)} over {HEALING:g})"
            for name, waits in self.stuck.items()
        )
        return (
            f"{self.moves} moves, {self.connections} connections, refused {self.refusals}\n"
            f"p99 of a move: {self.calm:.0f} ms in a calm run, {self.outside:.0f} ms later outside "
            f"outages ({self.outside / self.calm:.1f} times)\n"
            f"longest wait of a table after: {stuck}"
        )


def why_not() -> str | None:
    """Why this cannot be tried here; None: it can."""
    if shutil.which("haproxy") is None:
        return "HAProxy is not installed (Debian: apt-get install haproxy)"
    return postgres.why_not()


class Node:
    """`boneyard serve`, started again whenever it ends, as systemd would."""

    def __init__(self, store: str, log: Path) -> None:
        self.store, self.port, self.log = store, free_port(), log
        self.process: asyncio.subprocess.Process | None = None
        self.starts = 0
        self.exits: list[int] = []

    async def keep(self) -> None:
        """Until it is cancelled."""
        words = ["-m", "boneyard", "serve", "--port", str(self.port), "--store", self.store]
        words += ["--behind-proxy", "--set", "compile_bots=no"]
        with self.log.open("ab") as errors:
            while True:
                self.starts += 1
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, *words, cwd=ROOT, stdout=asyncio.subprocess.DEVNULL,
                    stderr=errors,
                )  # fmt: skip
                try:
                    self.exits.append(await self.process.wait())
                except asyncio.CancelledError:
                    self.process.kill()
                    await self.process.wait()
                    raise
                await asyncio.sleep(0.5)

    def signal(self, how: signal.Signals) -> None:
        """To the process that runs now."""
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(how)

    async def ready(self) -> None:
        """Until it can store moves."""
        while not await asyncio.to_thread(is_ready, self.port):
            await asyncio.sleep(0.2)


def is_ready(port: int) -> bool:
    """As HAProxy asks it."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=3) as page:
            return bool(json.load(page)["ok"])
    except OSError:
        return False


@contextlib.asynccontextmanager
async def balanced(nodes: list[Node], folder: Path) -> AsyncIterator[str]:
    """HAProxy before the nodes, configured as we tell people to; gives where to connect."""
    port, text = free_port(), CONFIG.read_text()
    text = text.replace("bind :8080", f"bind 127.0.0.1:{port}").replace("50000", "5000")
    for number, node in enumerate(nodes, 1):
        text = text.replace(f"127.0.0.1:800{number}", f"127.0.0.1:{node.port}")
    config = folder / "haproxy.cfg"
    config.write_text(text)
    proxy = await asyncio.create_subprocess_exec("haproxy", "-db", "-q", "-f", str(config))
    try:
        yield f"ws://127.0.0.1:{port}/ws"
    finally:
        proxy.kill()
        await proxy.wait()


@contextlib.contextmanager
def replicated() -> Iterator[tuple[Postgres, Postgres]]:
    """A primary, and a replica that has every event before anybody is told that it is stored."""
    with postgres.made() as primary, postgres.made() as replica:
        primary.make()
        primary.start()
        replica.copy(primary)
        replica.start("wal_retrieve_retry_interval=500ms")  # it comes back soon, as it should
        ask(primary, "alter system set synchronous_standby_names = '*'")
        ask(primary, "select pg_reload_conf()")
        yield primary, replica


def ask(database: Postgres, query: str) -> list[asyncpg.Record]:
    """Ask a database itself."""

    async def inside() -> list[asyncpg.Record]:
        connection = await asyncpg.connect(database.address, timeout=5)
        try:
            rows: list[asyncpg.Record] = await connection.fetch(query, timeout=5)
            return rows
        finally:
            connection.terminate()

    return asyncio.run(inside())


class Story:
    """People play, and one thing after the other goes wrong."""

    def __init__(self, plan: Plan, nodes: list[Node], primary: Postgres, replica: Postgres) -> None:
        self.plan, self.nodes, self.primary, self.replica = plan, nodes, primary, replica
        self.tables: list[tuple[Seen, list[Regular]]] = []
        self.outages: list[tuple[str, float, float]] = []
        self.dice = random.Random(7)

    async def tell(self, url: str) -> Report:
        """All of it."""
        print("setting up", flush=True)
        await self.set_tables(url)
        living = [asyncio.create_task(p.live()) for _, people in self.tables for p in people]
        await asyncio.sleep(8)
        began = time.monotonic()
        await asyncio.sleep(self.plan.calm)
        calm_over = time.monotonic()
        for happens in (
            self.rolling_restart,
            self.kills,
            self.store_restarts,
            self.connections_cut,
            self.store_hangs,
            self.fail_over,
        ):
            begin = time.monotonic()
            await happens()
            name = happens.__name__.replace("_", " ")
            self.outages.append((name, begin, time.monotonic()))
            print(f"{name}: {time.monotonic() - begin:.1f} s", flush=True)
            await asyncio.sleep(self.plan.between)
        for life in living:
            life.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        for life in living:
            if not life.cancelled() and (problem := life.exception()) is not None:
                raise problem
        return await self.report(began, calm_over)

    async def set_tables(self, url: str) -> None:
        """Half of them for two people, half for a person and a bot; each home has an address."""
        for number in range(self.plan.tables):
            address = f"127.0.{1 + number // 200}.{1 + number % 200}"
            tokens = [secrets.token_urlsafe(24) for _ in range(2)]
            second = {} if number % 2 else {"kind": "bot", "level": "beginner"}
            seen = Seen()
            async with Player(url, tokens[0], address) as host:
                seats = [{"kind": "here", "name": "Ada"}, second]
                await host.create("classic", seats, rounds=1000)
                seen.code = host.code
            people = [Regular(url, address, tokens[0], 0, seen)]
            if number % 2:
                async with Player(url, tokens[1], address) as other:
                    await other.sit(seen.code, 1, "Bo")
                people.append(Regular(url, address, tokens[1], 1, seen))
            self.tables.append((seen, people))

    # What happens.

    async def rolling_restart(self) -> None:
        """Each node in turn, when the one before is ready again."""
        for node in self.nodes:
            starts = node.starts
            node.signal(signal.SIGTERM)
            while node.starts == starts:
                await asyncio.sleep(0.05)
            await node.ready()

    async def kills(self) -> None:
        """One node every few seconds."""
        until = time.monotonic() + self.plan.kills
        while time.monotonic() < until:
            self.dice.choice(self.nodes).signal(signal.SIGKILL)
            await asyncio.sleep(self.dice.uniform(2, 5))
        for node in self.nodes:
            await node.ready()

    async def store_restarts(self) -> None:
        """The primary stops in good order and comes back."""
        await asyncio.to_thread(self.primary.end, signal.SIGINT)
        await asyncio.to_thread(self.primary.start)

    async def connections_cut(self) -> None:
        """All connections to the store, again and again for three seconds."""
        cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
        cut += " and backend_type = 'client backend'"
        connection = await asyncpg.connect(self.primary.address)
        until = time.monotonic() + 3
        while time.monotonic() < until:
            await connection.execute(cut)
            await asyncio.sleep(0.2)
        await connection.close()

    async def store_hangs(self) -> None:
        """It stands still."""
        self.primary.signal_all(signal.SIGSTOP)
        await asyncio.sleep(self.plan.hung)
        self.primary.signal_all(signal.SIGCONT)

    async def fail_over(self) -> None:
        """The primary is lost, and two seconds later the replica takes over."""
        await asyncio.to_thread(self.primary.end, signal.SIGKILL)
        await asyncio.sleep(2)
        await asyncio.to_thread(self.replica.run, "pg_ctl", "promote", "-D", str(self.replica.data))

    # What came of it.

    async def report(self, began: float, calm_over: float) -> Report:
        """Checks that nothing is lost or done twice; and how long things took."""
        found = Report()
        connection = await asyncpg.connect(self.replica.address)
        query = "select body from event where tbl = $1 order by seq"
        for seen, people in self.tables:
            bodies = [row[0] for row in await connection.fetch(query, seen.code)]
            found.moves += check_nothing_lost(seen, people, bodies)
        await connection.close()
        for name, _, back in self.outages:
            found.stuck[name] = [seen.stuck_since(back) for seen, _ in self.tables]
        everybody = [person for _, people in self.tables for person in people]
        took = [one for person in everybody for one in person.latencies]
        found.calm = p99([took for at, took in took if began <= at < calm_over])
        found.outside = p99([took for at, took in took if at >= calm_over and self.is_calm(at)])
        for person in everybody:
            found.connections += person.connections
            for code, times in person.refusals.items():
                found.refusals[code] = found.refusals.get(code, 0) + times
        return found

    def is_calm(self, at: float) -> bool:
        """Whether a move was sent outside outages."""
        return not any(begin <= at < end + HEALING for _, begin, end in self.outages)


def p99(took: list[float]) -> float:
    """In milliseconds."""
    return 1000 * sorted(took)[int(0.99 * len(took))] if took else float("nan")


def play(plan: Plan, folder: Path) -> Report:
    """The whole story, with everything that it needs; logs stay in the folder."""

    async def inside(primary: Postgres, replica: Postgres) -> Report:
        store = f"postgresql://postgres@127.0.0.1:{primary.port},127.0.0.1:{replica.port}/postgres"
        nodes = [Node(store, folder / f"node-{number}.log") for number in range(NODES)]
        kept = [asyncio.create_task(node.keep()) for node in nodes]
        try:
            for node in nodes:
                await node.ready()
            async with balanced(nodes, folder) as url:
                await asyncio.sleep(3)  # until HAProxy knows that they are ready
                found = await Story(plan, nodes, primary, replica).tell(url)
            assert all(code in (0, 2, -signal.SIGKILL) for node in nodes for code in node.exits)
            return found
        finally:
            for one in kept:
                one.cancel()
            await asyncio.gather(*kept, return_exceptions=True)

    with replicated() as (primary, replica):
        return asyncio.run(inside(primary, replica))


def main() -> None:
    """Play it and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--quick", action="store_true", help="everything for a shorter time")
    parser.add_argument("--logs", type=Path, help="keep the nodes' logs here")
    asked = parser.parse_args()
    if reason := why_not():
        raise SystemExit(reason)
    plan = Plan(asked.tables)
    if asked.quick:
        plan = Plan(asked.tables, calm=12.0, kills=15.0, hung=10.0, between=8.0)
    with tempfile.TemporaryDirectory(prefix="boneyard-cluster-") as name:
        folder = asked.logs or Path(name)
        os.makedirs(folder, exist_ok=True)
        print(play(plan, folder))


if __name__ == "__main__":
    main()
