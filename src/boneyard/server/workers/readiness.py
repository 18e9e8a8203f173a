"""Which games are ready: their modules or native code loaded. What failed is tried again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from boneyard.engine.api import load
from boneyard.engine.engines import runs_natively
from boneyard.engine.registry import BUILT_IN, rules_of
from boneyard.engine.warm import warm
from boneyard.server.access.denied import Denied
from boneyard.server.ops.logs import fault
from boneyard.server.ops.metrics import Metrics
from boneyard.server.workers.compiler import compile_beside

FIRST_PAUSE = 2.0  # seconds until what failed is tried again; each time twice as long
LONGEST_PAUSE = 600.0


def longer(pause: float) -> float:
    """The pause after the next failure.

    >>> longer(FIRST_PAUSE), longer(LONGEST_PAUSE)
    (4.0, 600.0)
    """
    return min(2 * pause, LONGEST_PAUSE)


async def make_ready(game: str) -> None:
    """Load a game's module; where there is none, its kernels, compiled first if need be."""
    if await asyncio.to_thread(is_ready, game):
        return
    if game in BUILT_IN:
        await compile_beside(game)
    await load_native(game)


def is_ready(game: str) -> bool:
    """Whether a game can be played without compiling anything; if so it is loaded."""
    if runs_natively(rules_of(game)):
        return False
    load(game).new(load(game).players[0], seed=0).view()
    return True


async def load_native(game: str) -> None:
    """Load a game's native code, and let its tables use it from now on."""
    await asyncio.to_thread(warm, game, show=False)


class Readiness:
    """One attempt at a time for each game; everybody who asks meanwhile waits for it."""

    def __init__(
        self,
        metrics: Metrics,
        make_ready: Callable[[str], Awaitable[None]] = make_ready,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.metrics, self.make_ready, self.clock = metrics, make_ready, clock
        self.attempts: dict[str, asyncio.Task[bool]] = {}
        self.pauses: dict[str, tuple[float, float]] = {}  # of games that failed: how long, until

    async def wait_for(self, game: str) -> None:
        """A game can be played when this returns; `Denied` if it cannot for now."""
        if game not in self.attempts or (game in self.pauses and self._is_due(game)):
            self.attempts[game] = asyncio.create_task(self._attempt(game))
        if not await asyncio.shield(self.attempts[game]):
            raise Denied("try-again")

    def due(self) -> list[str]:
        """Games that failed and can be tried again."""
        return [game for game in self.pauses if self._is_due(game)]

    def _is_due(self, game: str) -> bool:
        _, until = self.pauses[game]
        return self.attempts[game].done() and self.clock() >= until

    async def _attempt(self, game: str) -> bool:
        try:
            await self.make_ready(game)
        except Exception:
            self.metrics.count("boneyard_faults_total")
            fault("not-ready", game=game)
            before = self.pauses.get(game)
            pause = FIRST_PAUSE if before is None else longer(before[0])
            self.pauses[game] = pause, self.clock() + pause
            return False
        self.pauses.pop(game, None)
        return True

    async def stop(self) -> None:
        """End what is under way."""
        for attempt in self.attempts.values():
            attempt.cancel()
        await asyncio.gather(*self.attempts.values(), return_exceptions=True)
