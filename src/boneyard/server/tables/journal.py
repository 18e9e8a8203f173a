"""What happens at a table, in order: durable first, then applied, then told.

Persons' moves, bots' moves and moves made by the clock all end in `commit`. What another server
stored comes in by `catch_up`.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Literal

from boneyard.server.access.denied import Behind, Denied
from boneyard.server.store.api import Conflict, Row
from boneyard.server.tables import events
from boneyard.server.tables.context import Context
from boneyard.server.tables.guests import Guests
from boneyard.server.tables.state import TableState
from boneyard.server.wire import protocol

RESEATING = (events.Sat, events.Left, events.Begun, events.Resigned)  # seats get other owners


class Journal:
    """The events of one table. Hold `queue` while you commit or catch up."""

    __slots__ = ("closed", "context", "guests", "queue", "seats_changed", "state")

    def __init__(self, state: TableState, context: Context, guests: Guests) -> None:
        self.state, self.context, self.guests = state, context, guests
        self.queue = asyncio.Lock()  # first come, first served
        self.closed = False
        self.seats_changed = False  # since autoplay last looked for absent people

    async def move(self, seat: int, move: str, how: Literal["person", "bot", "time"]) -> None:
        """Make a move; `IllegalMove` if it is not legal."""
        assert self.state.position is not None
        self.state.position.require_legal(move, seat)
        await self.commit(events.Moved(at=self.context.now(), seat=seat, move=move, how=how))
        self.context.metrics.count("boneyard_moves_total", how)
        self.context.metrics.count("boneyard_game_moves_total", self.state.plan.game)

    async def take_over(self, seat: int) -> None:
        """A bot plays for somebody who is away."""
        level = self.context.settings.stand_in
        await self.commit(events.TakenOver(at=self.context.now(), seat=seat, level=level))

    async def hand_back(self, seat: int) -> None:
        """The person of a seat is back."""
        await self.commit(events.HandedBack(at=self.context.now(), seat=seat))

    async def deal_if_due(self) -> None:
        """Commit to the next round's seed, and deal the first round once all seats are taken."""
        state, now = self.state, self.context.now
        while True:
            if state.promised is None and state.phase in ("waiting", "between"):
                secret = self.context.draw_secret()
                await self.commit(events.Committed(at=now(), seed=secret.seed, salt=secret.salt))
            elif state.phase == "waiting" and all(seat.kind != "open" for seat in state.seats):
                await self.commit(events.Dealt(at=now()))
            else:
                return

    async def commit(self, event: events.AnyEvent) -> None:
        """Store an event; `Behind` if another server stored one first, which is then applied."""
        row = Row(self.state.code, self.state.seq + 1, event.at, events.write(event))
        started = time.perf_counter()
        try:
            await self.context.store.append(row)
        except Conflict:
            await self.catch_up()
            raise Behind from None
        self.context.metrics.store_took(time.perf_counter() - started)
        self._apply(event)

    async def catch_up(self) -> None:
        """Apply what another server stored."""
        for body in await self.context.store.events(self.state.code, self.state.seq):
            with self._applying():
                event = events.read(body)
            self._apply(event)
        for number, seat in enumerate(self.state.seats):
            if seat.kind == "person" and seat.bot is not None and self.guests.is_here(number):
                await self.hand_back(number)

    def _apply(self, event: events.AnyEvent) -> None:
        with self._applying():
            self.state.apply(event)
        if not isinstance(event, events.Moved) or self.state.phase != "playing":
            self.seats_changed = True
        if isinstance(event, RESEATING):
            self.guests.reseat()
            self.guests.say_who_is_here()
        self.guests.tell_event(event)

    @contextlib.contextmanager
    def _applying(self) -> Iterator[None]:
        """If an event cannot be applied, the table is closed and everybody is told why."""
        try:
            with self.context.quarantine.guard(self.state.code):
                yield
        except Denied as why:
            self.closed = self.seats_changed = True
            self.guests.tell_all(protocol.Refused(code=why.code))
            raise
