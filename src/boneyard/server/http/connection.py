"""One websocket: reads messages in order, sends without ever making anybody wait.

It speaks plain ASGI. Our own protocol (`websocket.SmallBuffers`) adds to a socket's scope how to
send at once, how to cut a line and how to forget the handshake; elsewhere it works without.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from starlette.types import Message, Receive, Scope, Send

from boneyard.server.http.session import Session, TooFast
from boneyard.server.ops.metrics import Metrics
from boneyard.server.wire.protocol import MOST_BYTES

GOING_AWAY, BAD_DATA, POLICY, TOO_BIG = 1001, 1003, 1008, 1009
DIRECT = "boneyard.direct"  # the name of what our protocol adds
FAREWELL = 1.0  # seconds for what is still to be sent at the end


class Outbox:
    """Messages on their way to one connection. A reader that is too slow is cut off."""

    __slots__ = ("at_once", "cut", "flushing", "most", "overflown", "send", "waiting")

    def __init__(self, scope: Scope, send: Send, most: int) -> None:
        direct = scope.get("extensions", {}).get(DIRECT, {})
        self.at_once: Callable[[bytes], bool] = direct.get("send", lambda data: False)
        self.cut: Callable[[], None] = direct.get("cut", lambda: None)
        self.send, self.most = send, most
        self.waiting: list[bytes] = []
        self.flushing: asyncio.Task[None] | None = None
        self.overflown = False

    def put(self, data: bytes) -> None:
        """Send at once if the reader keeps up, else as soon as it does; never waits."""
        if self.overflown or (not self.waiting and self.at_once(data)):
            return
        if len(self.waiting) >= self.most:
            self.overflown = True
            self.waiting.clear()
            self.cut()
            return
        self.waiting.append(data)
        if self.flushing is None:
            self.flushing = asyncio.create_task(self._flush())

    async def finish(self) -> None:
        """Send what is waiting, within reason."""
        if self.flushing is not None:
            await asyncio.wait({self.flushing}, timeout=FAREWELL)
        if self.flushing is not None:
            self.flushing.cancel()

    async def _flush(self) -> None:
        try:
            while self.waiting:
                await self.send({"type": "websocket.send", "text": self.waiting[0].decode()})
                if self.waiting:
                    self.waiting.pop(0)
        except (OSError, RuntimeError):  # nobody is there any more
            self.waiting.clear()
        finally:
            self.flushing = None


class Connection:
    """A socket and its session."""

    __slots__ = ("first_message", "metrics", "outbox", "receive", "send", "session")

    def __init__(
        self,
        session: Session,
        outbox: Outbox,
        receive: Receive,
        send: Send,
        metrics: Metrics,
        first_message: float,
    ) -> None:
        self.session, self.outbox = session, outbox
        self.receive, self.send = receive, send
        self.metrics, self.first_message = metrics, first_message

    async def run(self) -> None:
        """From the first message to the end."""
        code = GOING_AWAY
        try:
            code = await self._arrive() or await self._read()
        finally:
            self.session.gone()
            if self.outbox.overflown:
                self._closing("slow-reader")
            await self.outbox.finish()
            with contextlib.suppress(OSError, RuntimeError, TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self.send({"type": "websocket.close", "code": code})

    async def _arrive(self) -> int | None:
        """Until it is at a table, in limited time; gives why the connection has to end, if so.

        Only waiting for the client counts: what we take to open a table is not its fault.
        """
        until = asyncio.get_running_loop().time() + self.first_message
        while self.session.table is None:
            try:
                async with asyncio.timeout_at(until):
                    message = await self.receive()
            except TimeoutError:
                self._closing("silent")
                return POLICY
            if code := await self._follow(message):
                return code
        return None

    async def _read(self) -> int:
        while True:
            if code := await self._follow(await self.receive()):
                return code

    async def _follow(self, message: Message) -> int | None:
        """Follow one message; gives why the connection has to end, if so."""
        if message["type"] == "websocket.disconnect":
            return GOING_AWAY
        text = message.get("text")
        if text is None or len(text) > MOST_BYTES:
            self._closing("bad-frame")
            return BAD_DATA if text is None else TOO_BIG
        try:
            await self.session.receive(text)
        except TooFast:
            self._closing("too-fast")
            return POLICY
        return None

    def _closing(self, why: str) -> None:
        self.metrics.count("boneyard_closed_total", why)
