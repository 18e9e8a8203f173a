"""One websocket: frames in and out, from the handshake to the end.

uvicorn makes a `Socket` for each request to upgrade (`uvicorn.Config(ws=Socket)`), and the sans-I/O
protocol of `websockets` reads and writes the frames. So every frame passes here, and what is sent
at one moment goes out in one go; `benchmarks/server/sockets.py` measures what that gains.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from struct import pack
from typing import Any, Protocol

from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from boneyard.server.access.limits import Bucket
from boneyard.server.http.inbox import Inbox
from boneyard.server.ops.logs import fault
from boneyard.server.wire.protocol import MOST_BYTES

UNSENT_BYTES = 65_536  # that the system keeps for a connection
PIECE = 512  # bytes that are read before the limit of frames is checked and others have a turn
NOTHING_UNREAD = memoryview(b"")
EARLY_FRAMES = 8  # that may come before a connection is accepted
FRAMES_A_MESSAGE = 4  # that may come for each message that may: pieces of it, pings and pongs
READ_AHEAD = 8  # messages of a connection that may wait
PING = 20.0  # seconds between pings; a connection that has not answered by the next one is closed
FAREWELL = 1.0  # seconds for what is still to be sent at the end
CLOSING = 10.0  # seconds for the other side to close, then we cut the line
TEXT_FRAME = 0x81  # the first byte of a message of text that is whole
BAD_TEXT, NO_PONG, RESTART = 1007, 1011, 1012
LOG = logging.getLogger("uvicorn.error")


class Application(Protocol):
    """What serves sockets: our `App`."""

    async def websocket(self, socket: Socket) -> None:
        """Accept or reject a socket, and serve it to its end."""


class Socket(asyncio.Protocol):
    """One connection. A reader that is too slow is cut off, so that nobody ever waits for it."""

    __slots__ = (
        "asked",
        "closing",
        "config",
        "cut_because",
        "drained",
        "frames",
        "inbox",
        "loop",
        "most_unsent",
        "parser",
        "parts",
        "pinged",
        "read_paused",
        "server_state",
        "timer",
        "transport",
        "unread",
        "unsent",
        "writable",
    )

    def __init__(self, config: Any, server_state: Any, app_state: object = None) -> None:
        self.config, self.server_state = config, server_state
        self.loop = asyncio.get_running_loop()
        self.parser = ServerProtocol(max_size=MOST_BYTES, logger=LOG)
        self.asked: tuple[Request, Response] | None = None  # until it is accepted or rejected
        self.inbox = Inbox(self.loop)
        self.parts: list[bytes] = []  # of a message in several frames
        self.read_paused = False
        self.unread = NOTHING_UNREAD  # the rest of what came in one packet
        self.unsent: list[bytes] = []
        self.most_unsent = 0
        self.writable = True
        self.drained: asyncio.Future[None] | None = None
        self.closing = False
        self.cut_because = ""  # why we ended it without a goodbye
        self.frames = Bucket(0.0, EARLY_FRAMES, self.loop.time)  # of every kind
        self.pinged: bytes | None = None
        self.timer: asyncio.TimerHandle | None = None

    # What uvicorn and the event loop call.

    def connection_made(self, transport: Any) -> None:
        """Bound what the system keeps for a reader that does not read."""
        self.transport = transport
        self.server_state.connections.add(self)
        connection = transport.get_extra_info("socket")
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_BYTES)

    def connection_lost(self, _problem: Exception | None) -> None:
        """The connection is gone, whichever side ended it."""
        self.server_state.connections.discard(self)
        self.closing = True
        self.unread = NOTHING_UNREAD
        self.unsent.clear()
        self._set_timer(None)
        self._wake_drained()
        self.inbox.put(None)

    def shutdown(self) -> None:
        """uvicorn stops."""
        self.inbox.put(None)
        if self.asked is None and not self.closing:
            self._flush()
            self.parser.send_close(RESTART)
        self._end()

    def pause_writing(self) -> None:
        """The other side does not keep up: nothing more is read that would want an answer."""
        self.writable = False
        self._pause_reading()

    def resume_writing(self) -> None:
        """It does again."""
        self.writable = True
        self._flush()
        self._wake_drained()
        if not self.inbox:
            self._resume_reading()

    def data_received(self, data: bytes) -> None:
        """The handshake, then frames, cut into packets anyhow; read in small pieces."""
        if self.unread:  # reading is paused, but a transport may have had more at hand
            self.unread = memoryview(bytes(self.unread) + data)
            return
        if len(data) <= PIECE:
            self._piece_received(data)
            return
        self._pause_reading()
        self.unread = memoryview(data)
        self._read_on()

    def _read_on(self) -> None:
        """Read a piece of what came; before the next one, other connections have their turn."""
        if not self.unread or self.cut_because or self.transport.is_closing():
            return
        piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
        self._piece_received(bytes(piece))
        if self.unread:
            self.loop.call_soon(self._read_on)
        elif self.writable and len(self.inbox) <= READ_AHEAD:
            self._resume_reading()

    def _piece_received(self, data: bytes) -> None:
        self.parser.receive_data(data)
        for event in self.parser.events_received():
            if isinstance(event, Request):
                self._handshake(event)
            elif isinstance(event, Frame):
                self._frame(event)
        if self.parser.close_expected() and not self.closing:  # no frame: the parser says why
            self.inbox.put(None)
            self._end()
        else:
            self._write()

    # Reading.

    def _handshake(self, request: Request) -> None:
        response = self.parser.accept(request)
        if response.status_code != 101:
            self.parser.send_response(response)
            self._end()
            return
        self.asked = request, response
        task = self.loop.create_task(self._serve())
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _serve(self) -> None:
        app: Application = self.config.app
        try:
            await app.websocket(self)
        except Exception:
            fault("socket-fault")
        finally:
            if not self.closing:
                self.transport.abort()

    def _frame(self, frame: Frame) -> None:
        """A frame from the parser; it answers pings and the other side's close by itself."""
        if not self.frames.take():
            self._cut("too-fast")
            return
        match frame.opcode:
            case Opcode.PING:
                pass
            case Opcode.PONG:
                if bytes(frame.data) == self.pinged:
                    self.pinged = None
            case Opcode.CLOSE:
                self.inbox.put(None)
                self._end()
            case Opcode.BINARY:
                self._received(bytes(frame.data))
            case _ if frame.fin and not self.parts:
                self._text_received(bytes(frame.data))
            case _:
                self.parts.append(bytes(frame.data))
                if frame.fin:
                    whole, self.parts = b"".join(self.parts), []
                    self._text_received(whole)

    def _text_received(self, data: bytes) -> None:
        try:
            self._received(data.decode())
        except UnicodeDecodeError:
            self.parser.fail(BAD_TEXT)
            self.inbox.put(None)
            self._end()

    def _received(self, message: str | bytes) -> None:
        """Read on while few messages wait: a stop and a start cost two system calls."""
        if self.closing:
            return
        self.inbox.put(message)
        if len(self.inbox) > READ_AHEAD:
            self._pause_reading()

    def _pause_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _resume_reading(self) -> None:
        if self.read_paused and not self.unread and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # What the application calls.

    @property
    def path(self) -> str:
        """What was asked for, before it is accepted."""
        assert self.asked is not None
        return self.asked[0].path.partition("?")[0]

    @property
    def headers(self) -> Headers:
        """Of the request, before it is accepted."""
        assert self.asked is not None
        items = self.asked[0].headers.raw_items()
        return Headers(raw=[(n.lower().encode(), v.encode("latin-1", "replace")) for n, v in items])

    async def scope(self) -> Scope:
        """Where the connection comes from; behind a proxy, as the proxy says."""
        peer = self.transport.get_extra_info("peername")
        client = (str(peer[0]), int(peer[1])) if isinstance(peer, tuple) else None
        scope: Scope = {"type": "websocket", "client": client, "headers": self.headers.raw}
        if self.config.proxy_headers:
            believe: Any = ProxyHeadersMiddleware(nothing, self.config.forwarded_allow_ips)  # type: ignore[arg-type]
            await believe(scope, no_messages, no_answer)
        return scope

    def accept(self, most_unsent: int, messages: Bucket) -> None:
        """Take the connection; a reader so many messages behind will be cut off.

        So will one that sends more frames than these messages can need.
        """
        assert self.asked is not None
        self.parser.send_response(self.asked[1])
        self.asked = None  # a connection lasts for hours; what it began with need not
        self.most_unsent = most_unsent
        rate, most = FRAMES_A_MESSAGE * messages.rate, FRAMES_A_MESSAGE * messages.most
        self.frames = Bucket(rate, most, self.loop.time)
        self._write()
        self._set_timer(self.loop.call_later(PING, self._ping))

    def reject(self) -> None:
        """Refuse the connection: the browser sees 403."""
        self.asked = None
        self.parser.send_response(self.parser.reject(403, ""))
        self._end()

    async def receive(self) -> str | bytes | None:
        """The next message; None when the connection is closed."""
        message: str | bytes | None = await self.inbox.get()
        if self.read_paused and self.writable and not self.inbox:
            self._resume_reading()
        return message

    def send(self, data: bytes) -> None:
        """Send a message soon, and all of one moment in one go; never waits."""
        if self.closing or self.cut_because:
            return
        if self.writable:
            if not self.unsent:
                self.loop.call_soon(self._flush)
        elif len(self.unsent) >= self.most_unsent:
            self._cut("slow-reader")
            return
        self.unsent.append(data)

    async def close(self, code: int) -> None:
        """Send what is waiting, within reason, then say goodbye."""
        if self.unsent and not self.writable:
            self.drained = self.loop.create_future()
            await asyncio.wait([self.drained], timeout=FAREWELL)
        if self.closing or self.transport.is_closing():
            return
        self._flush()
        self.parser.send_close(code)
        self._write()
        self.closing = True
        self._resume_reading()  # for the other side's goodbye
        self._set_timer(self.loop.call_later(CLOSING, self.transport.abort))

    # Writing.

    def _flush(self) -> None:
        """Send what was gathered while other messages were handled."""
        if not self.unsent or not self.writable or self.closing or self.transport.is_closing():
            return
        frames = b"".join(map(text_frame, self.unsent))
        self.unsent.clear()
        self.transport.write(frames)

    def _write(self) -> None:
        """What the parser wants to be sent: the handshake, messages, pings, pongs, goodbyes."""
        data = b"".join(self.parser.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def _wake_drained(self) -> None:
        if self.drained is not None and not self.drained.done():
            self.drained.set_result(None)

    def _ping(self) -> None:
        if self.pinged is not None:
            self.parser.fail(NO_PONG, "keepalive ping timeout")
            self.inbox.put(None)
            self._end()
            return
        self.pinged = os.urandom(4)
        self.parser.send_ping(self.pinged)
        self._write()
        self._set_timer(self.loop.call_later(PING, self._ping))

    def _end(self) -> None:
        """Close after the last bytes are sent, or cut the line if they are not taken in time."""
        self.closing = True
        self._write()
        self.transport.close()
        self._set_timer(self.loop.call_later(CLOSING, self.transport.abort))

    def _cut(self, why: str) -> None:
        """End it at once: this side has sent or read too much or too little."""
        self.cut_because = why
        self.unsent.clear()
        self.inbox.messages.clear()
        self.inbox.put(None)
        self.transport.abort()

    def _set_timer(self, timer: asyncio.TimerHandle | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = timer


def text_frame(message: bytes) -> bytes:
    r"""A message as a server sends it: in one frame, without a mask (RFC 6455, 5.2).

    >>> text_frame(b"{}")
    b'\x81\x02{}'
    """
    size = len(message)
    if size < 126:
        return bytes((TEXT_FRAME, size)) + message
    if size < 65_536:
        return pack("!BBH", TEXT_FRAME, 126, size) + message
    return pack("!BBQ", TEXT_FRAME, 127, size) + message


async def nothing(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """An application that does nothing."""


async def no_messages() -> Message:
    """It receives nothing."""
    return {}


async def no_answer(_message: Message) -> None:
    """And sends nothing."""
