"""A table in use: one queue of requests, each checked, stored and only then shown.

The path of a move: its turn in the queue → is `seq` that of the position? → is it legal? → the
event is durable → it is played → everybody is told, each what they may see. A bot's move and one
that the clock makes take the same path. What another server stored enters at the last step.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Literal

from boneyard.engine.memory import recall
from boneyard.engine.position import Position
from boneyard.server.access.denied import Behind, Denied
from boneyard.server.access.names import read_name
from boneyard.server.access.tokens import same
from boneyard.server.ops.logs import fault, nickname
from boneyard.server.store.api import Conflict, Row, StoreFailed
from boneyard.server.tables import events, seat_view
from boneyard.server.tables.autoplay import Autoplay
from boneyard.server.tables.context import Context, Guest
from boneyard.server.tables.seat_view import Audience, SeatViews
from boneyard.server.tables.state import TableState
from boneyard.server.wire import cluster, protocol
from boneyard.server.workers.bots import BotFailed, Order, order

NOBODY_ELSEWHERE: dict[str, frozenset[int]] = {}  # one for all: most tables have nobody there
EMOTERS = 64  # as many connections' last emotes are remembered


class Table:
    """A table's state, who is connected, and what is waited for."""

    __slots__ = (  # a server has thousands of tables at which nothing happens
        "autoplay",
        "closed",
        "context",
        "elsewhere",
        "emoted",
        "guests",
        "idle_since",
        "opened",
        "queue",
        "sights",
        "state",
        "tasks",
    )

    def __init__(self, state: TableState, context: Context) -> None:
        self.state = state
        self.context = context
        self.guests: dict[Guest, bool] = {}  # with whether it only watches
        self.queue = asyncio.Lock()  # first come, first served
        self.sights = SeatViews()
        self.autoplay = Autoplay(self)
        self.opened = context.now()
        self.idle_since = self.opened
        self.elsewhere = NOBODY_ELSEWHERE  # seats whose people are at another server, by server
        self.tasks: list[asyncio.Task[None]] = []
        self.emoted: dict[bytes, int] = {}
        self.closed = False

    # Coming and going.

    async def enter(self, guest: Guest, watch: bool, since: int) -> None:
        """Show a connection the table, and everybody that it is there."""
        async with self.queue:
            self._seat(guest, watch)
            guest.send(self.state_for(guest, since))
            self._tell_who_is_here(but=guest)
            self.say_who_is_here()
            self.autoplay.watch_absent()
            for seat in guest.seats:
                if self.state.seats[seat].bot is not None:
                    await self._commit(events.HandedBack(at=self.now(), seat=seat))
            await self.go_on()

    def exit(self, guest: Guest) -> None:
        """A connection is gone."""
        if self.guests.pop(guest, None) is None:
            return
        self.idle_since = self.now()
        if not self.guests:
            self._rest()
        if guest.seats:
            self._tell_who_is_here()
            self.say_who_is_here()
        self.autoplay.watch_absent()
        self.autoplay.arm()

    def _rest(self) -> None:
        """Nobody looks: what can be worked out again is not kept."""
        self.guests, self.sights = {}, SeatViews()
        self.autoplay.rest()
        if self.state.position is not None:
            self.state.position.clear_cache()

    def _seat(self, guest: Guest, watch: bool) -> None:
        """Give a connection the seats of its token, unless it only watches."""
        guest.seats = self._seats_of(guest, watch)
        others = [other for other in self.guests if other is not guest]
        settings = self.context.settings
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
            await self._commit(events.Sat(at=self.now(), seat=seat, name=name, key=guest.key))
            await self.go_on()

    async def leave(self, guest: Guest, seat: int) -> None:
        """Give up a seat; once the game began a bot plays there until its person is back."""
        async with self.queue:
            if seat not in guest.seats:
                raise Denied("not-your-seat", seat=seat)
            if self.state.match is None and self.state.matches == 0:
                await self._commit(events.Left(at=self.now(), seat=seat))
            elif self.state.seats[seat].bot is None:
                guest.seats = tuple(other for other in guest.seats if other != seat)
                await self.take_over(seat)
            await self.go_on()

    async def fill(self, guest: Guest, seat: int, level: str) -> None:
        """Put a bot on an open seat."""
        async with self.queue:
            here = self._seat_at(seat)
            if not self._is_host(guest):
                raise Denied("not-the-host")
            if level not in self.context.known_bots:
                raise Denied("no-such-bot")
            if here.kind == "bot" and here.bot == level:
                raise Behind
            if here.kind != "open":
                raise Denied("seat-taken", seat=seat)
            await self._commit(events.Filled(at=self.now(), seat=seat, level=level))
            await self.go_on()

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
            await self.move(seat, move, "person")
            await self.go_on()
        self.context.metrics.move_took(time.perf_counter() - started)

    async def next(self, guest: Guest, seq: int) -> None:
        """Deal the next round, or begin a rematch."""
        async with self.queue:
            if not guest.seats:
                raise Denied("not-seated")
            phase = self.state.phase
            if seq < self.state.position_seq or phase not in ("between", "over"):
                raise Behind
            if phase == "over":
                await self._commit(events.Rematch(at=self.now()))
            else:
                await self.go_on()  # the commitment comes first, whatever happened before
                await self._commit(events.Dealt(at=self.now()))
            await self.go_on()

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
        self.show_emote(shown, emote)
        self.context.say(cluster.Emoted(self.context.node, self.state.code, shown, emote))

    def show_emote(self, seat: int, emote: protocol.Emote) -> None:
        """To all connections of this server."""
        self._send_all(protocol.write(protocol.Emoted(seat, emote)))

    def hint(self, guest: Guest, asked: protocol.Hint) -> None:
        """Ask a bot for advice, beside everything else; nobody else is told."""
        position = self._aided()
        if not guest.seats:
            raise Denied("not-seated")
        if not self.state.position_seq <= asked.seq <= self.state.seq:
            raise Behind
        if asked.level not in self.context.known_bots:
            raise Denied("no-such-bot")
        seat = self._own_seat(guest, asked.seat)
        if seat not in position.actors:
            raise Denied("not-your-turn")
        if guest.hinting:
            raise Denied("hint-under-way")
        draw = self.context.draw_seed
        wanted = order(position, seat, asked.level, hint=True, draw=draw)
        guest.hinting = True
        self.start(self._advise(guest, asked.seq, wanted))

    async def _advise(self, guest: Guest, seq: int, wanted: Order) -> None:
        try:
            advice = (await self.context.bots.ask(wanted)).hint
            if advice is None:
                raise BotFailed("no advice")
            told: protocol.Told = protocol.Hinted(
                seq,
                wanted.seat,
                advice.move,
                advice.verdict,
                advice.other,
                advice.ahead,
                advice.unit,
            )
        except BotFailed:
            self.context.metrics.count("boneyard_bots_failed_total")
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
        return protocol.Recalled(
            viewer, memory.unseen, [seat_view.stuck(one) for one in memory.stuck]
        )

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
                log=seat_view.log_since(state, guest.seats, since) if playing else [],
                left=self.autoplay.left(),
                ending=seat_view.ending(state),
            )
        )

    # What happens.

    async def catch_up(self, seq: int | None = None) -> None:
        """Follow what another server stored, up to `seq` at least."""
        async with self.queue:
            if seq is None or self.state.seq < seq:
                await self._catch_up()
                await self.go_on()

    async def _catch_up(self) -> None:
        for body in await self.context.store.events(self.state.code, self.state.seq):
            with self._following():
                event = events.read(body)
            self._happen(event)
        for seat, here in enumerate(self.state.seats):
            if here.kind == "person" and here.bot is not None and self.is_here(seat):
                await self._commit(events.HandedBack(at=self.now(), seat=seat))

    async def move(self, seat: int, move: str, how: Literal["person", "bot", "time"]) -> None:
        """Make a move, if it is legal; `IllegalMove` says why not."""
        assert self.state.position is not None
        self.state.position.text_for(move, None, seat)  # IllegalMove says why not
        await self._commit(events.Moved(at=self.now(), seat=seat, move=move, how=how))
        self.context.metrics.count("boneyard_moves_total", how)

    async def _commit(self, event: events.AnyEvent) -> None:
        """Durable first, then real, then told."""
        row = Row(self.state.code, self.state.seq + 1, event.at, events.write(event))
        try:
            await self.context.store.append(row)
        except Conflict:
            await self._catch_up()
            raise Behind from None
        self._happen(event)

    @contextlib.contextmanager
    def _following(self) -> Iterator[None]:
        """Follow what was stored; where that fails the table is closed and everybody is told."""
        try:
            with self.context.quarantine.guard(self.state.code):
                yield
        except Denied as why:
            self.closed = True
            self.autoplay.stop()
            self._send_all(protocol.write(protocol.Refused(code=why.code)))
            raise

    def _happen(self, event: events.AnyEvent) -> None:
        with self._following():
            self.state.apply(event)
        if not isinstance(event, events.Moved) or self.state.phase != "playing":
            self.autoplay.watch_absent()
        if isinstance(event, events.Moved):
            self._tell_move(event)
        elif isinstance(event, events.Dealt):
            self._tell(self._dealt)
        else:
            if isinstance(event, (events.Sat, events.Left)):
                for guest, watch in self.guests.items():
                    guest.seats = self._seats_of(guest, watch)
                self.say_who_is_here()
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

    async def go_on(self) -> None:
        """Commit and deal where that is due, then wake bots and clock."""
        state = self.state
        while True:
            if state.promised is None and state.phase in ("waiting", "between"):
                secret = self.context.draw_secret()
                await self._commit(
                    events.Committed(at=self.now(), seed=secret.seed, salt=secret.salt)
                )
            elif state.phase == "waiting" and all(s.kind != "open" for s in state.seats):
                await self._commit(events.Dealt(at=self.now()))
            else:
                break
        self.autoplay.arm()

    # Telling.

    def _tell_move(self, event: events.Moved) -> None:
        state, left, ending = self.state, self.autoplay.left(), seat_view.ending(self.state)
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
            seq=self.state.seq, info=self.info(), sights=sights, left=self.autoplay.left()
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
        return seat_view.info(self.state, self._here())

    def _here(self) -> list[bool]:
        present = {seat for guest in self.guests for seat in guest.seats}
        return [
            seat.bot is not None or number in present or self.is_elsewhere(number)
            for number, seat in enumerate(self.state.seats)
        ]

    def say_who_is_here(self) -> None:
        """To the other servers."""
        seats = sorted({seat for guest in self.guests for seat in guest.seats})
        self.context.say(cluster.Present(self.context.node, self.state.code, seats))

    def hear_present(self, node: str, seats: frozenset[int]) -> None:
        """The seats whose people are at another server."""
        if self.elsewhere.get(node, frozenset()) == seats:
            return
        others = {other: there for other, there in self.elsewhere.items() if other != node}
        self.elsewhere = {**others, node: seats} if seats else others
        self._tell_who_is_here()
        self.autoplay.watch_absent()

    def is_elsewhere(self, seat: int) -> bool:
        """Whether the person of a seat is at another server."""
        return any(seat in seats for seats in self.elsewhere.values())

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is connected."""
        return any(seat in guest.seats for guest in self.guests)

    def _is_host(self, guest: Guest) -> bool:
        return guest.key is not None and same(self.state.plan.host, guest.key)

    def _seat_at(self, seat: int) -> Any:
        if seat >= self.state.players:
            raise Denied("no-such-seat", seat=seat)
        return self.state.seats[seat]

    # Beside.

    def now(self) -> float:
        """By the clock that all tables share."""
        return self.context.now()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside; a fault in it is noted and touches nothing else."""
        task = asyncio.create_task(self._guarded(work))
        self.tasks.append(task)
        task.add_done_callback(self.tasks.remove)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (Behind, Denied):
            pass  # another server was first, or the table is closed
        except StoreFailed:  # a full disk, say; the next request says so
            self.context.metrics.count("boneyard_faults_total")
        except Exception:
            self.context.metrics.count("boneyard_faults_total")
            fault("table-fault", table=nickname(self.state.code))

    async def take_over(self, seat: int) -> None:
        """A bot plays for somebody who is away."""
        level = self.context.settings.stand_in
        await self._commit(events.TakenOver(at=self.now(), seat=seat, level=level))

    async def close(self) -> None:
        """Stop clocks and bots; what is under way in the queue is finished first."""
        self.closed = True
        self.autoplay.stop()
        async with self.queue:
            for task in list(self.tasks):
                task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
