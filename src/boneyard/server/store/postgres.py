"""Events in PostgreSQL, for several servers on one store.

A batch is one statement: rows whose number is taken are left out, the others are told to all
servers as `table:seq`. One connection listens; when it was lost, every table in use is looked at
again, because notices of that time are gone.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import asyncpg

from boneyard.server.ops.logs import fault
from boneyard.server.store.api import GroupCommit, Heard, Last, Overheard, Row

CHANNEL, IN_PASSING = "boneyard", "boneyard_passing"
EVERY_TABLE = ""  # heard after a lost connection: anything may have happened
AGAIN = 0.5  # seconds between attempts to listen again
CLOSING = 2.0  # seconds for what is under way at the end, then for the connections

TABLES = """
create table if not exists event(
    tbl text not null, seq integer not null, at double precision not null, body bytea not null,
    primary key(tbl, seq)
);
create table if not exists note(key text primary key, value bytea not null);
"""
INSERT = """
with stored as (
    insert into event(tbl, seq, at, body)
    select * from unnest($1::text[], $2::int[], $3::float8[], $4::bytea[])
    on conflict do nothing returning tbl, seq
)
select tbl, seq, pg_notify('boneyard', tbl || ':' || seq) from stored
"""
SAY = "select pg_notify('boneyard_passing', word) from unnest($1::text[]) as word"


class PostgresStore:
    """A pool of connections to write and read with, and one that listens."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.group = GroupCommit(self._write)
        self.heard: Heard | None = None
        self.overheard: Overheard | None = None
        self.unsaid: list[str] = []
        self.saying: asyncio.Task[None] | None = None
        self.ear: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the tables if there are none."""
        self.pool = await asyncpg.create_pool(self.address, min_size=1, max_size=4)
        async with self.pool.acquire() as connection, connection.transaction():
            # Two servers that start at once would both create.
            await connection.execute("select pg_advisory_xact_lock(7210)")
            await connection.execute(TABLES)
        self.listening = asyncio.Event()
        self.ear = asyncio.create_task(self._listen())
        await self.listening.wait()

    async def close(self) -> None:
        """All that was asked is stored, then connections are closed; in any case within a time."""
        try:
            async with asyncio.timeout(CLOSING):
                await self.group.finish()
                if self.saying is not None:
                    await self.saying
        except TimeoutError:
            fault("store-closed-late")
        if self.ear is not None:
            self.ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.ear
        try:
            async with asyncio.timeout(CLOSING):
                await self.pool.close()
        except TimeoutError:
            self.pool.terminate()

    async def append(self, row: Row) -> None:
        """With all others that wait now, in one statement."""
        await self.group.append(row)

    async def events(self, table: str, since: int = 0) -> list[bytes]:
        """In order."""
        query = "select body from event where tbl = $1 and seq > $2 order by seq"
        return [row[0] for row in await self.pool.fetch(query, table, since)]

    async def tables(self) -> dict[str, Last]:
        """Of each table its last event."""
        query = "select distinct on (tbl) tbl, seq, at from event order by tbl, seq desc"
        return {row[0]: Last(row[1], row[2]) for row in await self.pool.fetch(query)}

    async def delete(self, tables: Sequence[str]) -> None:
        """All their events."""
        await self.pool.execute("delete from event where tbl = any($1::text[])", list(tables))

    async def get(self, key: str) -> bytes | None:
        """A note, if there is one."""
        value: bytes | None = await self.pool.fetchval("select value from note where key=$1", key)
        return value

    async def put(self, key: str, value: bytes) -> None:
        """In place of the one before."""
        await self.pool.execute(
            "insert into note values($1, $2) on conflict(key) do update set value = $2", key, value
        )

    async def clock(self) -> float:
        """That of the database."""
        return float(await self.pool.fetchval("select extract(epoch from clock_timestamp())"))

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        """Told of every event and every word, also of our own."""
        self.heard, self.overheard = heard, overheard

    def say(self, message: bytes) -> None:
        """In the order in which it was said, with all that waits, in one statement."""
        self.unsaid.append(message.decode())
        if self.saying is None or self.saying.done():
            self.saying = asyncio.create_task(self._say())

    async def _say(self) -> None:
        while self.unsaid:
            words, self.unsaid = self.unsaid, []
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self.pool.execute(SAY, words)

    async def _write(self, batch: list[Row]) -> list[bool]:
        # In one order everywhere, so that two servers never wait for each other in a ring.
        rows = sorted(batch, key=lambda row: (row.table, row.seq))
        columns: list[list[Any]] = [
            [row.table for row in rows],
            [row.seq for row in rows],
            [row.at for row in rows],
            [row.body for row in rows],
        ]
        stored = {(tbl, seq) for tbl, seq, _ in await self.pool.fetch(INSERT, *columns)}
        found = []
        for row in batch:  # the same number twice in a batch: the first has it
            found.append((row.table, row.seq) in stored)
            stored.discard((row.table, row.seq))
        return found

    async def _listen(self) -> None:
        """Keep one listening connection, whatever happens to it."""
        first = True
        while True:
            try:
                connection = await asyncpg.connect(self.address)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                try:
                    await connection.add_listener(CHANNEL, self._got)
                    await connection.add_listener(IN_PASSING, self._got_word)
                    self.listening.set()
                    if not first and self.heard is not None:
                        self.heard(EVERY_TABLE, 0)
                    first = False
                    await lost.wait()
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                pass  # the database is away for a while
            except Exception:
                fault("listen-fault")
            await asyncio.sleep(AGAIN)

    def _got_word(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        if self.overheard is not None:
            self.overheard(str(payload).encode())

    def _got(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        table, _, seq = str(payload).rpartition(":")
        if self.heard is not None and seq.isdecimal():
            self.heard(table, int(seq))
