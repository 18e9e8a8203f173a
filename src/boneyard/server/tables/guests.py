"""The connections at a table: which seats are theirs, who is here, and what each is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from boneyard.server.access.denied import Denied
from boneyard.server.access.tokens import same
from boneyard.server.tables import events, seat_view
from boneyard.server.tables.context import Context, Guest
from boneyard.server.tables.seat_view import Audience, SeatViews
from boneyard.server.tables.state import TableState
from boneyard.server.tables.turn_time import TurnTime
from boneyard.server.tables.undo import reveals_nothing
from boneyard.server.wire import cluster, protocol

NOBODY_ELSEWHERE: dict[str, frozenset[int]] = {}  # one for all: most tables have nobody there


class Guests:
    """Everybody who is connected to a table of this server."""

    __slots__ = ("context", "elsewhere", "private", "state", "turn_time", "views", "watching")

    def __init__(self, state: TableState, context: Context, turn_time: TurnTime) -> None:
        self.state, self.context, self.turn_time = state, context, turn_time
        self.watching: dict[Guest, bool] = {}  # each connection, and whether it only watches
        self.views = SeatViews()
        # The seat that made the last move and its key, while only that device was shown it and it
        # can be taken back.
        self.private: tuple[int, bytes] | None = None
        self.elsewhere = NOBODY_ELSEWHERE  # seats whose people are at another server, by server

    def __iter__(self) -> Iterator[Guest]:
        return iter(self.watching)

    def __len__(self) -> int:
        return len(self.watching)

    def __contains__(self, guest: object) -> bool:
        return guest in self.watching

    def address(self) -> str:
        """On whose behalf bots think at this table: that of whoever has been here longest."""
        return next((guest.address for guest in self.watching), "")

    # Coming and going.

    def admit(self, guest: Guest, watch: bool) -> None:
        """Give a connection the seats of its token, unless it only watches."""
        guest.seats = self._seats_of(guest, watch)
        others = [other for other in self.watching if other is not guest]
        settings = self.context.settings
        if not guest.seats:
            if sum(not other.seats for other in others) >= settings.spectators_per_table:
                raise Denied("table-full")
        elif sum(other.seats == guest.seats for other in others) >= settings.connections_per_seat:
            raise Denied("seat-full")
        self.watching[guest] = watch

    def remove(self, guest: Guest) -> bool:
        """A connection is gone; gives whether it was here."""
        if self.watching.pop(guest, None) is None:
            return False
        if not self.watching:
            self._clear_cache()
        return True

    def _clear_cache(self) -> None:
        """Nobody is watching: drop what can be computed again."""
        self.watching, self.views = {}, SeatViews()
        self.turn_time.clear_cache()
        if self.state.position is not None:
            self.state.position.clear_cache()

    def reseat(self) -> None:
        """Somebody took or left a seat."""
        for guest, watch in self.watching.items():
            guest.seats = self._seats_of(guest, watch)

    def _seats_of(self, guest: Guest, watch: bool) -> Audience:
        """The seats of a connection's token; none if it only watches."""
        if watch or guest.key is None:
            return ()
        return tuple(
            number
            for number, seat in enumerate(self.state.seats)
            if seat.kind == "person" and same(seat.key, guest.key)
        )

    def own_seat(self, guest: Guest, seat: int | None) -> int:
        """A seat of the connection: the one named, else one that may act, else its first."""
        if seat is None:
            actors = () if self.state.position is None else self.state.position.actors
            return next((s for s in actors if s in guest.seats), guest.seats[0])
        if seat not in guest.seats:
            raise Denied("not-your-seat", seat=seat)
        return seat

    # Taking back.

    def undo_for(self, guest: Guest) -> int | None:
        """The seat whose last move a connection may take back."""
        if self.private is None:
            return None
        seat, key = self.private
        return seat if seat in guest.seats and is_of(guest, key) else None

    def _note_private(self, event: events.Moved) -> None:
        """Whether the move that was just made can be taken back by the device that made it."""
        self.private, state = None, self.state
        if state.before is None or event.how != "person" or self.elsewhere:
            return
        key = state.seats[event.seat].key
        alone = all(is_of(guest, key) and not watch for guest, watch in self.watching.items())
        if alone and reveals_nothing(state.before[0], event.seat, event.move):
            self.private = event.seat, key

    def _forget_private(self, guest: Guest) -> None:
        """A connection is shown the table: whoever it is has now seen the last move."""
        if self.private is None:
            return
        if self.watching.get(guest) or not is_of(guest, self.private[1]):
            self.private = None

    def is_host(self, guest: Guest) -> bool:
        """Whether this connection made the table."""
        return guest.key is not None and same(self.state.plan.host, guest.key)

    # Who is here.

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is connected to this server."""
        return any(seat in guest.seats for guest in self.watching)

    def is_elsewhere(self, seat: int) -> bool:
        """Whether the person of a seat is at another server."""
        return any(seat in seats for seats in self.elsewhere.values())

    def _here(self) -> list[bool]:
        present = {seat for guest in self.watching for seat in guest.seats}
        return [
            seat.bot is not None or number in present or self.is_elsewhere(number)
            for number, seat in enumerate(self.state.seats)
        ]

    def hear_present(self, node: str, seats: frozenset[int]) -> None:
        """Another server says whose people are connected to it."""
        if self.elsewhere.get(node, frozenset()) == seats:
            return
        if seats:
            self.private = None  # they are shown the last move there
        others = {other: there for other, there in self.elsewhere.items() if other != node}
        self.elsewhere = {**others, node: seats} if seats else others
        self.tell_who_is_here()

    def say_who_is_here(self) -> None:
        """Tell the other servers."""
        seats = sorted({seat for guest in self.watching for seat in guest.seats})
        self.context.say(cluster.Present(self.context.node, self.state.code, seats))

    # Telling.

    def info(self) -> protocol.Info:
        """What all may know about the table."""
        return seat_view.info(self.state, self._here())

    def state_for(self, guest: Guest, since: int = 0) -> bytes:
        """Everything a connection may know."""
        state = self.state
        playing = state.position is not None
        self._forget_private(guest)
        return protocol.write(
            protocol.State(
                seq=state.seq,
                info=self.info(),
                yours=list(guest.seats),
                host=self.is_host(guest),
                sights=self.views.of(state, guest.seats) if playing else None,
                log=seat_view.log_since(state, guest.seats, since) if playing else [],
                left=self.turn_time.left(),
                ending=seat_view.ending(state),
                undo=self.undo_for(guest),
            )
        )

    def tell_event(self, event: events.AnyEvent) -> None:
        """What just happened, to each as they may see it."""
        if isinstance(event, events.Moved):
            self._note_private(event)
            self._tell_move(event)
        elif isinstance(event, events.Undone):
            self.private = None
            self._tell(lambda audience: self._undone(audience, event.seat))
        elif isinstance(event, events.Dealt):
            self._tell(self._dealt)
        elif isinstance(event, events.Resigned):
            self.views = SeatViews()  # nobody can move any more
            for guest in self.watching:
                guest.send(self.state_for(guest, self.state.seq))
        else:
            self._tell(self._seats)

    def _tell_move(self, event: events.Moved) -> None:
        state, left, ending = self.state, self.turn_time.left(), seat_view.ending(self.state)

        def moved(audience: Audience) -> protocol.Told:
            return protocol.Moved(
                seq=state.seq,
                seat=event.seat,
                how=event.how,
                sights=self.views.of(state, audience, moved=True),
                left=left,
                ending=ending,
                undo=None if self.private is None else self.private[0],
            )

        self._tell(moved)

    def _undone(self, audience: Audience, seat: int) -> protocol.Told:
        sights = self.views.of(self.state, audience)
        left = self.turn_time.left()
        return protocol.Undone(seq=self.state.seq, seat=seat, sights=sights, left=left)

    def _dealt(self, audience: Audience) -> protocol.Told:
        sights = self.views.of(self.state, audience)
        return protocol.Dealt(
            seq=self.state.seq, info=self.info(), sights=sights, left=self.turn_time.left()
        )

    def _seats(self, audience: Audience) -> protocol.Told:
        return protocol.Seats(seq=self.state.seq, info=self.info(), yours=list(audience))

    def _tell(self, message: Callable[[Audience], protocol.Told]) -> None:
        """Send each connection its own message; those who see the same share one."""
        made: dict[Audience, bytes] = {}
        for guest in self.watching:
            if guest.seats not in made:
                made[guest.seats] = protocol.write(message(guest.seats))
            guest.send(made[guest.seats])

    def tell_who_is_here(self, but: Guest | None = None) -> None:
        """Who is connected now, to all but one."""
        data = protocol.write(protocol.Here(self._here()))
        for guest in self.watching:
            if guest is not but:
                guest.send(data)

    def tell_all(self, message: protocol.Told) -> None:
        """The same to everybody."""
        data = protocol.write(message)
        for guest in self.watching:
            guest.send(data)


def is_of(guest: Guest, key: bytes) -> bool:
    """Whether a connection has this key."""
    return guest.key is not None and same(guest.key, key)
