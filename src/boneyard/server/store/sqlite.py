"""Events in one SQLite file: write-ahead log, a sync of the disk with every commit, one writer.

With synchronous=NORMAL a power cut lost thousands of acknowledged moves in our trials, with FULL
none; group commit pays for it. The standard library's driver on a thread of its own is enough.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from boneyard.errors import BoneyardError
from boneyard.server.store.api import GroupCommit, Heard, Last, Overheard, Row, StoreFailed
from boneyard.server.store.file import Ownership, connect, private

T = TypeVar("T")

INSERT = "insert into event(tbl, seq, at, body) values"
ONE = "(?, ?, ?, ?)"
DELETE = ("delete from analysis where tbl in (?)", "delete from event where tbl in (?)")
KEEP_ANALYSIS = """
insert or ignore into analysis(tbl, record, body)
select ?1, ?2, ?3 where exists(select 1 from event where tbl = ?1)
"""
# From one table to the next by the index: not every event is read.
ALL_TABLES = """
with recursive known(tbl) as (
    select min(tbl) from event
    union all
    select (select min(tbl) from event where tbl > known.tbl) from known where known.tbl is not null
)
select tbl, seq, at from known join event using (tbl)
where seq = (select max(seq) from event where tbl = known.tbl)
"""
MOST_ROWS = 500  # in one statement


class SqliteStore:
    """One file of one server, with one writing and one reading thread."""

    shared = False

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self.owner = Ownership(self.path)
        self.writing = ThreadPoolExecutor(1, "sqlite-write")
        self.reading = ThreadPoolExecutor(1, "sqlite-read")
        self.group = GroupCommit(self._write)

    async def open(self) -> None:
        """Make the file if there is none; `BoneyardError` if it cannot be ours."""
        self.owner.take()
        self.writer = await self._in(self.writing, lambda: connect(self.path))
        self.reader = await self._in(self.reading, lambda: connect(self.path))

    async def close(self) -> None:
        """All that was asked is stored, then the file is closed."""
        await self.group.finish()
        await self._in(self.reading, self.reader.close)
        await self._in(self.writing, self.writer.close)
        self.reading.shutdown()
        self.writing.shutdown()
        self.owner.leave()

    async def append(self, row: Row) -> None:
        """With all others that wait now, in one transaction."""
        await self.group.append(row)

    async def events(self, table: str, since: int = 0) -> list[bytes]:
        """In order."""
        query = "select body from event where tbl = ? and seq > ? order by seq"
        rows = await self._read(query, (table, since))
        return [body for (body,) in rows]

    async def tables(self) -> dict[str, Last]:
        """Of each table its last event."""
        rows = await self._read(ALL_TABLES, ())
        return {table: Last(seq, at) for table, seq, at in rows}

    async def delete(self, tables: Sequence[str]) -> None:
        """All of them in one transaction: the disk is synced once for all."""

        def forget() -> None:
            marks = ", ".join("?" * len(tables))
            with self.writer:  # committed at its end, or not at all
                self.writer.execute("begin")
                for statement in DELETE:
                    self.writer.execute(statement.replace("?", marks), list(tables))

        await self._in(self.writing, forget)

    async def analysis(self, table: str, record: bytes) -> bytes | None:
        """One that was kept, if there is one."""
        query = "select body from analysis where tbl = ? and record = ?"
        rows = await self._read(query, (table, record))
        return rows[0][0] if rows else None

    async def keep_analysis(self, table: str, record: bytes, body: bytes) -> None:
        """Once; the first stays."""

        def keep() -> None:
            self.writer.execute(KEEP_ANALYSIS, (table, record, body))

        await self._in(self.writing, keep)

    async def get(self, key: str) -> bytes | None:
        """A note, if there is one."""
        rows = await self._read("select value from note where key = ?", (key,))
        return rows[0][0] if rows else None

    async def put(self, key: str, value: bytes) -> None:
        """In place of the one before."""

        def put() -> None:
            self.writer.execute("insert or replace into note values(?, ?)", (key, value))

        await self._in(self.writing, put)

    async def clock(self) -> float:
        """One server, one clock: that of the machine."""
        return time.time()

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        """Nobody else writes: one file is one server's."""

    def say(self, message: bytes) -> None:
        """Nobody else listens."""

    async def _write(self, batch: list[Row]) -> list[bool]:
        return await self._in(self.writing, lambda: self._insert(batch))

    def _insert(self, batch: list[Row]) -> list[bool]:
        """All in one statement, which is its own transaction: the thread takes Python's lock once.

        Only where a number is taken, which is rare, they go in one by one.
        """
        if len(batch) > MOST_ROWS:
            return self._insert(batch[:MOST_ROWS]) + self._insert(batch[MOST_ROWS:])
        statement = INSERT + ", ".join([ONE] * len(batch))
        values = [value for row in batch for value in (row.table, row.seq, row.at, row.body)]
        try:
            self.writer.execute(statement, values)
        except sqlite3.IntegrityError:
            return [False] if len(batch) == 1 else [self._insert([row])[0] for row in batch]
        return [True] * len(batch)

    async def _read(self, query: str, values: Sequence[object]) -> list[Any]:
        return await self._in(self.reading, lambda: self.reader.execute(query, values).fetchall())

    @staticmethod
    async def _in(thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work)
        except sqlite3.Error as problem:  # a full disk, or a bad block
            raise StoreFailed(str(problem)) from problem


def back_up(path: str | Path, copy: str | Path) -> None:
    """A consistent copy of a store, also while a server uses it."""
    if not Path(path).is_file():
        raise BoneyardError(code="no-tables", file=str(path))
    if Path(copy).exists():
        raise BoneyardError(code="file-exists", file=str(copy))
    os.close(private(str(copy), os.O_CREAT | os.O_EXCL | os.O_RDWR))  # it holds every hand
    source, target = sqlite3.connect(f"file:{path}?mode=ro", uri=True), sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()
