"""One address that sends all it can holds up nobody: it is cut off, and memory does not grow."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.floods import FLOODS
from tests.server.running import ROOT, Player, Server, running
from tests.server.test_fuzz import ALL_LIMITS, LIMITS, memory, p99, pace, settled

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


async def flooded(server: Server, kind: str, seconds: float, waves: int = 1) -> Flooded:
    """An innocent table plays on, in turns left alone and while somebody floods the server."""
    calm: list[float] = []
    during: list[float] = []
    sent = connections = 0
    async with Player(server.url) as innocent:
        await innocent.create("classic", SEATS, rounds=1000)
        await flood(server, kind, 1.0)  # what is loaded once
        before = await settled(server)
        for _ in range(waves):
            calm += await pace(innocent, 40)
            attack = asyncio.create_task(flood(server, kind, seconds))
            await asyncio.sleep(0.5)  # until its process is there
            while not attack.done():
                during += await pace(innocent, 10)
            done = await attack
            sent, connections = sent + done["bytes"], connections + done["connections"]
        growth = memory(server) - before
    return Flooded(growth, p99(calm), p99(during), sent, connections)


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


def test_all_floods_at_once_are_cut_off_and_cost_no_memory(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "t.db"), log, **USUAL) as server:
        done = asyncio.run(flooded(server, "all", 2.0))
    assert done.growth < MOST_GROWTH
    assert done.connections > 4, "it was cut off again and again"
    assert '"fault"' not in log.read_text()


@pytest.mark.campaign
@pytest.mark.parametrize("kind", [*FLOODS, "all"])
def test_nobody_waits_longer_for_a_flood(tmp_path: Path, kind: str) -> None:
    with running(str(tmp_path / "t.db"), **USUAL) as server:
        done = asyncio.run(flooded(server, kind, 4.0, waves=5))
    print(done)
    assert done.growth < MOST_GROWTH
    assert done.during <= 3 * done.calm
