"""The PostgreSQL behind an address: which of its hosts can be written to, whose it is, its version.

An address may name several hosts, `postgresql://user@one,two/boneyard`: a primary and its replicas.
Only the one that takes writes is used, so a fail-over needs no proxy in front of the database.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from boneyard.errors import BoneyardError

CONNECTING = 2.0  # seconds for one host to answer; then the next is tried
USUAL_PORT = 5432
# What can go wrong with a database that is away for a while, or not what it was.
AWAY = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # no host can be written to
)
# Each brings a database from the version before it to its own; the first makes a new one. Servers
# of the version before go on while a new one starts: a migration adds, it never takes away.
MIGRATIONS = (
    """
    create table if not exists event(
        tbl text not null, seq integer not null, at double precision not null, body bytea not null,
        primary key(tbl, seq)
    );
    create table if not exists note(key text primary key, value bytea not null);
    """,
    """
    create table if not exists analysis(
        tbl text not null, record bytea not null, body bytea not null, primary key(tbl, record)
    );
    """,
)
VERSION = len(MIGRATIONS)
SCHEMA = "schema"  # the note that holds the version
OURS = {
    "event": {"tbl", "seq", "at", "body"},
    "note": {"key", "value"},
    "analysis": {"tbl", "record", "body"},
}
COLUMNS = """
select table_name, column_name from information_schema.columns
where table_schema = current_schema() and table_name = any($1::text[])
"""

Host = tuple[str, int]


class Database:
    """Connections to the host that takes writes."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.hosts = hosts_in(address)

    async def connect(self, *_: Any, **more: Any) -> Any:
        """A connection; the host that answered last is asked first."""
        if not self.hosts:
            return await self._connect_to(None, more)
        problem: Exception | None = None
        for host in list(self.hosts):
            try:
                connection = await self._connect_to(host, more)
            except AWAY as why:
                problem = why
                continue
            self.hosts.remove(host)
            self.hosts.insert(0, host)
            return connection
        assert problem is not None
        raise problem

    async def _connect_to(self, host: Host | None, more: dict[str, Any]) -> Any:
        place = {} if host is None else {"host": host[0], "port": host[1]}
        wanted = {**more, **place, "timeout": CONNECTING, "target_session_attrs": "read-write"}
        return await asyncpg.connect(self.address, **wanted)


def hosts_in(address: str) -> list[Host]:
    """The hosts that an address names; none if it leaves them to the environment.

    >>> hosts_in("postgresql://me:secret@one:5433,two/boneyard")
    [('one', 5433), ('two', 5432)]
    """
    hosts = []
    for place in urlsplit(address).netloc.rpartition("@")[2].split(","):
        name, _, port = place.rpartition(":") if place[-1:] != "]" else (place, "", "")
        if not port.isdecimal():
            name, port = place, str(USUAL_PORT)
        if name:
            hosts.append((name.strip("[]"), int(port)))
    return hosts


def without_secrets(address: str) -> str:
    """An address as it may be shown.

    >>> without_secrets("postgresql://me:secret@one:5433,two/boneyard?sslmode=require")
    'one:5433,two/boneyard'
    """
    parts = urlsplit(address)
    return parts.netloc.rpartition("@")[2] + parts.path


async def migrate(connection: Any, address: str) -> None:
    """Bring a database to our version; one that is not ours or newer is refused."""
    async with connection.transaction():
        # Two servers that start at once would both create.
        await connection.execute("select pg_advisory_xact_lock(7210)")
        found: dict[str, set[str]] = {}
        for table, column in await connection.fetch(COLUMNS, list(OURS)):
            found.setdefault(table, set()).add(column)
        if any(not columns >= OURS[table] for table, columns in found.items()):
            raise BoneyardError(code="database-foreign", file=without_secrets(address))
        version = await version_of(connection) if found else 0
        if version > VERSION:
            raise BoneyardError(code="store-newer", file=without_secrets(address))
        for number in range(version, VERSION):
            await connection.execute(MIGRATIONS[number])
        await connection.execute(
            "insert into note values($1, $2) on conflict(key) do update set value = $2",
            SCHEMA,
            str(VERSION).encode(),
        )


async def version_of(connection: Any) -> int:
    """The version of a database with our tables; the first had no note of it."""
    note = await connection.fetchval("select value from note where key = $1", SCHEMA)
    return 1 if note is None else int(note)


async def check(address: str) -> None:
    """`BoneyardError` says why a server could not use this database."""
    with as_sentence(address):
        connection = await Database(address).connect()
        try:
            await migrate(connection, address)
        finally:
            connection.terminate()


@contextlib.contextmanager
def as_sentence(address: str) -> Iterator[None]:
    """What the database says, as an error that people understand."""
    file = without_secrets(address)
    try:
        yield
    except BoneyardError:
        raise
    except (asyncpg.ReadOnlySQLTransactionError, asyncpg.TargetServerAttributeNotMatched) as why:
        raise BoneyardError(code="store-read-only", file=file) from why
    except (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError) as why:
        raise BoneyardError(code="store-damaged", file=file) from why
    except asyncpg.CannotConnectNowError as why:  # it starts or stops
        raise BoneyardError(code="database-away", file=file) from why
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as why:
        raise BoneyardError(code="database-refused", file=file, why=first_line(why)) from why
    except (OSError, TimeoutError) as why:
        raise BoneyardError(code="database-away", file=file) from why


def first_line(problem: Exception) -> str:
    """What went wrong, in one line."""
    return str(problem).partition("\n")[0]
