"""What runs for as long as the server does: no single failure ends it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from boneyard.engine.registry import names
from boneyard.server import hub as hub_file
from boneyard.server.app import App
from boneyard.server.store.api import Last, StoreFailed
from boneyard.server.tables.clock import Uptime
from boneyard.server.workers.readiness import Readiness
from tests.server.desk import Desk, MemoryStore, settle, token, with_desk


@contextlib.asynccontextmanager
async def at_work(desk: Desk) -> AsyncIterator[None]:
    """With the housekeeping going on."""
    desk.hub._run(desk.hub._sweep())
    desk.hub._run(desk.hub._beat())
    yield


async def until(done: Any) -> None:
    """Wait for something that comes; the test fails if it never does."""
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.002)


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hours pass quickly."""
    monkeypatch.setattr(hub_file, "SWEEP", 0.002)
    monkeypatch.setattr(hub_file, "DELETE", 0.004)
    monkeypatch.setattr(hub_file, "BEAT", 0.002)


class FailsNow(MemoryStore):
    """A store that can be out of order."""

    broken = False

    async def tables(self) -> dict[str, Last]:
        if self.broken:
            raise StoreFailed("out of order")
        return await super().tables()

    async def put(self, key: str, value: bytes) -> None:
        if self.broken:
            raise StoreFailed("out of order")
        await super().put(key, value)

    def say(self, message: bytes) -> None:
        if self.broken:
            raise StoreFailed("out of order")
        super().say(message)


def faults(desk: Desk) -> int:
    """That were counted."""
    return desk.context.metrics.counts["boneyard_faults_total", ""]


def waits(desk: Desk) -> int:
    """Times that the store was away."""
    return desk.context.metrics.counts["boneyard_store_waits_total", ""]


def test_housekeeping_outlives_a_store_that_is_out_of_order() -> None:
    async def inside() -> None:
        store = FailsNow()
        desk = Desk(store)
        person = desk.client(1)
        await person.send("create", token=token(1), game="classic", seats=[{}, {}])
        person.leave()
        async with at_work(desk):
            store.broken = True
            await until(lambda: waits(desk) >= 6)
            assert desk.hub.tables
            store.broken = False
            desk.let_pass(400 * 86_400)
            await until(lambda: not desk.hub.tables and not store.rows)
            beat = store.notes["alive"]
            desk.time += 1
            await until(lambda: store.notes["alive"] != beat)
        await desk.close()

    asyncio.run(inside())


def test_one_table_that_cannot_be_closed_or_read_holds_up_no_other() -> None:
    async def inside() -> None:
        desk = Desk()
        for number in (1, 2, 3):
            person = desk.client(number)
            await person.send("create", token=token(number), game="classic", seats=[{}, {}])
            person.leave()
        first, second, third = desk.hub.tables.values()
        first.autoplay = None  # type: ignore[assignment]
        read = desk.store.events

        async def unreadable(table: str, since: int = 0) -> list[bytes]:
            if table == second.state.code:
                raise OSError("a bad block")
            return await read(table, since)

        desk.store.events = unreadable  # type: ignore[method-assign]
        desk.let_pass(400 * 86_400)
        await desk.hub.close_idle()
        assert not desk.hub.tables
        async with at_work(desk):
            await until(lambda: third.state.code not in desk.store.rows)
            assert third.closed
            assert set(desk.store.rows) == {second.state.code}
        assert faults(desk) >= 2
        await desk.close()

    asyncio.run(inside())


@with_desk
async def test_a_table_that_is_busy_is_not_closed_as_idle(desk: Desk) -> None:
    table, people = await desk.table()
    for person in people:
        person.leave()
    desk.time += 1000
    async with table.journal.queue, asyncio.timeout(5):  # an event is on its way to the disk
        await desk.hub.close_idle()
        assert desk.hub.tables == {table.state.code: table}
        assert not table.closed
    await desk.hub.close_idle()
    assert not desk.hub.tables
    assert table.closed


