"""Looking back at finished games: the page `POST /api/analysis`.

The coach thinks in a process of its own, so that neither moves nor bots wait for it. What it said
of a record is kept for the next who asks; the same record always has the same analysis.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict

from boneyard.coach.analysis import require_over
from boneyard.engine.position import replay
from boneyard.engine.record import Record
from boneyard.server.workers.bots import BotPool, analysis_order

MOST_KEPT = 500  # analyses, each of a few kilobytes
PATIENCE = 180.0  # seconds


def check_over(record: Record) -> None:
    """Refuse a record that cannot be played, or whose game goes on."""
    require_over(replay(record))


class Coach:
    """Analyses of records, each made once."""

    def __init__(self, pool: BotPool | None = None) -> None:
        self.pool = pool or BotPool(1, PATIENCE)
        self.kept: OrderedDict[bytes, asyncio.Future[bytes]] = OrderedDict()

    async def analysis(self, record: Record, who: str) -> bytes:
        """What the coach says of a record, as JSON; `BotFailed` if nothing came."""
        key = hashlib.sha256(str(record).encode()).digest()
        if key not in self.kept:
            self.kept[key] = asyncio.ensure_future(self.asked(record, who))
            if len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        try:
            return await asyncio.shield(self.kept[key])
        except Exception:
            self.kept.pop(key, None)  # so that the next who asks tries again
            raise

    async def asked(self, record: Record, who: str) -> bytes:
        """The answer of the process."""
        return (await self.pool.ask(analysis_order(record), who)).analysis

    async def close(self) -> None:
        """End the process."""
        for future in self.kept.values():
            future.cancel()
        await asyncio.gather(*self.kept.values(), return_exceptions=True)
        await self.pool.close()
