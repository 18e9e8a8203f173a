"""Several servers on one store: who is connected where, and emotes; nothing of it is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from boneyard.server.cluster.presence import SILENT
from tests.server.desk import Client, Desk, MemoryStore, settle

Story = Callable[[Desk, Desk, Client, Client], Awaitable[None]]


def at_two_desks(story: Story) -> None:
    """Ada sits at one server and Bo at the other."""

    async def inside() -> None:
        store = MemoryStore()
        near, far = Desk(store), Desk(store)
        table, people = await near.table()
        people[1].leave()
        bo = far.client(1)
        await bo.enter(table.state.code)
        await settle()
        await story(near, far, people[0], bo)
        for desk in (near, far):
            await desk.close()

    asyncio.run(inside())


def test_who_is_at_another_server_is_shown_and_not_stood_in_for() -> None:
    async def story(near: Desk, far: Desk, ada: Client, bo: Client) -> None:
        assert ada.last("here")["here"] == [True, True]
        assert [seat["here"] for seat in bo.last("state")["info"]["seats"]] == [True, True]
        (table,) = near.hub.tables.values()
        assert table.autoplay.graces == {}
        bo.leave()
        await settle()
        assert ada.last("here")["here"] == [True, False]
        assert list(table.autoplay.graces) == [1]

    at_two_desks(story)


def test_an_emote_is_shown_at_both_servers_once() -> None:
    async def story(near: Desk, far: Desk, ada: Client, bo: Client) -> None:
        for _ in range(2):
            await ada.send("say", emote="wow", n=1)
        await settle()
        for person in (ada, bo):
            shown = [m for m in person.told if m["t"] == "emoted"]
            assert shown == [{"t": "emoted", "seat": 0, "emote": "wow"}]

    at_two_desks(story)


def test_a_server_that_stops_or_falls_silent_takes_its_people_along() -> None:
    async def story(near: Desk, far: Desk, ada: Client, bo: Client) -> None:
        near.time += SILENT - 1
        near.hub.presence.alive()
        assert ada.last("here")["here"] == [True, True]
        near.time += 2
        near.hub.presence.alive()
        assert ada.last("here")["here"] == [True, False]
        far.hub.presence.alive()
        far.hub.presence.ask(next(iter(far.hub.tables)))
        (table,) = far.hub.tables.values()
        table.guests.say_who_is_here()
        await settle()
        assert ada.last("here")["here"] == [True, True]
        far.hub.presence.gone()
        await settle()
        assert ada.last("here")["here"] == [True, False]

    at_two_desks(story)


def test_nonsense_in_passing_is_not_heard() -> None:
    async def story(near: Desk, far: Desk, ada: Client, bo: Client) -> None:
        before = len(ada.raw)
        for word in (b"", b"{}", b"\xff", b'{"p":"emoted","node":"x","table":"y","seat":0}'):
            near.hub.presence.hear(word)
        assert len(ada.raw) == before
        assert near.hub.presence.heard.keys() == {far.context.node}

    at_two_desks(story)
