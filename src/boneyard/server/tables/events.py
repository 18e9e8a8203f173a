"""What is stored of a table: its events, in order. A replay of them gives everything else.

Event number `seq` of a table is stored once and never changed; the first has number 1.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from boneyard.server.wire.protocol import SeatPlan, Value


class Event(Struct, tag_field="e", frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened at a table."""

    at: float  # seconds since 1970


class Created(Event, tag="created", frozen=True):
    """A table was made."""

    game: str
    options: dict[str, Value]
    seats: list[SeatPlan]
    host: bytes  # the hash of the token that made it
    rounds: int | None = None
    target: int | None = None
    turn_time: int | None = None
    listed: bool = False
    aids: bool = True
    undo: bool = False
    rules: int = 1  # the version of the game's rules


class Sat(Event, tag="sat", frozen=True):
    """A person took a seat."""

    seat: int
    name: str
    key: bytes  # the hash of the person's token


class Left(Event, tag="left", frozen=True):
    """A person gave up a seat before the game."""

    seat: int


class Filled(Event, tag="filled", frozen=True):
    """A bot was put on an open seat."""

    seat: int
    level: str


class Begun(Event, tag="begun", frozen=True):
    """The game starts with those who sit: the open seats are gone."""


class Resigned(Event, tag="resigned", frozen=True):
    """A person gave the match up; a bot plays on in the seat if the others go on."""

    seat: int
    level: str


class Committed(Event, tag="committed", frozen=True):
    """The server's share of the next shuffle was drawn, and what binds it to that was published."""

    secret: bytes


class Sealed(Event, tag="sealed", frozen=True):
    """A device bound itself to what its seats will add to the shuffle."""

    seats: list[int]
    seal: bytes


class SealsClosed(Event, tag="seals", frozen=True):
    """No seal is accepted any more: those who gave one open what is under it."""


class Opened(Event, tag="opened", frozen=True):
    """A device opened what its seats add to the shuffle."""

    seats: list[int]
    share: bytes


class Called(Event, tag="called", frozen=True):
    """Somebody asked for the next round."""


class Dealt(Event, tag="dealt", frozen=True):
    """A round began, dealt from everything that was opened."""


class Moved(Event, tag="moved", frozen=True):
    """A move was made."""

    seat: int
    move: str
    how: Literal["person", "bot", "time"] = "person"


class Undone(Event, tag="undone", frozen=True):
    """The last move was taken back."""

    seat: int


class TakenOver(Event, tag="taken", frozen=True):
    """A bot plays for a person who is away."""

    seat: int
    level: str


class HandedBack(Event, tag="back", frozen=True):
    """The person is back."""

    seat: int


class Rematch(Event, tag="rematch", frozen=True):
    """A new match begins between the same players."""


AnyEvent = (
    Created
    | Sat
    | Left
    | Filled
    | Begun
    | Resigned
    | Committed
    | Sealed
    | SealsClosed
    | Opened
    | Called
    | Dealt
    | Moved
    | Undone
    | TakenOver
    | HandedBack
    | Rematch
)
decoder = msgspec.json.Decoder(AnyEvent)
encoder = msgspec.json.Encoder()


def read(body: bytes) -> AnyEvent:
    """An event from the store."""
    event: AnyEvent = decoder.decode(body)
    return event


def read_first(body: bytes) -> Created:
    """The event that made a table; ValueError if it is another."""
    event = read(body)
    if not isinstance(event, Created):
        raise ValueError("the first event of a table is that it was created")
    return event


def write(event: AnyEvent) -> bytes:
    """An event for the store.

    >>> read(write(Left(at=1.5, seat=2)))
    Left(seat=2, at=1.5)
    """
    return encoder.encode(event)
