"""HTTP as uvicorn reads it, with limits on every request: how long, how large, how many.

uvicorn limits only what has arrived in full. A connection that sends a header without end, or
thousands of requests in one packet, would keep the server from everybody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from boneyard.server.access.limits import Arrivals, Bucket, network_of

MOST_HEAD = 16_384  # bytes of a request before its body
MOST_BODY = 131_072
MOST_WAITING = 16  # requests sent ahead on one connection
REQUESTS_PER_SECOND, REQUEST_BURST = 50.0, 300.0  # on one connection
PIECE = 1024  # bytes that are read before the limits are checked
SLOWEST = 1000  # bytes a second that a reader must take of an answer
BAD_REQUEST = b"HTTP/1.1 %s\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LONG, TOO_LARGE = b"431 Request Header Fields Too Large", b"413 Content Too Large"
TOO_MANY, TOO_LATE = b"429 Too Many Requests", b"408 Request Timeout"

Count = Callable[[str], None]  # of connections that were closed, by the reason


def limited(seconds: float, closed: Count, arriving: Arrivals | None) -> type[HttpToolsProtocol]:
    """uvicorn's HTTP with these limits; a request must arrive in so many seconds.

    Without `arriving`, all connections are a proxy's: everybody's requests come over a few of them,
    and the proxy limits how many each address may make.
    """

    class Limited(Requests):
        time_allowed = seconds
        count_closed = staticmethod(closed)
        arrivals = arriving

    return Limited


class Requests(HttpToolsProtocol):
    """One connection of a browser, until it is closed or becomes a websocket."""

    time_allowed: float
    count_closed: Count
    arrivals: Arrivals | None
    limit: asyncio.TimerHandle | None = None
    reader: asyncio.TimerHandle | None = None  # looks whether an answer is taken
    counted = ""  # the address, while it counts among its connections

    def connection_made(self, transport: Any) -> None:
        """The first request must arrive in time; who opened too many has none."""
        peer = transport.get_extra_info("peername")
        address = network_of(str(peer[0]) if isinstance(peer, tuple) else "unknown")
        self.refused = self.arrivals is not None and not self.arrivals.come(address)
        if self.refused:  # before anything is made ready for it
            self.count_closed("too-many-connections")
            transport.abort()
            return
        self.counted = address if self.arrivals is not None else ""
        super().connection_made(transport)
        self.requests = Bucket(REQUESTS_PER_SECOND, REQUEST_BURST, self.loop.time)
        self.head = self.body = 0
        self.in_head, self.arrived = True, False
        self.restart()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if self.limit is not None:  # it was not refused at the door
            self.leave()
            super().connection_lost(exc)

    def leave(self) -> None:
        """It is no browser's connection any more."""
        for timer in (self.limit, self.reader):
            if timer is not None:
                timer.cancel()
        if self.arrivals is not None and self.counted:
            self.arrivals.go(self.counted)
            self.counted = ""

    def data_received(self, data: bytes) -> None:
        """In small pieces, so that the limits hold inside a packet too."""
        for start in range(0, 0 if self.refused else len(data), PIECE):
            piece = data[start : start + PIECE]
            if self.in_head:
                self.head += len(piece)
            super().data_received(piece)
            if self.transport.get_protocol() is not self:  # it is a websocket now
                self.leave()
                self.pass_on(data[start + PIECE :])
                return
            self.check()
            if self.refused or self.transport.is_closing():
                return

    def pass_on(self, rest: bytes) -> None:
        """What came after the handshake is the websocket's."""
        if rest:
            self.transport.get_protocol().data_received(rest)  # type: ignore[attr-defined]

    def check(self) -> None:
        """Refuse what is beyond a limit."""
        if self.in_head and self.head > MOST_HEAD:
            self.refuse(TOO_LONG, "long-header")
        elif self.body > MOST_BODY:
            self.refuse(TOO_LARGE, "long-body")
        elif len(self.pipeline) > MOST_WAITING or (self.counted and self.requests.level < 1):
            self.refuse(TOO_MANY, "too-many-requests")

    def refuse(self, status: bytes, why: str) -> None:
        """Say why and close; if an answer is under way, only close."""
        if self.refused or self.transport.is_closing():
            return
        self.refused = True
        self.count_closed(why)
        if self.arrivals is not None and why != "slow-request":
            self.arrivals.punish(self.counted)
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(BAD_REQUEST % status)
            self.transport.close()
        else:
            self.transport.abort()

    def too_late(self) -> None:
        """A request did not arrive in time, or there was none."""
        if not self.arrived:
            self.refuse(TOO_LATE, "slow-request")

    # Answers.

    def pause_writing(self) -> None:
        """An answer is larger than what the other side has taken: look whether it takes it."""
        super().pause_writing()
        self.unread = self.transport.get_write_buffer_size()
        self.reader = self.loop.call_later(self.time_allowed, self.look_at_reader)

    def resume_writing(self) -> None:
        """It has taken most of it."""
        super().resume_writing()
        if self.reader is not None:
            self.reader.cancel()

    def look_at_reader(self) -> None:
        """Go on while it reads; otherwise what it did not read would be kept for ever."""
        left = self.transport.get_write_buffer_size()
        if self.unread - left < SLOWEST * self.time_allowed:
            self.refuse(TOO_LATE, "slow-reader")
            self.transport.abort()
            return
        self.unread = left
        self.reader = self.loop.call_later(self.time_allowed, self.look_at_reader)

    # What the parser calls.

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.requests.take()
        self.body, self.in_head, self.arrived = 0, True, False
        self.restart()

    def restart(self) -> None:
        """From now on the time counts."""
        if self.limit is not None:
            self.limit.cancel()
        self.limit = self.loop.call_later(self.time_allowed, self.too_late)

    def on_headers_complete(self) -> None:
        """Its header is read."""
        self.in_head, self.head = False, 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of its body."""
        self.body += len(body)
        if self.body <= MOST_BODY:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """It has arrived in full."""
        if self.limit is not None:
            self.limit.cancel()
        self.in_head = self.arrived = True
        super().on_message_complete()
