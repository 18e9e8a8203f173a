"""The store fails for a while: nothing is lost, nothing stays stuck, nothing is deleted early."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from boneyard.server.app import App
from boneyard.server.http import probe
from boneyard.server.old_tables import LEAST_DELETED
from boneyard.server.store.api import Row, StoreFailed
from boneyard.server.tables import events
from boneyard.server.tables import table as table_file
from boneyard.server.tables.clock import BEAT, JUMP, StoreClock, Uptime
from boneyard.server.tables.table import Table
from tests.server.desk import (
    START,
    Client,
    Desk,
    DeskClock,
    MemoryStore,
    code_in,
    settle,
    token,
    with_desk,
)

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


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store is asked again in no time."""
    monkeypatch.setattr(table_file, "AGAIN", 0.002)


def test_a_table_catches_up_when_the_store_is_back(soon: None) -> None:
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


def test_alive_and_ready_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probe, "AGAIN", 0.0)

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


def test_a_resync_shows_what_another_server_stored_unheard() -> None:
    async def inside() -> None:
        store = MemoryStore()
        one, two = Desk(store), Desk(store)
        table, clients = await one.table()
        watcher = two.client()
        await watcher.enter(table.state.code)
        store.listeners.clear()  # notices get lost
        await first_move(table, clients)
        (*_, shown) = await watcher.send("resync", since=0)
        assert (shown["t"], shown["seq"]) == ("state", table.state.seq)
        await one.close()
        await two.close()

    asyncio.run(inside())


async def first_move(table: Table, clients: list[Client]) -> list[dict[str, Any]]:
    """The person whose turn it is makes the first legal move."""
    assert table.state.position is not None
    seat = table.state.position.actors[0]
    move = table.state.position.legal(seat)[0]
    return await clients[seat].send("play", seq=table.state.seq, move=move)


def test_who_comes_while_the_store_is_away_is_told_and_can_come_again() -> None:
    async def inside() -> None:
        store = Flapping()
        one, two = Desk(store), Desk(store)
        table, _ = await one.table()
        known = two.client()
        await known.enter(table.state.code)
        store.away = True
        for desk in (one, two, Desk(store)):  # it is in memory at two of them
            late = desk.client(0)
            assert code_in(await late.enter(table.state.code)) == "not-stored"
            assert late.session.table is None, "it is at no table"
        assert code_in(await known.send("resync", since=0)) == "not-stored"
        store.away = False
        assert (await late.enter(table.state.code))[0]["t"] == "state"
        assert (await known.send("resync", since=0))[-1]["t"] == "state"
        await one.close()
        await two.close()

    asyncio.run(inside())


class LosesAnswers(MemoryStore):
    """A store that writes what it is given, and then cannot say so."""

    lost = 0

    async def append(self, row: Row) -> None:
        await super().append(row)
        if self.lost:
            self.lost -= 1
            raise StoreFailed("the connection was cut")


def test_a_move_whose_answer_was_lost_is_made_once_and_shown_to_all(soon: None) -> None:
    async def inside() -> None:
        store = LosesAnswers()
        desk = Desk(store)
        table, clients = await desk.table()
        store.listeners.clear()
        before, store.lost = table.state.seq, 1
        assert (await first_move(table, clients))[0]["code"] == "not-stored"
        await until(lambda: table.state.seq == before + 1)
        for client in clients:
            assert client.last("moved")["seq"] == before + 1
        assert len(store.rows[table.state.code]) == before + 1
        await desk.close()

    asyncio.run(inside())


def test_what_is_due_is_dealt_when_the_store_is_back(soon: None) -> None:
    """The last seat is taken, and then the store fails: nobody has to ask for the deal."""

    class FullAfter(MemoryStore):
        left = 10**6

        async def append(self, row: Row) -> None:
            if self.left <= 0:
                raise StoreFailed("full")
            self.left -= 1
            await super().append(row)

    async def inside() -> None:
        store = FullAfter()
        desk = Desk(store)
        host, other = desk.client(0), desk.client(1)
        await host.send(
            "create", token=token(0), game="classic", seats=[{"kind": "here", "name": "Ada"}, {}]
        )
        table = desk.hub.tables[host.last("state")["info"]["table"]]
        await other.enter(table.state.code)
        store.left = 1
        told = await other.send("sit", seat=1, name="Bo")
        assert [m["t"] for m in told] == ["seats"], "the seat is taken all the same"
        assert table.state.match is None
        store.left = 100
        await until(lambda: table.state.match is not None)
        assert host.last("dealt")
        await desk.close()

    asyncio.run(inside())


def test_a_seat_is_handed_back_when_the_store_is_back(soon: None) -> None:
    async def inside() -> None:
        desk = Desk()
        table, clients = await desk.table()
        clients[1].leave()
        async with table.journal.queue:
            await table.journal.take_over(1)
        desk.store.failing = True
        again = desk.client(1)
        assert (await again.enter(table.state.code))[0]["t"] == "state"
        assert table.state.seats[1].bot is not None
        desk.store.failing = False
        await until(lambda: table.state.seats[1].bot is None)
        await desk.close()

    asyncio.run(inside())


@with_desk
async def test_the_clock_of_a_turn_is_set_again_after_a_failed_write(desk: Desk) -> None:
    table, clients = await desk.table(turn_time=15)
    before = table.autoplay.timer
    desk.store.failing = True
    assert (await first_move(table, clients))[0]["code"] == "not-stored"
    after = table.autoplay.timer
    assert after is not None
    assert after is not before
    assert not after.cancelled()
    desk.store.failing = False


