"""What happens at a table is stored first; several servers on one store agree."""

from __future__ import annotations

import asyncio

from tests.server.desk import Desk, MemoryStore, code_in, play_out, settle, token, with_desk


@with_desk
async def test_a_table_is_the_replay_of_its_events(desk: Desk) -> None:
    table, clients = await desk.table(rounds=3)
    await play_out(clients)
    await clients[0].send("next", seq=table.state.seq)
    for _ in range(3):
        shown = clients[0].shown
        seat = shown["sights"][0]["view"]["actors"][0]
        await clients[seat].send("play", seq=shown["seq"], move=clients[seat].legal(seat)[0])
    other = Desk(desk.store)
    twin = other.client(0)
    await twin.enter(table.state.code)
    await clients[0].send("resync")
    mine, theirs = clients[0].last("state"), twin.last("state")
    for state in (mine, theirs):
        state["info"]["seats"][1]["here"] = True
        state.pop("log", None)
    assert mine == theirs
    await other.close()


@with_desk
async def test_what_cannot_be_stored_does_not_happen(desk: Desk) -> None:
    table, clients = await desk.table()
    position = table.state.position
    assert position is not None
    seat = position.actors[0]
    before, seq = position.state.tobytes(), table.state.seq
    desk.store.failing = True
    sent = [len(c.raw) for c in clients]
    move = clients[seat].legal(seat)[0]
    assert code_in(await clients[seat].send("play", seq=seq, move=move)) == "not-stored"
    assert len(clients[1 - seat].raw) == sent[1 - seat]
    assert position.state.tobytes() == before
    desk.store.failing = False
    assert (await clients[seat].send("play", seq=seq, move=move))[0]["t"] == "moved"


def test_two_servers_on_one_store_agree() -> None:
    async def inside() -> None:
        store = MemoryStore()
        one, two = Desk(store), Desk(store)
        table, clients = await one.table()
        far = two.client(1)
        await far.enter(table.state.code)
        for _ in range(8):
            position = table.state.position
            assert position is not None
            if position.over:
                break
            seat = position.actors[0]
            person = clients[0] if seat == 0 else far
            await person.send("play", seq=person.shown["seq"], move=person.legal(seat)[0])
            await settle()
            assert far.shown["seq"] == clients[0].shown["seq"] == table.state.seq
            assert far.shown["sights"][0]["view"] == position.view(1)
        await one.close()
        await two.close()

    asyncio.run(inside())


def test_of_two_moves_at_once_on_two_servers_one_is_made() -> None:
    async def inside() -> None:
        store = MemoryStore()
        one, two = Desk(store), Desk(store)
        table, clients = await one.table()
        position = table.state.position
        assert position is not None
        seat = position.actors[0]
        far = two.client(seat)
        await far.enter(table.state.code)
        moves = position.legal(seat)
        seq = table.state.seq
        await asyncio.gather(
            clients[seat].send("play", seq=seq, move=moves[0]),
            far.send("play", seq=seq, move=moves[-1]),
        )
        await settle()
        other = two.hub.tables[table.state.code].state.position
        assert other is not None
        assert len(position.moves) == 1
        assert other.moves == position.moves
        await one.close()
        await two.close()

    asyncio.run(inside())


@with_desk
async def test_a_fault_in_one_table_does_not_touch_another(desk: Desk) -> None:
    table, clients = await desk.table()
    table.state.match.position.rules = None  # type: ignore[union-attr]
    seat = clients[0].shown["sights"][0]["view"]["actors"][0]
    answer = await clients[seat].send("play", seq=table.state.seq, move="66")
    assert code_in(answer) == "server-fault"
    other = desk.client(7)
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    await other.send("create", token=token(7), game="classic", seats=seats)
    assert other.last("state")["sights"]
