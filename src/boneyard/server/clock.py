"""Turn times that count only while a server is there: nobody loses a game by a restart.

The server notes every few seconds that it is alive. Time between the last such note and the next
start is a gap; what remains of a turn is counted without the gaps.
"""

from __future__ import annotations

import msgspec

from boneyard.server.logs import fault
from boneyard.server.store import Store

BEAT = 5.0  # seconds between notes; another server on the store keeps it as well
KEPT = 200  # gaps that are remembered

Gap = tuple[float, float]
gaps_decoder = msgspec.json.Decoder(list[Gap])


class Uptime:
    """When some server was alive."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.gaps: list[Gap] = []

    async def start(self, now: float) -> None:
        """Read what was noted; the time since then is a gap."""
        gaps, alive = await self.store.note("gaps"), await self.store.note("alive")
        try:
            self.gaps = [] if gaps is None else gaps_decoder.decode(gaps)
            since = None if alive is None else float(alive)
        except ValueError:  # a damaged note costs somebody a few seconds, not everybody the server
            fault("notes-damaged")
            since = None
        if since is not None:
            self.gaps = [*self.gaps, (since, now)][-KEPT:]
            await self.store.keep("gaps", msgspec.json.encode(self.gaps))
        await self.beat(now)

    async def beat(self, now: float) -> None:
        """Note that a server is alive."""
        await self.store.keep("alive", repr(now).encode())

    def passed(self, since: float, now: float) -> float:
        """The seconds from then to now in which a server was there.

        >>> uptime = Uptime.__new__(Uptime)
        >>> uptime.gaps = [(10.0, 100.0)]
        >>> uptime.passed(5.0, 103.0)
        8.0
        """
        away = sum(max(0.0, min(now, end) - max(since, begin)) for begin, end in self.gaps)
        return max(0.0, now - since - away)
