"""What all tables share, and what a table knows of a connection."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from boneyard.server.access.shuffle import draw_secret
from boneyard.server.ops.metrics import Metrics
from boneyard.server.ops.traces import Traces
from boneyard.server.settings import Settings
from boneyard.server.store.api import Store
from boneyard.server.tables.clock import StoreClock, Uptime
from boneyard.server.tables.quarantine import Quarantine
from boneyard.server.tables.seat_view import Audience
from boneyard.server.wire.cluster import PeerMessage
from boneyard.server.workers.bots import BotPool, draw_seed


class Guest(Protocol):
    """A connection, as a table sees it."""

    key: bytes | None  # the hash of its token for this table
    seats: Audience
    hinting: bool  # a hint is on its way to it
    address: str  # where it comes from, as far as limits tell addresses apart

    def send(self, data: bytes) -> None:
        """Queue a message; never waits."""


@dataclass
class Context:
    """What all tables share."""

    store: Store
    uptime: Uptime
    bots: BotPool
    clock: StoreClock
    settings: Settings = field(default_factory=Settings)
    metrics: Metrics = field(default_factory=Metrics)
    traces: Traces = field(default_factory=Traces)
    draw_secret: Callable[[], bytes] = draw_secret
    draw_seed: Callable[[], int] = draw_seed
    known_bots: tuple[str, ...] = ()
    quarantine: Quarantine = field(default_factory=Quarantine)
    node: str = field(default_factory=lambda: secrets.token_hex(8))  # this server among others

    def now(self) -> float:
        """The time, the same on all servers of this store."""
        return self.clock.now()

    def count_closed(self, why: str) -> None:
        """Count a connection that we closed."""
        self.metrics.count("boneyard_closed_total", why)

    def say(self, message: PeerMessage) -> None:
        """Send a message to the other servers on this store."""
        self.store.say(msgspec.json.encode(message))
