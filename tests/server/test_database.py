"""PostgreSQL as a store: ours and of a version that we know, or a clear sentence; away or hung."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from boneyard.cli import main
from boneyard.errors import BoneyardError
from boneyard.server.store import database as database_file
from boneyard.server.store import postgres as postgres_file
from boneyard.server.store.api import Row, StoreFailed
from boneyard.server.store.database import VERSION, check, hosts_in, version_of
from boneyard.server.store.postgres import PostgresStore
from tests.server.postgres import free_port
from tests.server.running import ROOT, Player, Server, command, read_port


def with_connection(address: str, work: Callable[[Any], Awaitable[Any]]) -> Any:
    """Ask the database itself."""

    async def inside() -> Any:
        connection = await asyncpg.connect(address)
        try:
            return await work(connection)
        finally:
            await connection.close()

    return asyncio.run(inside())


@pytest.fixture
def empty(database: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """A database of its own for one test."""
    name = f"t{abs(hash(request.node.name)) % 10**12}"
    with_connection(database, lambda c: c.execute(f"create database {name}"))
    yield database.rpartition("/")[0] + f"/{name}"
    with_connection(database, lambda c: c.execute(f"drop database {name} with (force)"))


def refusal(address: str) -> BoneyardError:
    """Why a server cannot use a database."""
    with pytest.raises(BoneyardError) as refused:
        asyncio.run(check(address))
    assert "secret" not in str(refused.value)
    return refused.value


def test_a_new_database_gets_our_tables_and_their_version(empty: str) -> None:
    asyncio.run(check(empty))
    assert with_connection(empty, version_of) == VERSION
    asyncio.run(check(empty))


def test_a_database_of_before_versions_is_taken_over_with_all_that_is_in_it(empty: str) -> None:
    async def before(connection: Any) -> None:
        await connection.execute(database_file.MIGRATIONS[0])
        await connection.execute("insert into event values('T', 1, 2.0, 'a')")

    async def inside() -> list[bytes]:
        store = PostgresStore(empty)
        await store.open()
        await store.append(Row("T", 2, 3.0, b"b"))
        await store.keep_analysis("T", b"one", b"new in the second version")
        assert await store.analysis("T", b"one") == b"new in the second version"
        found = await store.events("T")
        await store.close()
        return found

    with_connection(empty, before)
    assert asyncio.run(inside()) == [b"a", b"b"]
    assert with_connection(empty, version_of) == VERSION


def test_migrations_that_are_missing_are_made_once_and_in_order(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(check(empty))
    more = ("create table one(x int)", "insert into one values(7); alter table one add y int")
    monkeypatch.setattr(database_file, "MIGRATIONS", (*database_file.MIGRATIONS, *more))
    monkeypatch.setattr(database_file, "VERSION", VERSION + 2)

    async def both() -> None:
        await asyncio.gather(check(empty), check(empty))

    asyncio.run(both())
    found = with_connection(empty, lambda c: c.fetch("select x, y from one"))
    assert [tuple(row) for row in found] == [(7, None)]


def test_a_newer_database_is_left_as_it_is(empty: str) -> None:
    asyncio.run(check(empty))
    newer = f"update note set value = '{VERSION + 1}' where key = 'schema'"
    with_connection(empty, lambda c: c.execute(newer))
    assert refusal(empty).code == "store-newer"
    assert with_connection(empty, version_of) == VERSION + 1


def test_a_database_of_another_program_is_left_as_it_is(empty: str) -> None:
    with_connection(empty, lambda c: c.execute("create table event(id int, place text)"))
    assert refusal(empty).code == "database-foreign"
    tables = "select count(*) from information_schema.tables where table_schema = 'public'"
    assert with_connection(empty, lambda c: c.fetchval(tables)) == 1


def test_a_database_that_cannot_be_written_to_is_called_so(empty: str) -> None:
    assert refusal(f"{empty}?default_transaction_read_only=on").code == "store-read-only"


def test_a_database_that_is_not_there_is_named_without_the_password(database: str) -> None:
    nobody = f"postgresql://me:secret@127.0.0.1:{free_port()}/tables"
    away = refusal(nobody)
    assert away.code == "database-away"
    assert nobody.rpartition("@")[2] in str(away)
    unknown = refusal(database.rpartition("/")[0] + "/nothing-here")
    assert unknown.code == "database-refused"
    assert '"nothing-here" does not exist' in str(unknown)
    assert refusal("postgresql://me@127.0.0.1:port/x").code in ("database-refused", "database-away")


def test_the_command_says_it_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    address = f"postgresql://me:secret@127.0.0.1:{free_port()}/tables"
    assert main(["serve", "--store", address, "--lang", "de"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "antwortet nicht" in said.err
    assert "secret" not in said.err


@pytest.mark.parametrize(
    ("address", "hosts"),
    [
        ("postgresql://one/x", [("one", 5432)]),
        ("postgresql://me@one:1,two:2/x", [("one", 1), ("two", 2)]),
        ("postgresql://me:p%40@[::1]:7,[::2]/x", [("::1", 7), ("::2", 5432)]),
        ("postgresql:///x", []),
    ],
)
def test_hosts_are_read_from_the_address(address: str, hosts: list[tuple[str, int]]) -> None:
    assert hosts_in(address) == hosts


def test_of_several_hosts_the_one_that_answers_is_used(database: str) -> None:
    """The first is gone; what comes before the hosts and after them stays as it is."""

    async def inside() -> None:
        here = database.rpartition("@")[2]
        address = database.replace(here, f"127.0.0.1:{free_port()},{here}")
        store = PostgresStore(address)
        await store.open()
        assert store.database.hosts[0] == hosts_in(database)[0], "it is asked first from now on"
        await store.put("two-hosts", b"1")
        assert await store.get("two-hosts") == b"1"
        await store.close()

    asyncio.run(inside())


async def processes(database: str) -> list[int]:
    """Those of the database, but for the one that tells us."""
    connection = await asyncpg.connect(database)
    own = await connection.fetchval("select pg_backend_pid()")
    folder = await connection.fetchval("show data_directory")
    rows = await connection.fetch("select pid from pg_stat_activity where pid <> $1", own)
    await connection.close()
    postmaster = int(Path(folder, "postmaster.pid").read_text().split()[0])
    return [postmaster, *(pid for (pid,) in rows)]


@contextlib.asynccontextmanager
async def hung(database: str) -> Any:
    """The database stands still: it takes connections and bytes, and answers nothing."""
    pids = await processes(database)
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def test_a_database_that_hangs_has_failed_and_is_used_again_when_it_answers(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_file, "ANSWER", 0.3)
    monkeypatch.setattr(postgres_file, "WAITING", 0.5)
    monkeypatch.setattr(postgres_file, "LOOK_AFTER", 0.1)
    monkeypatch.setattr(database_file, "CONNECTING", 0.3)

    async def inside() -> None:
        store = PostgresStore(database)
        heard: list[tuple[str, int]] = []
        store.listen(lambda table, seq: heard.append((table, seq)), lambda word: None)
        await store.open()
        await store.delete(["HUNG"])
        async with hung(database):
            for _ in range(2):
                with pytest.raises(StoreFailed):
                    await store.append(Row("HUNG", 1, 0.0, b"one"))
            with pytest.raises(StoreFailed):
                await store.events("HUNG")
        async with asyncio.timeout(20):
            while ("", 0) not in heard:  # its listening connection was given up, and made anew
                await asyncio.sleep(0.02)
            while True:
                with contextlib.suppress(StoreFailed):
                    await store.append(Row("HUNG", 2, 0.0, b"two"))
                    break
            # The first was on its way: it was stored in the end, or it was not, but once.
            assert await store.events("HUNG") in ([b"two"], [b"one", b"two"])
            while ("HUNG", 2) not in heard:
                await asyncio.sleep(0.02)
        await store.close()

    asyncio.run(inside())


@pytest.mark.slow
def test_sigterm_ends_a_server_whose_store_hangs(database: str) -> None:
    process = subprocess.Popen(
        command(database, {}), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stderr is not None
    server = Server(process.pid, read_port(process.stdout))

    async def inside() -> None:
        async with Player(server.url) as ada:
            seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
            state = await ada.create("classic", seats, rounds=1)
            async with hung(database):
                seat = state["sights"][0]["view"]["actors"][0]
                move = next(s["legal"][0] for s in state["sights"] if s["seat"] == seat)
                await ada.send("play", seq=state["seq"], move=move, seat=seat)
                process.terminate()
                assert (await ada.get("stopping"))["again"] > 0
                await asyncio.to_thread(process.wait, 60)

    try:
        asyncio.run(inside())
    finally:
        process.kill()
        log = process.stderr.read()
        process.stdout.close()
        process.stderr.close()
    assert process.returncode == 0
    assert "Traceback" not in log
    assert log.splitlines()[-1].count('"stopped"') == 1


def test_without_the_extra_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "boneyard.server.store.database", None)
    assert main(["serve", "--store", "postgresql://one/x"]) == 2
    assert "boneyard[postgres]" in capsys.readouterr().err
