"""A table in use: what connections may ask of it, one request at a time.

The path of a move: its turn in the queue → is `seq` that of the position? → is it legal? → the
event is stored (`journal`) → it is applied (`state`) → everybody is told what they may see
(`guests`). `autoplay` takes the same path for bots and for those whose time is up.
"""

from __future__ import annotations

import asyncio
import time

from boneyard.engine.registry import rules_of
from boneyard.server.access.denied import Behind, Denied
from boneyard.server.access.names import read_name
from boneyard.server.access.shuffle import Shuffle, hash_of
from boneyard.server.access.tokens import same
from boneyard.server.store.api import StoreFailed
from boneyard.server.tables import aids, events
from boneyard.server.tables.autoplay import Autoplay
from boneyard.server.tables.background import Background
from boneyard.server.tables.context import Context, Guest
from boneyard.server.tables.guests import Guests
from boneyard.server.tables.journal import Journal
from boneyard.server.tables.state import Seat, TableState
from boneyard.server.tables.turn_time import TurnTime
from boneyard.server.wire import cluster, protocol

AGAIN = 0.5  # seconds until the store is asked again
EMOTERS = 64  # as many connections' last emotes are remembered
NO_EMOTES: dict[bytes, int] = {}  # one for all: at most tables nobody shows any


class Turn:
    """A request's turn in the queue; at its end what is due is dealt, and autoplay looks on.

    When the store failed on the way, the table is looked at again until it answers: something may
    be stored that we know nothing of, and what is due must not wait for the next request.
    """

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    async def __aenter__(self) -> None:
        await self.table.journal.queue.acquire()

    async def __aexit__(self, _kind: object, problem: BaseException | None, _at: object) -> None:
        failed = isinstance(problem, StoreFailed)
        try:
            if problem is None:
                await self.table.journal.deal_if_due()
        except StoreFailed:
            failed = True  # what was asked for is done all the same
        finally:
            self.table.journal.queue.release()
            self.table.autoplay.wake()
            if failed:
                self.table.catch_up_soon()


