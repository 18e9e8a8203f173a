"""boardgame.io as it is measured: it comes from npm into a passing folder, with a game of ours."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from line import Line, connect
from pace import Pace

SOURCE = Path(__file__).parent / "boardgame.io"
PATH = "/socket.io/?EIO=4&transport=websocket"
SPACE = "/tiles,"  # the socket.io namespace of the game


class Board(msgspec.Struct):
    """How many moves were made."""

    n: int


class State(msgspec.Struct, rename={"board": "G", "number": "_stateID"}):
    """What the driver needs of a state."""

    board: Board
    number: int


read_parts = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_state = msgspec.json.Decoder(State).decode


class Synced(msgspec.Struct):
    """The answer to `sync`."""

    state: State


read_synced = msgspec.json.Decoder(Synced).decode


def install(folder: Path) -> Path:
    """boardgame.io and our game in a folder, unless they are there."""
    target = folder / "boardgame.io"
    shutil.copytree(SOURCE, target, dirs_exist_ok=True)
    if (target / "node_modules").exists():
        return target
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(["npm", "install", *quiet], cwd=target, check=True, timeout=300)
    return target


class Table:
    """Two players, each on a connection of their own."""

    def __init__(self, port: int, pace: Pace) -> None:
        self.port, self.pace = port, pace
        self.lines: list[Line] = []
        self.state = [State(Board(-1), -1), State(Board(-1), -1)]
        self.sent, self.due = 0.0, 0.0
        self.going = False

    async def open(self) -> None:
        """Make the table and sit down, by its lobby."""
        self.match = (await self.ask("create", numPlayers=2))["matchID"]
        self.keys = [
            (await self.ask(f"{self.match}/join", playerID=str(seat), playerName="x"))[
                "playerCredentials"
            ]
            for seat in (0, 1)
        ]
        self.lines.append(await connect(self.port, PATH, lambda data: self.heard(0, data)))
        self.lines.append(await connect(self.port, PATH, lambda data: self.heard(1, data)))
        for line in self.lines:
            line.send(f"40{SPACE}".encode())
        while min(state.number for state in self.state) < 0:
            await asyncio.sleep(0.002)

    async def ask(self, what: str, **fields: Any) -> Any:
        """A request to its lobby."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/games/tiles/{what}",
            json.dumps(fields).encode(),
            {"content-type": "application/json"},
        )

        def post() -> Any:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return json.load(answer)

        return await asyncio.to_thread(post)

    def start(self, due: float) -> None:
        """Begin to move."""
        self.going, self.due = True, due
        self.due = self.pace.when_due(self.due, self.play)

    def heard(self, seat: int, data: bytes) -> None:
        """Follow the game."""
        if data == b"2":
            self.lines[seat].send(b"3")
        elif data[:2] == b"40":
            self.emit(seat, ["sync", self.match, str(seat), self.keys[seat], 2])
        elif data[:2] == b"42":
            self.follow(seat, read_parts(data[2 + len(SPACE) :]))

    def follow(self, seat: int, parts: list[msgspec.Raw]) -> None:
        """A new state; the other player's move makes us go on."""
        kind = bytes(parts[0])
        if kind == b'"sync"':
            self.state[seat] = read_synced(parts[2]).state
        elif kind == b'"update"':
            self.state[seat] = read_state(parts[2])
            if self.going and seat == self.state[seat].board.n % 2:
                self.pace.moved(self.sent)
                self.due = self.pace.when_due(self.due, self.play)

    def play(self) -> None:
        """Make the move."""
        newest = max(self.state, key=lambda state: state.number)
        seat = newest.board.n % 2
        payload = {
            "type": "play",
            "args": [newest.board.n % 7],
            "playerID": str(seat),
            "credentials": self.keys[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.sent = time.perf_counter()
        self.emit(seat, ["update", action, newest.number, self.match, str(seat)])

    def emit(self, seat: int, what: list[Any]) -> None:
        """Send as socket.io does."""
        self.lines[seat].send(f"42{SPACE}".encode() + msgspec.json.encode(what))

    def close(self) -> None:
        """Both leave."""
        for line in self.lines:
            line.close()
