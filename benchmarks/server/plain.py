"""Our server on plain ASGI: websockets as uvicorn itself speaks them, to compare ours with."""

from __future__ import annotations

import asyncio
from typing import Any

import uvloop
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from boneyard.server.app import App
from boneyard.server.serve import Server
from boneyard.server.wire.protocol import MOST_BYTES


class PlainSocket:
    """What an application knows of a `Socket`, by ASGI's `receive` and `send`."""

    overflown = False

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked, self._receive, self._send = scope, receive, send
        self.path: str = scope["path"]
        self.headers = Headers(scope=scope)
        self.waiting: list[Message] = []
        self.flushing: asyncio.Task[None] | None = None

    async def scope(self) -> Scope:
        """As uvicorn made it."""
        return self.asked

    def accept(self, most_unsent: int) -> None:
        """Take the connection."""
        self._put({"type": "websocket.accept"})

    def reject(self) -> None:
        """Do not."""
        self._put({"type": "websocket.close"})

    async def receive(self) -> str | None:
        """The next message; None at the end."""
        text: str | None = (await self._receive()).get("text")
        return text

    def send(self, data: bytes) -> None:
        """Never waits: a task does."""
        self._put({"type": "websocket.send", "text": data.decode()})

    async def close(self, code: int) -> None:
        """The end."""
        self._put({"type": "websocket.close", "code": code})
        if self.flushing is not None:
            await self.flushing

    def _put(self, message: Message) -> None:
        self.waiting.append(message)
        if self.flushing is None:
            self.flushing = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self.waiting:
                await self._send(self.waiting.pop(0))
        except (OSError, RuntimeError):  # nobody is there any more
            self.waiting.clear()
        finally:
            self.flushing = None


def serve(app: App, sockets: str) -> None:
    """Serve with uvicorn's own websockets."""

    async def asgi(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        await receive()  # websocket.connect
        socket: Any = PlainSocket(scope, receive, send)
        await app.websocket(socket)

    server = Server(app, "127.0.0.1", 0)
    config: Any = server.config
    config.app, config.ws = asgi, sockets
    config.ws_max_size, config.ws_per_message_deflate = MOST_BYTES, False
    uvloop.run(server.serve())
