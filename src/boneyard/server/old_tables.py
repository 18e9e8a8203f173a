"""Tables that were left long ago are deleted: a few at a time, and never many in one day.

Nobody's move waits for it. A table's age is the time in which a server was running, by the notes
in the store itself (`tables/clock.py`), so a clock that is wrong makes nothing old; and should all
else fail, only a share of the tables is gone by the next day.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import msgspec

from boneyard.server.access.denied import Behind, Denied
from boneyard.server.ops.logs import fault, note
from boneyard.server.store.api import Last
from boneyard.server.tables.context import Context
from boneyard.server.tables.state import TableState

BATCH_TABLES, BATCH_EVENTS = 20, 2000  # that are deleted in one transaction
SHARE_DELETED = 0.1  # of all tables, at most, in a day of all servers together;
LEAST_DELETED = 20  # but this many in any case
DAY = 86_400
DELETED = "deleted"  # the note of how many were deleted today

Replay = Callable[[str, list[bytes]], Awaitable[TableState]]


class Tally(msgspec.Struct):
    """How many tables were deleted on a day."""

    day: int = 0
    count: int = 0


class OldTables:
    """Finds what is old, and deletes it."""

    def __init__(self, context: Context, replay: Replay, in_use: Callable[[str], bool]) -> None:
        self.context, self.replay, self.in_use = context, replay, in_use
        self.unfinished: dict[str, int] = {}  # by code, the last event of what was looked at before

    async def delete(self) -> None:
        """Finished tables sooner, the others later, the oldest first."""
        now, uptime = self.context.now(), self.context.uptime
        tables = await self.context.store.tables()
        ages = {code: uptime.passed(last.at, now) for code, last in tables.items()}
        self.unfinished = {code: seq for code, seq in self.unfinished.items() if code in tables}
        today = await self._deleted(int(now // DAY))
        left = max(LEAST_DELETED, int(len(tables) * SHARE_DELETED)) - today.count
        for batch in batches(self._candidates(tables, ages), tables):
            if left <= 0:
                return
            old = [code for code in batch if await self._is_old(code, ages[code], tables[code])]
            if old := old[:left]:
                left -= len(old)
                today.count += len(old)
                await self.context.store.put(DELETED, msgspec.json.encode(today))
                await self.context.store.delete(old)
                note("tables-deleted", count=len(old))
            await asyncio.sleep(0)

    def _candidates(self, tables: dict[str, Last], ages: dict[str, float]) -> list[str]:
        settings = self.context.settings
        youngest = min(settings.keep_finished, settings.keep_abandoned)
        old = [
            code
            for code, age in ages.items()
            if age >= youngest
            and not self.in_use(code)
            and (age > settings.keep_abandoned or self.unfinished.get(code) != tables[code].seq)
        ]
        return sorted(old, key=lambda code: -ages[code])

    async def _deleted(self, day: int) -> Tally:
        """What all servers deleted today."""
        kept = await self.context.store.get(DELETED)
        try:
            tally = Tally() if kept is None else msgspec.json.decode(kept, type=Tally)
        except msgspec.MsgspecError:
            tally = Tally()
        return tally if tally.day == day else Tally(day)

    async def _is_old(self, code: str, age: float, last: Last) -> bool:
        """Whether a table can be deleted; one that cannot be replayed is left for the host."""
        try:
            self.context.quarantine.check(code)
            bodies = await self.context.store.events(code)
            if not bodies:
                return False  # another server was quicker
            phase = (await self.replay(code, bodies)).phase
        except (Behind, Denied):
            return False
        except Exception:  # a bad block, for example: the others are looked at all the same
            self.context.metrics.count("boneyard_faults_total")
            fault("old-table-fault")
            return False
        if phase != "over":
            self.unfinished[code] = last.seq
        # Somebody may have opened it since we began to look at it.
        return not self.in_use(code) and (
            phase == "over" or age > self.context.settings.keep_abandoned
        )


def batches(codes: list[str], tables: dict[str, Last]) -> Iterator[list[str]]:
    """A few tables at a time, and a table with many events alone.

    >>> tables = {"A": Last(1500, 0.0), "B": Last(600, 0.0), "C": Last(9, 0.0), "D": Last(1, 0.0)}
    >>> list(batches(list("ABCD"), tables))
    [['A'], ['B', 'C', 'D']]
    """
    batch: list[str] = []
    events = 0
    for code in codes:
        more = tables[code].seq
        if batch and (len(batch) == BATCH_TABLES or events + more > BATCH_EVENTS):
            yield batch
            batch, events = [], 0
        batch.append(code)
        events += more
    if batch:
        yield batch
