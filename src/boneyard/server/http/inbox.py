"""Messages that wait for their reader: a queue for one reader, lighter than asyncio's."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """First in, first out."""

    __slots__ = ("loop", "messages", "reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put(self, message: Any) -> None:
        """Add a message and wake the reader."""
        self.messages.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        """The next message; between two that are waiting, other connections have their turn."""
        if self.messages:
            await asyncio.sleep(0)
        while not self.messages:
            self.reader = self.loop.create_future()
            await self.reader
        self.reader = None
        return self.messages.popleft()

    def __len__(self) -> int:
        return len(self.messages)
