"""Through a bad network everybody ends up with the table as it is, and nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from boneyard.server.tables import events
from boneyard.server.tables.state import TableState
from boneyard.server.wire import protocol
from tests.server.chaos import Chaos, Weather
from tests.server.running import CLOSED, Player, running
from tests.server.stored import events_in

MOST_RESYNC = 4096  # bytes beside the view
STUCK = 600.0  # seconds after which nothing happens any more, on any machine


class Seen(msgspec.Struct):
    """A view as it was sent."""

    view: msgspec.Raw


class Told(msgspec.Struct):
    """A state, its views unread."""

    seq: int
    sights: list[Seen]


class Stubborn:
    """A client that does what docs/wire.md says: keep the newest, ask when one is missing."""

    def __init__(self, token: str, seat: int) -> None:
        self.token, self.seat = token, seat
        self.seq = 0
        self.view: Any = None
        self.legal: list[str] = []
        self.ended = False
        self.sent: set[int] = set()
        self.dice = random.Random(token)

    async def live(self, url: str, code: str, over: Callable[[], bool]) -> None:
        """Connect, play, lose the connection, connect again."""
        while not over():
            with contextlib.suppress(*CLOSED):
                async with connect(
                    url, compression=None, ping_interval=None, close_timeout=0.1
                ) as line:
                    enter = {"t": "enter", "table": code, "token": self.token, "since": self.seq}
                    await line.send(json.dumps(enter))
                    while not over():
                        async with asyncio.timeout(0.7):
                            text = await line.recv()
                        await self.hear(json.loads(text), line)

    async def hear(self, message: dict[str, Any], line: Any) -> None:
        """Follow what is new, and move when it is our turn."""
        if "seq" not in message or message["seq"] < self.seq:
            return
        if message["t"] != "state" and message["seq"] > self.seq + 1:
            await line.send(json.dumps({"t": "resync", "since": self.seq}))
            return
        self.seq = message["seq"]
        if message.get("sights"):
            (sight,) = message["sights"]
            self.view, self.legal = sight["view"], sight["legal"]
            self.ended = bool(message.get("ending"))
        if self.ended:
            await line.send(json.dumps({"t": "next", "seq": self.seq}))
        elif self.legal:
            self.sent.add(self.seq)
            move = self.dice.choice(self.legal)
            await line.send(json.dumps({"t": "play", "seq": self.seq, "move": move}))


async def storm(url: str, store: str, moves: int, seed: int) -> dict[str, int]:
    """Several tables in bad weather until so many moves were sent; then the sun comes out."""
    chaos = Chaos(url, seed, Weather())
    tables: list[tuple[str, list[Stubborn]]] = []
    for _ in range(4):
        async with Player(url) as ada, Player(url) as bo:
            await ada.create("classic", [{"kind": "here", "name": "Ada"}, {}], rounds=1000)
            await bo.sit(ada.code, 1, "Bo")
            tables.append((ada.code, [Stubborn(ada.token, 0), Stubborn(bo.token, 1)]))

    def over() -> bool:
        sent = sum(len(person.sent) for _, people in tables for person in people)
        return sent >= moves and min(chaos.cuts, chaos.stalls, chaos.repeats, chaos.swaps) > 0

    async with chaos.open() as rough, asyncio.timeout(STUCK):
        await asyncio.gather(
            *(person.live(rough, code, over) for code, people in tables for person in people)
        )
    for code, people in tables:
        for person in people:
            await check_return(url, code, person)
            await check_bytes(url, store, code, person)
    return await check_events(store, tables)


async def check_return(url: str, code: str, person: Stubborn) -> None:
    """Who comes back has the server's own view at once: it is the first thing they are told."""
    async with Player(url, person.token) as back, Player(url, person.token) as other:
        state = await back.enter(code, since=person.seq)
        assert len(back.told) == 1
        again = await other.enter(code)
        assert back.shown["sights"] == other.shown["sights"]
        assert state["seq"] >= person.seq, "something that was seen is gone"
        assert state["seq"] == again["seq"]
        if state["seq"] == person.seq:
            assert state["sights"][0]["view"] == person.view


async def check_bytes(url: str, address: str, code: str, person: Stubborn) -> None:
    """What is sent is, byte for byte, what the stored events lead to."""
    async with connect(url, compression=None) as line:
        enter = {"t": "enter", "table": code, "token": person.token, "since": person.seq}
        await line.send(json.dumps(enter))
        told = msgspec.json.decode(await line.recv(decode=False), type=Told)
    state = TableState.replay(code, await events_in(address, code))
    assert state.position is not None
    assert told.seq == state.seq
    assert bytes(told.sights[0].view) == protocol.encoder.encode(state.position.view(person.seat))


async def check_events(address: str, tables: list[tuple[str, list[Stubborn]]]) -> dict[str, int]:
    """However often a message came, it was done once."""
    moves = 0
    for code, people in tables:
        stored = [events.read(body) for body in await events_in(address, code)]
        made = [event for event in stored if isinstance(event, events.Moved)]
        moves += len(made)
        for person in people:
            own = [event for event in made if event.seat == person.seat]
            assert len(own) <= len(person.sent)
    return {"moves": moves}


@pytest.mark.slow
def test_a_storm_passes(tmp_path: Path) -> None:
    store = str(tmp_path / "t.db")
    with running(store, grace=600.0) as server:
        done = asyncio.run(storm(server.url, store, 200, 1))
    assert done["moves"] > 50  # others were sent in vain


@pytest.mark.campaign
def test_many_storms_pass(tmp_path: Path) -> None:
    store = str(tmp_path / "t.db")
    with running(store, grace=600.0) as server:
        for seed in range(60):
            asyncio.run(storm(server.url, store, 400, seed))


@pytest.mark.slow
def test_a_resync_after_a_long_game_is_small(tmp_path: Path) -> None:
    async def long_game(url: str) -> tuple[int, int, int]:
        async with Player(url) as device:
            seats = [{"kind": "here", "name": f"P{n}"} for n in range(4)]
            await device.create("classic", seats, rounds=1000)
            moves = 0
            while moves < 200 or device.shown.get("ending"):
                shown = device.shown
                if shown.get("ending"):
                    await device.send("next", seq=shown["seq"])
                    await device.get("dealt")
                    continue
                seat = shown["sights"][0]["view"]["actors"][0]
                await device.send("play", seq=shown["seq"], move=shown["sights"][seat]["legal"][0])
                await device.get("moved")
                moves += 1
            async with connect(url, compression=None) as line:
                await line.send(json.dumps({"t": "enter", "table": device.code}))
                text = await line.recv()
        view = json.loads(text)["sights"][0]["view"]
        return moves, len(text), len(json.dumps(view, separators=(",", ":"), ensure_ascii=False))

    with running(str(tmp_path / "t.db")) as server:
        moves, size, view = asyncio.run(long_game(server.url))
    assert moves >= 200
    assert size - view <= MOST_RESYNC
