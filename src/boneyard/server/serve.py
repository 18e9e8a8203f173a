"""Running the server: sockets, signals, and a stop that loses nothing and decides nothing."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from boneyard.server.app import App, known_bots
from boneyard.server.bots import BotPool
from boneyard.server.clock import Uptime
from boneyard.server.connection import DIRECT
from boneyard.server.hub import Hub
from boneyard.server.logs import note, to_stderr
from boneyard.server.protocol import MOST_BYTES
from boneyard.server.settings import Settings
from boneyard.server.store import open_store
from boneyard.server.table import Services

DRAIN = 5  # seconds that a stop takes at most
UNSENT_BYTES = 65_536  # that the system keeps for a connection
WAITING = 8  # messages of one connection that are read ahead
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


class SmallBuffers(WebSocketsSansIOProtocol):
    """A socket on which little waits unsent, and which can be cut off without a farewell."""

    def connection_made(self, transport: Any) -> None:
        """Bound what the system keeps for a reader that does not read."""
        super().connection_made(transport)
        connection = transport.get_extra_info("socket")
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_BYTES)

    def handle_connect(self, event: Any) -> None:
        """Hand the application what it needs beyond plain ASGI."""
        super().handle_connect(event)
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
        gone = self.close_sent or self.disconnected or self.transport.is_closing()
        if not gone and self.conn.state is State.OPEN:  # else nobody waits for it
            self.transport.write(frame_head(len(data)) + data)
        return True

    def send_receive_event_to_app(self) -> None:
        """Stop reading only when messages pile up: uvicorn stops after every one."""
        self.read_paused = True  # as if, so that it does not
        super().send_receive_event_to_app()
        self.read_paused = self.queue.qsize() >= WAITING
        if self.read_paused:
            self.transport.pause_reading()

    def forget(self) -> None:
        """The request is answered: its headers are not needed any more."""
        self.scope["headers"] = []
        del self.request, self.response


def frame_head(size: int) -> bytes:
    """The first bytes of a whole text frame; by hand, for it is made for every message.

    >>> frame_head(5).hex(), frame_head(300).hex()
    ('8105', '817e012c')
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class Server(uvicorn.Server):
    """uvicorn, but tables are told and closed before their connections are."""

    def __init__(self, app: App, host: str, port: int, behind_proxy: bool = False) -> None:
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
        for place in places:
            shown = f"[{place[0]}]" if ":" in place[0] else place[0]
            print(f"Boneyard is at http://{shown}:{place[1]}/", flush=True)
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


def serve(app: App, host: str, port: int, behind_proxy: bool = False) -> int:
    """Serve until a signal says stop."""
    to_stderr()
    server = Server(app, host, port, behind_proxy)
    server.handle_exit = lambda sig, frame: setattr(server, "should_exit", True)  # type: ignore[method-assign]
    if sys.platform != "win32":
        import uvloop

        uvloop.run(server.serve())
    else:
        asyncio.run(server.serve())
    return 0 if server.started else 1
