"""When tables move, and how long a move took to reach the other player."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class Pace:
    """As fast as it goes, or each table once in `period` seconds."""

    def __init__(self, period: float | None = None) -> None:
        self.period = period
        self.took: list[float] = []
        self.moves = 0
        self.measuring = self.stopped = False
        self.loop = asyncio.get_running_loop()

    def moved(self, sent: float) -> None:
        """A move that was sent then has reached the other player."""
        if self.measuring:
            self.moves += 1
            self.took.append(time.perf_counter() - sent)

    def when_due(self, due: float, play: Callable[[], None]) -> float:
        """Play at once, or when it is time; gives when the next is due."""
        if self.stopped:
            return due
        if self.period is None:
            play()
            return due
        self.loop.call_at(due, play)  # one that is late goes at once
        return due + self.period

    def quantile(self, share: float) -> float:
        """In milliseconds."""
        took = sorted(self.took)
        return 1000 * took[min(len(took) - 1, int(share * len(took)))] if took else float("nan")
