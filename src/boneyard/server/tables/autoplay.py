"""What happens at a table by itself: bots move, time runs out, absent people are stood in for."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from boneyard.engine.position import Position
from boneyard.server.workers.bots import BotFailed, order

if TYPE_CHECKING:
    from boneyard.server.tables.table import Table

AGAIN = 1.0  # seconds until what could not be done is tried once more
NOTHING_KEPT: tuple[int, list[tuple[int, str]]] = (-1, [])


class Autoplay:
    """Keeps a game going, as long as somebody is there to see it."""

    __slots__ = ("graces", "kept_overdue", "table", "thinking", "timer")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.graces: dict[int, asyncio.TimerHandle] = {}
        self.thinking = False
        self.kept_overdue = NOTHING_KEPT

    def rest(self) -> None:
        """Let go of what can be worked out again."""
        self.kept_overdue = NOTHING_KEPT

    def stop(self) -> None:
        """Set no clock any more; the table is closed."""
        self.watch_absent()
        if self.timer is not None:
            self.timer.cancel()

    def overdue(self) -> list[tuple[int, str]]:
        """What is played for people when their time is up: silence is acceptance, else the first
        legal move of the first who has to move, at tables with a turn time. Bots keep their own.
        """
        state = self.table.state
        if self.kept_overdue[0] != state.seq:
            position = state.position
            moves = [] if position is None else self._unsaid(position)
            self.kept_overdue = state.seq, moves
        return self.kept_overdue[1]

    def _unsaid(self, position: Position) -> list[tuple[int, str]]:
        state, moves, waited_for = self.table.state, [], False
        silence, optional = position.rules.silence, set(position.rules.optional)
        for seat in position.actors:
            legal = position.legal(seat)
            first = not waited_for and not optional.issuperset(legal)
            waited_for |= first
            if state.seats[seat].bot is not None:
                continue
            if silence in legal:
                moves.append((seat, silence))
            elif first and state.plan.turn_time is not None:
                moves.append((seat, legal[0]))
        return moves

    def seconds_left(self) -> float | None:
        """Until the time of the people who may act is up; None: they have all the time."""
        state, settings = self.table.state, self.table.context.settings
        if state.phase != "playing" or not self.overdue():
            return None
        allowed = settings.claim_time if state.plan.turn_time is None else state.plan.turn_time
        now = self.table.now()
        left = allowed - self.table.context.uptime.passed(state.began, now)
        return max(left, settings.least_left - (now - self.table.opened), 0.0)

    def left(self) -> int | None:
        """The same in milliseconds, as clients are told."""
        left = self.seconds_left()
        return None if left is None else round(left * 1000)

    def arm(self) -> None:
        """Set the clock and wake the bots, as long as somebody is there to see it."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        state, seen = self.table.state, self.table.guests and not self.table.closed
        if not seen or state.phase != "playing" or state.position is None:
            return
        bots = [seat for seat in state.position.actors if state.seats[seat].bot is not None]
        if bots and not self.thinking:
            self.thinking = True
            self.table.start(self._think(bots[0]))
        left = self.seconds_left()
        if left is not None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(left, lambda: self.table.start(self.time_up()))

    async def _think(self, seat: int) -> None:
        """Ask the seat's bot for a move and make it, if the position is still the same."""
        try:
            with self._again(self.arm):
                await self._move_of_bot(seat)
        finally:
            self.thinking = False
        self.arm()

    async def _move_of_bot(self, seat: int) -> None:
        state = self.table.state
        assert state.position is not None
        seq, level = state.position_seq, state.seats[seat].bot
        assert level is not None
        shown_at = asyncio.get_running_loop().time() + self.table.context.settings.bot_pause
        try:
            wanted = order(state.position, seat, level, draw=self.table.context.draw_seed)
            move = (await self.table.context.bots.ask(wanted)).move
        except BotFailed:
            self.table.context.metrics.count("boneyard_bots_failed_total")
            move = ""
        await asyncio.sleep(max(0.0, shown_at - asyncio.get_running_loop().time()))
        async with self.table.queue:
            if (state.position_seq, state.seats[seat].bot) == (seq, level):
                legal = state.position.legal(seat)
                await self.table.move(seat, move if move in legal else legal[0], "bot")
                await self.table.go_on()

    @contextlib.contextmanager
    def _again(self, then: Callable[[], None]) -> Iterator[None]:
        """What fails in here is looked at again: on a full disk, say, nobody waits for ever."""
        try:
            yield
        except Exception:
            asyncio.get_running_loop().call_later(AGAIN, then)
            raise

    async def time_up(self) -> None:
        """Move for those who did not."""
        with self._again(self.arm):
            await self._time_up()

    async def _time_up(self) -> None:
        async with self.table.queue:
            left = self.seconds_left()
            if left is None or self.table.state.position is None:
                return
            if left > 0.01:  # somebody was quicker, or time stood still
                self.arm()
                return
            position = self.table.state.position
            for seat, move in self.overdue():
                if seat in position.actors and move in position.legal(seat):
                    await self.table.move(seat, move, "time")
            await self.table.go_on()

    def watch_absent(self) -> None:
        """While others are waiting, give each absent person the time of grace, then a bot."""
        loop = asyncio.get_running_loop()
        somebody = any(guest.seats for guest in self.table.guests) and not self.table.closed
        for number, seat in enumerate(self.table.state.seats):
            absent = (
                somebody
                and self.table.state.phase == "playing"
                and seat.kind == "person"
                and seat.bot is None
                and not self.table.is_elsewhere(number)
                and not self.table.is_here(number)
            )
            if not absent and number in self.graces:
                self.graces.pop(number).cancel()
            elif absent and number not in self.graces:
                self.graces[number] = loop.call_later(
                    self.table.context.settings.grace, self._grace_over, number
                )

    def _grace_over(self, seat: int) -> None:
        del self.graces[seat]
        self.table.start(self._replace(seat))

    async def _replace(self, seat: int) -> None:
        with self._again(self.watch_absent):
            await self._stand_in(seat)

    async def _stand_in(self, seat: int) -> None:
        async with self.table.queue:
            state = self.table.state
            away = state.seats[seat].bot is None and not self.table.is_here(seat)
            away = away and not self.table.is_elsewhere(seat)
            if away and state.phase == "playing":
                await self.table.take_over(seat)
                await self.table.go_on()
