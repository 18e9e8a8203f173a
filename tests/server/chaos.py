"""A bad network between clients and a server: it cuts, stalls, repeats and reorders messages."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Protocol

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from tests.server.running import CLOSED


class Line(Protocol):
    """Either end of a connection."""

    async def send(self, message: Any) -> None: ...

    def __aiter__(self) -> AsyncIterator[Any]: ...


@dataclass
class Weather:
    """How bad it is, message by message."""

    cut: float = 0.01
    stall: float = 0.1
    longest: float = 0.15  # seconds of a stall
    repeat: float = 0.2
    most: int = 10  # times that a message comes
    swap: float = 0.1


class Chaos:
    """A relay of websocket messages."""

    def __init__(self, url: str, seed: int, weather: Weather) -> None:
        self.target, self.dice, self.weather = url, random.Random(seed), weather
        self.cuts = self.repeats = self.swaps = self.stalls = 0

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """The address to use instead of the server's."""
        async with serve(self.relay, "127.0.0.1", 0, compression=None, close_timeout=0.1) as relay:
            yield f"ws://127.0.0.1:{next(iter(relay.sockets)).getsockname()[1]}/ws"

    async def relay(self, client: ServerConnection) -> None:
        """Both ways, until either breaks."""
        with contextlib.suppress(*CLOSED):
            async with connect(
                self.target, compression=None, ping_interval=None, close_timeout=0.1
            ) as server:
                ways = [
                    asyncio.create_task(self.pass_on(client, server)),
                    asyncio.create_task(self.pass_on(server, client)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                client.transport.abort()

    async def pass_on(self, source: Line, target: Line) -> None:
        """One way, as the weather lets it."""
        held: list[Any] = []
        async for message in source:
            if self.dice.random() < self.weather.cut:
                self.cuts += 1
                return
            if self.dice.random() < self.weather.stall:
                self.stalls += 1
                await asyncio.sleep(self.dice.uniform(0, self.weather.longest))
            if self.dice.random() < self.weather.swap and not held:
                self.swaps += 1
                held.append(message)  # the next one overtakes it
                continue
            times = 1
            if self.dice.random() < self.weather.repeat:
                self.repeats += 1
                times = self.dice.randint(2, self.weather.most)
            for each in [message] * times + held:
                await target.send(each)
            held.clear()
