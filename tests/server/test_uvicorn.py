"""What we rely on in uvicorn, one by one: if a new version changes it, these say what.

How it stops sockets is in `test_websocket.py`, and all of it together in `test_sockets.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState

from boneyard.server.http.websocket import Socket
from boneyard.server.serve import protocol_with_limit
from tests.server.desk import settle
from tests.server.wires import HANDSHAKE, Wire


class Application:
    """Answers pages and accepts sockets."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"hello"})

    async def websocket(self, socket: Socket) -> None:
        """Until the end."""
        socket.accept(3)
        while await socket.receive() is not None:
            pass


def with_http(work: Callable[[Any, Wire, ServerState], Awaitable[None]]) -> None:
    """A connection to uvicorn as `serve.Server` configures it, without a network."""

    async def inside() -> None:
        http = protocol_with_limit(1000)
        config = uvicorn.Config(Application(), http=http, ws=Socket, log_config=None)
        config.load()
        state, wire = ServerState(), Wire()
        made: Any = config.http_protocol_class(config=config, server_state=state, app_state={})  # type: ignore[call-arg]
        wire.set_protocol(made)
        made.connection_made(wire)
        await work(made, wire, state)
        wire.close()
        wire.protocol.connection_lost(None)
        made.limit.cancel()
        await settle()
        assert state.tasks == set()

    asyncio.run(inside())


def test_an_upgrade_makes_our_socket_and_hands_it_the_transport() -> None:
    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        made.data_received(HANDSHAKE % b"")
        await settle()
        assert isinstance(wire.protocol, Socket)
        connections: set[Any] = set(state.connections)
        assert connections == {wire.protocol}
        assert wire.written[0].startswith(b"HTTP/1.1 101 ")

    with_http(work)


def test_the_limit_for_requests_is_not_for_sockets() -> None:
    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        made.data_received(HANDSHAKE % b"")
        await settle()
        assert made.limit.cancelled()

    with_http(work)


def test_a_request_that_does_not_come_in_time_ends_the_connection() -> None:
    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        made.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n")
        made.too_late()
        assert wire.closing

    with_http(work)


def test_a_connection_that_was_answered_is_left_to_uvicorn() -> None:
    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        made.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await settle()
        assert b"hello" in b"".join(wire.written)
        made.too_late()
        assert not wire.closing

    with_http(work)


def test_what_a_trusted_proxy_says_is_written_into_the_scope() -> None:
    async def inside() -> None:
        async def nothing(*_: Any) -> None: ...

        for trusted, expected in (("127.0.0.1", "192.0.2.9"), ("192.0.2.1", "127.0.0.1")):
            scope: Any = {"type": "websocket", "client": ("127.0.0.1", 1)}
            scope["headers"] = [(b"x-forwarded-for", b"192.0.2.9")]
            middleware: Any = ProxyHeadersMiddleware(nothing, trusted)
            await middleware(scope, nothing, nothing)
            assert scope["client"][0] == expected

    asyncio.run(inside())
