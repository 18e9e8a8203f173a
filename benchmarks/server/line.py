"""A websocket client that costs little, so that the driver does not measure itself."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

Heard = Callable[[bytes], None]
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # a mask of zeros: allowed, and nothing to compute
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Protocol):
    """One connection; `heard` is called for each message."""

    def __init__(self, port: int, path: str, heard: Heard) -> None:
        self.port, self.path, self.heard = port, path, heard
        self.kept = b""
        self.shaken = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: Any) -> None:  # uvloop's is no asyncio.Transport
        """Ask for a websocket."""
        self.transport = transport
        self.transport.write(HANDSHAKE.format(path=self.path, port=self.port).encode())

    def connection_lost(self, problem: Exception | None) -> None:
        """The end."""
        self.closed = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        """Take messages out of what came."""
        data = self.kept + data if self.kept else data
        if not self.shaken:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.kept = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.shaken = True
            self.ready.set_result(None)
        place = 0
        while len(data) - place >= 2:
            length, start = data[place + 1], place + 2
            if length == 126:
                if len(data) - start < 2:
                    break
                (length,) = struct.unpack_from("!H", data, start)
                start += 2
            elif length == 127:
                if len(data) - start < 8:
                    break
                (length,) = struct.unpack_from("!Q", data, start)
                start += 8
            if len(data) - start < length:
                break
            kind, place, body = data[place] & 15, start + length, data[start : start + length]
            if kind == TEXT:
                self.heard(body)
            elif kind == PING:
                self._send(PONG, body)
        self.kept = data[place:]

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Say goodbye."""
        self._send(CLOSE, struct.pack("!H", 1000))
        self.transport.close()

    def _send(self, kind: int, body: bytes) -> None:
        if self.closed or self.transport.is_closing():
            return
        size = len(body)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | 126)) + struct.pack("!H", size)
        self.transport.write(head + NO_MASK + body)


async def connect(port: int, path: str, heard: Heard) -> Line:
    """A websocket to this machine."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(port, path, heard), "127.0.0.1", port)
    await line.ready
    return line
