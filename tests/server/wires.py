"""Sockets without a network: a transport that remembers what was written."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from boneyard.server.http.websocket import Socket
from tests.server.desk import settle

HANDSHAKE = (
    b"GET /ws?x=1 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n%b\r\n"
)


class Wire:
    """The transport of a socket that never was."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.socket = socket.socket()
        self.paused = self.closing = self.aborted = False
        self.protocol: Any = None

    def get_extra_info(self, name: str) -> Any:
        """The other side is on this machine."""
        return {"socket": self.socket, "peername": ("127.0.0.1", 4711)}.get(name)

    def set_protocol(self, protocol: Any) -> None:
        """Another protocol takes over."""
        self.protocol = protocol

    def get_protocol(self) -> Any:
        """Who reads now."""
        return self.protocol

    def write(self, data: bytes) -> None:
        """Remember."""
        assert not self.closing
        self.written.append(data)

    def pause_reading(self) -> None:
        """No more data for now."""
        assert not self.paused
        self.paused = True

    def resume_reading(self) -> None:
        """Go on."""
        assert self.paused
        self.paused = False

    def is_closing(self) -> bool:
        """Whether it is closed."""
        return self.closing

    def close(self) -> None:
        """The end."""
        self.closing = True
        self.socket.close()

    def abort(self) -> None:
        """The end, at once."""
        self.aborted = True
        self.close()

    def frames(self) -> list[bytes]:
        """What was written since the handshake: each time one or several frames."""
        return [data for data in self.written if not data.startswith(b"HTTP")]


@contextlib.asynccontextmanager
async def opened(config: uvicorn.Config, *headers: bytes) -> AsyncIterator[tuple[Socket, Wire]]:
    """A socket as uvicorn makes it, after the handshake; at the end the line is lost."""
    config.load()
    wire, made = Wire(), config.ws_protocol_class
    assert made is not None
    state = ServerState()
    one: Any = made(config=config, server_state=state, app_state={})  # type: ignore[call-arg]
    one.connection_made(wire)
    assert state.connections == {one}
    one.data_received(HANDSHAKE % b"".join(header + b"\r\n" for header in headers))
    await settle()
    try:
        yield one, wire
    finally:
        wire.close()
        one.connection_lost(None)
        await settle()
        assert not state.connections
        assert not state.tasks


def frame(opcode: int, payload: bytes, final: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(Opcode(opcode), payload, final).serialize(mask=True)


def text_frame(data: bytes) -> bytes:
    """A message as the server sends it."""
    return Frame(Opcode.TEXT, data).serialize(mask=False)
