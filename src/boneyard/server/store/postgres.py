"""Events in PostgreSQL, for several servers on one store.

A batch is one statement: rows whose number is taken are left out, the others are told to all
servers as `table:seq`. One connection listens; when it was lost, every table in use is looked at
again, because notices of that time are gone. What takes too long has failed: a database that hangs
is as good as away, and whether a write arrived after all is found out when it is back.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import asyncpg

from boneyard.server.ops.logs import fault
from boneyard.server.store.api import GroupCommit, Heard, Last, Overheard, Row, StoreFailed
from boneyard.server.store.database import AWAY, Database, as_sentence, migrate

CHANNEL, IN_PASSING = "boneyard", "boneyard_passing"
EVERY_TABLE = ""  # heard after a lost connection: anything may have happened
AGAIN = 0.5  # seconds between attempts to listen again
CLOSING = 1.0  # seconds for what is under way at the end, then for the connections
CONNECTIONS = 4  # to write and read with
WAITING = 5.0  # seconds until one of them is free, or a new one made
ANSWER = 4.0  # seconds for an answer
HOUSEKEEPING = 60.0  # for one that nobody waits for
LOOK_AFTER = 2.0  # seconds between looks whether the listening connection is still there

INSERT = """
with stored as (
    insert into event(tbl, seq, at, body)
    select * from unnest($1::text[], $2::int[], $3::float8[], $4::bytea[])
    on conflict do nothing returning tbl, seq
)
select tbl, seq, pg_notify('boneyard', tbl || ':' || seq) from stored
"""
# From one table to the next by the index: not every event is read.
ALL_TABLES = """
with recursive known(tbl) as (
    (select tbl from event order by tbl limit 1)
    union all
    select (select tbl from event where tbl > known.tbl order by tbl limit 1)
    from known where known.tbl is not null
)
select known.tbl, last.seq, last.at from known cross join lateral (
    select seq, at from event where event.tbl = known.tbl order by seq desc limit 1
) as last
"""
DELETE = """
with forgotten as (delete from analysis where tbl = any($1::text[]))
delete from event where tbl = any($1::text[])
"""
KEEP_ANALYSIS = """
insert into analysis(tbl, record, body) select $1::text, $2::bytea, $3::bytea
where exists(select 1 from event where tbl = $1) on conflict do nothing
"""
SAY = "select pg_notify('boneyard_passing', word) from unnest($1::text[]) as word"


class PostgresStore:
    """A pool of connections to write and read with, and one that listens."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.database = Database(address)
        self.group = GroupCommit(self._write)
        self.heard: Heard | None = None
        self.overheard: Overheard | None = None
        self.unsaid: list[str] = []
        self.saying: asyncio.Task[None] | None = None
        self.ear: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the tables if there are none; `BoneyardError` if the database cannot be ours."""
        with as_sentence(self.address):
            self.pool = await asyncpg.create_pool(
                self.address,
                min_size=0,
                max_size=CONNECTIONS,
                connect=self.database.connect,
                reset=as_it_is,
            )
            async with self.pool.acquire() as connection:
                await migrate(connection, self.address)
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
        return [row[0] for row in await self._fetch(query, table, since)]

    async def tables(self) -> dict[str, Last]:
        """Of each table its last event."""
        return {
            row[0]: Last(row[1], row[2])
            for row in await self._fetch(ALL_TABLES, patience=HOUSEKEEPING)
        }

    async def delete(self, tables: Sequence[str]) -> None:
        """All of them in one statement."""
        await self._fetch(DELETE, list(tables), patience=HOUSEKEEPING)

    async def analysis(self, table: str, record: bytes) -> bytes | None:
        """One that was kept, by any server, if there is one."""
        query = "select body from analysis where tbl = $1 and record = $2"
        rows = await self._fetch(query, table, record)
        return rows[0][0] if rows else None

    async def keep_analysis(self, table: str, record: bytes, body: bytes) -> None:
        """Once; the first stays."""
        await self._fetch(KEEP_ANALYSIS, table, record, body)

    async def get(self, key: str) -> bytes | None:
        """A note, if there is one."""
        rows = await self._fetch("select value from note where key = $1", key)
        return rows[0][0] if rows else None

    async def put(self, key: str, value: bytes) -> None:
        """In place of the one before."""
        await self._fetch(
            "insert into note values($1, $2) on conflict(key) do update set value = $2", key, value
        )

    async def clock(self) -> float:
        """That of the database."""
        ((now,),) = await self._fetch("select extract(epoch from clock_timestamp())")
        return float(now)

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
            with contextlib.suppress(StoreFailed):
                await self._fetch(SAY, words)

    async def _fetch(self, query: str, *values: object, patience: float | None = None) -> list[Any]:
        """What a query gives; `StoreFailed` if the database is away, or does not answer in time."""
        try:
            connection = await self.pool.acquire(timeout=WAITING)
        except Exception as problem:
            raise StoreFailed(str(problem)) from problem
        try:
            async with asyncio.timeout(patience or ANSWER):
                rows: list[Any] = await connection.fetch(query, *values)
                return rows
        except Exception as problem:
            # Whatever it was, the next who asks gets a connection to a host that can be written to.
            give_up(connection)
            raise StoreFailed(str(problem)) from problem
        except asyncio.CancelledError:
            give_up(connection)  # nobody waits for its answer any more
            raise
        finally:
            await self.pool.release(connection, timeout=ANSWER)

    async def _write(self, batch: list[Row]) -> list[bool]:
        # In one order everywhere, so that two servers never wait for each other in a ring.
        rows = sorted(batch, key=lambda row: (row.table, row.seq))
        columns: list[list[Any]] = [
            [row.table for row in rows],
            [row.seq for row in rows],
            [row.at for row in rows],
            [row.body for row in rows],
        ]
        stored = {(tbl, seq) for tbl, seq, _ in await self._fetch(INSERT, *columns)}
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
                connection = await self.database.connect()
                try:
                    await self._listen_on(connection, first)
                finally:
                    connection.terminate()
            except AWAY:
                pass  # the database is away for a while
            except Exception:
                fault("listen-fault")
            first = False
            await asyncio.sleep(AGAIN)

    async def _listen_on(self, connection: Any, first: bool) -> None:
        """Until the connection is lost, or the database no longer answers on it."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        async with asyncio.timeout(ANSWER):
            await connection.add_listener(CHANNEL, self._got)
            await connection.add_listener(IN_PASSING, self._got_word)
        self.listening.set()
        if not first and self.heard is not None:
            self.heard(EVERY_TABLE, 0)
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AFTER):
                    await lost.wait()
            async with asyncio.timeout(ANSWER):  # a host that is gone may never say so
                await connection.execute("select 1")

    def _got_word(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        if self.overheard is not None:
            self.overheard(str(payload).encode())

    def _got(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        table, _, seq = str(payload).rpartition(":")
        if self.heard is not None and seq.isdecimal():
            self.heard(table, int(seq))


def give_up(connection: Any) -> None:
    """Close a connection of the pool at once, if it is not closed already."""
    with contextlib.suppress(asyncpg.InterfaceError):
        connection.terminate()


async def as_it_is(_connection: Any) -> None:
    """Nothing is left behind on a connection that would have to be cleared after each use."""
