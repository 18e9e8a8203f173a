"""Real servers in processes of their own, and clients that speak to them over websockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parents[2]
OPEN_HANDED = {
    "messages_per_second": 1e6,
    "message_burst": 1e6,
    "tables_per_hour": 1e6,
    "guesses_per_minute": 1e6,
    "hints_per_minute": 1e6,
    "replays_per_minute": 1e6,
    "connections_per_address": 10_000,
    "connections_per_second": 1e6,
    "connection_burst": 1e6,
    "bot_pause": 0.0,
    "compile_bots": False,
}


class Server:
    """A server that runs."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid, self.port = pid, port

    @property
    def url(self) -> str:
        """Where its socket is."""
        return f"ws://127.0.0.1:{self.port}/ws"

    def kill(self) -> None:
        """The power fails."""
        os.kill(self.pid, signal.SIGKILL)


def command(store: str, settings: dict[str, Any], *more: str) -> list[str]:
    """How a server is started."""
    limits = json.dumps({**OPEN_HANDED, **settings})
    return [sys.executable, "-m", "tests.server.launch", store, limits, *more]


def read_port(lines: IO[str]) -> int:
    """From the line that says where the server is."""
    for line in lines:
        if found := re.search(r"http://127.0.0.1:(\d+)/", line):
            return int(found[1])
    raise AssertionError("the server did not start")


@contextlib.contextmanager
def running(store: str, log: Path | None = None, **settings: Any) -> Iterator[Server]:
    """One server, ended by SIGTERM."""
    errors = log.open("a") if log else subprocess.DEVNULL
    process = subprocess.Popen(
        command(store, settings), cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True
    )
    assert process.stdout is not None
    try:
        yield Server(process.pid, read_port(process.stdout))
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()
        if not isinstance(errors, int):
            errors.close()


class Nursery:
    """Starts one server after the other, each in a fresh process."""

    def __init__(self, store: str, *words: str, **settings: Any) -> None:
        self.process = subprocess.Popen(
            command(store, settings, "many", *words),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        self.output, self.input = self.process.stdout, self.process.stdin
        assert self.output.readline() == "ready\n"
        self.last: Server | None = None

    def start(self) -> tuple[Server, float]:
        """A new server, and how many seconds it took to be there."""
        started = time.perf_counter()
        print("start", file=self.input, flush=True)
        pid = int(self.output.readline().split()[1])
        self.last = Server(pid, read_port(self.output))
        return self.last, time.perf_counter() - started

    def close(self) -> None:
        """End everything."""
        if self.last is not None:
            with contextlib.suppress(ProcessLookupError):
                self.last.kill()
        self.input.close()
        self.process.wait(20)
        self.output.close()


class Player:
    """A connection of one person."""

    def __init__(self, url: str, token: str | None = None, address: str | None = None) -> None:
        self.url, self.token = url, token or secrets.token_urlsafe(24)
        self.address = address  # where it comes from: any of 127.0.0.0/8
        self.told: list[dict[str, Any]] = []
        self.shown: dict[str, Any] = {}
        self.code = ""

    async def __aenter__(self) -> Player:
        self.socket: ClientConnection = await connect(
            self.url,
            compression=None,
            max_size=None,
            ping_interval=None,
            local_addr=None if self.address is None else (self.address, 0),
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, t: str, **fields: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"t": t, **fields}))

    async def get(self, *kinds: str, seconds: float = 20) -> dict[str, Any]:
        """The next message, of one of these kinds if any are named."""
        async with asyncio.timeout(seconds):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                self.told.append(message)
                if message.get("sights"):
                    self.shown = message
                if not kinds or message["t"] in kinds:
                    return message

    async def create(self, game: str, seats: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
        """Make a table."""
        await self.send("create", token=self.token, game=game, seats=seats, **fields)
        state = await self.get("state", "refused")
        self.code = state["info"]["table"]
        return state

    async def enter(self, code: str, **fields: Any) -> dict[str, Any]:
        """Go to a table."""
        self.code = code
        await self.send("enter", table=code, token=self.token, **fields)
        return await self.get("state", "refused")

    async def sit(self, code: str, seat: int, name: str) -> None:
        """Go to a table and take a seat."""
        await self.enter(code)
        await self.send("sit", seat=seat, name=name)
        await self.get("seats")

    def legal(self) -> list[str]:
        """What may be done now."""
        moves: list[str] = self.shown["sights"][0]["legal"]
        return moves


CLOSED = (WebSocketException, OSError, TimeoutError)
