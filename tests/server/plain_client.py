"""A client written from docs/wire.md alone: it knows nothing of Boneyard but that page.

It takes its part in every shuffle and checks it, plays the moves it is offered, survives lost
connections and refusals, and knows no game.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

AGAIN = {"not-stored", "try-again"}


class PlainClient:
    """One person at one table."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.token = secrets.token_urlsafe(24)
        self.table = ""
        self.seq = 0
        self.info: dict[str, Any] = {}
        self.yours: list[int] = []
        self.sights: list[dict[str, Any]] = []
        self.ending: dict[str, Any] | None = None
        self.shares: dict[str, bytes] = {}  # by the commitment of their shuffle
        self.seals: dict[str, list[str | None]] = {}  # all of them, as they were shown
        self.checked = 0  # rounds that were found fair
        self.lost = 0  # connections
        self.last = ""  # what was sent last
        self.socket: ClientConnection

    async def create(self, game: str, seats: list[dict[str, Any]], **fields: Any) -> None:
        """Make a table."""
        self.socket = await connect(self.url)
        await self.send("create", token=self.token, game=game, seats=seats, **fields)
        await self.hear_until(lambda: self.table != "")

    async def enter(self, table: str) -> None:
        """Come to a table, or back to it."""
        self.socket = await connect(self.url)
        await self.send("enter", table=table, token=self.token, since=self.seq)
        await self.hear_until(lambda: self.table != "")

    async def sit(self) -> None:
        """Take the first open seat."""
        seat = next(n for n, one in enumerate(self.info["seats"]) if one["kind"] == "open")
        await self.send("sit", seat=seat, name=self.name)
        await self.hear_until(lambda: bool(self.yours))

    async def play(self) -> None:
        """Play until the match is over."""
        while self.ending is None or not self.ending["match_over"]:
            try:
                await self.act()
                await self.listen()
                await self.follow()
            except ConnectionClosed:
                self.lost += 1
                await self.enter(self.table)
        await self.socket.close()

    async def act(self) -> None:
        """Make a move, if it is our turn, or ask for the next round."""
        if self.ending is not None:
            if self.info["phase"] == "between" and 0 in self.yours:
                await self.send("next", seq=self.seq)
            return
        for sight in self.sights:
            if sight["legal"]:
                move = sight["legal"][self.seq % len(sight["legal"])]
                await self.send("play", seq=self.seq, move=move, seat=sight["seat"])
                return

    async def follow(self) -> None:
        """Do what the table waits for besides moves: the shuffle."""
        info, commitment = self.info, self.info.get("commitment")
        if not commitment or not self.yours or info["phase"] not in ("waiting", "between"):
            return
        own = info["seals"][self.yours[0]]
        if not info["sealed"] and own is None:
            share = self.shares.setdefault(commitment, secrets.token_bytes(32))
            await self.send("seal", commitment=commitment, seal=hash_of(share))
        elif info["sealed"] and commitment in self.shares and commitment not in self.seals:
            share = self.shares[commitment]
            if own == hash_of(share):
                self.seals[commitment] = info["seals"]
                await self.send("open", commitment=commitment, share=share.hex())

    def hear(self, message: dict[str, Any]) -> None:
        """Take in what the server says."""
        match message["t"]:
            case "state" | "dealt" | "moved" | "seats" | "undone":
                self.seq = message["seq"]
                self.info = message.get("info", self.info)
                self.table = self.info["table"]
                self.yours = message.get("yours", self.yours)
                if message["t"] != "seats":
                    self.sights = message.get("sights") or []
                    self.ending = message.get("ending")
                if message["t"] != "seats" and self.ending is not None:
                    self.info["phase"] = "over" if self.ending["match_over"] else "between"
                    self.check(self.ending["reveal"])
            case "refused":
                assert message["code"] in AGAIN, message

    def check(self, reveal: dict[str, Any]) -> None:
        """Was the shuffle fair? docs/fairness.md."""
        commitment = reveal["commitment"]
        secret = bytes.fromhex(reveal["secret"])
        shares = [None if one is None else bytes.fromhex(one) for one in reveal["shares"]]
        assert hash_of(secret) == commitment
        for sealed, share in zip(self.seals[commitment], shares, strict=True):
            assert share is None or hash_of(share) == sealed
        assert all(shares[seat] == self.shares[commitment] for seat in self.yours)
        parts = b"".join(bytes(32) if share is None else share for share in shares)
        assert hash_of(b"boneyard deal\0" + secret + parts) == reveal["seed"]
        self.checked += 1

    async def hear_until(self, done: Any) -> None:
        """Listen, and do what the shuffle asks, until something has happened."""
        while not done():
            await self.listen()
        await self.follow()

    async def listen(self) -> None:
        """Take in one message; what was refused only for now is sent again."""
        message = json.loads(await self.socket.recv())
        self.hear(message)
        if message["t"] == "refused":
            await asyncio.sleep(1)
            await self.socket.send(self.last)

    async def send(self, t: str, **fields: Any) -> None:
        """Send a message."""
        self.last = json.dumps({"t": t, **fields})
        await self.socket.send(self.last)


def hash_of(data: bytes) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


async def whole_match(url: str, game: str, people: int, **fields: Any) -> list[PlainClient]:
    """Several people, each with a connection of their own, play a match to its end."""
    clients = [PlainClient(url, f"Person {n}") for n in range(people)]
    host = clients[0]
    seats = [{"kind": "here", "name": host.name}, *({"kind": "open"} for _ in clients[1:])]
    await host.create(game, [*seats, *fields.pop("more", [])], **fields)
    for client in clients[1:]:
        await client.enter(host.table)
        await client.sit()
    await asyncio.gather(*(client.play() for client in clients))
    return clients
