"""A server that is killed loses nothing that anybody saw."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.store.api import open_store
from boneyard.server.tables import events
from tests.server.running import CLOSED, Nursery, Player, Server

TABLES = 20
BACK_WITHIN = 2.0  # seconds until a table is served again


class Sitting:
    """A table of two people, and all moves that either of them was told of."""

    def __init__(self, dice: random.Random) -> None:
        self.tokens = [f"{dice.getrandbits(160):040x}" for _ in range(2)]
        self.code = ""
        self.seen: dict[int, tuple[int, str]] = {}
        self.highest = 0
        self.dice = dice

    async def play(self, server: Server, back: list[float], started: float) -> None:
        """Sit down (again) and play until the connection breaks."""
        with contextlib.suppress(*CLOSED):
            async with (
                Player(server.url, self.tokens[0]) as ada,
                Player(server.url, self.tokens[1]) as bo,
            ):
                await self.sit_down(ada, bo)
                back.append(time.perf_counter() - started)
                await asyncio.gather(self.person(ada), self.person(bo))

    async def sit_down(self, ada: Player, bo: Player) -> None:
        """Make the table if it is not there yet; nothing that was seen may be missing."""
        seats = [{"kind": "here", "name": "Ada"}, {}]
        state = await ada.create("classic", seats, rounds=1000)
        self.code = ada.code
        assert state["seq"] >= self.highest, "an acknowledged event is gone"
        other = await bo.enter(self.code)
        if other["info"]["seats"][1]["kind"] == "open":
            await bo.send("sit", seat=1, name="Bo")

    async def person(self, person: Player) -> None:
        """Play whatever comes, as fast as it goes."""
        message = person.shown
        while True:
            self.highest = max(self.highest, message.get("seq", 0))
            if message.get("t") == "moved":
                self.seen[message["seq"]] = (message["seat"], message["sights"][0]["move"])
            if message.get("ending"):
                await person.send("next", seq=message["seq"])
            elif message.get("sights") and person.legal():
                move = self.dice.choice(person.legal())
                await person.send("play", seq=message["seq"], move=move)
            message = await person.get()


async def moves_in(address: str, sittings: list[Sitting]) -> list[dict[int, tuple[int, str]]]:
    """What is stored, read with nothing but the store."""
    store = open_store(address)
    await store.open()
    found = []
    for sitting in sittings:
        stored = {}
        for seq, body in enumerate(await store.events(sitting.code), 1):
            event = events.read(body)
            if isinstance(event, events.Moved):
                stored[seq] = (event.seat, event.move)
        found.append(stored)
    await store.close()
    return found


def kill_again_and_again(address: str, kills: int, seed: int, *words: str) -> dict[str, Any]:
    """Kill servers in the middle of play; everything seen must be there afterwards."""
    dice = random.Random(seed)
    sittings = [Sitting(random.Random(f"{seed} {n}")) for n in range(TABLES)]
    nursery = Nursery(address, *words)
    back: list[float] = []
    try:
        for _ in range(kills):

            async def one_life() -> None:
                server, took = nursery.start()
                started = time.perf_counter() - took
                tables = [asyncio.create_task(s.play(server, back, started)) for s in sittings]
                await asyncio.sleep(dice.uniform(0.05, 0.6))
                server.kill()
                await asyncio.gather(*tables)

            asyncio.run(one_life())
    finally:
        nursery.close()
    for sitting, stored in zip(sittings, asyncio.run(moves_in(address, sittings)), strict=True):
        assert sitting.seen.items() <= stored.items()
    assert max(back) < BACK_WITHIN
    return {"kills": kills, "seen": sum(len(s.seen) for s in sittings), "slowest": max(back)}


def test_fifty_kills_lose_nothing(store_address: str) -> None:
    done = kill_again_and_again(store_address, 50, seed=7)
    assert done["seen"] > 50 * TABLES


def test_a_server_that_tells_before_it_stores_is_caught(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        kill_again_and_again(str(tmp_path / "tables.db"), 6, 7, "hasty")


@pytest.mark.campaign
def test_a_thousand_kills_lose_nothing(store_address: str) -> None:
    print(kill_again_and_again(store_address, 1000, seed=8))
