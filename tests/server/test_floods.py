"""One address that sends all it can holds up nobody: it is cut off, and memory does not grow."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.floods import FLOODS
from tests.server.running import ROOT, Player, Server, running
from tests.server.test_fuzz import ALL_LIMITS, LIMITS, memory, p99, pace, read_all, settled

MOST_GROWTH = 20  # megabytes
USUAL = {name: ALL_LIMITS[name] for name in ("connections_per_second", "connection_burst")} | LIMITS
SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]


@dataclass
class Flooded:
    """What a flood did to somebody else."""

    growth: float  # megabytes
    calm: float  # p99 of a move in ms, before it
    during: float  # and while it lasted
    sent: int  # bytes
    connections: int
    busy: float  # the share of the time in which the server's processor worked


async def flooded(server: Server, kind: str, seconds: float, waves: int = 1) -> Flooded:
    """An innocent table plays on, in turns left alone and while somebody floods the server."""
    calm: list[float] = []
    during: list[float] = []
    sent = connections = 0
    worked = 0.0
    async with Player(server.url) as innocent:
        await innocent.create("classic", SEATS, rounds=1000)
        await flood(server, kind, 1.0)  # what is loaded once
        before = await settled(server)
        for _ in range(waves):
            calm += await pace(innocent, 60)  # about as many as during a flood
            worked -= processor_time(server)
            attack = asyncio.create_task(flood(server, kind, seconds))
            await asyncio.sleep(0.5)  # until its process is there
            while not attack.done():
                during += await pace(innocent, 10)
            done = await attack
            worked += processor_time(server)
            sent, connections = sent + done["bytes"], connections + done["connections"]
        growth = memory(server) - before
    busy = worked / (waves * seconds)
    return Flooded(growth, p99(calm), p99(during), sent, connections, busy)


def processor_time(server: Server) -> float:
    """Seconds so far, of all its threads."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def flood(server: Server, kind: str, seconds: float) -> dict[str, int]:
    """In a process of its own."""
    words = ["-m", "tests.server.floods", str(server.port), kind, str(seconds)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    assert process.returncode == 0
    answer: dict[str, int] = json.loads(output)
    return answer


@pytest.mark.slow
def test_all_floods_at_once_are_cut_off_and_cost_no_memory(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "t.db"), log, **USUAL) as server:
        done = asyncio.run(flooded(server, "all", 2.0))
        for seconds in (4.0, 8.0, 16.0):  # a machine with much else to do takes its time
            if done.connections <= 4:
                done = asyncio.run(flooded(server, "all", seconds))
    assert done.growth < MOST_GROWTH
    assert done.connections > 4, "it was cut off again and again"
    assert done.busy < 0.7, "there is time for others"
    assert '"fault"' not in log.read_text()


@pytest.mark.campaign
@pytest.mark.parametrize("kind", [*FLOODS, "all"])
def test_nobody_waits_longer_for_a_flood(tmp_path: Path, kind: str) -> None:
    with running(str(tmp_path / "t.db"), **USUAL) as server:
        done = asyncio.run(flooded(server, kind, 4.0, waves=5))
    print(done)
    assert done.growth < MOST_GROWTH
    assert done.during <= 3 * done.calm


async def bot_answers(url: str, moves: int) -> list[float]:
    """How long somebody at another address waits for the answers of a bot."""
    took: list[float] = []
    async with Player(url, address="127.0.0.2") as innocent:
        seats = [SEATS[0], {"kind": "bot", "level": "club"}]
        await innocent.create("classic", seats, rounds=1000)
        while len(took) < moves:
            if innocent.shown.get("ending"):
                await innocent.send("next", seq=innocent.shown["seq"])
                await innocent.get("dealt")
            elif legal := innocent.legal():
                await innocent.send("play", seq=innocent.shown["seq"], move=legal[0])
                await innocent.get("moved")
            else:
                started = time.perf_counter()
                await innocent.get("moved", seconds=120)
                took.append(time.perf_counter() - started)
    return took


async def beside_masters(server: Server, tables: int) -> tuple[float, float]:
    """The same alone, and while one address watches many tables of masters; medians in seconds."""
    await bot_answers(server.url, 5)  # what is loaded once
    alone = await bot_answers(server.url, 15)
    masters = [{"kind": "bot", "level": "master"}] * 2
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(tables):
            greedy = await stack.enter_async_context(Player(server.url))
            await greedy.create("classic", masters, rounds=1000)
            stack.enter_context(reading(greedy))
        await asyncio.sleep(5)
        beside = await bot_answers(server.url, 15)
    return statistics.median(alone), statistics.median(beside)


@contextlib.contextmanager
def reading(person: Player) -> Iterator[None]:
    """It reads what it is sent."""
    task = asyncio.create_task(read_all(person))
    yield
    task.cancel()


@pytest.mark.campaign
def test_one_visitor_with_many_masters_slows_nobody_elses_bot(tmp_path: Path) -> None:
    """Without turns by address an answer of 0.7 seconds took five."""
    with running(str(tmp_path / "t.db"), bot_pause=0.7) as server:
        alone, beside = asyncio.run(beside_masters(server, 36))
    print(f"a bot answers in {alone:.2f} s, beside 36 tables of masters in {beside:.2f} s")
    assert beside <= 3 * alone
