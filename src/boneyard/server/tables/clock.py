"""The time of tables: one clock for all servers, which counts only while one of them is running.

All servers on a store tell the time by its clock. A server notes every few seconds that it is
alive. The time from the last such note to the next start is a gap, as is a clock that was put
forward meanwhile; gaps do not count as turn time, and no table ages in them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from boneyard.server.ops.logs import fault
from boneyard.server.store.api import Store

BEAT = 5.0  # seconds between notes; all servers on a store share them
JUMP = 12 * BEAT  # a note that comes so late: the clock was put forward, or the machine slept
KEPT = 200  # gaps that are remembered

T = TypeVar("T")
Gap = tuple[float, float]
gaps_decoder = msgspec.json.Decoder(list[Gap])


class StoreClock:
    """The store's time, read now and then, and told by this machine in between."""

    def __init__(self, store: Store, own: Callable[[], float] = time.time) -> None:
        self.store, self.own = store, own
        self.ahead = 0.0  # of our own clock

    async def set(self) -> None:
        """Compare the clocks; half of the time that the answer took is on its way back."""
        asked = self.own()
        told = await self.store.clock()
        self.ahead = told - (asked + self.own()) / 2

    def now(self) -> float:
        """The time."""
        return self.own() + self.ahead


class Uptime:
    """When at least one server was running."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.gaps: list[Gap] = []
        self.last_beat: float | None = None

    async def start(self, now: float) -> None:
        """Read the notes; the time since the last one is a gap."""
        self.gaps = await self._read("gaps", gaps_decoder.decode) or []
        self._forget_future(now)
        alive = await self._read("alive", float)
        if alive is not None and alive < now:
            await self._add_gap(alive, now)
        await self.beat(now)

    async def _add_gap(self, begin: float, end: float) -> None:
        """Beside those that other servers have noted meanwhile."""
        noted = await self._read("gaps", gaps_decoder.decode) or []
        known = {gap for gap in (*noted, *self.gaps) if gap[1] <= end}
        self.gaps = sorted({*known, (begin, end)})[-KEPT:]
        await self.store.put("gaps", msgspec.json.encode(self.gaps))

    def _forget_future(self, now: float) -> None:
        """A clock that was ahead is put right: no gap lies in the time to come."""
        self.gaps = [gap for gap in self.gaps if gap[1] <= now]

    async def _read(self, key: str, read: Callable[[bytes], T]) -> T | None:
        """A note; a damaged one is ignored, which may cost somebody a few seconds."""
        note = await self.store.get(key)
        try:
            return None if note is None else read(note)
        except ValueError:
            fault("note-damaged", note=key)
            return None

    async def beat(self, now: float) -> None:
        """Note that a server is alive; if the clock has jumped since, that time was none."""
        before, self.last_beat = self.last_beat, now
        if before is not None and now < before:
            self._forget_future(now)
        if before is not None and now - before > JUMP:
            await self._add_gap(before + BEAT, now)
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
