"""Bots think in their own processes, and are given only what their seat may see.

The state that goes to a bot is re-dealt first: whatever the seat cannot know is not in it.
Orders and answers are MessagePack behind a length, through pipes; nothing is unpickled.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from collections.abc import Callable

import msgspec
from msgspec import Struct

from boneyard.bots.hint import Hint
from boneyard.content.reasons import Explanation
from boneyard.engine.position import Position
from boneyard.engine.record import Record
from boneyard.engine.rules import Value
from boneyard.server.workers.fair_queue import FairQueue

LENGTH_BYTES = 4
FIRST_TIME = 120.0  # seconds more, once, for a bot that has to compile what it needs for a game
FOR_A_HINT = 60.0  # seconds more: native code may have come, which is loaded first


class Order(Struct, array_like=True, frozen=True):
    """What a bot is asked."""

    level: str
    game: str
    players: int
    options: dict[str, Value]
    state: bytes  # re-dealt for the seat
    seat: int
    seed: int  # of the bot's random choices
    hint: bool = False  # advice is wanted, not only a move
    record: str = ""  # of a finished game that is to be analysed; then all else is empty


class Answer(Struct, array_like=True, frozen=True):
    """What it says."""

    move: str
    hint: Hint | None = None  # where advice was wanted
    why: Explanation | None = None  # why its move is better, where that is sure
    analysis: bytes = b""  # as JSON, where one was wanted
    share: float = 1.0  # of the work that is done; less: this is no answer yet, only progress


def analysis_order(record: Record) -> Order:
    """An order to look back at a finished game."""
    return Order("coach", record.game, record.players, {}, b"", 0, 0, record=str(record))


Progress = Callable[[float], None]  # told how much is done, as a share of 1


class BotFailed(Exception):
    """No move came in time."""


def draw_seed() -> int:
    """The seed of a re-dealt state, or of a bot's random choices."""
    return secrets.randbits(64)


def order(
    position: Position,
    seat: int,
    level: str,
    hint: bool = False,
    draw: Callable[[], int] = draw_seed,
) -> Order:
    """An order that tells a bot nothing its seat does not know."""
    world = position.redealt(seat, draw())
    return Order(
        level,
        position.rules.name,
        position.players,
        position.options,
        world.state.tobytes(),
        seat,
        draw(),
        hint,
    )


class Worker:
    """One process that answers one order after the other."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.ready: set[tuple[str, str]] = set()  # bots and games it has played

    async def ask(self, order: Order, progress: Progress) -> Answer:
        """Send an order and wait for the answer."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "boneyard.server.workers.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        write, read = self.process.stdin, self.process.stdout
        assert write is not None
        assert read is not None
        body = msgspec.msgpack.encode(order)
        write.write(len(body).to_bytes(LENGTH_BYTES, "big") + body)
        await write.drain()
        while True:
            length = int.from_bytes(await read.readexactly(LENGTH_BYTES), "big")
            answer = msgspec.msgpack.decode(await read.readexactly(length), type=Answer)
            if answer.share == 1.0:
                return answer
            progress(answer.share)

    async def end(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        self.ready.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            # The transport is closed here and not by the garbage collector after the loop.
            process._transport.close()  # type: ignore[attr-defined]


class BotPool:
    """A few workers, started when they are first needed."""

    def __init__(self, workers: int = 1, seconds: float = 10.0) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(max(1, workers))]
        self.free: FairQueue[Worker] = FairQueue()
        for worker in reversed(self.workers):
            self.free.put(worker)

    async def ask(
        self, order: Order, who: str = "", progress: Progress = lambda share: None
    ) -> Answer:
        """What a bot answers to this address; `BotFailed` when nothing came.

        Addresses take turns: one with many tables makes nobody else wait longer than for one move.
        """
        worker = await self.free.get(who)
        try:
            wanted = order.level, order.game
            more = FIRST_TIME if wanted not in worker.ready else FOR_A_HINT if order.hint else 0.0
            async with asyncio.timeout(self.seconds + more):
                answer = await worker.ask(order, progress)
            worker.ready.add(wanted)
            return answer
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as why:
            await worker.end()
            raise BotFailed(type(why).__name__) from None
        except asyncio.CancelledError:
            await worker.end()  # its answer would be taken for that to the next order
            raise
        finally:
            self.free.put(worker)

    def waiting(self) -> int:
        """How many orders wait for a worker."""
        return len(self.free)

    async def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            await worker.end()
