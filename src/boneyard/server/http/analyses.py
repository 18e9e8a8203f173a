"""Looking back at finished games: the page `POST /api/analysis`.

The coach thinks in a process of its own, so that neither moves nor bots wait for it. What it said
of a record is remembered for the next who asks; of a round of a table it is kept in the store, for
other servers and the next start. The same record always has the same analysis.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass

from boneyard import __version__
from boneyard.coach.analysis import require_over
from boneyard.engine.position import replay
from boneyard.engine.record import Record
from boneyard.server.access.denied import Denied
from boneyard.server.hub import Hub
from boneyard.server.ops.logs import fault, note
from boneyard.server.store.api import StoreFailed
from boneyard.server.workers.bots import BotPool, analysis_order

MOST_REMEMBERED = 500  # analyses, each of a few kilobytes
PATIENCE = 180.0  # seconds
LOOK = 0.3  # seconds between looks how far an analysis is


def check_over(record: Record) -> None:
    """Refuse a record that cannot be played, or whose game goes on."""
    require_over(replay(record))


def digest_of(record: Record) -> bytes:
    """What an analysis is found by; another version of the coach may find something else."""
    return hashlib.sha256(f"{__version__}\n{record}".encode()).digest()


@dataclass
class Thinking:
    """An analysis that is made, or was."""

    task: asyncio.Task[bytes]
    share: float = 0.0  # how much of it is done

    def failed(self) -> bool:
        """Whether it ended without an answer."""
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)


class Coach:
    """Analyses of records, each made once."""

    def __init__(self, hub: Hub, pool: BotPool | None = None) -> None:
        self.hub = hub
        self.pool = pool or BotPool(1, PATIENCE)
        self.remembered: OrderedDict[bytes, Thinking] = OrderedDict()

    async def analysis(self, record: Record, who: str, table: str = "") -> bytes:
        """What the coach says of a record, as JSON; `BotFailed` if nothing came.

        With the code of its table it is looked up in the store, and kept there.
        """
        if table and (kept := await self._kept(table, record)) is not None:
            return kept
        found = await asyncio.shield(self._thinking(record, who).task)
        if table:
            await self._keep(table, record, found, who)
        return found

    async def progress(
        self, record: Record, who: str, table: str = ""
    ) -> AsyncIterator[float | bytes]:
        """How much is done, now and then, as a share of 1; at last the analysis."""
        asked = asyncio.create_task(self.analysis(record, who, table))
        key, told = digest_of(record), 0.0
        try:
            while not (await asyncio.wait({asked}, timeout=LOOK))[0]:
                thinking = self.remembered.get(key)
                if thinking is not None and thinking.share > told:
                    told = thinking.share
                    yield told
            yield await asked
        finally:
            asked.cancel()  # whoever asked has gone; the coach goes on

    def _thinking(self, record: Record, who: str) -> Thinking:
        """What is known or under way; what failed is tried again."""
        key = digest_of(record)
        thinking = self.remembered.get(key)
        if thinking is None or thinking.failed():
            thinking = Thinking(asyncio.create_task(self._think(record, who)))
            self.remembered[key] = thinking
            if len(self.remembered) > MOST_REMEMBERED:
                self.remembered.popitem(last=False)
        self.remembered.move_to_end(key)
        return thinking

    async def _think(self, record: Record, who: str) -> bytes:
        """The answer of the process."""
        key = digest_of(record)

        def advance(share: float) -> None:
            if key in self.remembered:
                self.remembered[key].share = share

        return (await self.pool.ask(analysis_order(record), who, advance)).analysis

    async def _kept(self, table: str, record: Record) -> bytes | None:
        """What the store has; a store that is away has nothing."""
        try:
            return await self.hub.context.store.analysis(table, digest_of(record))
        except StoreFailed:
            note("store-away")
            return None

    async def _keep(self, table: str, record: Record, found: bytes, who: str) -> None:
        """Keep an analysis with its table, if it is of one of its rounds; whatever goes wrong."""
        try:
            rounds = await self.hub.records(table, who) or []
            if any(Record.parse(text) == record for text in rounds):
                await self.hub.context.store.keep_analysis(table, digest_of(record), found)
        except (Denied, StoreFailed):
            note("analysis-not-kept")
        except Exception:
            self.hub.context.metrics.count("boneyard_faults_total")
            fault("analysis-fault")

    async def close(self) -> None:
        """End the process."""
        tasks = [thinking.task for thinking in self.remembered.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()
