"""What happens at a table, in order: durable first, then applied, then told.

Persons' moves, bots' moves and moves made by the clock all end in `commit`. What another server
stored comes in by `catch_up`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Literal

from boneyard.server.access.denied import Behind, Denied
from boneyard.server.access.shuffle import Shuffle
from boneyard.server.store.api import Conflict, Row
from boneyard.server.tables import events
from boneyard.server.tables.context import Context
from boneyard.server.tables.guests import Guests
from boneyard.server.tables.state import TableState
from boneyard.server.wire import protocol

AT_ONCE = 20  # events that are applied before others have their turn
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

    async def hand_back_to(self, seats: Iterable[int]) -> None:
        """The persons of these seats are here: no bot plays for them any more."""
        for number in seats:
            seat = self.state.seats[number]
            if seat.kind == "person" and seat.bot is not None:
                await self.commit(events.HandedBack(at=self.context.now(), seat=number))

    async def deal_if_due(self, late: bool = False) -> None:
        """Take every step towards the next deal that waits for nobody.

        `late`: those who had to be waited for have had their time for the next step.
        """
        while (step := self._step_to_deal(late)) is not None:
            await self.commit(step)
            late = False

    def _step_to_deal(self, late: bool) -> events.AnyEvent | None:
        state, shuffle = self.state, self.state.promised
        if shuffle is None:
            if state.phase not in ("waiting", "between"):
                return None
            return events.Committed(at=self.context.now(), secret=self.context.draw_secret())
        if not state.deal_wanted or (self._is_awaited(shuffle) and not late):
            return None
        at = self.context.now()
        return events.Dealt(at=at) if shuffle.sealed else events.SealsClosed(at=at)

    def _is_awaited(self, shuffle: Shuffle) -> bool:
        """Whether the device of somebody who is here, or about to come, can add to the shuffle."""
        guests = self.guests
        if self.context.settings.share_time <= 0:
            return False
        return not guests or any(
            shuffle.awaits(number)
            and seat.kind == "person"
            and seat.bot is None
            and (guests.is_here(number) or guests.is_elsewhere(number))
            for number, seat in enumerate(self.state.seats)
        )

    async def commit(self, event: events.AnyEvent) -> None:
        """Store an event; `Behind` if another server stored one first, which is then applied."""
        row = Row(self.state.code, self.state.seq + 1, event.at, events.write(event))
        started = time.perf_counter()
        try:
            with self.context.traces.span("store"):
                await self.context.store.append(row)
        except Conflict:
            await self.catch_up()
            raise Behind from None
        self.context.metrics.store_took(time.perf_counter() - started)
        self._apply(event)

    async def catch_up(self) -> None:
        """Apply what another server stored; others have their turn when it is much."""
        bodies = await self.context.store.events(self.state.code, self.state.seq)
        for number, body in enumerate(bodies, 1):
            try:
                event = events.read(body)
            except Exception as problem:
                raise self._closed_by(problem) from None
            self._apply(event)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        await self.hand_back_to(filter(self.guests.is_here, range(self.state.players)))

    def _apply(self, event: events.AnyEvent) -> None:
        try:
            self.state.apply(event)
        except Exception as problem:
            raise self._closed_by(problem) from None
        if not isinstance(event, events.Moved) or self.state.phase != "playing":
            self.seats_changed = True
        if isinstance(event, RESEATING):
            self.guests.reseat()
            self.guests.say_who_is_here()
        self.guests.tell_event(event)

    def _closed_by(self, problem: Exception) -> Exception:
        """An event cannot be applied: the table is closed and everybody is told why."""
        why = self.context.quarantine.judge(self.state.code, problem)
        if isinstance(why, Denied):
            self.closed = self.seats_changed = True
            self.guests.tell_all(protocol.Refused(code=why.code))
        return why
