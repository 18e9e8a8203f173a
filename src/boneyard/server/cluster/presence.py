"""Several servers on one store tell each other who is connected where, and show emotes.

A server that has not been heard for a while is gone, with everybody connected to it.
"""

from __future__ import annotations

import contextlib

import msgspec

from boneyard.server.tables.clock import BEAT
from boneyard.server.tables.context import Context
from boneyard.server.tables.table import Table
from boneyard.server.wire import cluster, protocol
from boneyard.server.wire.cluster import Alive, AnyPassing, Asked, Emoted, Gone, Present

SILENT = 3 * BEAT  # seconds without a message: it is gone


class Presence:
    """Speaks for the tables of this server, and tells them what other servers say."""

    def __init__(self, context: Context, tables: dict[str, Table]) -> None:
        self.context, self.tables = context, tables
        self.heard: dict[str, float] = {}  # when each of the others last spoke

    def alive(self) -> None:
        """Say that we are running; forget servers that have gone silent."""
        self.context.say(Alive(self.context.node))
        before = self.context.now() - SILENT
        for node in [node for node, at in self.heard.items() if at < before]:
            self.forget(node)

    def gone(self) -> None:
        """Say goodbye."""
        self.context.say(Gone(self.context.node))

    def ask(self, table: str) -> None:
        """Ask who is at a table that was opened here."""
        self.context.say(Asked(self.context.node, table))

    def hear(self, body: bytes) -> None:
        """A message of another server."""
        with contextlib.suppress(msgspec.MsgspecError):
            self._follow(cluster.read(body))

    def _follow(self, said: AnyPassing) -> None:
        if said.node == self.context.node:
            return
        self.heard[said.node] = self.context.now()
        if isinstance(said, Gone):
            self.forget(said.node)
        if isinstance(said, (Alive, Gone)) or (table := self.tables.get(said.table)) is None:
            return
        match said:
            case Asked():
                table.guests.say_who_is_here()
            case Present():
                table.hear_present(said.node, frozenset(said.seats))
            case Emoted():
                table.guests.tell_all(protocol.Emoted(said.seat, said.emote))

    def forget(self, node: str) -> None:
        """A server is gone, with everybody connected to it."""
        self.heard.pop(node, None)
        for table in self.tables.values():
            table.hear_present(node, frozenset())
