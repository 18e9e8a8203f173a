"""Running the server: sockets, signals, and a clean stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
import webbrowser

import uvicorn

from boneyard.content.words import say
from boneyard.server.app import App, known_bots
from boneyard.server.http import lan
from boneyard.server.http.requests import limited
from boneyard.server.http.websocket import Socket
from boneyard.server.hub import Hub
from boneyard.server.ops.logs import note, to_stderr
from boneyard.server.ops.traces import traces_from
from boneyard.server.settings import Settings
from boneyard.server.store.api import open_store
from boneyard.server.tables.clock import StoreClock, Uptime
from boneyard.server.tables.context import Context
from boneyard.server.workers.bots import BotPool

DRAIN = 5  # seconds that a stop takes at most


def make_app(store: str, settings: Settings | None = None, origins: tuple[str, ...] = ()) -> App:
    """Everything wired together over a store."""
    settings = settings or Settings()
    kept = open_store(store)
    bots = BotPool(settings.bot_workers, settings.bot_time)
    context = Context(kept, Uptime(kept), bots, StoreClock(kept), settings, known_bots=known_bots())
    context.traces = traces_from()
    return App(Hub(context), origins)


class Server(uvicorn.Server):
    """uvicorn, but tables are closed and their players told before connections are closed."""

    def __init__(
        self,
        app: App,
        host: str,
        port: int,
        behind_proxy: str | None = None,
        open_page: bool = False,
        language: str = "en",
    ) -> None:
        self.open_page = open_page
        self.language = language
        settings = app.context.settings
        app.behind_proxy = behind_proxy is not None
        arrivals = None if app.behind_proxy else app.arrivals
        super().__init__(
            uvicorn.Config(
                app,
                host=host,
                port=port,
                http=limited(settings.request_time, app.context.count_closed, arrivals),
                ws=Socket,
                timeout_graceful_shutdown=DRAIN - 2,
                timeout_keep_alive=15,
                proxy_headers=behind_proxy is not None,
                forwarded_allow_ips=behind_proxy,
                server_header=False,
                access_log=False,
                log_config=None,
            )
        )
        self.app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Print the addresses; keep what lives long out of the garbage collector's way."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)
        places = [s.getsockname() for server in self.servers for s in server.sockets]
        self.app.reach = [url for place in places for url in lan.addresses(*place[:2])]
        own = [lan.own_page(*place[:2]) for place in places]
        for address in own:
            print(say(self.language, "serve-here", address=address), flush=True)
        if self.open_page:
            asyncio.get_running_loop().run_in_executor(None, show_page, own[0])
        for url in self.app.reach:
            print(say(self.language, "serve-others", address=f"{url}/"), flush=True)
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
    """Open the page in a browser, if there is one."""
    with contextlib.suppress(Exception):  # a missing or broken browser stops nobody
        webbrowser.open(address)


def serve(
    app: App,
    host: str,
    port: int,
    behind_proxy: str | None = None,
    open_page: bool = False,
    language: str = "en",
) -> int:
    """Serve until a signal says stop."""
    to_stderr()
    server = Server(app, host, port, behind_proxy, open_page, language)
    server.handle_exit = lambda sig, frame: setattr(server, "should_exit", True)  # type: ignore[method-assign]
    if sys.platform != "win32":
        import uvloop

        uvloop.run(server.serve())
    else:
        asyncio.run(server.serve())
    return 0 if server.started else 1
