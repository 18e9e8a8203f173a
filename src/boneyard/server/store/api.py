"""Where events are stored. One Protocol; SQLite by default, PostgreSQL for several servers.

`append` returns when the event is durable, and not before. Two writers can never both store
event `seq` of a table: the second gets `Conflict`, reads what happened and goes on from there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

Heard = Callable[[str, int], None]  # (table, seq): an event was stored, perhaps by another server
Overheard = Callable[[bytes], None]  # a message of another server, which is not stored


class Conflict(Exception):
    """This number of this table is taken: somebody else was first."""


class StoreFailed(Exception):
    """The store is away, full or damaged. What was to be written did not happen for anybody yet.

    It may be durable all the same, if only the answer was lost: whoever was told so reads the
    table's events again before anything else is written to it.
    """


@dataclass(frozen=True, slots=True)
class Row:
    """An event on its way to the disk."""

    table: str
    seq: int
    at: float
    body: bytes


@dataclass(frozen=True, slots=True)
class Last:
    """Where a table stands in the store."""

    seq: int
    at: float


class Store(Protocol):
    """Append-only events of many tables, what was found out about their finished rounds, and a few
    notes of the server itself.
    """

    shared: bool  # whether other servers may write to it

    async def open(self) -> None:
        """Connect; create what is missing."""

    async def close(self) -> None:
        """Finish what has begun, then disconnect."""

    async def append(self, row: Row) -> None:
        """Store one event, durably; `Conflict` if its number is taken."""

    async def events(self, table: str, since: int = 0) -> list[bytes]:
        """All events of a table after number `since`, in order."""

    async def tables(self) -> dict[str, Last]:
        """All tables there are."""

    async def delete(self, tables: Sequence[str]) -> None:
        """Delete all events and analyses of these tables."""

    async def analysis(self, table: str, record: bytes) -> bytes | None:
        """What the coach said of a record of a table, if it was kept; `record` is a digest."""

    async def keep_analysis(self, table: str, record: bytes, body: bytes) -> None:
        """Keep what the coach said as long as the table; if that is gone, nothing is kept."""

    async def get(self, key: str) -> bytes | None:
        """The note with this key."""

    async def put(self, key: str, value: bytes) -> None:
        """Store a note, replacing the one before."""

    async def clock(self) -> float:
        """The time, as all servers on this store tell it."""

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        """Call these for events that servers stored, and for their messages."""

    def say(self, message: bytes) -> None:
        """Send all servers a message that is not stored and may get lost; never waits."""


class GroupCommit:
    """One transaction for all events that are waiting: each waits for at most two of them.

    A commit per move cost three times the processor time and a fifth of the throughput.
    """

    def __init__(self, write: Callable[[list[Row]], Awaitable[Sequence[bool]]]) -> None:
        self.write = write  # gives for each row whether it was stored
        self.loop: asyncio.AbstractEventLoop | None = None  # once: asking for it is a system call
        self.waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, row: Row) -> None:
        """Durable when it returns."""
        if self.loop is None:
            self.loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = self.loop.create_future()
        self.waiting.append((row, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())
        await done

    async def finish(self) -> None:
        """Wait until nothing is waiting."""
        while self.task is not None and not self.task.done():
            await self.task

    async def _run(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                stored = await self.write([row for row, _ in batch])
            except Exception as problem:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(StoreFailed(str(problem)))
                continue
            for (row, done), was_stored in zip(batch, stored, strict=True):
                if done.done():  # whoever asked has gone; the event is stored all the same
                    continue
                if was_stored:
                    done.set_result(None)
                else:
                    done.set_exception(Conflict(f"{row.table}:{row.seq}"))


def open_store(where: str) -> Store:
    """A store by its address: postgresql://… or the path of an SQLite file."""
    if where.startswith(("postgresql:", "postgres:")):
        from boneyard.server.store.postgres import (
            PostgresStore,  # late: an extra of the package
        )

        return PostgresStore(where)
    from boneyard.server.store.sqlite import SqliteStore

    return SqliteStore(where)
