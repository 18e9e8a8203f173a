"""Two server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import time

import pytest

from boneyard.server.tables import events
from tests.server.running import Player, Server, running
from tests.server.stored import events_in


async def race(one: Server, two: Server, moves: int) -> tuple[str, int]:
    """Both seats' people are at both servers and move at once; gives the table and the races."""
    async with contextlib.AsyncExitStack() as stack:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
        near = await stack.enter_async_context(Player(one.url))
        await near.create("classic", seats, rounds=1000)
        far = await stack.enter_async_context(Player(two.url, near.token))
        await far.enter(near.code)
        races = 0
        while races < moves:
            if near.shown.get("ending"):
                await asyncio.gather(*(p.send("next", seq=p.shown["seq"]) for p in (near, far)))
                for person in (near, far):
                    while person.shown.get("ending"):
                        await person.get()
                continue
            seat = near.shown["sights"][0]["view"]["actors"][0]
            seq, legal = near.shown["seq"], near.shown["sights"][seat]["legal"]
            await asyncio.gather(
                near.send("play", seq=seq, move=legal[0], seat=seat),
                far.send("play", seq=seq, move=legal[-1], seat=seat),
            )
            for person in (near, far):
                while person.shown["seq"] <= seq:
                    await person.get()
            # A resync may be on its way still: go on when both show the same.
            while near.shown["seq"] != far.shown["seq"]:
                await min(near, far, key=lambda p: int(p.shown["seq"])).get()
            assert near.shown["sights"][0]["view"] == far.shown["sights"][0]["view"]
            races += 1
        return near.code, races


async def moves_of(address: str, code: str) -> int:
    """In the store."""
    stored = [events.read(body) for body in await events_in(address, code)]
    return sum(isinstance(event, events.Moved) for event in stored)


@pytest.mark.slow
def test_of_moves_at_once_on_two_servers_one_is_made(database: str) -> None:
    with running(database) as one, running(database) as two:
        code, races = asyncio.run(race(one, two, 60))
    assert asyncio.run(moves_of(database, code)) == races


@pytest.mark.campaign
def test_a_thousand_moves_at_once_on_two_servers(database: str) -> None:
    with running(database) as one, running(database) as two:
        code, races = asyncio.run(race(one, two, 1000))
    assert asyncio.run(moves_of(database, code)) == races


@pytest.mark.slow
def test_emotes_and_who_is_there_are_seen_across_servers(database: str) -> None:
    async def inside(one: Server, two: Server) -> None:
        async with Player(one.url) as ada:
            await ada.create("classic", [{"kind": "here", "name": "Ada"}, {}], rounds=1)
            async with Player(two.url) as bo:
                await bo.sit(ada.code, 1, "Bo")
                await bo.get("dealt")
                while (await ada.get("here"))["here"] != [True, True]:
                    pass
                await ada.send("say", emote="wow", n=1)
                await bo.send("say", emote="oops", n=1)
                for person in (ada, bo):
                    shown = [await person.get("emoted") for _ in range(2)]
                    assert {(m["seat"], m["emote"]) for m in shown} == {(0, "wow"), (1, "oops")}
            while (await ada.get("here"))["here"] != [True, False]:
                pass

    with running(database) as one, running(database) as two:
        asyncio.run(inside(one, two))


@pytest.mark.slow
def test_a_killed_servers_tables_are_served_by_the_other(database: str) -> None:
    async def inside(one: Server, two: Server) -> float:
        async with Player(one.url) as ada:
            seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
            await ada.create("classic", seats, rounds=1)
            shown = ada.shown
        one.kill()
        started = time.monotonic()
        async with Player(two.url, ada.token) as again:
            state = await again.enter(ada.code)
            assert state["sights"] == shown["sights"]
            seat = shown["sights"][0]["view"]["actors"][0]
            move = shown["sights"][seat]["legal"][0]
            await again.send("play", seq=state["seq"], move=move)
            await again.get("moved")
        return time.monotonic() - started

    with running(database) as one, running(database) as two:
        assert asyncio.run(inside(one, two)) < 5
