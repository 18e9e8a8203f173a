"""A socket and its session: messages are handled one by one, until either side ends it."""

from __future__ import annotations

import asyncio

from boneyard.server.http.session import Session, TooFast
from boneyard.server.http.websocket import Socket
from boneyard.server.ops.metrics import Metrics
from boneyard.server.wire.protocol import MOST_BYTES

GOING_AWAY, BAD_DATA, POLICY, TOO_BIG = 1001, 1003, 1008, 1009
FLOODING = ("too-fast", "bad-frame", "slow-reader")  # why connections of a flood are closed


class Connection:
    """Reads messages in order and counts why connections are closed."""

    __slots__ = ("first_message", "metrics", "session", "socket", "why")

    def __init__(
        self, socket: Socket, session: Session, metrics: Metrics, first_message: float
    ) -> None:
        self.socket, self.session = socket, session
        self.metrics, self.first_message = metrics, first_message
        self.why = ""

    async def run(self) -> str:
        """From the first message to the end; gives why we ended it, if we did."""
        code = GOING_AWAY
        try:
            code = await self._arrive() or await self._read()
        finally:
            self.session.gone()
            if self.socket.cut_because:
                self._closing(self.socket.cut_because)
            await self.socket.close(code)
        return self.why

    async def _arrive(self) -> int | None:
        """Wait until it is at a table, for a limited time; gives the close code if it has to end.

        Only waiting for the client counts: how long we take to open a table is not its fault.
        """
        until = asyncio.get_running_loop().time() + self.first_message
        while self.session.table is None:
            try:
                async with asyncio.timeout_at(until):
                    message = await self.socket.receive()
            except TimeoutError:
                self._closing("silent")
                return POLICY
            if code := await self._follow(message):
                return code
        return None

    async def _read(self) -> int:
        while True:
            if code := await self._follow(await self.socket.receive()):
                return code

    async def _follow(self, message: str | bytes | None) -> int | None:
        """Handle one message; gives the close code if the connection has to end."""
        if message is None:
            return GOING_AWAY
        if isinstance(message, bytes) or len(message) > MOST_BYTES:
            self._closing("bad-frame")
            return BAD_DATA if isinstance(message, bytes) else TOO_BIG
        try:
            await self.session.receive(message)
        except TooFast:
            self._closing("too-fast")
            return POLICY
        return None

    def _closing(self, why: str) -> None:
        self.why = why
        self.metrics.count("boneyard_closed_total", why)
