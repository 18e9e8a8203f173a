"""Running the server: sockets, signals, and a stop that loses nothing and decides nothing."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
import webbrowser
from collections import deque
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from boneyard.server import reach
from boneyard.server.app import App, known_bots
from boneyard.server.bots import BotPool
from boneyard.server.clock import Uptime
from boneyard.server.connection import DIRECT
from boneyard.server.hub import Hub
from boneyard.server.logs import note, to_stderr
from boneyard.server.protocol import MOST_BYTES
from boneyard.server.services import Services
from boneyard.server.settings import Settings
from boneyard.server.store import open_store

DRAIN = 5  # seconds that a stop takes at most
UNSENT_BYTES = 65_536  # that the system keeps for a connection
READ_AHEAD = 8  # messages of a connection that may wait
TEXT = 0x81  # the first byte of a text message in one frame
PING = 20.0  # seconds between pings, and until a connection that does not answer is closed


def make_app(store: str, settings: Settings | None = None, origins: tuple[str, ...] = ()) -> App:
    """Everything wired together over a store."""
    settings = settings or Settings()
    kept = open_store(store)
    bots = BotPool(settings.bot_workers, settings.bot_time)
    services = Services(kept, Uptime(kept), bots, settings, known_bots=known_bots())
    return App(Hub(services), origins)


def protocol_with_limit(seconds: float) -> type[HttpToolsProtocol]:
    """HTTP as uvicorn speaks it, but a connection that asks nothing in this time is closed."""

    class Limited(HttpToolsProtocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.limit = self.loop.call_later(seconds, self.too_late)

        def too_late(self) -> None:
            if self.cycle is None and not self.transport.is_closing():
                self.transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self.limit.cancel()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            self.limit.cancel()
            super().handle_websocket_upgrade()

    return Limited


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
        """The next, as soon as there is one."""
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


class Server(uvicorn.Server):
    """uvicorn, but tables are told and closed before their connections are."""

    def __init__(
        self, app: App, host: str, port: int, behind_proxy: bool = False, open_page: bool = False
    ) -> None:
        self.open_page = open_page
        settings = app.services.settings
        super().__init__(
            uvicorn.Config(
                app,
                host=host,
                port=port,
                http=protocol_with_limit(settings.request_time),
                ws=SmallBuffers,
                ws_max_size=MOST_BYTES,
                ws_per_message_deflate=False,
                ws_ping_interval=PING,
                ws_ping_timeout=PING,
                timeout_graceful_shutdown=DRAIN - 2,
                timeout_keep_alive=15,
                proxy_headers=behind_proxy,
                server_header=False,
                access_log=False,
                log_config=None,
            )
        )
        self.app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say where it can be reached; what lives long is not the garbage collector's concern."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)
        places = [s.getsockname() for server in self.servers for s in server.sockets]
        self.app.reach = [url for place in places for url in reach.addresses(*place[:2])]
        own = [reach.own_page(*place[:2]) for place in places]
        for address in own:
            print(f"Boneyard is at {address}", flush=True)
        if self.open_page:
            asyncio.get_running_loop().run_in_executor(None, show_page, own[0])
        for url in self.app.reach:
            print(f"From other machines on your network: {url}/", flush=True)
        note("started")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then close."""
        note("stopping")
        try:
            async with asyncio.timeout(DRAIN - 3):
                await self.app.hub.stop()
        except TimeoutError:
            note("drained-late")
        await super().shutdown(sockets)
        note("stopped")


def show_page(address: str) -> None:
    """Open the page in the browser of who started the server, if there is one."""
    with contextlib.suppress(Exception):  # a missing or broken browser stops nobody
        webbrowser.open(address)


def serve(
    app: App, host: str, port: int, behind_proxy: bool = False, open_page: bool = False
) -> int:
    """Serve until a signal says stop."""
    to_stderr()
    server = Server(app, host, port, behind_proxy, open_page)
    server.handle_exit = lambda sig, frame: setattr(server, "should_exit", True)  # type: ignore[method-assign]
    if sys.platform != "win32":
        import uvloop

        uvloop.run(server.serve())
    else:
        asyncio.run(server.serve())
    return 0 if server.started else 1
