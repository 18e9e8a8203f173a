"""What we rely on in uvicorn, one by one: if a new version changes it, these say what.

How it stops sockets is in `test_websocket.py`, and all of it together in `test_sockets.py`.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState

from boneyard.server.access.limits import A_FLOOD, Arrivals, Bucket
from boneyard.server.http import requests
from boneyard.server.http.requests import limited
from boneyard.server.http.websocket import Socket
from tests.server.desk import settle
from tests.server.wires import HANDSHAKE, Wire

ARRIVALS = Arrivals(1, 1000)
CLOSED: list[str] = []  # why connections were closed


class Application:
    """Answers pages and accepts sockets."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"hello"})

    async def websocket(self, socket: Socket) -> None:
        """Until the end."""
        socket.accept(3, Bucket(20, 60))
        while await socket.receive() is not None:
            pass


def with_http(work: Callable[[Any, Wire, ServerState], Awaitable[None]]) -> None:
    """A connection to uvicorn as `serve.Server` configures it, without a network."""

    async def inside() -> None:
        CLOSED.clear()
        http = limited(1000, CLOSED.append, ARRIVALS)
        config = uvicorn.Config(Application(), http=http, ws=Socket, log_config=None)
        config.load()
        state, wire = ServerState(), Wire()
        made: Any = config.http_protocol_class(config=config, server_state=state, app_state={})  # type: ignore[call-arg]
        wire.set_protocol(made)
        made.connection_made(wire)
        await work(made, wire, state)
        wire.close()
        wire.protocol.connection_lost(None)
        if made.limit is not None:
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


REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


def test_the_second_request_has_a_limit_of_time_too() -> None:
    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        made.data_received(REQUEST)
        await settle()
        assert made.limit.cancelled()
        made.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert not made.limit.cancelled()
        made.too_late()
        assert wire.closing
        assert CLOSED == ["slow-request"]
        assert wire.written[-1].startswith(b"HTTP/1.1 408 ")

    with_http(work)


@pytest.mark.parametrize("before", [b"", REQUEST])
@pytest.mark.parametrize("packet", [100, 1 << 20])
def test_a_header_without_an_end_ends_the_connection(before: bytes, packet: int) -> None:
    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        if before:
            made.data_received(before)
            await settle()
        header = b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * (2 * requests.MOST_HEAD)
        for start in range(0, len(header), packet):
            if not wire.closing:
                made.data_received(header[start : start + packet])
        assert wire.closing
        assert CLOSED == ["long-header"]
        assert wire.written[-1].startswith(b"HTTP/1.1 431 ")

    with_http(work)


def test_a_header_within_the_limit_is_read() -> None:
    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        for _ in range(3):
            made.data_received(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 15_000 + b"\r\n\r\n")
            await settle()
        assert b"".join(wire.written).count(b"hello") == 3
        assert CLOSED == []

    with_http(work)


def test_a_body_without_an_end_ends_the_connection() -> None:
    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        length = 10 * requests.MOST_BODY
        made.data_received(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % length)
        sent = 0
        while not wire.closing and sent < length:
            made.data_received(b"x" * 10_000)
            sent += 10_000
            await settle()
        assert CLOSED == ["long-body"]
        assert sent <= requests.MOST_BODY + 10_000

    with_http(work)


def test_many_requests_in_one_packet_end_the_connection_early() -> None:
    """Each would be parsed and would wait for its answer."""

    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        made.data_received(REQUEST * 10_000)
        assert wire.closing
        assert CLOSED == ["too-many-requests"]
        assert len(made.pipeline) < 100

    with_http(work)


def test_a_browser_that_asks_for_many_files_is_served() -> None:
    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        for _ in range(200):
            made.data_received(REQUEST)
            await settle()
        assert b"".join(wire.written).count(b"hello") == 200
        assert CLOSED == []

    with_http(work)


def test_an_address_that_opens_too_many_connections_is_cut_off_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ARRIVALS", Arrivals(0, 0))

    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        assert wire.aborted
        assert CLOSED == ["too-many-connections"]
        made.data_received(REQUEST)
        await settle()
        assert wire.written == []

    with_http(work)


def test_connections_are_counted_while_they_are_open() -> None:
    ARRIVALS.open.of.clear()

    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        assert ARRIVALS.open.of == {"127.0.0.1": 1}

    with_http(work)
    assert ARRIVALS.open.of == {}

    async def upgrade(made: Any, wire: Wire, state: ServerState) -> None:
        made.data_received(HANDSHAKE % b"")
        await settle()
        assert ARRIVALS.open.of == {}, "sockets are counted by the application"

    with_http(upgrade)


def test_a_flood_counts_as_many_connections() -> None:
    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        before = ARRIVALS.opened.of["127.0.0.1"].level
        made.data_received(REQUEST * 10_000)
        assert ARRIVALS.opened.of["127.0.0.1"].level == pytest.approx(before - A_FLOOD, abs=10)

    with_http(work)


def test_so_many_connections_may_be_open_at_once() -> None:
    now = [0.0]
    arrivals = Arrivals(10, 3, lambda: now[0])
    assert [arrivals.come("a") for _ in range(4)] == [True, True, True, False]
    now[0] += 100
    assert not arrivals.come("a"), "they are still open"
    arrivals.go("a")
    assert arrivals.come("a")
    assert arrivals.come("b")


def test_behind_a_proxy_many_requests_share_a_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ARRIVALS", None)

    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        for _ in range(1000):
            made.data_received(REQUEST)
            await settle()
        assert b"".join(wire.written).count(b"hello") == 1000
        assert CLOSED == []

    with_http(work)


@pytest.mark.parametrize(("taken", "cut"), [(0, True), (999_999, True), (1_000_000, False)])
def test_who_does_not_read_an_answer_is_cut_off(taken: int, cut: bool) -> None:
    async def work(made: Any, wire: Wire, state: ServerState) -> None:
        left = [5_000_000]
        wire.get_write_buffer_size = lambda: left[0]  # type: ignore[attr-defined]
        made.data_received(REQUEST)
        made.pause_writing()
        left[0] -= taken
        made.look_at_reader()
        assert wire.aborted == cut
        assert (["slow-reader"] if cut else []) == CLOSED
        made.resume_writing()
        assert made.reader.cancelled()

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
