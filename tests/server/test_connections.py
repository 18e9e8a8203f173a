"""Connections at a table: coming back, several tabs, several seats, spectators."""

from __future__ import annotations

from tests.server.desk import Desk, play_out, token, with_desk


@with_desk
async def test_a_person_comes_back_with_only_the_last_seq(desk: Desk) -> None:
    table, clients = await desk.table()
    for _ in range(6):
        shown = clients[0].shown
        if shown.get("ending"):
            break
        seat = shown["sights"][0]["view"]["actors"][0]
        await clients[seat].send("play", seq=shown["seq"], move=clients[seat].legal(seat)[0])
        known = clients[1].shown["seq"]
        clients[1].leave()
        back = desk.client(1)
        (state,) = [m for m in await back.enter(table.state.code, since=known) if m["t"] == "state"]
        assert (state["seq"], state["yours"]) == (table.state.seq, [1])
        position = table.state.position
        assert position is not None
        assert state["sights"][0]["view"] == position.view(1)
        assert "log" not in state
        clients[1] = back


@with_desk
async def test_a_resync_tells_the_moves_that_were_missed(desk: Desk) -> None:
    table, clients = await desk.table()
    known = table.state.seq
    clients[1].leave()
    moves = []
    for _ in range(2):
        position = table.state.position
        assert position is not None
        seat = position.actors[0]
        person = clients[0] if seat == 0 else desk.client(1)
        if seat == 1:
            await person.enter(table.state.code)
        await person.send("play", seq=table.state.seq, move=position.legal(seat)[0])
        moves.append(list(position.moves[-1]))
        if seat == 1:
            person.leave()
    (state, *_) = await desk.client(1).enter(table.state.code, since=known)
    assert state["log"] == moves


@with_desk
async def test_two_tabs_on_one_seat_see_the_same(desk: Desk) -> None:
    table, (ada, bo) = await desk.table()
    tab = desk.client(0)
    await tab.enter(table.state.code)
    seat = ada.shown["sights"][0]["view"]["actors"][0]
    mover = tab if seat == 0 else bo
    await mover.send("play", seq=table.state.seq, move=mover.legal(seat)[0])
    assert tab.raw[-1] == ada.raw[-1]
    tab.leave()
    assert ada.last("state")["info"]["seats"][0]["here"]
    assert not any(m["t"] == "here" and not m["here"][0] for m in bo.told)


@with_desk
async def test_pass_and_play_one_connection_has_several_seats(desk: Desk) -> None:
    seats = [{"kind": "here", "name": name} for name in ("Ada", "Bo", "Cy")]
    device = desk.client(0)
    told = await device.send("create", token=token(0), game="classic", seats=seats, rounds=1)
    assert told[0]["yours"] == [0, 1, 2]
    assert [s["seat"] for s in device.shown["sights"]] == [0, 1, 2]
    await play_out([device])
    assert device.shown["ending"]["match_over"]


@with_desk
async def test_a_table_screen_and_spectators_see_only_what_all_may_see(desk: Desk) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    screen, watcher = desk.client(0), desk.client()
    made = {"token": token(0), "game": "classic", "seats": seats, "rounds": 1}
    await screen.send("create", **made, watch=True)
    code = screen.last("state")["info"]["table"]
    await watcher.enter(code)
    for client in (screen, watcher):
        (sight,) = client.shown["sights"]
        assert (sight["seat"], sight["view"]["hand"], sight["legal"]) == (None, [], [])
    phone = desk.client(0)
    await phone.enter(code)
    seat = phone.shown["sights"][0]["view"]["actors"][0]
    await phone.send("play", seq=phone.shown["seq"], move=phone.legal(seat)[0], seat=seat)
    assert screen.raw[-1] == watcher.raw[-1]
