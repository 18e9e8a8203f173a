"""A table in use: one queue of requests, each checked, stored and only then shown.

The path of a move: its turn in the queue → is `seq` that of the position? → is it legal? → the
event is durable → it is played → everybody is told, each what they may see. A bot's move and one
that the clock makes take the same path. What another server stored enters at the last step.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from boneyard.memory import recall
from boneyard.position import Position
from boneyard.server import events, protocol, sight
from boneyard.server.bots import BotFailed, BotPool, Order, draw_seed, order
from boneyard.server.clock import Uptime
from boneyard.server.fair import Secret, draw_secret
from boneyard.server.logs import fault, nickname
from boneyard.server.metrics import Metrics
from boneyard.server.names import read_name
from boneyard.server.settings import Settings
from boneyard.server.sight import Audience, Sights
from boneyard.server.state import TableState
from boneyard.server.store import Conflict, Row, Store, StoreFailed
from boneyard.server.tokens import same

SILENCE = "accept"  # what saying nothing means where several may answer
EMOTERS = 64  # as many connections' last emotes are remembered


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


class Table:
    """A table's state, who is connected, and what is waited for."""

    __slots__ = (  # a server has thousands of tables at which nothing happens
        "closed",
        "elsewhere",
        "emoted",
        "graces",
        "guests",
        "idle_since",
        "kept_overdue",
        "opened",
        "queue",
        "services",
        "sights",
        "state",
        "tasks",
        "thinking",
        "timer",
    )

    def __init__(self, state: TableState, services: Services) -> None:
        self.state = state
        self.services = services
        self.guests: dict[Guest, bool] = {}  # with whether it only watches
        self.queue = asyncio.Lock()  # first come, first served
        self.sights = Sights()
        self.opened = services.now()
        self.idle_since = self.opened
        self.timer: asyncio.TimerHandle | None = None
        self.graces: dict[int, asyncio.TimerHandle] = {}
        self.elsewhere: frozenset[int] = frozenset()  # seats whose people are at another server
        self.tasks: list[asyncio.Task[None]] = []
        self.thinking = False
        self.emoted: dict[bytes, int] = {}
        self.closed = False
        self.kept_overdue: tuple[int, list[tuple[int, str]]] = (-1, [])

    # Coming and going.

    async def enter(self, guest: Guest, watch: bool, since: int) -> None:
        """Show a connection the table, and everybody that it is there."""
        async with self.queue:
            self._seat(guest, watch)
            if self.elsewhere:
                self.elsewhere = self.elsewhere.difference(guest.seats)
            guest.send(self.state_for(guest, since))
            self._tell_who_is_here(but=guest)
            self._watch_absent()
            for seat in guest.seats:
                if self.state.seats[seat].bot is not None:
                    await self._commit(events.HandedBack(at=self._now(), seat=seat))
            await self._go_on()

    def exit(self, guest: Guest) -> None:
        """A connection is gone."""
        if self.guests.pop(guest, None) is None:
            return
        self.idle_since = self._now()
        if not self.guests:
            self.guests, self.sights = {}, Sights()  # nobody looks: nothing is kept
        if guest.seats:
            self._tell_who_is_here()
        self._watch_absent()
        self._arm()

    def _seat(self, guest: Guest, watch: bool) -> None:
        """Give a connection the seats of its token, unless it only watches."""
        guest.seats = self._seats_of(guest, watch)
        others = [other for other in self.guests if other is not guest]
        settings = self.services.settings
        if not guest.seats:
            if sum(not other.seats for other in others) >= settings.spectators_per_table:
                raise Denied("table-full")
        elif sum(other.seats == guest.seats for other in others) >= settings.connections_per_seat:
            raise Denied("seat-full")
        self.guests[guest] = watch

    # Requests.

    async def sit(self, guest: Guest, seat: int, name: str) -> None:
        """Take an open seat."""
        name = read_name(name)
        async with self.queue:
            here = self._seat_at(seat)
            if guest.key is None:
                raise Denied("no-token")
            if here.kind == "person" and same(here.key, guest.key):
                raise Behind  # done already
            if here.kind != "open":
                raise Denied("seat-taken", seat=seat)
            await self._commit(events.Sat(at=self._now(), seat=seat, name=name, key=guest.key))
            await self._go_on()

    async def leave(self, guest: Guest, seat: int) -> None:
        """Give up a seat; once the game began a bot plays there until its person is back."""
        async with self.queue:
            if seat not in guest.seats:
                raise Denied("not-your-seat", seat=seat)
            if self.state.match is None and self.state.matches == 0:
                await self._commit(events.Left(at=self._now(), seat=seat))
            elif self.state.seats[seat].bot is None:
                guest.seats = tuple(other for other in guest.seats if other != seat)
                await self._take_over(seat)
            await self._go_on()

    async def fill(self, guest: Guest, seat: int, level: str) -> None:
        """Put a bot on an open seat."""
        async with self.queue:
            here = self._seat_at(seat)
            if not self._is_host(guest):
                raise Denied("not-the-host")
            if level not in self.services.known_bots:
                raise Denied("no-such-bot")
            if here.kind == "bot" and here.bot == level:
                raise Behind
            if here.kind != "open":
                raise Denied("seat-taken", seat=seat)
            await self._commit(events.Filled(at=self._now(), seat=seat, level=level))
            await self._go_on()

    async def play(self, guest: Guest, seq: int, move: str, seat: int | None) -> None:
        """Make a move for one of the connection's own seats."""
        started = time.perf_counter()
        async with self.queue:
            if not guest.seats:
                raise Denied("not-seated")
            seat = self._own_seat(guest, seat)
            if not self.state.position_seq <= seq <= self.state.seq:
                raise Behind
            if self.state.position is None:
                raise Denied("not-begun")
            await self._move(seat, move, "person")
            await self._go_on()
        self.services.metrics.move_took(time.perf_counter() - started)

    async def next(self, guest: Guest, seq: int) -> None:
        """Deal the next round, or begin a rematch."""
        async with self.queue:
            if not guest.seats:
                raise Denied("not-seated")
            phase = self.state.phase
            if seq < self.state.position_seq or phase not in ("between", "over"):
                raise Behind
            if phase == "over":
                await self._commit(events.Rematch(at=self._now()))
            else:
                await self._go_on()  # the commitment comes first, whatever happened before
                await self._commit(events.Dealt(at=self._now()))
            await self._go_on()

    def say(self, guest: Guest, emote: protocol.Emote, n: int, seat: int | None) -> None:
        """Show an emote to all, once."""
        if not guest.seats or guest.key is None:
            raise Denied("not-seated")
        if seat is not None and seat not in guest.seats:
            raise Denied("not-your-seat", seat=seat)
        if n <= self.emoted.get(guest.key, -1):
            return
        self.emoted[guest.key] = n
        if len(self.emoted) > EMOTERS:
            del self.emoted[next(iter(self.emoted))]
        shown = guest.seats[0] if seat is None else seat
        self._send_all(protocol.write(protocol.Emoted(shown, emote)))

    def hint(self, guest: Guest, asked: protocol.Hint) -> None:
        """Ask a bot for advice, beside everything else; nobody else is told."""
        position = self._aided()
        if not guest.seats:
            raise Denied("not-seated")
        if not self.state.position_seq <= asked.seq <= self.state.seq:
            raise Behind
        if asked.level not in self.services.known_bots:
            raise Denied("no-such-bot")
        seat = self._own_seat(guest, asked.seat)
        if seat not in position.actors:
            raise Denied("not-your-turn", seat=seat)
        if guest.hinting:
            raise Denied("hint-under-way")
        draw = self.services.draw_seed
        wanted = order(position, seat, asked.level, asked.language, draw)
        guest.hinting = True
        self._start(self._advise(guest, asked.seq, wanted))

    async def _advise(self, guest: Guest, seq: int, wanted: Order) -> None:
        try:
            advice = await self.services.bots.ask(wanted)
            told: protocol.Told = protocol.Hinted(seq, wanted.seat, advice.move, advice.text)
        except BotFailed:
            self.services.metrics.count("boneyard_bots_failed_total")
            told = protocol.Refused(code="try-again", to="hint")
        finally:
            guest.hinting = False
        if guest in self.guests:
            guest.send(protocol.write(told))

    def recall(self, guest: Guest, seat: int | None) -> protocol.Recalled:
        """What the connection's seat, or a spectator, can remember."""
        position = self._aided()
        viewer = self._own_seat(guest, seat) if guest.seats or seat is not None else None
        memory = recall(position, viewer)
        return protocol.Recalled(viewer, memory.unseen, [sight.stuck(one) for one in memory.stuck])

    def _aided(self) -> Position:
        """The position, if this table allows aids."""
        if not self.state.plan.aids:
            raise Denied("no-aids")
        if self.state.position is None:
            raise Denied("not-begun")
        return self.state.position

    def _own_seat(self, guest: Guest, seat: int | None) -> int:
        """A seat of the connection: the one named, else one that may act, else its first."""
        if seat is None:
            actors = () if self.state.position is None else self.state.position.actors
            return next((s for s in actors if s in guest.seats), guest.seats[0])
        if seat not in guest.seats:
            raise Denied("not-your-seat", seat=seat)
        return seat

    def export(self, guest: Guest) -> str:
        """The running round as the connection saw it; a finished one can be downloaded."""
        if self.state.position is None:
            raise Denied("not-begun")
        viewer = guest.seats[0] if guest.seats else None
        return str(self.state.record_seen_by(viewer))

    def state_for(self, guest: Guest, since: int = 0) -> bytes:
        """Everything a connection may know."""
        state = self.state
        playing = state.position is not None
        return protocol.write(
            protocol.State(
                seq=state.seq,
                info=self.info(),
                yours=list(guest.seats),
                host=self._is_host(guest),
                sights=self.sights.of(state, guest.seats) if playing else None,
                log=sight.log_since(state, guest.seats, since) if playing else [],
                left=self._left(),
                ending=sight.ending(state),
            )
        )

    # What happens.

    async def catch_up(self, seq: int | None = None) -> None:
        """Follow what another server stored, up to `seq` at least."""
        async with self.queue:
            if seq is None or self.state.seq < seq:
                await self._catch_up()
                await self._go_on()

    async def begin(self) -> None:
        """What follows from the events that were stored, after a table was made or opened."""
        async with self.queue:
            await self._go_on()

    async def _catch_up(self) -> None:
        for body in await self.services.store.events(self.state.code, self.state.seq):
            event = events.read(body)
            if isinstance(event, events.HandedBack):
                self.elsewhere |= {event.seat}
            self._happen(event)
        for seat, here in enumerate(self.state.seats):
            if here.kind == "person" and here.bot is not None and self._is_here(seat):
                await self._commit(events.HandedBack(at=self._now(), seat=seat))

    async def _move(self, seat: int, move: str, how: Literal["person", "bot", "time"]) -> None:
        assert self.state.position is not None
        self.state.position.seen(move, None, seat)  # IllegalMove says why not
        await self._commit(events.Moved(at=self._now(), seat=seat, move=move, how=how))
        self.services.metrics.count("boneyard_moves_total", how)

    async def _commit(self, event: events.AnyEvent) -> None:
        """Durable first, then real, then told."""
        row = Row(self.state.code, self.state.seq + 1, event.at, events.write(event))
        try:
            await self.services.store.append(row)
        except Conflict:
            await self._catch_up()
            raise Behind from None
        self._happen(event)

    def _happen(self, event: events.AnyEvent) -> None:
        self.state.apply(event)
        if not isinstance(event, events.Moved) or self.state.phase != "playing":
            self._watch_absent()
        if isinstance(event, events.Moved):
            self._tell_move(event)
        elif isinstance(event, events.Dealt):
            self._tell(self._dealt)
        else:
            if isinstance(event, (events.Sat, events.Left)):
                for guest, watch in self.guests.items():
                    guest.seats = self._seats_of(guest, watch)
            self._tell(self._seats)

    def _seats_of(self, guest: Guest, watch: bool) -> Audience:
        """The seats of a connection's token; none if it only watches."""
        if watch or guest.key is None:
            return ()
        return tuple(
            number
            for number, seat in enumerate(self.state.seats)
            if seat.kind == "person" and same(seat.key, guest.key)
        )

    async def _go_on(self) -> None:
        """Commit and deal where that is due, then wake bots and clock."""
        state = self.state
        while True:
            if state.promised is None and state.phase in ("waiting", "between"):
                secret = self.services.draw_secret()
                await self._commit(
                    events.Committed(at=self._now(), seed=secret.seed, salt=secret.salt)
                )
            elif state.phase == "waiting" and all(s.kind != "open" for s in state.seats):
                await self._commit(events.Dealt(at=self._now()))
            else:
                break
        self._arm()

    # Telling.

    def _tell_move(self, event: events.Moved) -> None:
        state, left, ending = self.state, self._left(), sight.ending(self.state)
        seen = state.log[-1][1]

        def moved(audience: Audience) -> protocol.Told:
            return protocol.Moved(
                seq=state.seq,
                seat=event.seat,
                how=event.how,
                sights=self.sights.of(state, audience, seen),
                left=left,
                ending=ending,
            )

        self._tell(moved)

    def _dealt(self, audience: Audience) -> protocol.Told:
        sights = self.sights.of(self.state, audience)
        return protocol.Dealt(
            seq=self.state.seq, info=self.info(), sights=sights, left=self._left()
        )

    def _seats(self, audience: Audience) -> protocol.Told:
        return protocol.Seats(seq=self.state.seq, info=self.info(), yours=list(audience))

    def _tell(self, message: Callable[[Audience], protocol.Told]) -> None:
        """To each connection its own, made once for those who see the same."""
        made: dict[Audience, bytes] = {}
        for guest in self.guests:
            if guest.seats not in made:
                made[guest.seats] = protocol.write(message(guest.seats))
            guest.send(made[guest.seats])

    def _tell_who_is_here(self, but: Guest | None = None) -> None:
        data = protocol.write(protocol.Here(self._here()))
        for guest in self.guests:
            if guest is not but:
                guest.send(data)

    def _send_all(self, data: bytes) -> None:
        for guest in self.guests:
            guest.send(data)

    def info(self) -> protocol.Info:
        """What all may know."""
        return sight.info(self.state, self._here())

    def _here(self) -> list[bool]:
        present = {seat for guest in self.guests for seat in guest.seats}
        return [
            seat.bot is not None or number in present or number in self.elsewhere
            for number, seat in enumerate(self.state.seats)
        ]

    def _is_here(self, seat: int) -> bool:
        return any(seat in guest.seats for guest in self.guests)

    def _is_host(self, guest: Guest) -> bool:
        return guest.key is not None and same(self.state.plan.host, guest.key)

    def _seat_at(self, seat: int) -> Any:
        if seat >= self.state.players:
            raise Denied("no-such-seat", seat=seat)
        return self.state.seats[seat]

    # Time.

    def _now(self) -> float:
        return self.services.now()

    def _overdue(self) -> list[tuple[int, str]]:
        """What is played for people when their time is up: silence is acceptance, else the first
        legal move of the one whose turn it is, at tables with a turn time. Bots keep their own.
        """
        state = self.state
        if self.kept_overdue[0] != state.seq:
            moves: list[tuple[int, str]] = []
            actors = () if state.position is None else state.position.actors
            for number, seat in enumerate(actors):
                if state.position is None or state.seats[seat].bot is not None:
                    continue
                legal = state.position.legal(seat)
                if SILENCE in legal:
                    moves.append((seat, SILENCE))
                elif number == 0 and state.plan.turn_time is not None:
                    moves.append((seat, legal[0]))
            self.kept_overdue = state.seq, moves
        return self.kept_overdue[1]

    def _seconds_left(self) -> float | None:
        """Until the time of the people who may act is up; None: they have all the time."""
        state, settings = self.state, self.services.settings
        if state.phase != "playing" or not self._overdue():
            return None
        allowed = settings.claim_time if state.plan.turn_time is None else state.plan.turn_time
        now = self._now()
        left = allowed - self.services.uptime.passed(state.began, now)
        return max(left, settings.least_left - (now - self.opened), 0.0)

    def _left(self) -> int | None:
        left = self._seconds_left()
        return None if left is None else round(left * 1000)

    def _arm(self) -> None:
        """Set the clock and wake the bots, as long as somebody is there to see it."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        state = self.state
        if self.closed or not self.guests or state.phase != "playing" or state.position is None:
            return
        bots = [seat for seat in state.position.actors if state.seats[seat].bot is not None]
        if bots and not self.thinking:
            self.thinking = True
            self._start(self._think(bots[0]))
        left = self._seconds_left()
        if left is not None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(left, lambda: self._start(self._time_up()))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside; a fault in it is noted and touches nothing else."""
        task = asyncio.create_task(self._guarded(work))
        self.tasks.append(task)
        task.add_done_callback(self.tasks.remove)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (Behind, StoreFailed):
            pass  # another server was first; or the disk is full, and the next request says so
        except Exception:
            self.services.metrics.count("boneyard_faults_total")
            fault("table-fault", table=nickname(self.state.code))

    async def _think(self, seat: int) -> None:
        """Ask the seat's bot for a move and make it, if the position is still the same."""
        state = self.state
        try:
            assert state.position is not None
            seq, level = state.position_seq, state.seats[seat].bot
            assert level is not None
            shown_at = asyncio.get_running_loop().time() + self.services.settings.bot_pause
            try:
                wanted = order(state.position, seat, level, draw=self.services.draw_seed)
                move = (await self.services.bots.ask(wanted)).move
            except BotFailed:
                self.services.metrics.count("boneyard_bots_failed_total")
                move = ""
            await asyncio.sleep(max(0.0, shown_at - asyncio.get_running_loop().time()))
            async with self.queue:
                if (state.position_seq, state.seats[seat].bot) == (seq, level):
                    legal = state.position.legal(seat)
                    await self._move(seat, move if move in legal else legal[0], "bot")
                    await self._go_on()
        finally:
            self.thinking = False
        self._arm()

    async def _time_up(self) -> None:
        """Move for those who did not."""
        async with self.queue:
            left = self._seconds_left()
            if left is None or self.state.position is None:
                return
            if left > 0.01:  # somebody was quicker, or time stood still
                self._arm()
                return
            position = self.state.position
            for seat, move in self._overdue():
                if seat in position.actors and move in position.legal(seat):
                    await self._move(seat, move, "time")
            await self._go_on()

    def _watch_absent(self) -> None:
        """While others are waiting, give each absent person the time of grace, then a bot."""
        loop = asyncio.get_running_loop()
        somebody = any(guest.seats for guest in self.guests) and not self.closed
        for number, seat in enumerate(self.state.seats):
            absent = (
                somebody
                and self.state.phase == "playing"
                and seat.kind == "person"
                and seat.bot is None
                and number not in self.elsewhere
                and not self._is_here(number)
            )
            if not absent and number in self.graces:
                self.graces.pop(number).cancel()
            elif absent and number not in self.graces:
                self.graces[number] = loop.call_later(
                    self.services.settings.grace, self._grace_over, number
                )

    def _grace_over(self, seat: int) -> None:
        del self.graces[seat]
        self._start(self._replace(seat))

    async def _replace(self, seat: int) -> None:
        async with self.queue:
            here = self.state.seats[seat]
            if here.bot is None and not self._is_here(seat) and self.state.phase == "playing":
                await self._take_over(seat)
                await self._go_on()

    async def _take_over(self, seat: int) -> None:
        level = self.services.settings.stand_in
        await self._commit(events.TakenOver(at=self._now(), seat=seat, level=level))

    async def close(self) -> None:
        """Stop clocks and bots; what is under way in the queue is finished first."""
        self.closed = True
        self._watch_absent()
        if self.timer is not None:
            self.timer.cancel()
        async with self.queue:
            for task in list(self.tasks):
                task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
