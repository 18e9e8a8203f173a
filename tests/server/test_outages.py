"""The store fails for a while: nothing is lost, nothing stays stuck, nothing is deleted early."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from boneyard.server import hub as hub_file
from boneyard.server.app import App
from boneyard.server.store.api import StoreFailed
from boneyard.server.tables import table as table_file
from boneyard.server.tables.clock import BEAT, JUMP, StoreClock, Uptime
from tests.server.desk import START, Desk, MemoryStore, settle, token, with_desk

DAY = 86_400.0


class Flapping(MemoryStore):
    """A store whose reads fail while it is away."""

    away = False

    async def events(self, table: str, since: int = 0) -> list[bytes]:
        if self.away:
            raise StoreFailed("away")
        return await super().events(table, since)

    async def put(self, key: str, value: bytes) -> None:
        if self.away:
            raise StoreFailed("away")
        await super().put(key, value)


async def until(done: Any) -> None:
    """Wait for something that comes; the test fails if it never does."""
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.002)


def test_a_table_catches_up_when_the_store_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_file, "AGAIN", 0.002)

    async def inside() -> None:
        store = Flapping()
        one, two = Desk(store), Desk(store)
        table, clients = await one.table()
        watcher = two.client()
        await watcher.enter(table.state.code)
        mirror = two.hub.tables[table.state.code]
        store.away = True
        seat = table.state.position.actors[0]  # type: ignore[union-attr]
        await clients[seat].send("play", seq=table.state.seq, move=clients[seat].legal(seat)[0])
        await settle()
        assert mirror.state.seq < table.state.seq, "it could not be read"
        store.away = False
        await until(lambda: mirror.state.seq == table.state.seq)
        assert watcher.last("moved")["seq"] == table.state.seq
        await one.close()
        await two.close()

    asyncio.run(inside())


def test_who_enters_is_shown_what_another_server_stored_unheard() -> None:
    async def inside() -> None:
        store = MemoryStore()
        one, two = Desk(store), Desk(store)
        table, clients = await one.table()
        watcher = two.client()
        await watcher.enter(table.state.code)
        store.listeners.clear()  # notices get lost
        seat = table.state.position.actors[0]  # type: ignore[union-attr]
        await clients[seat].send("play", seq=table.state.seq, move=clients[seat].legal(seat)[0])
        late = two.client()
        (shown, *_) = await late.enter(table.state.code)
        assert shown["seq"] == table.state.seq
        await one.close()
        await two.close()

    asyncio.run(inside())


@with_desk
async def test_the_same_create_on_two_connections_answers_both(desk: Desk) -> None:
    seats = [{"kind": "here", "name": "Bo"}, {}]
    clients = [desk.client(5), desk.client(5)]
    wanted = {"token": token(5), "game": "classic", "rounds": 1, "seats": seats}
    await asyncio.gather(*(client.send("create", **wanted) for client in clients))
    await settle()
    for client in clients:
        assert [m["t"] for m in client.told if m["t"] in ("state", "refused")] == ["state"]


def test_a_stop_ends_while_the_store_is_away() -> None:
    async def inside() -> None:
        store = Flapping()
        desk = Desk(store)
        await desk.table()
        store.away = True
        async with asyncio.timeout(10):
            await desk.close()

    asyncio.run(inside())


def test_alive_and_ready_are_told_apart() -> None:
    async def inside() -> None:
        store = Flapping()
        desk = Desk(store)
        app = App(desk.hub)
        assert (await app.ready(None)).status_code == 200  # type: ignore[arg-type]
        store.away = True
        assert (await app.health(None)).status_code == 200  # type: ignore[arg-type]
        assert (await app.ready(None)).status_code == 503  # type: ignore[arg-type]
        store.away = False
        await desk.close()
        assert (await app.ready(None)).status_code == 503  # type: ignore[arg-type]

    asyncio.run(inside())


async def finished_tables(desk: Desk, count: int) -> None:
    """Tables that nobody is at."""
    for number in range(count):
        person = desk.client(number + 10, f"10.0.{number}.1")
        await person.send("create", token=token(number + 10), game="classic", seats=[{}, {}])
        person.leave()
    desk.let_pass(desk.context.settings.idle_table + 1)
    await desk.hub.close_idle()
    assert not desk.hub.tables


@with_desk
async def test_old_tables_go_a_share_at_a_time(desk: Desk) -> None:
    await finished_tables(desk, 45)
    desk.let_pass(400 * DAY)
    await desk.hub.delete_old()
    assert len(desk.store.rows) == 45 - hub_file.LEAST_DELETED
    for _ in range(2):
        await desk.hub.delete_old()
    assert not desk.store.rows


@with_desk
async def test_a_clock_that_was_put_forward_ages_nothing(desk: Desk) -> None:
    await finished_tables(desk, 3)
    await desk.context.uptime.beat(desk.time)
    desk.time += 400 * DAY
    await desk.context.uptime.beat(desk.time)
    await desk.hub.delete_old()
    assert len(desk.store.rows) == 3
    desk.let_pass(400 * DAY)
    await desk.hub.delete_old()
    assert not desk.store.rows


def test_only_a_jump_is_a_gap() -> None:
    uptime = Uptime(MemoryStore())
    for now in (100.0, 100.0 + BEAT, 100.0 + BEAT + JUMP - 1):
        asyncio.run(uptime.beat(now))
    assert uptime.gaps == []
    asyncio.run(uptime.beat(10_000.0))
    assert uptime.gaps == [(100.0 + 2 * BEAT + JUMP - 1, 10_000.0)]


def test_servers_with_wrong_clocks_tell_the_same_time() -> None:
    store = MemoryStore()
    own = 0.0

    def clock(wrong_by: float) -> StoreClock:
        made = StoreClock(store, lambda: START + own + wrong_by)
        asyncio.run(made.set())
        return made

    clocks = [clock(0.0), clock(20.0), clock(-3600.0)]
    own = 7.0
    assert [one.now() for one in clocks] == [START + 7.0] * 3


def test_turns_are_not_decided_by_the_clock_of_another_server() -> None:
    """A second server, 20 seconds ahead, must not find that time is up."""

    async def inside() -> None:
        store = MemoryStore()
        one, two = Desk(store), Desk(store)
        two.context.clock = StoreClock(store, lambda: START + 20.0)
        await two.context.clock.set()
        table, _ = await one.table(turn_time=15)
        await two.client(0).enter(table.state.code)
        mirror = two.hub.tables[table.state.code]
        left = mirror.autoplay.turn_time.seconds_left()
        assert left == pytest.approx(table.autoplay.turn_time.seconds_left(), abs=0.5)
        await one.close()
        await two.close()

    asyncio.run(inside())
