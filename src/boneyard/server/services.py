"""What a table works with: what all tables share, the connections, and why it says no."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from boneyard.server.bots import BotPool, draw_seed
from boneyard.server.clock import Uptime
from boneyard.server.fair import Secret, draw_secret
from boneyard.server.metrics import Metrics
from boneyard.server.passing import Passing
from boneyard.server.settings import Settings
from boneyard.server.sight import Audience
from boneyard.server.store import Store


class Denied(Exception):
    """A request that is not followed, with the code of the reason."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts


class Behind(Exception):
    """The request was about a table that has moved on: it is shown again, and that is all."""


class Guest(Protocol):
    """A connection, as a table knows it."""

    key: bytes | None  # the hash of its token for this table
    seats: Audience
    hinting: bool  # a hint is on its way to it

    def send(self, data: bytes) -> None:
        """Queue a message; never waits."""


@dataclass
class Services:
    """What tables share."""

    store: Store
    uptime: Uptime
    bots: BotPool
    settings: Settings = field(default_factory=Settings)
    metrics: Metrics = field(default_factory=Metrics)
    now: Callable[[], float] = time.time
    draw_secret: Callable[[], Secret] = draw_secret
    draw_seed: Callable[[], int] = draw_seed
    known_bots: tuple[str, ...] = ()
    node: str = field(default_factory=lambda: secrets.token_hex(8))  # this server among others

    def say(self, passing: Passing) -> None:
        """Tell the other servers on this store something in passing."""
        self.store.say(msgspec.json.encode(passing))
