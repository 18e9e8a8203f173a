"""What servers on one store tell each other. None of it is stored."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from boneyard.server.wire.protocol import Emote


class PeerMessage(Struct, tag_field="p", frozen=True):
    """A message to the other servers."""

    node: str  # the server that sends it


class Alive(PeerMessage, tag="alive", frozen=True):
    """Sent every few seconds."""


class Gone(PeerMessage, tag="gone", frozen=True):
    """The server stops."""


class Asked(PeerMessage, tag="asked", frozen=True):
    """Who is at this table?"""

    table: str


class Present(PeerMessage, tag="present", frozen=True):
    """The seats whose people are connected to this server."""

    table: str
    seats: list[int]


class Emoted(PeerMessage, tag="emoted", frozen=True):
    """Somebody showed an emote."""

    table: str
    seat: int
    emote: Emote


AnyPassing = Alive | Gone | Asked | Present | Emoted
decoder = msgspec.json.Decoder(AnyPassing)


def read(body: bytes) -> AnyPassing:
    """A message of another server.

    >>> read(msgspec.json.encode(Asked("a1", "ABCD2345")))
    Asked(node='a1', table='ABCD2345')
    """
    said: AnyPassing = decoder.decode(body)
    return said
