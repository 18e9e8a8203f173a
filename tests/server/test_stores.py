"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from boneyard.cli import main
from boneyard.errors import BoneyardError
from boneyard.server.store.api import Conflict, GroupCommit, Row, Store, StoreFailed, open_store
from boneyard.server.store.sqlite import back_up
from tests.server.running import Player, running


def with_store(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open, work, close."""

    async def inside() -> None:
        store = open_store(address)
        await store.open()
        try:
            await store.delete(list(await store.tables()))
            await work(store)
        finally:
            await store.close()

    asyncio.run(inside())


def row(table: str, seq: int, body: bytes = b"x") -> Row:
    """An event."""
    return Row(table, seq, 1000.0 + seq, body)


def test_events_come_back_in_order(store_address: str) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(store.append(row("A", n, b"%d" % n)) for n in range(12, 0, -1)))
        await store.append(row("B", 1, b"\x00\xff'; drop table event; --"))
        assert await store.events("A") == [b"%d" % n for n in range(1, 13)]
        assert await store.events("A", 10) == [b"11", b"12"]
        assert await store.events("B") == [b"\x00\xff'; drop table event; --"]
        assert await store.events("'; drop table event; --") == []

    with_store(store_address, work)


def test_of_many_writers_of_one_number_one_wins(store_address: str) -> None:
    async def work(store: Store) -> None:
        other = store  # a file has one owner
        if store.shared:
            other = open_store(store_address)
            await other.open()
        for seq in range(1, 11):
            writers = [store.append(row("A", seq, b"%d" % n)) for n in range(4)]
            writers += [other.append(row("A", seq, b"%d" % n)) for n in range(4, 8)]
            done = await asyncio.gather(*writers, return_exceptions=True)
            assert sum(result is None for result in done) == 1
            assert sum(isinstance(result, Conflict) for result in done) == 7
            winner = done.index(None)
            assert (await store.events("A"))[-1] == b"%d" % winner
        if other is not store:
            await other.close()

    with_store(store_address, work)


def test_tables_notes_and_forgetting(store_address: str) -> None:
    async def work(store: Store) -> None:
        for table, seq in (("A", 1), ("A", 2), ("B", 1)):
            await store.append(row(table, seq))
        tables = await store.tables()
        assert {t: (last.seq, last.at) for t, last in tables.items()} == {
            "A": (2, 1002.0),
            "B": (1, 1001.0),
        }
        await store.delete(["A"])
        assert set(await store.tables()) == {"B"}
        assert await store.get("nothing") is None
        for value in (b"one", b"two"):
            await store.put("key", value)
            assert await store.get("key") == value

    with_store(store_address, work)


def test_analyses_are_kept_as_long_as_their_table(store_address: str) -> None:
    async def work(store: Store) -> None:
        for table in ("A", "B"):
            await store.append(row(table, 1))
        assert await store.analysis("A", b"one") is None
        for body in (b"first", b"later"):
            await store.keep_analysis("A", b"one", body)
        await store.keep_analysis("B", b"one", b"of another table")
        await store.keep_analysis("gone", b"one", b"nobody's")
        assert await store.analysis("A", b"one") == b"first"
        assert await store.analysis("A", b"two") is None
        assert await store.analysis("B", b"one") == b"of another table"
        assert await store.analysis("gone", b"one") is None
        await store.delete(["A"])
        assert await store.analysis("A", b"one") is None
        assert await store.analysis("B", b"one") == b"of another table"

    with_store(store_address, work)


def test_another_server_or_the_next_start_finds_an_analysis(store_address: str) -> None:
    async def write(store: Store) -> None:
        await store.append(row("A", 1))
        await store.keep_analysis("A", b"one", b"kept")
        if store.shared:
            assert await read() == b"kept"

    async def read() -> bytes | None:
        other = open_store(store_address)
        await other.open()
        found = await other.analysis("A", b"one")
        await other.close()
        return found

    with_store(store_address, write)
    assert asyncio.run(read()) == b"kept"


def test_what_was_stored_is_there_after_opening_again(store_address: str) -> None:
    async def write(store: Store) -> None:
        await store.append(row("A", 1, b"kept"))

    async def read() -> list[bytes]:
        store = open_store(store_address)
        await store.open()
        found = await store.events("A")
        await store.close()
        return found

    with_store(store_address, write)
    assert asyncio.run(read()) == [b"kept"]


def test_postgres_tells_other_servers_only_table_and_number_and_what_is_said(database: str) -> None:
    async def work(store: Store) -> None:
        other = open_store(database)
        await other.open()
        heard: list[tuple[str, int]] = []
        words: list[bytes] = []
        other.listen(lambda table, seq: heard.append((table, seq)), words.append)
        for word in (b"one", "zwé".encode(), b"three"):
            store.say(word)
        await asyncio.gather(*(store.append(row("A", n)) for n in (1, 2, 3)))
        while len(words) < 3:
            await asyncio.sleep(0.02)
        assert words == [b"one", "zwé".encode(), b"three"]  # as they were said
        for _ in range(100):
            if len(heard) == 3:
                break
            await asyncio.sleep(0.02)
        assert sorted(heard) == [("A", 1), ("A", 2), ("A", 3)]
        await other.close()

    with_store(database, work)


def test_postgres_listens_again_after_its_connection_is_cut(database: str) -> None:
    async def work(store: Store) -> None:
        heard: list[tuple[str, int]] = []
        store.listen(lambda table, seq: heard.append((table, seq)), lambda word: None)
        await store.pool.execute(  # type: ignore[attr-defined]
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where query like 'LISTEN%' and pid <> pg_backend_pid()"
        )
        for _ in range(200):
            if heard:
                break
            await asyncio.sleep(0.02)
        assert heard == [("", 0)]  # look at everything again
        await store.append(row("A", 1))
        for _ in range(100):
            if len(heard) == 2:
                break
            await asyncio.sleep(0.02)
        assert heard[-1] == ("A", 1)

    with_store(database, work)


def test_postgres_listens_on_after_a_listener_failed(database: str) -> None:
    async def work(store: Store) -> None:
        heard: list[tuple[str, int]] = []

        def listener(table: str, seq: int) -> None:
            heard.append((table, seq))
            if len(heard) == 1:
                raise RuntimeError("a fault of our own")

        store.listen(listener, lambda word: None)
        await store.pool.execute(  # type: ignore[attr-defined]
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where query like 'LISTEN%' and pid <> pg_backend_pid()"
        )
        async with asyncio.timeout(20):
            while heard != [("", 0)] * 2:  # it is told once more to look at everything
                await asyncio.sleep(0.02)
            await store.append(row("A", 1))
            while heard[-1] != ("A", 1):
                await asyncio.sleep(0.02)

    with_store(database, work)


def test_sqlite_syncs_the_disk_with_every_commit(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        writer: sqlite3.Connection = store.writer  # type: ignore[attr-defined]
        assert writer.execute("pragma synchronous").fetchone() == (2,)  # FULL
        assert writer.execute("pragma journal_mode").fetchone() == ("wal",)

    with_store(str(tmp_path / "t.db"), work)


def test_events_that_wait_are_committed_together() -> None:
    batches: list[int] = []

    async def write(rows: list[Row]) -> list[bool]:
        batches.append(len(rows))
        await asyncio.sleep(0.01)
        return [True] * len(rows)

    async def inside() -> None:
        group = GroupCommit(write)
        await asyncio.gather(*(group.append(row("A", n)) for n in range(50)))
        first = asyncio.create_task(group.append(row("A", 51)))
        await asyncio.sleep(0)
        await asyncio.gather(first, *(group.append(row("A", n)) for n in range(52, 80)))

    asyncio.run(inside())
    assert batches == [50, 1, 28]


def test_a_batch_that_fails_fails_for_all_and_the_next_can_succeed() -> None:
    fail = [True]

    async def write(rows: list[Row]) -> list[bool]:
        if fail.pop() if fail else False:
            raise OSError("the disk is full")
        return [True] * len(rows)

    async def inside() -> None:
        group = GroupCommit(write)
        done = await asyncio.gather(
            *(group.append(row("A", n)) for n in range(3)), return_exceptions=True
        )
        assert all(isinstance(result, StoreFailed) for result in done)
        await group.append(row("A", 1))

    asyncio.run(inside())


@pytest.mark.slow
def test_a_backup_made_while_serving_can_be_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]

    async def play(url: str) -> tuple[str, str, int]:
        async with Player(url) as device:
            await device.create("classic", seats, rounds=5)
            for _ in range(5):
                shown = device.shown
                seat = shown["sights"][0]["view"]["actors"][0]
                move = next(s["legal"][0] for s in shown["sights"] if s["seat"] == seat)
                await device.send("play", seq=shown["seq"], move=move, seat=seat)
                await device.get("moved")
            copy = str(tmp_path / "two" / "tables.db")
            assert (
                await asyncio.to_thread(main, ["backup", copy, "--data", str(tmp_path / "one")])
                == 0
            )
            return device.token, device.code, device.shown["seq"]

    async def look(url: str) -> int:
        async with Player(url, token) as device:
            return int((await device.enter(code))["seq"])

    with running(str(tmp_path / "one" / "tables.db")) as one:
        token, code, seq = asyncio.run(play(one.url))
    assert "copied" in capsys.readouterr().out
    with running(str(tmp_path / "two" / "tables.db")) as two:
        assert asyncio.run(look(two.url)) == seq
    assert (
        main(["backup", str(tmp_path / "two" / "tables.db"), "--data", str(tmp_path / "one")]) == 2
    )
    with pytest.raises(BoneyardError, match="no saved tables"):
        back_up(tmp_path / "none.db", tmp_path / "copy.db")
