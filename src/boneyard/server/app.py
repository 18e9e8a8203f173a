"""The web application: its routes, the socket, and what every answer carries for safety."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import Receive, Scope, Send

from boneyard.bots import NAMES
from boneyard.engine.record import Record
from boneyard.errors import BoneyardError
from boneyard.server.access.denied import Denied
from boneyard.server.access.limits import Arrivals, Bucket, Counts, network_of
from boneyard.server.access.tokens import clean_code
from boneyard.server.http import offline, replays, static
from boneyard.server.http.analyses import Coach, check_over
from boneyard.server.http.connection import FLOODING, Connection
from boneyard.server.http.data import HERE, KINDS, Data, if_changed
from boneyard.server.http.falls import fall_at
from boneyard.server.http.probe import Probe
from boneyard.server.http.safety import SafeHeaders
from boneyard.server.http.session import Door, Session
from boneyard.server.http.websocket import Socket
from boneyard.server.hub import Hub
from boneyard.server.store.api import StoreFailed
from boneyard.server.tables.context import Context
from boneyard.server.wire.answers import (
    ErrorAnswer,
    HereAnswer,
    ProgressAnswer,
    TableAnswer,
    TablesAnswer,
)
from boneyard.server.workers.bots import BotFailed

LINES = "application/x-ndjson"  # a JSON object a line


class NotRead(Exception):
    """No record was read from a request; the answer says why."""

    def __init__(self, answer: Response) -> None:
        super().__init__()
        self.answer = answer


class App:
    """The routes, over one hub."""

    def __init__(self, hub: Hub, origins: tuple[str, ...] = ()) -> None:
        self.hub = hub
        self.context: Context = hub.context
        self.door = Door(self.context.settings)
        hub.chores.append(self.door.forget)
        settings = self.context.settings
        self.counts = Counts(settings.connections_per_address)
        self.arrivals = Arrivals(settings.connections_per_second, settings.connection_burst)
        hub.chores.append(self.arrivals.opened.forget)
        self.behind_proxy = False  # which hides where connections come from until they are sockets
        self.origins = origins
        self.reach: list[str] = []  # where other machines find us, once we listen
        self.coach = Coach(hub)
        self.probe = Probe(self.context.store)
        self.data = Data(hub.games)  # all are imported before anybody waits for them
        self.written_worker: bytes | None = None
        self.pages = self._pages()
        self.context.metrics.gauges["boneyard_connections"] = lambda: self.counts.total

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pages; sockets come in by `websocket`."""
        await self.pages(scope, receive, send)

    def _pages(self) -> Starlette:
        routes: list[BaseRoute] = [
            Route("/healthz", self.health),
            Route("/readyz", self.ready),
            Route("/metrics", self.metrics),
            Route(f"/{HERE}", self.here),
            Route("/data/{path:path}", self.data.answer),
            Route("/api/replay", self.replay, methods=["POST"]),
            Route("/api/analysis", self.analysis, methods=["POST"]),
            Route("/api/tables", self.lobby),
            Route("/api/tables/{code}", self.table),
            Route("/api/tables/{code}/rounds/{number}", self.record),
            Route("/api/tables/{code}/fall", self.fall),
        ]
        if static.folder().is_dir():
            routes.append(Route(f"/{static.WORKER}", self.worker))
            routes.append(Mount("/", static.Pages(directory=static.folder(), html=True)))
        else:
            routes.append(Route("/", not_built))
        return Starlette(
            routes=routes,
            middleware=[Middleware(SafeHeaders)],
            exception_handlers={Denied: not_now, StoreFailed: not_stored},
            lifespan=self.lifespan,
        )

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Open the store before the first connection, close it after the last."""
        await self.context.store.open()
        await self.hub.start()
        yield
        if not self.hub.stopping:
            await self.hub.stop()
        await self.coach.close()
        await self.context.bots.close()
        await self.context.store.close()

    async def health(self, _request: Request) -> Response:
        """Whether this process is alive."""
        return as_json({"ok": True})

    async def ready(self, _request: Request) -> Response:
        """Whether moves can be stored: the store is written to and read. Balancers ask this."""
        ready = not self.hub.stopping and await self.probe.answers()
        return as_json({"ok": ready}, 200 if ready else 503)

    async def metrics(self, _request: Request) -> Response:
        """For Prometheus."""
        return PlainTextResponse(self.context.metrics.text())

    async def here(self, _request: Request) -> Response:
        """That there are tables here, and where phones can reach them."""
        return as_json(HereAnswer(True, bool(self.reach), self.reach))

    async def worker(self, request: Request) -> Response:
        """The service worker, which keeps what everybody gets from this server."""
        if self.written_worker is None:  # the first who asks waits until all pages are written
            self.written_worker = await asyncio.to_thread(offline.worker, self.data.files())
        return if_changed(request.headers, self.written_worker, KINDS[".js"])

    async def replay(self, request: Request) -> Response:
        """A record, step by step."""
        try:
            record = await self.record_in(request)
            seat = replays.read_seat(request.query_params.get("seat"), record.players)
            address = address_of(request.scope)
            answer = await self.hub.beside_moves(address, replays.replayed, record, seat)
        except NotRead as why:
            return why.answer
        except ValueError as problem:
            return as_json(ErrorAnswer("bad-record", str(problem)), 400)
        return as_json(msgspec.Raw(answer))

    async def analysis(self, request: Request) -> Response:
        """What the coach says of a finished game."""
        address = address_of(request.scope)
        table = clean_code(request.query_params.get("table", ""))[:20]
        try:
            record = await self.record_in(request)
            await self.hub.beside_moves(address, check_over, record)
            if LINES in request.headers.get("accept", ""):
                lines = self.progress_lines(record, address, table)
                return StreamingResponse(lines, 200, {"cache-control": "no-store"}, LINES)
            answer = await self.coach.analysis(record, address, table)
        except NotRead as why:
            return why.answer
        except BotFailed:
            return as_json(ErrorAnswer("try-again"), 503)
        except BoneyardError as problem:
            code = problem.code if problem.code == "not-over" else "bad-record"
            return as_json(ErrorAnswer(code, str(problem)), 400)
        except ValueError as problem:
            return as_json(ErrorAnswer("bad-record", str(problem)), 400)
        return as_json(msgspec.Raw(answer))

    async def progress_lines(
        self, record: Record, address: str, table: str
    ) -> AsyncIterator[bytes]:
        """How far the coach is, a line each; the last line is what it says, or an error."""
        try:
            async for told in self.coach.progress(record, address, table):
                line = (
                    told if isinstance(told, bytes) else msgspec.json.encode(ProgressAnswer(told))
                )
                yield line + b"\n"
        except BotFailed:
            yield msgspec.json.encode(ErrorAnswer("try-again")) + b"\n"

    async def record_in(self, request: Request) -> Record:
        """The record that was sent; `NotRead` or ValueError if there is none to be read."""
        address = address_of(request.scope)
        if not self.door.replays.take(address):
            raise NotRead(as_json(ErrorAnswer("too-many-replays"), 429))
        body = await read_body(request, replays.MOST_BYTES)
        if body is None:
            raise NotRead(as_json(ErrorAnswer("too-long", "a record has at most 64 kB"), 413))
        record = await self.hub.beside_moves(address, replays.read_record, body)
        if record.game in self.hub.games:
            await self.hub.readiness.wait_for(record.game)
        return record

    async def lobby(self, _request: Request) -> Response:
        """Tables that wait for players and want to be found."""
        return as_json(TablesAnswer(self.hub.lobby()))

    async def table(self, request: Request) -> Response:
        """How a table stands, for who has its code."""
        address = address_of(request.scope)
        if self.door.guesses.empty(address) or not self.door.downloads.take(address):
            return as_json(ErrorAnswer("too-many-guesses"), 429)
        table = await self.hub.find(clean_code(request.path_params["code"])[:20])
        if table is None:
            self.door.guesses.take(address)
            return as_json(ErrorAnswer("no-such-table"), 404)
        state = table.state
        acting = state.position.actors if state.position and state.phase == "playing" else ()
        return as_json(TableAnswer(table.guests.info(), list(acting), state.began))

    async def record(self, request: Request) -> Response:
        """A finished round, to download."""
        address = address_of(request.scope)
        if self.door.guesses.empty(address) or not self.door.downloads.take(address):
            return as_json(ErrorAnswer("too-many-guesses"), 429)
        records = await self.hub.records(clean_code(request.path_params["code"])[:20], address)
        number = round_number(request.path_params["number"])
        if records is None or not 1 <= number <= len(records):
            self.door.guesses.take(address)
            return as_json(ErrorAnswer("no-such-record"), 404)
        name = f"boneyard-round-{number}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(records[number - 1], headers=headers)

    async def fall(self, request: Request) -> Response:
        """How the construction on a table fell last."""
        address = address_of(request.scope)
        if self.door.guesses.empty(address) or not self.door.downloads.take(address):
            return as_json({"code": "too-many-guesses"}, 429)
        table = await self.hub.find(clean_code(request.path_params["code"])[:20], address)
        if table is None:
            self.door.guesses.take(address)
            return as_json({"code": "no-such-table"}, 404)
        position = table.state.position
        shown = None
        if position is not None:
            shown = await self.hub.beside_moves(address, fall_at, position.copy())
        return as_json(shown) if shown else as_json({"code": "no-fall"}, 404)

    async def websocket(self, socket: Socket) -> None:
        """One connection, if it may come in."""
        address, settings = address_of(await socket.scope()), self.context.settings
        full = self.counts.total >= settings.most_connections
        fits = socket.path == "/ws" and not full and not self.hub.stopping
        fits = fits and (not self.behind_proxy or self.arrivals.opened.take(address))
        if not (fits and self.is_ours(socket.headers) and self.counts.enter(address)):
            self.context.metrics.count("boneyard_closed_total", "not-admitted")
            socket.reject()
            return
        try:
            messages = Bucket(settings.messages_per_second, settings.message_burst)
            socket.accept(settings.unsent_messages, messages)
            session = Session(self.hub, self.door, address, socket.send)
            served = Connection(socket, session, self.context.metrics, settings.first_message)
            if await served.run() in FLOODING:
                self.arrivals.punish(address)
        finally:
            self.counts.leave(address)

    def is_ours(self, headers: Headers) -> bool:
        """Whether a browser's page may connect: it came from this server, or from one we name."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True  # no browser: such a client could write any origin
        try:
            named = urlsplit(origin).netloc
        except ValueError:  # such as http://[::1
            return False
        return named.lower() == headers.get("host", "").lower()


