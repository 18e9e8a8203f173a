"""The file of an SQLite store: who owns it, whose it is, and of which version.

A data folder has one owner. The file and its folder are for the user alone: tables hold what
players must not see. A file that is not ours, or newer than this program, is left as it is.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from boneyard.errors import BoneyardError

IN_MEMORY = ":memory:"
APPLICATION = 0x626F6E65  # in the header of the file: "bone"
# Each brings a file from the version before it to its own; the first makes a new one.
MIGRATIONS = (
    """
    create table if not exists event(
        tbl text not null, seq integer not null, at real not null, body blob not null,
        primary key(tbl, seq)
    ) without rowid;
    create table if not exists note(key text primary key, value blob not null) without rowid;
    """,
    """
    create table if not exists analysis(
        tbl text not null, record blob not null, body blob not null, primary key(tbl, record)
    );
    """,
)
VERSION = len(MIGRATIONS)
NOT_A_DATABASE, READ_ONLY, CANNOT_OPEN = "SQLITE_NOTADB", "SQLITE_READONLY", "SQLITE_CANTOPEN"
CORRUPT = "SQLITE_CORRUPT"


class Ownership:
    """A lock that ends with the process that holds it."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.file: IO[bytes] | None = None

    def take(self) -> None:
        """`BoneyardError` if another server has it."""
        if self.path == IN_MEMORY:
            return
        folder = Path(self.path).parent
        with as_sentence(self.path):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.file = open(f"{self.path}.lock", "ab", opener=private)  # noqa: SIM115
        if not lock(self.file):
            self.leave()
            raise BoneyardError(code="store-in-use", file=self.path)

    def leave(self) -> None:
        """Somebody else may have it."""
        if self.file is not None:
            self.file.close()
            self.file = None


def lock(file: IO[bytes]) -> bool:
    """Lock a file for this process; whether that was possible."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def private(path: str, flags: int) -> int:
    """Open a file that only this user can read."""
    return os.open(path, flags, 0o600)


def connect(path: str) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    with as_sentence(path):
        if path != IN_MEMORY and not Path(path).exists():
            os.close(private(path, os.O_CREAT | os.O_RDWR))
        connection = sqlite3.connect(path, timeout=5, check_same_thread=False, isolation_level=None)
        try:
            migrate(connection, path)
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("insert or replace into note values('opened', x'')")
        except BaseException:
            connection.close()
            raise
    return connection


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Bring a file to our version; one that is not ours or newer is refused."""
    (whose,) = connection.execute("pragma application_id").fetchone()
    (version,) = connection.execute("pragma user_version").fetchone()
    tables = {name for (name,) in connection.execute("select name from sqlite_master")}
    if whose not in (0, APPLICATION) or (whose == 0 and tables and not tables >= {"event", "note"}):
        raise BoneyardError(code="store-foreign", file=path)
    if version > VERSION:
        raise BoneyardError(code="store-newer", file=path)
    for number in range(version, VERSION):
        connection.executescript(
            f"begin; {MIGRATIONS[number]} pragma user_version = {number + 1};"
            f" pragma application_id = {APPLICATION}; commit;"
        )


def check(path: str) -> None:
    """`BoneyardError` says why a server could not use this file."""
    owner = Ownership(path)
    owner.take()
    try:
        connect(path).close()
    finally:
        owner.leave()


@contextlib.contextmanager
def as_sentence(path: str) -> Iterator[None]:
    """What the system or SQLite says, as an error that people understand."""
    try:
        yield
    except sqlite3.Error as problem:
        name = str(getattr(problem, "sqlite_errorname", ""))
        if name.startswith((READ_ONLY, CANNOT_OPEN)):
            raise BoneyardError(code="store-read-only", file=path) from problem
        if name.startswith((NOT_A_DATABASE, CORRUPT)):
            raise BoneyardError(code="store-damaged", file=path) from problem
        raise
    except PermissionError as problem:
        raise BoneyardError(code="store-read-only", file=path) from problem
