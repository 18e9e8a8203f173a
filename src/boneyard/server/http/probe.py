"""Whether moves can be stored now. However many ask, the store is asked once a second."""

from __future__ import annotations

import asyncio

from boneyard.server.store.api import Store

AGAIN = 1.0  # seconds for which an answer holds
LONGEST = 2.0  # seconds for the store to answer
NOTE = "ready"


class Probe:
    """Writes a note to the store and reads it again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked: asyncio.Task[bool] | None = None
        self.until = 0.0

    async def answers(self) -> bool:
        """Whether the store can be written to and read."""
        now = asyncio.get_running_loop().time()
        if self.asked is None or (self.asked.done() and now >= self.until):
            self.asked, self.until = asyncio.create_task(self._ask()), now + AGAIN
        return await asyncio.shield(self.asked)

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(LONGEST):
                await self.store.put(NOTE, b"1")
                return await self.store.get(NOTE) == b"1"
        except Exception:
            return False
