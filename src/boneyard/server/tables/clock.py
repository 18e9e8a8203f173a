"""Turn time counts only while a server is running: nobody loses a game by a restart.

The server notes every few seconds that it is alive. The time from the last such note to the next
start is a gap, and gaps do not count as turn time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from boneyard.server.ops.logs import fault
from boneyard.server.store.api import Store

BEAT = 5.0  # seconds between notes; all servers on a store share them
KEPT = 200  # gaps that are remembered

T = TypeVar("T")
Gap = tuple[float, float]
gaps_decoder = msgspec.json.Decoder(list[Gap])


class Uptime:
    """When at least one server was running."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.gaps: list[Gap] = []

    async def start(self, now: float) -> None:
        """Read the notes; the time since the last one is a gap."""
        self.gaps = await self._read("gaps", gaps_decoder.decode) or []
        alive = await self._read("alive", float)
        if alive is not None:
            self.gaps = [*self.gaps, (alive, now)][-KEPT:]
            await self.store.put("gaps", msgspec.json.encode(self.gaps))
        await self.beat(now)

    async def _read(self, key: str, read: Callable[[bytes], T]) -> T | None:
        """A note; a damaged one is ignored, which may cost somebody a few seconds."""
        note = await self.store.get(key)
        try:
            return None if note is None else read(note)
        except ValueError:
            fault("note-damaged", note=key)
            return None

    async def beat(self, now: float) -> None:
        """Note that a server is alive."""
        await self.store.put("alive", repr(now).encode())

    def passed(self, since: float, now: float) -> float:
        """The seconds from `since` to `now` in which a server was running.

        >>> uptime = Uptime.__new__(Uptime)
        >>> uptime.gaps = [(10.0, 100.0)]
        >>> uptime.passed(5.0, 103.0)
        8.0
        """
        away = sum(max(0.0, min(now, end) - max(since, begin)) for begin, end in self.gaps)
        return max(0.0, now - since - away)