def address_of(scope: Scope) -> str:
    """Where a connection comes from, as far as limits tell addresses apart."""
    return network_of(str((scope.get("client") or ("unknown", 0))[0]))


def round_number(text: str) -> int:
    """The number of a round; 0 for anything else.

    >>> round_number("3"), round_number("-1"), round_number("9" * 5000)
    (3, 0, 0)
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


async def read_body(request: Request, most: int) -> bytes | None:
    """What was sent; None if it is longer than that."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            return None
    return body


async def not_now(_request: Request, why: Exception) -> Response:
    """A table that is closed, or a game that is not ready."""
    assert isinstance(why, Denied)
    return as_json(ErrorAnswer(why.code), 503)


async def not_stored(_request: Request, _why: Exception) -> Response:
    """The store is away."""
    return as_json(ErrorAnswer("not-stored"), 503)


async def not_built(_request: Request) -> Response:
    """There are no pages to show."""
    return PlainTextResponse(
        "Boneyard is here, but its pages have not been built.\n"
        "To build them: cd client && npm ci && npm run build\n",
        404,
    )


def as_json(data: object, status: int = 200) -> Response:
    """An answer in JSON."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def known_bots() -> tuple[str, ...]:
    """The bots that can be asked for; programs may ask for more than people are offered."""
    return NAMES