class Table:
    """A table's parts, and the requests to it."""

    __slots__ = (  # a server has thousands of tables at which nothing happens
        "autoplay",
        "background",
        "catching_up",
        "context",
        "emoted",
        "guests",
        "heard",
        "idle_since",
        "journal",
        "state",
        "unsure",
    )

    def __init__(self, state: TableState, context: Context) -> None:
        self.state, self.context = state, context
        turn_time = TurnTime(state, context)
        self.guests = Guests(state, context, turn_time)
        self.journal = Journal(state, context, self.guests)
        self.background = Background(state.code, context.metrics)
        self.autoplay = Autoplay(self.journal, turn_time, self.background)
        self.idle_since = turn_time.opened
        self.heard = 0  # the number of the newest event that a server is known to have stored
        self.unsure = False  # whether there may be more
        self.catching_up = False
        self.emoted = NO_EMOTES  # the number of the last emote of each connection's token

    @property
    def turn(self) -> Turn:
        """For one request."""
        return Turn(self)

    @property
    def closed(self) -> bool:
        """Whether nothing happens here any more."""
        return self.journal.closed

    @property
    def busy(self) -> bool:
        """Whether a request is being followed."""
        return self.journal.queue.locked()

    # Coming and going.

    async def enter(self, guest: Guest, watch: bool, since: int) -> None:
        """Show a connection the table, and everybody that it is there."""
        await self.refresh()
        async with self.turn:
            self.guests.admit(guest, watch)
            guest.send(self.guests.state_for(guest, since))
            self.guests.tell_who_is_here(but=guest)
            self.guests.say_who_is_here()
            self.autoplay.watch_absent()
            try:
                await self.journal.hand_back_to(guest.seats)
            except StoreFailed:
                self.catch_up_soon()  # they are shown the table, and have their seats later

    def exit(self, guest: Guest) -> None:
        """A connection is gone."""
        if not self.guests.remove(guest):
            return
        self.idle_since = self.context.now()
        if guest.seats:
            self.guests.tell_who_is_here()
            self.guests.say_who_is_here()
        self.autoplay.watch_absent()
        self.autoplay.arm()

    async def close(self) -> None:
        """Stop clocks and bots; what is under way in the queue is finished first."""
        self.journal.closed = True
        self.autoplay.stop()
        async with self.journal.queue:
            self.background.cancel()
        await self.background.finish()

    # Before the game.

    async def sit(self, guest: Guest, seat: int, name: str) -> None:
        """Take an open seat."""
        name = read_name(name)
        async with self.turn:
            here = self._seat(seat)
            if guest.key is None:
                raise Denied("no-token")
            if here.kind == "person" and same(here.key, guest.key):
                raise Behind  # done already
            if here.kind != "open":
                raise Denied("seat-taken", seat=seat)
            at = self.context.now()
            await self.journal.commit(events.Sat(at=at, seat=seat, name=name, key=guest.key))

    async def leave(self, guest: Guest, seat: int) -> None:
        """Give up a seat; once the game has begun a bot plays there until its person is back."""
        async with self.turn:
            if seat not in guest.seats:
                raise Denied("not-your-seat", seat=seat)
            if self.state.match is None and self.state.matches == 0:
                await self.journal.commit(events.Left(at=self.context.now(), seat=seat))
            elif self.state.seats[seat].bot is None:
                guest.seats = tuple(other for other in guest.seats if other != seat)
                await self.journal.take_over(seat)

    async def fill(self, guest: Guest, seat: int, level: str) -> None:
        """Put a bot on an open seat."""
        async with self.turn:
            here = self._seat(seat)
            if not self.guests.is_host(guest):
                raise Denied("not-the-host")
            if level not in self.context.known_bots:
                raise Denied("no-such-bot")
            if here.kind == "bot" and here.bot == level:
                raise Behind
            if here.kind != "open":
                raise Denied("seat-taken", seat=seat)
            at = self.context.now()
            await self.journal.commit(events.Filled(at=at, seat=seat, level=level))

    async def begin(self, guest: Guest) -> None:
        """Start with those who sit; `BadValue` if the game cannot be played by so few."""
        async with self.turn:
            if not self.guests.is_host(guest):
                raise Denied("not-the-host")
            state = self.state
            seated = sum(seat.kind != "open" for seat in state.seats)
            if state.phase != "waiting" or seated == state.players:
                raise Behind  # it has begun
            rules = rules_of(state.plan.game, state.plan.rules)
            rules.read_options(state.plan.options, rules.read_players(seated))
            await self.journal.commit(events.Begun(at=self.context.now()))

    async def resign(self, guest: Guest, seat: int) -> None:
        """Give the match up for one of the connection's own seats."""
        async with self.turn:
            if seat not in guest.seats:
                raise Denied("not-your-seat", seat=seat)
            if self.state.match is None:
                raise Denied("not-begun")
            if self.state.phase == "over":
                raise Behind
            at, level = self.context.now(), self.context.settings.stand_in
            await self.journal.commit(events.Resigned(at=at, seat=seat, level=level))

    def _seat(self, number: int) -> Seat:
        if number >= self.state.players:
            raise Denied("no-such-seat", seat=number)
        return self.state.seats[number]

    # The game.

    async def play(self, guest: Guest, seq: int, move: str, seat: int | None) -> None:
        """Make a move for one of the connection's own seats."""
        started = time.perf_counter()
        async with self.turn:
            if not guest.seats:
                raise Denied("not-seated")
            seat = self.guests.own_seat(guest, seat)
            if not self.state.position_seq <= seq <= self.state.seq:
                raise Behind
            if self.state.position is None:
                raise Denied("not-begun")
            if self.state.resigned is not None:
                raise Denied("over")
            await self.journal.move(seat, move, "person")
        self.context.metrics.move_took(time.perf_counter() - started)

    async def undo(self, guest: Guest, seq: int) -> None:
        """Take back the last move, if it is this device's and nobody else has seen it."""
        async with self.turn:
            if not self.state.position_seq <= seq <= self.state.seq:
                raise Behind
            seat = self.guests.undo_for(guest)
            if seat is None:
                raise Denied("cannot-undo")
            await self.journal.commit(events.Undone(at=self.context.now(), seat=seat))

    async def next(self, guest: Guest, seq: int) -> None:
        """Deal the next round, or begin a rematch."""
        async with self.turn:
            if not guest.seats:
                raise Denied("not-seated")
            phase = self.state.phase
            if seq < self.state.position_seq or phase not in ("between", "over"):
                raise Behind
            if phase == "over":
                await self.journal.commit(events.Rematch(at=self.context.now()))
            elif not self.state.called:
                await self.journal.commit(events.Called(at=self.context.now()))

    # The shuffle.

    async def seal(self, guest: Guest, commitment: str, seal: bytes) -> None:
        """A device binds itself to what its seats will add; what comes late or twice is ignored."""
        async with self.turn:
            shuffle = self._shuffle(guest, commitment)
            if shuffle is None or shuffle.sealed:
                return
            seats = [seat for seat in guest.seats if shuffle.awaits(seat)]
            if seats:
                at = self.context.now()
                await self.journal.commit(events.Sealed(at=at, seats=seats, seal=seal))

    async def open(self, guest: Guest, commitment: str, share: bytes) -> None:
        """A device opens what its seats add; what comes late or twice is ignored."""
        async with self.turn:
            shuffle = self._shuffle(guest, commitment)
            if shuffle is None:
                return
            under = [seat for seat in guest.seats if shuffle.seals[seat] == hash_of(share)]
            if not under or not shuffle.sealed:
                raise Denied("bad-choice")
            seats = [seat for seat in under if shuffle.awaits(seat)]
            if seats:
                at = self.context.now()
                await self.journal.commit(events.Opened(at=at, seats=seats, share=share))

    def _shuffle(self, guest: Guest, commitment: str) -> Shuffle | None:
        """The shuffle of this commitment, if it is the one under way."""
        if not guest.seats:
            raise Denied("not-seated")
        shuffle = self.state.promised
        return shuffle if shuffle is not None and shuffle.commitment == commitment else None

    async def catch_up(self) -> None:
        """Apply what another server stored."""
        async with self.turn:
            self.unsure = False  # as far as can be known before the store is read
            await self.journal.catch_up()

    def catch_up_soon(self, seq: int | None = None) -> None:
        """The same in the background, and again until the store answers.

        With a number only if that event is not known yet: a notice does not come twice.
        """
        if seq is None:
            self.unsure = True
        else:
            self.heard = max(self.heard, seq)
        if not self.catching_up and not self.closed:
            self.catching_up = True
            self.background.start(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            async with self.journal.queue:
                pass  # what is under way may be what was heard of
            while (self.unsure or self.state.seq < self.heard) and not self.closed:
                try:
                    await self.catch_up()
                except Behind:
                    pass  # another server went on meanwhile
                except StoreFailed:  # we are unsure again
                    self.context.metrics.count("boneyard_store_waits_total")
                    await asyncio.sleep(AGAIN)
        finally:
            self.catching_up = False

    async def refresh(self) -> None:
        """Before somebody is shown the table: a notice from another server may have been lost.

        While something is being stored this is not needed: if we missed anything, that conflicts.
        """
        if self.context.store.shared and not self.busy:
            await self.catch_up()

    # Beside the game.

    def say(self, guest: Guest, emote: protocol.Emote, n: int, seat: int | None) -> None:
        """Show an emote to all, once."""
        if not guest.seats or guest.key is None:
            raise Denied("not-seated")
        if seat is not None and seat not in guest.seats:
            raise Denied("not-your-seat", seat=seat)
        if n <= self.emoted.get(guest.key, -1):
            return
        self.emoted = {**self.emoted, guest.key: n}
        if len(self.emoted) > EMOTERS:
            del self.emoted[next(iter(self.emoted))]
        shown = guest.seats[0] if seat is None else seat
        self.guests.tell_all(protocol.Emoted(shown, emote))
        self.context.say(cluster.Emoted(self.context.node, self.state.code, shown, emote))

    def hint(self, guest: Guest, asked: protocol.Hint) -> None:
        """Ask a bot for advice; nobody else is told."""
        wanted = aids.hint_order(self.guests, guest, asked)
        guest.hinting = True
        self.background.start(aids.give_hint(self.guests, guest, asked.seq, wanted))

    def why(self, guest: Guest, asked: protocol.Why) -> protocol.Because:
        """Why the connection's seat cannot make some moves."""
        return aids.why(self.guests, guest, asked)

    def recall(self, guest: Guest, seat: int | None) -> protocol.Recalled:
        """What the connection's seat, or a spectator, can remember."""
        return aids.recall(self.guests, guest, seat)

    def export(self, guest: Guest) -> str:
        """The running round as the connection saw it; a finished one can be downloaded."""
        if self.state.position is None:
            raise Denied("not-begun")
        viewer = guest.seats[0] if guest.seats else None
        return str(self.state.record_seen_by(viewer))

    def hear_present(self, node: str, seats: frozenset[int]) -> None:
        """Another server says whose people are connected to it."""
        self.guests.hear_present(node, seats)
        self.autoplay.watch_absent()
