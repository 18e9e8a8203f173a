"""People who come back whatever happens, and remember everything that they were shown."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from boneyard.server.tables import events
from tests.server.running import CLOSED

THINKING = (0.5, 2.5)  # seconds before a move
AGAIN = 1.0  # seconds until what was not stored is sent again, as our client does
LONGEST_WAIT = 3.0  # between attempts to connect, as our client does


@dataclass
class Seen:
    """What all people at a table were shown, and when."""

    code: str = ""
    moves: dict[int, tuple[int, str]] = field(default_factory=dict)  # seat and text, by number
    highest: int = 0
    progress: list[float] = field(default_factory=list)  # when something new was shown

    def show(self, seq: int) -> None:
        """Something has this number."""
        if seq > self.highest:
            self.highest = seq
            self.progress.append(time.monotonic())

    def stuck_since(self, back: float) -> float:
        """How long after this moment nothing happened, beyond the time that people think."""
        on = next((at for at in self.progress if at >= back), float("inf"))
        return max(0.0, on - back - THINKING[1])


class Regular:
    """One person at one table."""

    def __init__(self, url: str, address: str, token: str, seat: int, seen: Seen) -> None:
        self.url, self.address, self.token, self.seat, self.seen = url, address, token, seat, seen
        self.dice = random.Random(token)
        self.seq = 0
        self.legal: list[str] = []
        self.ended = False
        self.sent: set[int] = set()  # the numbers of positions for which a move was sent
        self.asked: tuple[int, float] | None = None  # the move that has no answer yet
        self.latencies: list[tuple[float, float]] = []  # when a move was sent, and how long it took
        self.wake = asyncio.Event()
        self.line: ClientConnection | None = None
        self.refusals: dict[str, int] = {}
        self.connections = 0

    async def live(self) -> None:
        """Until it is cancelled: connect, play, lose the connection, connect again."""
        tries = 0
        acting = asyncio.create_task(self.act())
        try:
            while True:
                with contextlib.suppress(*CLOSED):
                    async with self.connection() as self.line:
                        self.connections += 1
                        self.asked = None
                        await self.enter()
                        async for text in self.line:
                            tries = 0
                            await self.hear(json.loads(text))
                self.line = None
                wait = min(LONGEST_WAIT, 0.2 * 2**tries) * self.dice.uniform(0.7, 1.3)
                tries += 1
                await asyncio.sleep(wait)
        finally:
            acting.cancel()

    def connection(self) -> connect:
        """From an address of its own, as people have them."""
        return connect(
            self.url,
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            open_timeout=5,
            close_timeout=0.2,
            ping_interval=None,
        )

    async def say(self, t: str, **fields: Any) -> None:
        """Send a message, if there is a connection."""
        if self.line is not None:
            with contextlib.suppress(*CLOSED):
                await self.line.send(json.dumps({"t": t, **fields}))

    async def enter(self) -> None:
        """Go to the table."""
        await self.say("enter", table=self.seen.code, token=self.token, since=self.seq)

    async def hear(self, message: dict[str, Any]) -> None:
        """Follow what is new; ask for what is missing."""
        if message["t"] == "refused":
            await self.refused(message)
        if "seq" not in message or message["seq"] < self.seq:
            return
        if message["t"] != "state" and message["seq"] > self.seq + 1:
            await self.say("resync", since=self.seq)
            return
        self.seq = message["seq"]
        self.seen.show(self.seq)
        if message["t"] == "moved":
            self.moved(message)
        if message.get("sights"):
            (sight,) = message["sights"]
            self.legal, self.ended = sight["legal"], bool(message.get("ending"))
        self.wake.set()

    def moved(self, message: dict[str, Any]) -> None:
        """A move was shown."""
        told = message["seat"], message["sights"][0]["move"]
        assert self.seen.moves.setdefault(self.seq, told) == told, "two saw different moves"
        if message["seat"] == self.seat and message["how"] == "person" and self.asked is not None:
            sent = self.asked[1]
            self.latencies.append((sent, time.monotonic() - sent))
            self.asked = None

    async def refused(self, message: dict[str, Any]) -> None:
        """What could not be stored is sent again a little later."""
        code = message["code"]
        self.refusals[code] = self.refusals.get(code, 0) + 1
        self.asked = None
        loop = asyncio.get_running_loop()
        if message.get("to") in ("enter", "resync") or code == "no-table":
            loop.call_later(AGAIN, lambda: asyncio.ensure_future(self.enter()))
        else:
            loop.call_later(AGAIN, self.wake.set)

    async def act(self) -> None:
        """Move when it is our turn, after some thought; ask for the next round when one is over."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            seq = self.seq
            if seq not in self.sent:
                await asyncio.sleep(self.dice.uniform(*THINKING))
            if self.line is None or self.seq != seq:
                continue  # it will be woken again
            if self.ended:
                await self.say("next", seq=seq)
            elif self.legal and (self.asked is None or self.asked[0] != seq):
                self.sent.add(seq)
                self.asked = seq, time.monotonic()
                await self.say("play", seq=seq, move=self.dice.choice(self.legal), seat=self.seat)


def check_nothing_lost(seen: Seen, people: list[Regular], bodies: list[bytes]) -> int:
    """Everything that was seen is stored, and nothing was done twice; gives the number of moves."""
    stored = [events.read(body) for body in bodies]
    assert len(stored) >= seen.highest, f"{seen.code}: {len(stored)} stored, {seen.highest} seen"
    for seq, (seat, text) in seen.moves.items():
        event = stored[seq - 1]
        assert isinstance(event, events.Moved), f"{seen.code}: {seq} was seen as a move"
        assert (event.seat, event.move) == (seat, text), f"{seen.code}: {seq} was seen otherwise"
    moves = [event for event in stored if isinstance(event, events.Moved)]
    for person in people:
        own = [e for e in moves if e.seat == person.seat and e.how == "person"]
        assert len(own) <= len(person.sent), f"{seen.code}: a move was made twice"
    return len(moves)
