"""What happens at a table by itself: bots move, time runs out, bots stand in for absent people."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator

from boneyard.server.store.api import StoreFailed
from boneyard.server.tables.background import Background
from boneyard.server.tables.journal import Journal
from boneyard.server.tables.turn_time import TurnTime
from boneyard.server.workers.bots import BotFailed, order

Stage = tuple[str, bool]
AGAIN = 1.0  # seconds until what failed is tried again
NOBODY_ABSENT: dict[int, asyncio.TimerHandle] = {}  # one for all: most tables have nobody absent


class Autoplay:
    """Keeps a game going as long as somebody is watching."""

    __slots__ = (
        "background",
        "deal_timer",
        "graces",
        "journal",
        "stage",
        "thinking",
        "timer",
        "turn_time",
    )

    def __init__(self, journal: Journal, turn_time: TurnTime, background: Background) -> None:
        self.journal, self.turn_time, self.background = journal, turn_time, background
        self.timer: asyncio.TimerHandle | None = None
        self.graces = NOBODY_ABSENT  # until a bot plays for an absent person, by seat
        self.thinking = False
        self.stage: Stage | None = None  # of the shuffle that is waited for,
        self.deal_timer: asyncio.TimerHandle | None = None  # and until when

    def stop(self) -> None:
        """Cancel all clocks: the table is closed."""
        self.watch_absent()
        self._arm_deal()
        if self.timer is not None:
            self.timer.cancel()

    def wake(self) -> None:
        """Something happened: set the clock, wake the bots and look for absent people."""
        if self.journal.seats_changed:
            self.watch_absent()
        self.arm()

    def arm(self) -> None:
        """Set the clock and wake the bots."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self._arm_deal()
        state, watched = self.journal.state, self.journal.guests and not self.journal.closed
        if not watched or state.phase != "playing" or state.position is None:
            return
        bots = [seat for seat in state.position.actors if state.seats[seat].bot is not None]
        if bots and not self.thinking:
            self.thinking = True
            self.background.start(self._think(bots[0]))
        left = self.turn_time.seconds_left()
        if left is not None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(left, lambda: self.background.start(self.time_up()))

    # The shuffle.

    def _stage(self) -> Stage | None:
        """What the next deal waits for: seals, or then shares; None: for nothing."""
        state = self.journal.state
        if self.journal.closed or state.promised is None or not state.deal_wanted:
            return None
        return state.promised.commitment, state.promised.sealed

    def _arm_deal(self) -> None:
        """Devices have some time for each stage of a shuffle; then it goes on without them."""
        stage = self._stage()
        if stage == self.stage:
            return
        if self.deal_timer is not None:
            self.deal_timer.cancel()
        self.stage, self.deal_timer = stage, None
        if stage is not None:
            loop, most = asyncio.get_running_loop(), self.journal.context.settings.share_time
            work = self._deal_without
            self.deal_timer = loop.call_later(most, lambda: self.background.start(work(stage)))

    async def _deal_without(self, stage: Stage) -> None:
        """Go on without those who did not add to the shuffle in time."""
        try:
            with self._again(self.arm):
                async with self.journal.queue:
                    if self._stage() == stage:
                        await self.journal.deal_if_due(late=True)
        finally:
            self.stage = None
        self.wake()

    # Bots.

    async def _think(self, seat: int) -> None:
        """Ask the seat's bot for a move and make it, if the position is still the same."""
        try:
            with self._again(self.arm):
                await self._move_of_bot(seat)
        finally:
            self.thinking = False
        self.wake()

    async def _move_of_bot(self, seat: int) -> None:
        state, context = self.journal.state, self.journal.context
        assert state.position is not None
        seq, level = state.position_seq, state.seats[seat].bot
        assert level is not None
        settings = context.settings
        pause = settings.bot_pause
        if self.journal.guests.private is not None:
            pause = max(pause, settings.undo_time)
        shown_at = asyncio.get_running_loop().time() + pause
        try:
            wanted = order(state.position, seat, level, draw=context.draw_seed)
            with context.traces.span("bot", level=level, game=wanted.game):
                move = (await context.bots.ask(wanted, self.journal.guests.address())).move
        except BotFailed:
            context.metrics.count("boneyard_bots_failed_total")
            move = ""
        await asyncio.sleep(max(0.0, shown_at - asyncio.get_running_loop().time()))
        while (state.position_seq, state.seats[seat].bot) == (seq, level):
            try:
                async with self.journal.queue:
                    if (state.position_seq, state.seats[seat].bot) == (seq, level):
                        legal = state.position.legal(seat)
                        await self.journal.move(seat, move if move in legal else legal[0], "bot")
                        await self.journal.deal_if_due()
            except StoreFailed:  # it need not think again
                context.metrics.count("boneyard_store_waits_total")
                await asyncio.sleep(AGAIN)

    @contextlib.contextmanager
    def _again(self, then: Callable[[], None]) -> Iterator[None]:
        """If this fails, on a full disk for example, try again later: nobody waits for ever."""
        try:
            yield
        except Exception:
            asyncio.get_running_loop().call_later(AGAIN, then)
            raise

    # The clock.

    async def time_up(self) -> None:
        """Move for those who did not."""
        with self._again(self.arm):
            async with self.journal.queue:
                await self._move_for_late()
        self.wake()

    async def _move_for_late(self) -> None:
        left, position = self.turn_time.seconds_left(), self.journal.state.position
        if left is None or left > 0.01 or position is None or self.journal.closed:
            return  # somebody was quicker, or the clock stood still
        for seat, move in self.turn_time.overdue():
            if seat in position.actors and move in position.legal(seat):
                await self.journal.move(seat, move, "time")
        await self.journal.deal_if_due()

    # Absent people.

    def watch_absent(self) -> None:
        """While others wait, each absent person has some time to come back; then a bot plays."""
        self.journal.seats_changed = False
        loop, guests = asyncio.get_running_loop(), self.journal.guests
        grace = self.journal.context.settings.grace
        somebody = any(guest.seats for guest in guests)
        for number in range(self.journal.state.players):
            absent = somebody and self._is_absent(number)
            if not absent and number in self.graces:
                self.graces.pop(number).cancel()
            elif absent and number not in self.graces:
                timer = loop.call_later(grace, self._grace_over, number)
                self.graces = {**self.graces, number: timer}

    def _is_absent(self, number: int) -> bool:
        """Whether the game waits for a person who is not connected to any server."""
        state, guests = self.journal.state, self.journal.guests
        seat = state.seats[number]
        return (
            not self.journal.closed
            and state.phase == "playing"
            and seat.kind == "person"
            and seat.bot is None
            and not guests.is_elsewhere(number)
            and not guests.is_here(number)
        )

    def _grace_over(self, seat: int) -> None:
        del self.graces[seat]
        self.background.start(self._stand_in(seat))

    async def _stand_in(self, seat: int) -> None:
        with self._again(self.watch_absent):
            async with self.journal.queue:
                if self._is_absent(seat):
                    await self.journal.take_over(seat)
                    await self.journal.deal_if_due()
        self.wake()
