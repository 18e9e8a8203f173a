"""Tables in memory, in the store and in the lobby."""

from __future__ import annotations

import json

from tests.server.desk import Desk, code_in, play_out, token, with_desk


@with_desk
async def test_tables_that_nobody_is_at_leave_the_memory_and_come_back(desk: Desk) -> None:
    table, (ada, bo) = await desk.table()
    desk.time += 1000
    await desk.hub.close_idle()
    assert desk.hub.tables
    ada.leave()
    bo.leave()
    desk.time += 1000
    await desk.hub.close_idle()
    assert not desk.hub.tables
    again = desk.client(0)
    (state, *_) = await again.enter(table.state.code)
    assert state["seq"] == table.state.seq


@with_desk
async def test_finished_tables_are_deleted_after_the_time_the_host_sets(desk: Desk) -> None:
    desk.set(keep_finished=100.0, keep_abandoned=1000.0, idle_table=1.0)
    table, clients = await desk.table()
    await play_out(clients)
    unfinished = desk.client(5)
    await unfinished.send("create", token=token(5), game="classic", seats=[{}, {}])
    for client in (*clients, unfinished):
        client.leave()
    for seconds, left in ((50, 2), (60, 1), (900, 0)):
        desk.time += seconds
        await desk.hub.close_idle()
        await desk.hub.old_tables.delete()
        assert len(desk.store.rows) == left
    assert code_in(await desk.client(0).enter(table.state.code)) == "no-such-table"


@with_desk
async def test_the_lobby_lists_only_tables_that_want_it(desk: Desk) -> None:
    for number, listed in ((1, True), (2, False)):
        person = desk.client(number)
        seats = [{"kind": "here", "name": "Ada"}, {}]
        await person.send("create", token=token(number), game="classic", seats=seats, listed=listed)
    assert [info.listed for info in desk.hub.lobby()] == [True]
    text = json.dumps([str(info) for info in desk.hub.lobby()])
    assert token(1) not in text
