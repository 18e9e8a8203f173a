"""Hostile messages by the hundred thousand: no crash, no leak, no growth, no delay for others."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from boneyard.server import events
from tests.server.desk import Desk, settle, token
from tests.server.hostile import hostile
from tests.server.running import CLOSED, Player, Server, running

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
    faults = desk.services.metrics.counts["boneyard_faults_total", ""]
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


async def attack(url: str, code: str, messages: int, dice: random.Random) -> None:
    """Over a socket, again and again as it is closed."""
    sent = 0
    while sent < messages:
        with contextlib.suppress(*CLOSED):
            async with connect(url, compression=None, close_timeout=0.1) as line:
                reading = asyncio.create_task(swallow(line))
                try:
                    for _ in range(200):
                        text = hostile(dice, code, token(dice.randrange(200, 205)), 9)
                        sent += 1
                        await line.send(text.encode("utf-8", "replace").decode())
                        if dice.random() < 0.02:
                            await line.send(dice.randbytes(20))
                finally:
                    reading.cancel()


async def swallow(line: object) -> None:
    """Read and forget."""
    with contextlib.suppress(*CLOSED):
        async for _ in line:  # type: ignore[attr-defined]
            pass


async def pace(person: Player, moves: int) -> list[float]:
    """How long each of some moves takes."""
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
        await asyncio.sleep(0.005)
    return took


async def siege(server: Server, messages: int) -> float:
    """An innocent table plays on during an attack; gives the growth of memory."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    async with Player(server.url) as innocent:
        await innocent.create("classic", seats, rounds=1000)
        await pace(innocent, 50)
        await attack(server.url, innocent.code, 3000, random.Random(0))  # what is loaded once
        before = memory(server)
        waves = [
            attack(server.url, innocent.code, messages // 3, random.Random(n)) for n in (1, 2, 3)
        ]
        await asyncio.gather(pace(innocent, 60), *waves)
        assert len(await pace(innocent, 5)) == 5
        return memory(server) - before


def test_a_siege_costs_no_memory_and_stops_nobody(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "t.db"), log, spectators_per_table=5, bot_workers=1) as server:
        growth = asyncio.run(siege(server, 9_000))
    assert growth < MOST_GROWTH
    assert "fault" not in log.read_text()


@pytest.mark.campaign
def test_a_long_siege(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "t.db"), log, spectators_per_table=5) as server:
        growth = asyncio.run(siege(server, 200_000))
    print(f"growth {growth:.1f} MB")
    assert growth < MOST_GROWTH
    assert "fault" not in log.read_text()
