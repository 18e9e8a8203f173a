"""A server without sockets: the real hub, tables and sessions over a store in memory.

Time stands still unless it is moved and secrets come from a list, so that two desks that are told
the same say the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from boneyard.server.access.tokens import code_of
from boneyard.server.http.session import Door, Session, TooFast
from boneyard.server.hub import Hub
from boneyard.server.settings import Settings
from boneyard.server.store.api import Conflict, Heard, Last, Overheard, Row, StoreFailed
from boneyard.server.tables.clock import StoreClock, Uptime
from boneyard.server.tables.context import Context
from boneyard.server.tables.table import Table
from boneyard.server.workers.bot_worker import answer
from boneyard.server.workers.bots import Answer, BotFailed, BotPool, Order, Progress

RELAXED = Settings(
    messages_per_second=1e9,
    message_burst=1e9,
    tables_per_hour=1e9,
    guesses_per_minute=1e9,
    hints_per_minute=1e9,
    bot_pause=0.0,
    share_time=0.0,
    stand_in="random",
)
START = 1_800_000_000.0


class MemoryStore:
    """Events in memory; can be told to fail, and shared by several desks."""

    shared = True

    def __init__(self) -> None:
        self.rows: dict[str, dict[int, Row]] = {}
        self.analyses: dict[str, dict[bytes, bytes]] = {}
        self.notes: dict[str, bytes] = {}
        self.listeners: list[Heard] = []
        self.ears: list[Overheard] = []
        self.failing = False

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(self, row: Row) -> None:
        await asyncio.sleep(0)
        if self.failing:
            raise StoreFailed("no room")
        rows = self.rows.setdefault(row.table, {})
        if row.seq in rows:
            raise Conflict(row.table)
        rows[row.seq] = row
        for heard in self.listeners:
            asyncio.get_running_loop().call_soon(heard, row.table, row.seq)

    async def events(self, table: str, since: int = 0) -> list[bytes]:
        await asyncio.sleep(0)
        rows = self.rows.get(table, {})
        return [rows[seq].body for seq in sorted(rows) if seq > since]

    async def clock(self) -> float:
        return START

    async def tables(self) -> dict[str, Last]:
        return {
            table: Last(max(rows), rows[max(rows)].at) for table, rows in self.rows.items() if rows
        }

    async def delete(self, tables: Sequence[str]) -> None:
        for table in tables:
            self.rows.pop(table, None)
            self.analyses.pop(table, None)

    async def analysis(self, table: str, record: bytes) -> bytes | None:
        if self.failing:
            raise StoreFailed("not there")
        return self.analyses.get(table, {}).get(record)

    async def keep_analysis(self, table: str, record: bytes, body: bytes) -> None:
        if self.failing:
            raise StoreFailed("no room")
        if table in self.rows:
            self.analyses.setdefault(table, {}).setdefault(record, body)

    async def get(self, key: str) -> bytes | None:
        return self.notes.get(key)

    async def put(self, key: str, value: bytes) -> None:
        self.notes[key] = value

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        self.listeners.append(heard)
        self.ears.append(overheard)

    def say(self, message: bytes) -> None:
        for overheard in self.ears:
            asyncio.get_running_loop().call_soon(overheard, message)


class InlineBots(BotPool):
    """Bots that answer at once, in this process, from the same order as a worker's."""

    def __init__(self) -> None:
        super().__init__(1)
        self.orders: list[Order] = []
        self.broken = False

    async def ask(
        self, order: Order, who: str = "", progress: Progress = lambda share: None
    ) -> Answer:
        """The worker's own answer."""
        self.orders.append(order)
        await asyncio.sleep(0)
        if self.broken:
            raise BotFailed("broken")
        return answer(order, progress)


