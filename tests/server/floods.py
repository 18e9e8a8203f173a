"""One address that sends as much as it can: `floods.py PORT KIND SECONDS`.

Each kind once kept a server from everybody else for seconds. A connection that is closed is opened
again. The last line says how many bytes were sent, and over how many connections.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Awaitable, Callable

from websockets.frames import Frame, Opcode

CONNECTIONS = 2  # of each kind, at a time
PACKET = 65_536  # bytes that are sent at once
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
PROBE = b"GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n"
BIG = b"GET /data/modules/domino4.wasm HTTP/1.1\r\nHost: x\r\n\r\n"

Send = Callable[[bytes], Awaitable[None]]


def frame(opcode: Opcode, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, payload, final).serialize(mask=True)


async def without_end(send: Send, first: bytes, piece: bytes) -> None:
    """Something, then the same again and again."""
    await send(first)
    packet = piece * (PACKET // len(piece))
    while True:
        await send(packet)


FLOODS = {
    "fragments": (HANDSHAKE + frame(Opcode.TEXT, final=False), frame(Opcode.CONT, final=False)),
    "pings": (HANDSHAKE, frame(Opcode.PING)),
    "long-pings": (HANDSHAKE, frame(Opcode.PING, b"x" * 125)),  # whose pongs are never read
    "header": (REQUEST + b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: ", b"x"),
    "requests": (REQUEST, REQUEST),
    "probes": (PROBE, PROBE),  # each of which would write to the store
    "unread": (BIG, BIG),  # whose answers are never read
    "refusals": (HANDSHAKE, frame(Opcode.TEXT, b"{}")),  # likewise
    "body": (b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n", b"x"),
}


async def flood(port: int, kind: str, counted: list[int]) -> None:
    """One connection after the other; what comes back is not read."""
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)

            async def send(data: bytes, writer: asyncio.StreamWriter = writer) -> None:
                if writer.transport.is_closing():
                    raise ConnectionResetError
                writer.write(data)
                await writer.drain()
                counted[0] += len(data)

            counted[1] += 1
            try:
                await without_end(send, *FLOODS[kind])
            finally:
                writer.close()
        await asyncio.sleep(0.001)


async def main(port: int, kinds: list[str], seconds: float) -> None:
    """All of these at once."""
    counted = [0, 0]
    floods = [flood(port, kind, counted) for kind in kinds for _ in range(CONNECTIONS)]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*floods)
    print(json.dumps({"bytes": counted[0], "connections": counted[1]}))


if __name__ == "__main__":
    os.nice(15)  # it stands for machines elsewhere: those who measure go first
    chosen = list(FLOODS) if sys.argv[2] == "all" else [sys.argv[2]]
    asyncio.run(main(int(sys.argv[1]), chosen, float(sys.argv[3])))
