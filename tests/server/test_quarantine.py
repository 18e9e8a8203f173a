"""Tables whose events cannot be followed: closed with a word, kept, and no harm to the others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boneyard.games.classic import rules as classic
from boneyard.server.store.api import Row, Store, open_store
from boneyard.server.tables import events
from boneyard.server.tables.state import TableState
from tests.server.desk import Client, Desk, MemoryStore, code_in, settle, token, with_desk
from tests.server.running import Player, running

HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
DAY = 86_400.0


async def set_table(desk: Desk, number: int, moves: int = 4) -> str:
    """A table of two people on one device, some moves into its first round; gives its code."""
    device = desk.client(number)
    await device.send("create", token=token(number), game="classic", seats=HERE, rounds=1)
    for _ in range(moves):
        if device.shown.get("ending"):
            break
        seat = device.shown["sights"][0]["view"]["actors"][0]
        move = device.legal(seat)[0]
        await device.send("play", seq=device.shown["seq"], move=move, seat=seat)
    device.leave()
    return str(device.last("state")["info"]["table"])


async def overwrite(store: Any, table: str, seq: int, body: bytes) -> None:
    """What a failing disk or a hand in the database does to a row."""
    if isinstance(store, MemoryStore):
        store.rows[table][seq] = replace(store.rows[table][seq], body=body)
    elif hasattr(store, "pool"):
        query = "update event set body = $1 where tbl = $2 and seq = $3"
        await store.pool.execute(query, body, table, seq)
    else:
        query = "update event set body = ? where tbl = ? and seq = ?"
        changed = await store._in(
            store.writing, lambda: store.writer.execute(query, (body, table, seq))
        )
        assert changed.rowcount == 1


@contextlib.asynccontextmanager
async def real_desk(address: str) -> AsyncIterator[Desk]:
    """A desk over a store of the real kind."""
    store: Store = open_store(address)
    await store.open()
    await store.delete(list(await store.tables()))
    desk = Desk(store)  # type: ignore[arg-type]
    try:
        yield desk
    finally:
        await desk.close()
        await store.close()


def quarantined(desk: Desk) -> float:
    """As /metrics tells it."""
    lines = dict(
        line.split() for line in desk.context.metrics.text().splitlines() if line[0] != "#"
    )
    return float(lines["boneyard_quarantined_tables"])


def test_damaged_rows_stop_neither_the_housekeeping_nor_other_tables(store_address: str) -> None:
    async def inside() -> None:
        async with real_desk(store_address) as desk:
            desk.set(keep_finished=10 * DAY, keep_abandoned=20 * DAY, idle_table=1.0)
            torn, foreign, illegal, done, going = [await set_table(desk, n) for n in range(5)]
            finished = await set_table(desk, 5, moves=1000)
            desk.time += 10
            await desk.hub.close_idle()
            assert not desk.hub.tables
            await overwrite(desk.store, torn, 1, b"\x00torn")
            await overwrite(desk.store, foreign, 1, events.write(events.Left(at=1.0, seat=0)))
            wrong = events.Moved(at=1.0, seat=0, move="99")
            await overwrite(desk.store, illegal, 5, events.write(wrong))
            desk.let_pass(11 * DAY)
            await desk.hub.old_tables.delete()
            kept = set(await desk.store.tables())
            assert kept == {torn, foreign, illegal, done, going}, "what is finished is deleted"
            assert finished not in kept
            assert quarantined(desk) == 3
            for broken in (torn, foreign, illegal):
                assert code_in(await desk.client(0).enter(broken)) == "table-damaged"
            assert (await desk.client(4).enter(going))[0]["t"] == "state"
            desk.let_pass(10 * DAY)
            await desk.hub.old_tables.delete()
            assert set(await desk.store.tables()) == {torn, foreign, illegal, going}
            assert len(await desk.store.events(illegal)) > 5, "nothing of it is deleted"

    asyncio.run(inside())


def test_a_table_in_quarantine_is_not_replayed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[str] = []
    replay = TableState.replay

    def counted(code: str, *given: Any) -> TableState:
        replayed.append(code)
        return replay(code, *given)

    @with_desk
    async def again_and_again(desk: Desk) -> None:
        broken = await set_table(desk, 1)
        desk.let_pass(DAY)
        await desk.hub.close_idle()
        await overwrite(desk.store, broken, 6, b"{}")
        monkeypatch.setattr(TableState, "replay", counted)
        desk.let_pass(100 * DAY)
        for _ in range(3):
            await desk.hub.old_tables.delete()
            assert code_in(await desk.client(1).enter(broken)) == "table-damaged"
            with pytest.raises(Exception, match="table-damaged"):
                await desk.hub.records(broken)
        assert replayed == [broken]
        assert broken in desk.store.rows

    again_and_again()


def test_what_is_not_the_tables_fault_closes_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def out_of_memory(*_: Any) -> TableState:
        raise MemoryError

    @with_desk
    async def for_a_moment(desk: Desk) -> None:
        code = await set_table(desk, 1)
        desk.let_pass(DAY)
        await desk.hub.close_idle()
        with monkeypatch.context() as patched:
            patched.setattr(TableState, "replay", out_of_memory)
            assert code_in(await desk.client(1).enter(code)) == "server-fault"
        assert quarantined(desk) == 0
        assert (await desk.client(1).enter(code))[0]["t"] == "state"

    for_a_moment()


def test_a_replay_holds_up_nobody_and_is_shared_by_all_who_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replay, begun, go_on = TableState.replay, threading.Event(), threading.Event()
    calls: list[str] = []

    def slow(code: str, *given: Any) -> TableState:
        calls.append(code)
        begun.set()
        assert go_on.wait(20)
        return replay(code, *given)

    @with_desk
    async def meanwhile(desk: Desk) -> None:
        code = await set_table(desk, 1)
        seq = desk.hub.tables[code].state.seq
        desk.let_pass(DAY)
        await desk.hub.close_idle()
        _, (ada, _) = await desk.table()
        monkeypatch.setattr(TableState, "replay", slow)
        people = [desk.client(1) for _ in range(3)]
        coming = [asyncio.create_task(person.enter(code)) for person in people]
        await asyncio.to_thread(begun.wait, 20)
        assert (await ada.send("ping", n=3))[0] == {"t": "pong", "n": 3}, "others are served"
        assert [person.told for person in people] == [[], [], []], "nothing half replayed is shown"
        assert code not in desk.hub.tables
        go_on.set()
        for told in await asyncio.gather(*coming):
            assert (told[0]["t"], told[0]["seq"]) == ("state", seq)
        assert calls == [code]

    meanwhile()


def test_a_server_that_stops_replays_nothing_more_and_blames_no_table() -> None:
    @with_desk
    async def stopping(desk: Desk) -> None:
        code = await set_table(desk, 1)
        desk.let_pass(DAY)
        await desk.hub.close_idle()
        await desk.hub.stop()
        assert code_in(await desk.client(1).enter(code)) == "try-again"
        assert quarantined(desk) == 0

    stopping()


@pytest.mark.parametrize("body", [b"torn", events.write(events.Moved(at=1.0, seat=0, move="99"))])
def test_everybody_at_a_table_is_told_when_it_cannot_go_on(body: bytes) -> None:
    @with_desk
    async def cut_short(desk: Desk) -> None:
        table, (ada, bo) = await desk.table()
        code, seq = table.state.code, table.state.seq
        rows = desk.store.rows[code]
        rows[seq + 1] = Row(code, seq + 1, desk.time, body)  # by another server
        seat = ada.shown["sights"][0]["view"]["actors"][0]
        mover = (ada, bo)[seat]
        await mover.send("play", seq=seq, move=mover.legal(seat)[0])
        for person in (ada, bo):
            assert person.last("refused")["code"] == "table-damaged"
            for kind in ("resync", "export", "recall"):
                assert code_in(await person.send(kind)) == "table-damaged"
            again = await person.send("play", seq=seq, move="66")
            assert code_in(again) == "table-damaged"
            person.leave()
        assert quarantined(desk) == 1
        assert code_in(await desk.client(0).enter(code)) == "table-damaged"
        assert set(rows) == set(range(1, seq + 2)), "nothing was added, nothing deleted"
        assert await set_table(desk, 7), "other tables are set"

    cut_short()


def test_of_requests_in_the_queue_each_is_refused_when_the_first_finds_the_damage() -> None:
    @with_desk
    async def queueing(desk: Desk) -> None:
        table, (ada, bo) = await desk.table()
        code, seq = table.state.code, table.state.seq
        desk.store.rows[code][seq + 1] = Row(code, seq + 1, desk.time, b"torn")
        desk.store.shared = False  # else who enters would find it
        seat = ada.shown["sights"][0]["view"]["actors"][0]
        move = (ada, bo)[seat].legal(seat)[0]
        tabs = [desk.client(seat) for _ in range(2)]
        for tab in tabs:
            await tab.enter(code)
        told = await asyncio.gather(*(tab.send("play", seq=seq, move=move) for tab in tabs))
        for messages in told:
            assert {(m["t"], m["code"]) for m in messages} == {("refused", "table-damaged")}

    queueing()


def by_rules(store: MemoryStore, code: str, version: int) -> None:
    """Let a table have begun under another version of the rules."""
    first = events.read_first(store.rows[code][1].body)
    changed = events.write(type(first)(**{**_fields(first), "rules": version}))
    store.rows[code][1] = replace(store.rows[code][1], body=changed)


def _fields(event: Any) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__struct_fields__}


async def enter_anew(desk: Desk, code: str) -> Client:
    """Go to a table that has to be opened first."""
    desk.let_pass(DAY)
    await desk.hub.close_idle()
    client = desk.client(1)
    await client.enter(code)
    return client


@with_desk
async def test_a_table_of_rules_that_are_not_there_is_closed_with_a_word(desk: Desk) -> None:
    code = await set_table(desk, 1)
    by_rules(desk.store, code, 7)
    assert (await enter_anew(desk, code)).last("refused")["code"] == "other-rules"
    assert quarantined(desk) == 1
    assert code in desk.store.rows


def test_a_table_of_earlier_rules_is_closed_but_its_rounds_can_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @with_desk
    async def revised(desk: Desk) -> None:
        code = await set_table(desk, 1, moves=1000)
        before = await desk.hub.records(code)
        assert before is not None
        assert "rules: 1\n" in before[0]
        rules = replace(classic.RULES, version=2, earlier=(classic.RULES,))
        monkeypatch.setattr(classic, "RULES", rules)
        assert (await enter_anew(desk, code)).last("refused")["code"] == "other-rules"
        assert await desk.hub.records(code) == before
        assert quarantined(desk) == 0
        desk.let_pass(31 * DAY)
        await desk.hub.old_tables.delete()
        assert code not in desk.store.rows, "it is kept no longer than others"
        new = await set_table(desk, 2)
        assert events.read_first(desk.store.rows[new][1].body).rules == 2

    revised()


@pytest.mark.parametrize("game", ["chess", "classic"])
def test_a_table_of_a_game_that_is_gone_is_closed(game: str) -> None:
    @with_desk
    async def gone(desk: Desk) -> None:
        code = await set_table(desk, 1)
        first = events.read_first(desk.store.rows[code][1].body)
        other = events.write(type(first)(**{**_fields(first), "game": game}))
        await overwrite(desk.store, code, 1, other)
        kinds = [message["t"] for message in (await enter_anew(desk, code)).told]
        assert kinds[0] == ("refused" if game == "chess" else "state")
        await settle()

    gone()


@pytest.mark.slow
def test_a_running_server_tells_of_a_damaged_table(tmp_path: Path) -> None:
    path = str(tmp_path / "t.db")

    async def prepare() -> str:
        async with real_desk(path) as desk:
            code = await set_table(desk, 1)
            await overwrite(desk.store, code, 4, b"\xff")
            return code

    async def ask(url: str) -> str:
        async with Player(url) as person:
            return str((await person.enter(code))["code"])

    def page(port: int, path: str) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as problem:
            with problem:
                return problem.code, problem.read().decode()

    code = asyncio.run(prepare())
    log = tmp_path / "log"
    with running(path, log) as server:
        assert asyncio.run(ask(server.url)) == "table-damaged"
        status, text = page(server.port, f"/api/tables/{code}/rounds/1")
        assert (status, json.loads(text)["code"]) == (503, "table-damaged")
        assert "boneyard_quarantined_tables 1\n" in page(server.port, "/metrics")[1]
    assert "table-quarantined" in log.read_text()
    assert code not in log.read_text()