async def finished_tables(desk: Desk, count: int) -> None:
    """Tables that nobody is at."""
    for number in range(count):
        person = desk.client(number + 10, f"10.0.{number}.1")
        await person.send("create", token=token(number + 10), game="classic", seats=[{}, {}])
        person.leave()
    desk.let_pass(desk.context.settings.idle_table + 1)
    await desk.hub.close_idle()
    assert not desk.hub.tables


def test_however_many_ask_whether_it_is_ready_the_store_is_asked_once() -> None:
    async def inside() -> None:
        class Counting(MemoryStore):
            puts = 0

            async def put(self, key: str, value: bytes) -> None:
                self.puts += 1
                await super().put(key, value)

        store = Counting()
        asked = probe.Probe(store)
        assert all(await asyncio.gather(*(asked.answers() for _ in range(50))))
        assert await asked.answers()
        assert store.puts == 1

    asyncio.run(inside())


@with_desk
async def test_old_tables_go_a_share_a_day(desk: Desk) -> None:
    await finished_tables(desk, 45)
    desk.let_pass(400 * DAY)
    other = Desk(desk.store)  # all servers together
    other.let_pass(400 * DAY)
    for one in (desk, other, desk, other):
        await one.hub.old_tables.delete()
        assert len(desk.store.rows) == 45 - LEAST_DELETED
    for left in (45 - 2 * LEAST_DELETED, 0):
        desk.let_pass(DAY)
        await desk.hub.old_tables.delete()
        assert len(desk.store.rows) == left
    await other.close()


@with_desk
async def test_unfinished_tables_are_looked_at_once(desk: Desk) -> None:
    await finished_tables(desk, 3)
    desk.let_pass(40 * DAY)
    read: list[str] = []
    events_of = desk.store.events

    async def reading(table: str, since: int = 0) -> list[bytes]:
        read.append(table)
        return await events_of(table, since)

    desk.store.events = reading  # type: ignore[method-assign]
    for _ in range(3):
        await desk.hub.old_tables.delete()
    assert sorted(read) == sorted(desk.store.rows)
    desk.let_pass(60 * DAY)
    await desk.hub.old_tables.delete()
    assert not desk.store.rows


@with_desk
async def test_a_clock_that_was_put_forward_ages_nothing(desk: Desk) -> None:
    await finished_tables(desk, 3)
    await desk.context.uptime.beat(desk.time)
    desk.time += 400 * DAY
    await desk.context.uptime.beat(desk.time)
    await desk.hub.old_tables.delete()
    assert len(desk.store.rows) == 3
    desk.let_pass(400 * DAY)
    await desk.hub.old_tables.delete()
    assert not desk.store.rows


def test_a_server_that_starts_under_a_wrong_clock_deletes_nothing() -> None:
    async def inside() -> None:
        store = MemoryStore()
        one = Desk(store)
        await one.context.uptime.start(one.time)
        await finished_tables(one, 3)
        await one.close()
        two = Desk(store)
        two.time += 100 * DAY
        await two.context.uptime.start(two.time)
        await two.hub.old_tables.delete()
        assert len(store.rows) == 3
        await two.close()

    asyncio.run(inside())


def test_a_clock_that_is_put_right_stops_no_turn() -> None:
    """What was a gap under the wrong clock would lie in the time to come."""

    async def inside() -> None:
        store = MemoryStore()
        desk = Desk(store)
        await desk.context.uptime.start(START)
        desk.time += 100 * DAY
        await desk.context.uptime.beat(desk.time)
        table, _ = await desk.table(turn_time=15)
        desk.time = START + 60
        for uptime in (desk.context.uptime, Uptime(store)):  # it runs on, or starts again
            if uptime.last_beat is None:
                await uptime.start(desk.time)
            await uptime.beat(desk.time)
            assert uptime.passed(START + 50, desk.time) == pytest.approx(10.0)
        table.autoplay.turn_time.opened = desk.time
        desk.time += 12
        assert table.autoplay.turn_time.seconds_left() == pytest.approx(3.0)
        await desk.close()

    asyncio.run(inside())


def test_gaps_that_several_servers_note_are_all_kept() -> None:
    async def inside() -> None:
        store = MemoryStore()
        one, two = Uptime(store), Uptime(store)
        await one.start(100.0)
        await two.start(103.0)
        await one.beat(1000.0)
        await two.beat(2000.0)
        assert two.gaps == [(100.0, 103.0), (105.0, 1000.0), (108.0, 2000.0)]

    asyncio.run(inside())


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


def test_a_game_between_two_servers_with_wrong_clocks_is_decided_by_its_players() -> None:
    """The people of a table are at two servers, one of which is 20 seconds ahead."""

    async def inside() -> None:
        store = MemoryStore()
        one, two = Desk(store), Desk(store)
        two.context.clock = DeskClock(store, lambda: two.time + 20.0)
        await StoreClock.set(two.context.clock)
        table, clients = await one.table(turn_time=15)
        clients[1].leave()
        clients[1] = two.client(1)
        await clients[1].enter(table.state.code)
        mirror = two.hub.tables[table.state.code]
        for _ in range(12):
            for desk in (one, two):
                desk.let_pass(6.0)
            for half in (table, mirror):
                await half.autoplay.time_up()
            if table.state.phase != "playing":
                break
            await first_move(table, clients)
            await settle()
            assert mirror.state.seq == table.state.seq
        stored = [events.read(row.body) for row in store.rows[table.state.code].values()]
        moves = [event.how for event in stored if isinstance(event, events.Moved)]
        assert len(moves) >= 10
        assert set(moves) == {"person"}
        await one.close()
        await two.close()

    asyncio.run(inside())
