"""Boneyard as it is measured: classic dominoes for two, every move durable before it is told.

`python ours.py STORE [SOCKETS]` serves without the limits that one address has, because all players
of the benchmark share one. SOCKETS is one of uvicorn's websocket implementations, to compare with.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from typing import Any

import msgspec
import plain
from line import Line, connect
from pace import Pace

from boneyard.server.serve import make_app, serve
from boneyard.server.settings import Settings

MANY = 1e9
HERE = '{"kind":"here","name":"Ada"}'


class Seen(msgspec.Struct):
    """What the driver needs of a sight."""

    legal: list[str]


class Told(msgspec.Struct):
    """And of a message."""

    t: str
    seq: int = 0
    sights: list[Seen] | None = None
    ending: Any = None
    info: Any = None


read = msgspec.json.Decoder(Told).decode


class Table:
    """Two players, each on a connection of their own."""

    def __init__(self, port: int, pace: Pace) -> None:
        self.port, self.pace = port, pace
        self.lines: list[Line] = []
        self.code = ""
        self.seen = [0, 0]  # the newest that each player was told
        self.next: tuple[int, int, str] = (0, -1, "")  # who moves next, at which seq, and what
        self.mover, self.sent, self.due = 0, 0.0, 0.0
        self.going = False

    async def open(self) -> None:
        """Make the table and sit down."""
        self.lines.append(await connect(self.port, "/ws", lambda data: self.heard(0, data)))
        self.lines[0].send(creation(HERE, "{}"))
        while not self.code:
            await asyncio.sleep(0.002)
        self.lines.append(await connect(self.port, "/ws", lambda data: self.heard(1, data)))
        enter = f'{{"t":"enter","table":"{self.code}","token":"{secrets.token_urlsafe(24)}"}}'
        self.lines[1].send(enter.encode())
        self.lines[1].send(b'{"t":"sit","seat":1,"name":"Bo"}')
        while not self.ready:
            await asyncio.sleep(0.002)

    @property
    def ready(self) -> bool:
        """Both see the same, and someone may move."""
        return self.seen[0] == self.seen[1] == self.next[1]

    def start(self, due: float) -> None:
        """Begin to move."""
        self.going, self.due = True, due
        self.due = self.pace.when_due(self.due, self.play)

    def heard(self, seat: int, data: bytes) -> None:
        """Follow the game."""
        told = read(data)
        if told.info is not None:
            self.code = told.info["table"]
        if not told.sights:
            return
        self.seen[seat] = told.seq
        if told.t == "moved" and seat != self.mover:
            self.pace.moved(self.sent)
        if told.ending is not None and seat == 0 and not self.pace.stopped:
            self.lines[0].send(b'{"t":"next","seq":%d}' % told.seq)
        if told.sights[0].legal:
            self.next = seat, told.seq, told.sights[0].legal[0]
        if self.going and self.ready:
            self.due = self.pace.when_due(self.due, self.play)

    def play(self) -> None:
        """Make the move."""
        self.mover, seq, move = self.next
        self.sent = time.perf_counter()
        self.lines[self.mover].send(b'{"t":"play","seq":%d,"move":"%s"}' % (seq, move.encode()))

    def close(self) -> None:
        """Both leave."""
        for line in self.lines:
            line.close()


def creation(*seats: str) -> bytes:
    """The message that makes a table of a long match."""
    return (
        f'{{"t":"create","token":"{secrets.token_urlsafe(24)}","game":"classic","rounds":1000,'
        f'"seats":[{",".join(seats)}]}}'
    ).encode()


async def watch_masters(port: int, tables: int) -> list[Line]:
    """Tables at which two masters play for a spectator; all of them think at once."""
    master = '{"kind":"bot","level":"master"}'
    lines = []
    for _ in range(tables):
        line = await connect(port, "/ws", lambda data: None)
        line.send(creation(master, master))
        lines.append(line)
    return lines


async def make_idle(port: int, tables: int) -> None:
    """Tables that were dealt and left: one connection goes from each to the next."""
    made = asyncio.Semaphore(0)

    def heard(data: bytes) -> None:
        if read(data).t == "state":
            made.release()

    line = await connect(port, "/ws", heard)
    for _ in range(tables):
        line.send(creation(HERE, HERE))
        await made.acquire()
    line.close()


if __name__ == "__main__":
    limits = Settings(
        messages_per_second=MANY,
        message_burst=MANY,
        tables_per_hour=MANY,
        guesses_per_minute=MANY,
        connections_per_address=20_000,
        share_time=0.0,  # these clients add nothing to a shuffle
        compile_bots=False,
    )
    app = make_app(sys.argv[1], limits)
    if sys.argv[2:]:
        plain.serve(app, sys.argv[2])
    else:
        serve(app, "127.0.0.1", 0)
