"""What a table works with: what all tables share, the connections, and why it says no."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from boneyard.errors import UnknownVersion
from boneyard.server.bots import BotPool, draw_seed
from boneyard.server.clock import Uptime
from boneyard.server.fair import Secret, draw_secret
from boneyard.server.logs import fault, nickname
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


class Quarantine:
    """Tables whose events cannot be followed: closed to their players and left alone.

    Nothing of them is deleted. They are tried again when the server is started again.
    """

    def __init__(self) -> None:
        self.reasons: dict[str, str] = {}  # by the table's code: the code of what players are told

    def check(self, table: str) -> None:
        """`Denied` tells why a table is closed."""
        if table in self.reasons:
            raise Denied(self.reasons[table])

    @contextlib.contextmanager
    def guard(self, table: str) -> Iterator[None]:
        """Follow a table's events in here: where that fails, the table is closed."""
        try:
            yield
        except (Denied, OSError, MemoryError):
            raise  # not the fault of what was stored
        except UnknownVersion:
            raise self._close(table, Denied("other-rules")) from None
        except Exception:
            raise self._close(table, Denied("table-damaged")) from None

    def _close(self, table: str, why: Denied) -> Denied:
        self.reasons[table] = why.code
        fault("table-quarantined", table=nickname(table), reason=why.code)
        return why


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
    quarantine: Quarantine = field(default_factory=Quarantine)
    node: str = field(default_factory=lambda: secrets.token_hex(8))  # this server among others

    def say(self, passing: Passing) -> None:
        """Tell the other servers on this store something in passing."""
        self.store.say(msgspec.json.encode(passing))
