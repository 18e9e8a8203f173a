"""A server that is killed loses nothing that anybody saw."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.tables import events
from tests.server.running import CLOSED, Nursery, Player, Server
from tests.server.stored import events_in

TABLES = 20
LONGEST_LIFE = 60  # moves of all tables together until a server is killed
A_MOMENT = 0.02  # seconds more at most: a kill comes at any step on a move's way


class Life:
    """How long a server lives: so many moves, whatever time they take."""

    def __init__(self, moves: int) -> None:
        self.left = moves
        self.over = asyncio.Event()

    def moved(self) -> None:
        """One more move was told."""
        self.left -= 1
        if self.left <= 0:
            self.over.set()


class Sitting:
    """A table of two people, and all moves that either of them was told of."""

    def __init__(self, dice: random.Random) -> None:
        self.tokens = [f"{dice.getrandbits(160):040x}" for _ in range(2)]
        self.code = ""
        self.seen: dict[int, tuple[int, str]] = {}
        self.highest = 0
        self.dice = dice

    async def play(self, server: Server, life: Life) -> None:
        """Sit down (again) and play until the connection breaks."""
        with contextlib.suppress(*CLOSED):
            async with (
                Player(server.url, self.tokens[0]) as ada,
                Player(server.url, self.tokens[1]) as bo,
            ):
                await self.sit_down(ada, bo)
                await asyncio.gather(self.person(ada, life), self.person(bo, life))

    async def sit_down(self, ada: Player, bo: Player) -> None:
        """Make the table if it is not there yet; nothing that was seen may be missing."""
        seats = [{"kind": "here", "name": "Ada"}, {}]
        state = await ada.create("classic", seats, rounds=1000)
        self.code = ada.code
        assert state["seq"] >= self.highest, "an acknowledged event is gone"
        other = await bo.enter(self.code)
        if other["info"]["seats"][1]["kind"] == "open":
            await bo.send("sit", seat=1, name="Bo")

    async def person(self, person: Player, life: Life) -> None:
        """Play whatever comes, as fast as it goes."""
        message = person.shown
        while True:
            self.highest = max(self.highest, message.get("seq", 0))
            if message.get("t") == "moved":
                life.moved()
                self.seen[message["seq"]] = (message["seat"], message["sights"][0]["move"])
            if message.get("ending"):
                await person.send("next", seq=message["seq"])
            elif message.get("sights") and person.legal():
                move = self.dice.choice(person.legal())
                await person.send("play", seq=message["seq"], move=move)
            message = await person.get()


async def moves_in(address: str, sittings: list[Sitting]) -> list[dict[int, tuple[int, str]]]:
    """What is stored, read with nothing but the store."""
    found = []
    for sitting in sittings:
        stored = {}
        for seq, body in enumerate(await events_in(address, sitting.code), 1):
            event = events.read(body)
            if isinstance(event, events.Moved):
                stored[seq] = (event.seat, event.move)
        found.append(stored)
    return found


def kill_again_and_again(address: str, kills: int, seed: int, *words: str) -> dict[str, Any]:
    """Kill servers in the middle of play; everything seen must be there afterwards."""
    dice = random.Random(seed)
    sittings = [Sitting(random.Random(f"{seed} {n}")) for n in range(TABLES)]
    nursery = Nursery(address, *words)
    try:
        told = sum(asyncio.run(one_life(nursery, sittings, dice)) for _ in range(kills))
    finally:
        nursery.close()
    for sitting, stored in zip(sittings, asyncio.run(moves_in(address, sittings)), strict=True):
        assert sitting.seen.items() <= stored.items()
    return {"kills": kills, "told": told, "seen": sum(len(s.seen) for s in sittings)}


async def one_life(nursery: Nursery, sittings: list[Sitting], dice: random.Random) -> int:
    """Start a server, play, and kill it; how many moves were told at least."""
    server, _ = nursery.start()
    moves = dice.randint(1, LONGEST_LIFE)
    life = Life(moves)
    tables = [asyncio.create_task(sitting.play(server, life)) for sitting in sittings]
    for table in tables:
        table.add_done_callback(lambda _: life.over.set())  # it failed, and gather says why
    async with asyncio.timeout(120):
        await life.over.wait()
    await asyncio.sleep(dice.uniform(0, A_MOMENT))
    server.kill()
    await asyncio.gather(*tables)
    return moves


@pytest.mark.slow
def test_six_kills_lose_nothing(store_address: str) -> None:
    done = kill_again_and_again(store_address, 6, seed=7)
    assert 2 * done["seen"] >= done["told"]  # each move is told to two people


@pytest.mark.slow
def test_a_server_that_tells_before_it_stores_is_caught(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        kill_again_and_again(str(tmp_path / "tables.db"), 6, 7, "hasty")


@pytest.mark.campaign
def test_a_thousand_kills_lose_nothing(store_address: str) -> None:
    print(kill_again_and_again(store_address, 1000, seed=8))