class Client:
    """A connection that remembers all it was sent."""

    def __init__(self, desk: Desk, token: str | None = None, address: str = "10.0.0.1") -> None:
        self.desk, self.token = desk, token
        self.raw: list[bytes] = []
        self.closed = False
        self.session = Session(desk.hub, desk.door, address, self.raw.append)

    async def send(self, t: str, **fields: Any) -> list[dict[str, Any]]:
        """Send a message; gives what came back until all is quiet."""
        return await self.send_text(json.dumps({"t": t, **fields}))

    async def send_text(self, text: str) -> list[dict[str, Any]]:
        """Send any text."""
        before = len(self.raw)
        try:
            await self.session.receive(text)
        except TooFast:
            self.closed = True
            self.session.gone()
        await settle()
        return [json.loads(data) for data in self.raw[before:]]

    async def enter(self, table: str, **fields: Any) -> list[dict[str, Any]]:
        """Go to a table with this client's token."""
        if self.token is not None:
            fields["token"] = self.token
        return await self.send("enter", table=table, **fields)

    def leave(self) -> None:
        """The connection drops."""
        self.session.gone()

    @property
    def told(self) -> list[dict[str, Any]]:
        """All that was received."""
        return [json.loads(data) for data in self.raw]

    def last(self, t: str) -> dict[str, Any]:
        """The newest message of a kind."""
        return next(message for message in reversed(self.told) if message["t"] == t)

    @property
    def shown(self) -> dict[str, Any]:
        """The newest message that has sights."""
        return next(message for message in reversed(self.told) if message.get("sights"))

    def legal(self, seat: int) -> list[str]:
        """The moves that were offered to a seat of this connection."""
        moves: list[str]
        moves = next(s["legal"] for s in self.shown["sights"] if s["seat"] == seat)
        return moves


class DeskClock(StoreClock):
    """A clock that a test sets by hand."""

    async def set(self) -> None:
        """It is right."""


class Desk:
    """One server."""

    def __init__(self, store: MemoryStore | None = None, settings: Settings = RELAXED) -> None:
        self.store = store or MemoryStore()
        self.time = START
        self.bots = InlineBots()
        self.context = Context(
            self.store,
            Uptime(self.store),
            self.bots,
            DeskClock(self.store, lambda: self.time),
            settings,
            draw_secret=self.draw_secret,
            draw_seed=self.draw_seed,
            known_bots=("random", "beginner"),
        )
        self.drawn = 0
        self.hub = Hub(self.context)
        self.door = Door(settings)

    def draw_secret(self) -> bytes:
        """One after the other, the same on every desk."""
        self.drawn += 1
        return hashlib.sha256(f"secret {self.drawn}".encode()).digest()

    def draw_seed(self) -> int:
        """Always the same: what bots say depends on what they are shown alone."""
        return 7

    def set(self, **settings: Any) -> None:
        """Change settings."""
        self.context.settings = replace(self.context.settings, **settings)

    def let_pass(self, seconds: float) -> None:
        """Time in which the server was running."""
        self.time += seconds
        self.context.uptime.last_beat = self.time

    def client(self, number: int | None = None, address: str = "10.0.0.1") -> Client:
        """A connection, with the token of a person."""
        return Client(self, None if number is None else token(number), address)

    async def table(
        self, game: str = "classic", players: int = 2, **fields: Any
    ) -> tuple[Table, list[Client]]:
        """A table with one person on each seat, dealt."""
        code = code_of(token(0))
        host = self.client(0)
        seats = [{"kind": "here", "name": "P0"}] + [{}] * (players - 1)
        fields = {"rounds": 1, "seats": seats, **fields}
        await host.send("create", token=token(0), game=game, **fields)
        clients = [host]
        for seat in range(1, players):
            person = self.client(seat)
            await person.enter(code)
            await person.send("sit", seat=seat, name=f"P{seat}")
            clients.append(person)
        return self.hub.tables[code], clients

    async def close(self) -> None:
        """End everything."""
        await self.hub.stop()


def token(number: int) -> str:
    """A person's token."""
    return f"token-of-person-{number:08}"


async def settle() -> None:
    """Let everything that is under way happen."""
    under_way = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    for _ in range(12):
        await asyncio.sleep(0)
        if not under_way:
            return


def with_desk(test: Callable[[Desk], Awaitable[None]]) -> Callable[[], None]:
    """A test over a fresh desk."""

    def run() -> None:
        async def inside() -> None:
            desk = Desk()
            try:
                await test(desk)
            finally:
                await desk.close()

        asyncio.run(inside())

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


async def play_out(clients: list[Client], most: int = 2000) -> int:
    """Play the first legal move of whoever may act until the round is over; gives the moves."""
    for number in range(most):
        shown = clients[0].shown
        if shown.get("ending"):
            return number
        seat = shown["sights"][0]["view"]["actors"][0]
        person = next(c for c in clients if seat in c.session.seats)
        await person.send("play", seq=shown["seq"], move=person.legal(seat)[0], seat=seat)
    raise AssertionError("the round did not end")


def code_in(messages: list[dict[str, Any]]) -> str:
    """The reason of a refusal."""
    assert [m["t"] for m in messages] == ["refused"], messages
    return str(messages[0]["code"])
