"""The web application: its routes, the socket, and what every answer carries for safety."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from boneyard.bots import NAMES
from boneyard.front import load
from boneyard.game import names as game_names
from boneyard.server.hub import Hub
from boneyard.server.limits import Counts
from boneyard.server.protocol import MOST_BYTES
from boneyard.server.session import Door, Session, TooFast
from boneyard.server.table import Services
from boneyard.server.tokens import clean_code

GOING_AWAY, BAD_DATA, POLICY, TOO_BIG, BUSY = 1001, 1003, 1008, 1009, 1013

CUT = "boneyard.cut"  # what our own protocol adds to a socket's scope

SAFETY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SafeHeaders:
    """Puts the safety headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with headers added."""

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFETY.items():
                    headers[name] = value
            await send(message)

        await self.app(scope, receive, add if scope["type"] == "http" else send)


class Outbox:
    """Messages on their way to one connection. A reader that is too slow is closed."""

    def __init__(self, socket: WebSocket, most: int) -> None:
        self.socket, self.most = socket, most
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.overflown = False
        self.ended = False
        self.writing = asyncio.create_task(self._run())

    def put(self, data: bytes) -> None:
        """Queue a message; never waits."""
        if len(self.waiting) < self.most:
            self.waiting.append(data)
            self.wake.set()
        elif not self.overflown:
            self.overflown = True
            self.writing.cancel()  # it waits for a reader that does not read

    def end(self) -> None:
        """Send what is waiting, then stop."""
        self.ended = True
        self.wake.set()

    async def _run(self) -> None:
        """Send until there is nothing more to come."""
        while True:
            while self.waiting:
                await self.socket.send_text(self.waiting.popleft().decode())
            if self.ended:
                return
            self.wake.clear()
            if not self.waiting:
                await self.wake.wait()


class App:
    """The routes, over one hub."""

    def __init__(self, hub: Hub, origins: tuple[str, ...] = ()) -> None:
        self.hub = hub
        self.services: Services = hub.services
        self.door = Door(self.services.settings)
        self.counts = Counts(self.services.settings.connections_per_address)
        self.origins = origins
        self.outboxes: set[Outbox] = set()
        self.services.metrics.gauges["boneyard_connections"] = lambda: self.counts.total

    def asgi(self) -> Starlette:
        """The application as uvicorn runs it."""
        routes: list[BaseRoute] = [
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            Route("/api/games", self.games),
            Route("/api/tables", self.lobby),
            Route("/api/tables/{code}/rounds/{number:int}", self.record),
            WebSocketRoute("/ws", self.socket),
        ]
        static = Path(str(files("boneyard"))) / "static"
        if static.is_dir():
            routes.append(Mount("/", StaticFiles(directory=static, html=True)))
        return Starlette(
            routes=routes, middleware=[Middleware(SafeHeaders)], lifespan=self.lifespan
        )

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Open the store before the first connection, close it after the last."""
        await self.services.store.open()
        await self.hub.start()
        yield
        if not self.hub.stopping:
            await self.hub.stop()
        await self.services.bots.close()
        await self.services.store.close()

    async def health(self, _request: Request) -> Response:
        """Whether the store answers."""
        try:
            async with asyncio.timeout(2):
                await self.services.store.note("alive")
        except Exception:
            return as_json({"ok": False}, 503)
        return as_json({"ok": not self.hub.stopping}, 503 if self.hub.stopping else 200)

    async def metrics(self, _request: Request) -> Response:
        """For Prometheus."""
        self.door.forget()
        return PlainTextResponse(self.services.metrics.text())

    async def games(self, _request: Request) -> Response:
        """What can be played, and by which bots."""
        listed = []
        for name in game_names():
            game = load(name)
            options = [
                {"name": o.name, "default": o.default, "choices": list(o.choices)}
                for o in game.options
            ]
            listed.append({"name": name, "players": list(game.players), "options": options})
        return as_json({"games": listed, "bots": list(self.services.known_bots)})

    async def lobby(self, _request: Request) -> Response:
        """Tables that wait for players and want to be found."""
        return as_json({"tables": self.hub.lobby()})

    async def record(self, request: Request) -> Response:
        """A finished round, to download."""
        address = address_of(request.scope)
        if self.door.guesses.empty(address):
            return as_json({"code": "too-many-guesses"}, 429)
        records = await self.hub.records(clean_code(request.path_params["code"])[:20])
        number = request.path_params["number"]
        if records is None or not 1 <= number <= len(records):
            self.door.guesses.take(address)
            return as_json({"code": "no-such-record"}, 404)
        name = f"boneyard-round-{number}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(records[number - 1], headers=headers)

    async def socket(self, socket: WebSocket) -> None:
        """One connection, from its first message to its end."""
        address = address_of(socket.scope)
        full = self.counts.total >= self.services.settings.most_connections
        if not self.is_ours(socket.headers) or full or self.hub.stopping:
            await socket.close(POLICY)  # before it was accepted: the browser sees 403
            return
        if not self.counts.enter(address):
            self._closing("too-many-connections")
            await socket.close(POLICY)
            return
        await socket.accept()
        outbox = Outbox(socket, self.services.settings.unsent_messages)
        session = Session(self.hub, self.door, address, outbox.put)
        self.outboxes.add(outbox)
        reading = asyncio.create_task(self._read(socket, session))
        try:
            await asyncio.wait({reading, outbox.writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.counts.leave(address)
            self.outboxes.discard(outbox)
            session.gone()
            code = await self._finish(reading, outbox)
            if outbox.overflown:
                cut(socket.scope)
            else:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                    async with asyncio.timeout(1):
                        await socket.close(code)

    async def _finish(self, reading: asyncio.Task[int], outbox: Outbox) -> int:
        """End both halves and say why the connection is closed."""
        outbox.end()
        if reading.done() and not outbox.overflown:
            await asyncio.wait({outbox.writing}, timeout=1)
        for task in (reading, outbox.writing):
            task.cancel()
        results = await asyncio.gather(reading, outbox.writing, return_exceptions=True)
        if outbox.overflown:
            self._closing("slow-reader")
            return POLICY
        return results[0] if isinstance(results[0], int) else GOING_AWAY

    async def _read(self, socket: WebSocket, session: Session) -> int:
        """Follow messages until the connection ends or has to."""
        receive = socket.receive
        wait: float | None = self.services.settings.first_message
        while True:
            try:
                async with asyncio.timeout(wait):
                    message = await receive()
            except TimeoutError:
                self._closing("silent")
                return POLICY
            if message["type"] == "websocket.disconnect":
                return GOING_AWAY
            text = message.get("text")
            if text is None or len(text) > MOST_BYTES:
                self._closing("bad-frame")
                return BAD_DATA if text is None else TOO_BIG
            try:
                await session.receive(text)
            except TooFast:
                self._closing("too-fast")
                return POLICY
            if session.table is not None:
                wait = None
            await asyncio.sleep(0)  # many messages in one packet: others have their turn between

    def is_ours(self, headers: Headers) -> bool:
        """Whether a browser's page may connect: it came from this server, or from one we name."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True  # no browser: such a client could write any origin
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()

    def _closing(self, why: str) -> None:
        self.services.metrics.count("boneyard_closed_total", why)


def address_of(scope: Scope) -> str:
    """Where a connection comes from; for IPv6 the network that one customer has."""
    address = str((scope.get("client") or ("unknown", 0))[0])
    return ":".join(address.split(":")[:4]) if address.count(":") > 1 else address


def cut(scope: Scope) -> None:
    """End a connection that does not even read a farewell."""
    if cutter := scope.get("extensions", {}).get(CUT):
        cutter["now"]()


def as_json(data: object, status: int = 200) -> Response:
    """An answer in JSON."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def known_bots() -> tuple[str, ...]:
    """The bots that can be asked for."""
    return NAMES
