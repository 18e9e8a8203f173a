"""Websockets as uvicorn speaks them, made light for many small messages.

A message that comes in one packet is read without the parser; what is to be sent at one moment is
gathered and sent in one go, because waking the other side costs more than the sending.
"""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from boneyard.server.http.connection import DIRECT
from boneyard.server.wire.protocol import MOST_BYTES

UNSENT_BYTES = 65_536  # that the system keeps for a connection
READ_AHEAD = 8  # messages of a connection that may wait
TEXT = 0x81  # the first byte of a text message in one frame


def whole_frames(data: bytes) -> list[tuple[int, int, int]] | None:
    """Where frames of a client begin, their payload and their end; None: not all are whole.

    >>> whole_frames(bytes([TEXT, 0x80 | 2, 1, 2, 3, 4]) + b"hi")
    [(0, 6, 8)]
    """
    frames, place = [], 0
    while place < len(data):
        if len(data) - place < 6 or data[place] < 0x80:  # cut off, or not the last of its message
            return None
        size, start = data[place + 1] - 0x80, place + 6
        if size == 126:
            size, start = int.from_bytes(data[place + 2 : place + 4], "big"), place + 8
        if not 0 <= size <= MOST_BYTES or start + size > len(data):
            return None
        frames.append((place, start, start + size))
        place = start + size
    return frames


def text_frame(data: bytes) -> bytes:
    """A whole text message as a server sends it (RFC 6455, 5.2).

    >>> text_frame(b"hi") == bytes([TEXT, 2]) + b"hi"
    True
    """
    size = len(data)
    if size < 126:
        return b"%c%c%b" % (TEXT, size, data)
    if size < 1 << 16:
        return b"%c\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), data)
    return b"%c\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), data)


class Inbox:
    """Messages of a connection that wait for the one who reads them: a queue, made light."""

    __slots__ = ("loop", "messages", "reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """One more; wakes who is waiting."""
        self.messages.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        """The next, as soon as there is one; between two that wait others have their turn."""
        if self.messages:
            await asyncio.sleep(0)
        while not self.messages:
            self.reader = self.loop.create_future()
            await self.reader
        self.reader = None
        return self.messages.popleft()

    def qsize(self) -> int:
        """How many wait."""
        return len(self.messages)

    def empty(self) -> bool:
        """Whether none does."""
        return not self.messages


class SmallBuffers(WebSocketsSansIOProtocol):
    """A socket on which little waits unsent, and which can be cut off without a farewell."""

    packets_are_frames = False  # so far: nothing half read is with the parser

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self.unsent: list[bytes] = []

    def connection_made(self, transport: Any) -> None:
        """Bound what the system keeps for a reader that does not read."""
        super().connection_made(transport)
        connection = transport.get_extra_info("socket")
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_BYTES)

    def handle_connect(self, event: Any) -> None:
        """Hand the application what it needs beyond plain ASGI."""
        super().handle_connect(event)
        self.packets_are_frames = True
        if hasattr(self, "scope"):
            direct: dict[object, object] = {
                "send": self.send_now,
                "cut": self.transport.abort,
                "forget": self.forget,
            }
            self.scope["extensions"] = {DIRECT: direct}

    def send_now(self, data: bytes) -> bool:
        """Send without waiting; False if the reader does not keep up."""
        if not self.writable.is_set():
            return False
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(text_frame(data))
        return True

    def flush(self) -> None:
        """Send what was gathered while other messages were followed, all in one go."""
        frames, self.unsent = self.unsent, []
        closing = self.close_sent or self.disconnected or self.transport.is_closing()
        if frames and self.conn.state is State.OPEN and not closing:
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    async def send(self, message: Any) -> None:
        """In the order of asking: first what was gathered."""
        self.flush()
        await super().send(message)

    def data_received(self, data: bytes) -> None:
        """Whole text messages are read at once; after half a one the parser reads everything."""
        frames = whole_frames(data) if self.packets_are_frames else None
        if frames is None:
            self.packets_are_frames = False
            super().data_received(data)
            return
        for place, start, end in frames:
            if data[place] == TEXT and self.conn.state is State.OPEN:
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[start:end], data[start - 4 : start])]
                self.send_receive_event_to_app()
            else:
                super().data_received(data[place:end])

    def send_receive_event_to_app(self) -> None:
        """Read on while few messages wait: a stop and a start cost two system calls a message."""
        self.read_paused = self.queue.qsize() < READ_AHEAD  # then nothing is stopped
        super().send_receive_event_to_app()

    def forget(self) -> None:
        """The request is answered: its headers are not needed any more."""
        self.scope["headers"] = []
        del self.request, self.response
