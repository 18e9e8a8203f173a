"""Work in the background of a table: thinking bots, hints, clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from boneyard.server.access.denied import Behind, Denied
from boneyard.server.ops.logs import fault, nickname
from boneyard.server.ops.metrics import Metrics
from boneyard.server.store.api import StoreFailed


class Background:
    """The tasks of one table. An error in one is counted and logged, and harms nothing else."""

    __slots__ = ("code", "metrics", "tasks")

    def __init__(self, code: str, metrics: Metrics) -> None:
        self.code, self.metrics = code, metrics
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(self._guarded(work))
        self.tasks.append(task)
        task.add_done_callback(self.tasks.remove)

    def cancel(self) -> None:
        """End everything."""
        for task in list(self.tasks):
            task.cancel()

    async def finish(self) -> None:
        """Wait until everything has ended."""
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (Behind, Denied):
            pass  # another server was first, or the table is closed
        except StoreFailed:  # a full disk, say; the next request says so
            self.metrics.count("boneyard_store_waits_total")
        except Exception:
            self.metrics.count("boneyard_faults_total")
            fault("table-fault", table=nickname(self.code))
