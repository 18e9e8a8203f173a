"""Hostile messages by the hundred thousand: no crash, no leak, no growth, no delay for others."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.settings import Settings
from boneyard.server.tables import events
from tests.server.desk import Desk, settle, token
from tests.server.hostile import hostile
from tests.server.running import OPEN_HANDED, ROOT, Player, Server, running

MOST_GROWTH = 20.0  # megabytes


async def attack_desk(messages: int, seed: int) -> None:
    """Without sockets: every message is followed to its end and nothing may fault."""
    dice = random.Random(seed)
    desk = Desk()
    desk.set(spectators_per_table=5, connections_per_seat=3)
    table, people = await desk.table(rounds=5)
    innocent = desk.client(50)
    seats = [{"kind": "here", "name": "Ida"}, {"kind": "here", "name": "Jo"}]
    await innocent.send("create", token=token(50), game="classic", seats=seats)
    quiet = desk.hub.tables[innocent.last("state")["info"]["table"]]
    before = quiet.state.seq
    attackers = [desk.client(number, f"10.0.1.{number}") for number in range(100, 104)]
    attackers.append(people[1])  # one who sits at the table
    for number in range(messages):
        attacker = dice.choice(attackers)
        text = hostile(dice, table.state.code, token(100 + number % 5), table.state.seq)
        await attacker.session.receive(text)
        for client in (*attackers, *people, innocent):
            if number % 50 == 0:
                client.raw.clear()
        if number % 500 == 0:
            await settle()
    faults = desk.context.metrics.counts["boneyard_faults_total", ""]
    assert faults == 0
    assert quiet.state.seq == before, "an innocent table was touched"
    rows = desk.store.rows[table.state.code]
    foreign = [
        event
        for event in map(events.read, (rows[seq].body for seq in rows))
        if isinstance(event, events.Moved) and event.seat != 1
    ]
    assert not foreign, "somebody moved for another"
    await desk.close()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_two_hundred_thousand_hostile_messages_do_no_harm(seed: int) -> None:
    asyncio.run(attack_desk(50_000, seed))


@pytest.mark.campaign
def test_a_million_hostile_messages_do_no_harm() -> None:
    for seed in range(20):
        asyncio.run(attack_desk(50_000, 100 + seed))


def memory(server: Server) -> float:
    """Megabytes that the process has."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


async def settled(server: Server) -> float:
    """Its memory once it has loaded every game."""
    before, now = 0.0, memory(server)
    for _ in range(60):
        if abs(now - before) < 0.1:
            break
        await asyncio.sleep(1)
        before, now = now, memory(server)
    return now


async def pace(person: Player, moves: int, pause: float = 0.06) -> list[float]:
    """How long each of some moves takes; with this pause, as many as a person may send."""
    took: list[float] = []
    while len(took) < moves:
        shown = person.shown
        if shown.get("ending"):
            await person.send("next", seq=shown["seq"])
            await person.get("dealt")
            continue
        seat = shown["sights"][0]["view"]["actors"][0]
        started = time.perf_counter()
        await person.send("play", seq=shown["seq"], move=shown["sights"][seat]["legal"][0])
        await person.get("moved")
        took.append(time.perf_counter() - started)
        await asyncio.sleep(pause)
    return took


@dataclass
class Siege:
    """What a siege did to a table that had nothing to do with it."""

    growth: float  # megabytes
    calm: float  # p99 of a move in ms, between the waves
    during: float  # and in them
    leaks: list[str]

    def __str__(self) -> str:
        return (
            f"growth {self.growth:.1f} MB, a move's p99 {self.calm:.1f} ms, "
            f"under attack {self.during:.1f} ms, leaks {self.leaks}"
        )


async def siege(server: Server, messages: int, waves: int) -> Siege:
    """An innocent table plays on, in turns left alone and with its neighbours under attack."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    calm: list[float] = []
    during: list[float] = []
    leaks: list[str] = []
    async with Player(server.url) as innocent, Player(server.url) as target:
        await innocent.create("classic", seats, rounds=1000)
        await target.create("classic", seats, rounds=1000)
        reading = asyncio.create_task(read_all(target))
        leaks += (await wave(server.url, target.code, 6000, 0))["leaks"]  # what is loaded once
        before = await settled(server)
        for number in range(1, waves + 1):
            calm += await pace(innocent, 60)
            attack = asyncio.create_task(wave(server.url, target.code, messages // waves, number))
            await asyncio.sleep(0.7)  # until its process is there
            while not attack.done():
                during += await pace(innocent, 20)
            leaks += (await attack)["leaks"]
        reading.cancel()
        await asyncio.sleep(4)  # until our own address, which is the attackers', may guess again
        async with Player(server.url, target.token) as back:
            await back.enter(target.code)
            assert len(await pace(back, 5)) == 5, "the table under attack is stuck"
        return Siege(memory(server) - before, p99(calm), p99(during), leaks)


async def read_all(person: Player) -> None:
    """Who looks at the table and does nothing."""
    while True:
        await person.get(seconds=600)
        person.told.clear()


async def wave(url: str, code: str, messages: int, seed: int) -> dict[str, Any]:
    """Attackers in another process that goes behind all others: it is not what is measured."""
    words = ["-m", "tests.server.besiege", url, code, str(messages), str(seed)]
    attackers = await asyncio.create_subprocess_exec(
        sys.executable,
        *words,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        preexec_fn=lambda: os.nice(15),
    )
    output, _ = await attackers.communicate()
    assert attackers.returncode == 0
    found: dict[str, Any] = json.loads(output.splitlines()[-1])
    return found


def p99(took: list[float]) -> float:
    """In milliseconds."""
    return 1000 * sorted(took)[int(0.99 * len(took))]


OURS = ("bot_pause", "compile_bots")  # no limits
ALL_LIMITS = {name: getattr(Settings(), name) for name in OPEN_HANDED if name not in OURS}
LIMITS = {name: ALL_LIMITS[name] for name in ("messages_per_second", "message_burst")}


@pytest.mark.slow
def test_a_siege_costs_no_memory_and_stops_nobody(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "t.db"), log, spectators_per_table=5, **LIMITS) as server:
        done = asyncio.run(siege(server, 2_000, 1))
    assert not done.leaks
    assert done.growth < MOST_GROWTH
    assert "fault" not in log.read_text()


@pytest.mark.campaign
@pytest.mark.parametrize(
    "limits", [ALL_LIMITS, LIMITS, {}], ids=["as a server has them", "fewer limits", "no limits"]
)
def test_a_long_siege(tmp_path: Path, limits: dict[str, float]) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "t.db"), log, spectators_per_table=5, **limits) as server:
        done = asyncio.run(siege(server, 200_000, 8))
    print(done)
    assert not done.leaks
    assert done.growth < MOST_GROWTH
    assert "fault" not in log.read_text()
    if limits:  # without them one address may take what the machine has
        assert done.during < 2 * done.calm