@with_desk
async def test_a_table_is_idle_only_after_a_while(desk: Desk) -> None:
    table, people = await desk.table()
    desk.time += 1000
    for person in people:
        person.leave()
    desk.time += desk.context.settings.idle_table
    await desk.hub.close_idle()
    assert desk.hub.tables
    desk.time += 1
    await desk.hub.close_idle()
    assert not desk.hub.tables
    assert table.closed


@with_desk
async def test_a_table_that_somebody_opens_meanwhile_is_not_deleted(desk: Desk) -> None:
    person = desk.client(1)
    await person.send("create", token=token(1), game="classic", seats=[{}, {}])
    person.leave()
    code = next(iter(desk.hub.tables))
    desk.let_pass(400 * 86_400)
    await desk.hub.close_idle()
    deleting = asyncio.create_task(desk.hub.old_tables.delete())
    again = desk.client(1)
    coming = asyncio.create_task(again.enter(code))
    await asyncio.gather(deleting, coming)
    assert again.told[0]["t"] == "state"
    assert code in desk.store.rows


@with_desk
async def test_a_table_that_another_server_deleted_meanwhile_is_not_blamed(desk: Desk) -> None:
    seen = {"GONE2345": Last(3, desk.time - 400 * 86_400)}

    async def tables() -> dict[str, Last]:
        return seen

    desk.store.tables = tables  # type: ignore[method-assign]
    await desk.hub.old_tables.delete()
    assert not desk.context.quarantine.reasons
    assert faults(desk) == 0


def test_what_addresses_asked_for_is_forgotten_by_time() -> None:
    async def inside() -> None:
        desk = Desk()
        app = App(desk.hub)
        now = [0.0]
        for buckets in (app.door.creates, app.door.guesses):
            buckets.clock = lambda: now[0]
            buckets.take("10.0.0.1")
        async with at_work(desk):
            for _ in range(10):
                await asyncio.sleep(0.002)
            assert app.door.creates.of
            now[0] += 7200
            await until(lambda: not app.door.creates.of and not app.door.guesses.of)
        await desk.close()

    asyncio.run(inside())


def test_one_game_that_cannot_be_compiled_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def inside() -> None:
        desk = Desk()
        waiting = desk.client(1)
        await waiting.send("create", token=token(1), game="domino4", seats=[{}, {}], listed=True)
        now, tried = [0.0], []
        works = False

        async def make_ready(game: str) -> None:
            tried.append(game)
            if game == "classic" and not works:
                raise RuntimeError("no compiler")

        later = Desk(desk.store)
        later.set(compile_bots=False)
        later.hub.readiness = Readiness(later.context.metrics, make_ready, lambda: now[0])
        await later.hub.start()
        await until(lambda: later.hub.tables)
        assert tried == names()
        await settle()
        assert tried == names(), "not before its time"
        works = True
        now[0] += 1000
        await until(lambda: len(tried) > len(names()))
        assert tried[-1] == "classic"
        await later.hub.readiness.wait_for("classic")
        assert faults(later) == 1
        await later.close()
        await desk.close()

    asyncio.run(inside())


@pytest.mark.parametrize(
    ("gaps", "alive", "left"),
    [
        (b"[[1", b"95.0", [(95.0, 100.0)]),
        (b"7", b"95.0", [(95.0, 100.0)]),
        (b"[[1.0,2.0]]", b"\xff", [(1.0, 2.0)]),
    ],
)
def test_a_damaged_note_does_not_keep_the_server_from_starting(
    gaps: bytes, alive: bytes, left: list[tuple[float, float]]
) -> None:
    async def inside() -> None:
        store = MemoryStore()
        store.notes = {"gaps": gaps, "alive": alive}
        uptime = Uptime(store)
        await uptime.start(100.0)
        assert uptime.gaps == left
        await uptime.start(103.0)
        assert uptime.gaps == [*left, (100.0, 103.0)], "both notes are whole again"

    asyncio.run(inside())
