"""A move that nobody else has seen can be taken back, where the table allows it."""

from __future__ import annotations

from typing import Any

import boneyard
from boneyard.server.tables.state import TableState
from boneyard.server.tables.undo import reveals_nothing
from tests.server.desk import Client, Desk, code_in, settle, token, with_desk

PEOPLE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]


async def one_device(desk: Desk, **fields: Any) -> Client:
    """Two people on one device."""
    host = desk.client(0)
    asked = {"game": "classic", "seats": PEOPLE, "rounds": 1, "undo": True, **fields}
    await host.send("create", token=token(0), **asked)
    return host


async def lay(host: Client) -> int:
    """Make the first legal move of whoever may act; gives the seat."""
    seat: int = host.shown["sights"][0]["view"]["actors"][0]
    await host.send("play", seq=host.shown["seq"], move=host.legal(seat)[0], seat=seat)
    return seat


async def undo(host: Client) -> list[dict[str, Any]]:
    """Take back."""
    return await host.send("undo", seq=host.shown["seq"])


@with_desk
async def test_a_laid_tile_is_taken_back_as_if_it_had_never_been_laid(desk: Desk) -> None:
    host = await one_device(desk)
    before = host.shown["sights"]
    seat = await lay(host)
    assert host.last("moved")["undo"] == seat
    await undo(host)
    undone = host.last("undone")
    assert undone["seat"] == seat
    assert undone["sights"] == before
    table = next(iter(desk.hub.tables.values()))
    replayed = TableState.replay(table.state.code, await desk.store.events(table.state.code))
    assert replayed.position == table.state.position
    assert table.state.position is not None
    assert table.state.position.moves == []
    assert code_in(await undo(host)) == "cannot-undo"


@with_desk
async def test_only_where_the_table_allows_it(desk: Desk) -> None:
    host = await one_device(desk, undo=False)
    await lay(host)
    assert "undo" not in host.last("moved")
    assert code_in(await undo(host)) == "cannot-undo"


@with_desk
async def test_not_when_another_device_has_been_shown_the_move(desk: Desk) -> None:
    _, (ada, bo) = await desk.table(undo=True)
    seat = ada.shown["sights"][0]["view"]["actors"][0]
    person = (ada, bo)[seat]
    await person.send("play", seq=person.shown["seq"], move=person.legal(seat)[0])
    assert "undo" not in person.last("moved")
    assert code_in(await undo(person)) == "cannot-undo"


@with_desk
async def test_whoever_comes_to_look_has_seen_it(desk: Desk) -> None:
    host = await one_device(desk)
    await lay(host)
    watcher = desk.client()
    await watcher.enter(host.shown["info"]["table"] if "info" in host.shown else code_of(host))
    watcher.leave()
    await settle()
    assert code_in(await undo(host)) == "cannot-undo"


def code_of(client: Client) -> str:
    """The code of the client's table."""
    code: str = client.last("state")["info"]["table"]
    return code


@with_desk
async def test_an_old_number_shows_the_table_and_changes_nothing(desk: Desk) -> None:
    host = await one_device(desk)
    old = host.shown["seq"]
    await lay(host)
    assert [message["t"] for message in await host.send("undo", seq=old)] == ["state"]
    assert host.last("state")["undo"] is not None


@with_desk
async def test_a_bot_has_seen_it_when_it_has_moved(desk: Desk) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    desk.set(undo_time=0.0)
    host = await one_device(desk, seats=seats)
    while host.shown["sights"][0]["view"]["actors"] != [0]:
        await settle()
    await lay(host)
    while host.shown["sights"][0]["view"]["actors"] != [0]:
        await settle()
    assert code_in(await undo(host)) == "cannot-undo"


def test_what_a_move_tells_its_player() -> None:
    classic = boneyard.load("classic").new(players=2, seed=3)
    assert reveals_nothing(classic, classic.actors[0], classic.legal()[0])
    while "draw" not in classic.legal():
        classic.play(classic.legal()[0])
    assert not reveals_nothing(classic, classic.actors[0], "draw")
    domination = boneyard.load("domination").new(players=2, seed=3)
    first = domination.legal()[0]
    assert not reveals_nothing(domination, domination.actors[0], first)  # one is drawn with it
