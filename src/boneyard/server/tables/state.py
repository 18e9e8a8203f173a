"""A table as its events made it. Nothing is decided here: `apply` carries out what happened."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from boneyard.engine.match import Match
from boneyard.engine.position import Position
from boneyard.engine.record import Record
from boneyard.engine.registry import rules_of
from boneyard.server.access.shuffle import Shuffle, with_shuffle
from boneyard.server.tables import events
from boneyard.server.wire.protocol import Phase

BOT_MARK = "bot:"


@dataclass(slots=True)
class Seat:
    """Who sits there."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    key: bytes = b""  # the hash of the person's token
    bot: str | None = None  # the bot that plays there now, if one does


class TableState:
    """The replay of a table's events."""

    __slots__ = (
        "before",
        "began",
        "called",
        "code",
        "dealt",
        "match",
        "matches",
        "phase",
        "plan",
        "played",
        "position_seq",
        "promised",
        "records",
        "resigned",
        "seats",
        "seq",
    )

    plan: events.Created

    def __init__(self, code: str) -> None:
        self.code = code
        self.seq = 0
        self.position_seq = 0  # the last event that changed the position
        self.began = 0.0  # when it did
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.dealt: Shuffle | None = None  # of the round on the table
        self.promised: Shuffle | None = None  # of the round that comes next
        # The position before the last move and when it came about, where moves can be taken back.
        self.before: tuple[Position, float] | None = None
        self.called = False  # somebody asked for that round
        self.records: list[str] | None = None  # of finished rounds, if they are wanted
        self.resigned: int | None = None  # the seat whose person ended the match
        self.matches = 0
        self.played = 0  # rounds that were finished, of all matches
        self.phase: Phase = "waiting"

    @classmethod
    def replay(cls, code: str, bodies: list[bytes], keep_records: bool = False) -> TableState:
        """The state after these events."""
        state = cls(code)
        state.records = [] if keep_records else None
        for body in bodies:
            state.apply(events.read(body))
        return state

    def _phase(self) -> Phase:
        if self.match is None:
            return "waiting"
        if self.match.over or self.resigned is not None:
            return "over"
        return "between" if self.match.position.over else "playing"

    @property
    def position(self) -> Position | None:
        """The round on the table."""
        return None if self.match is None else self.match.position

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The names at all seats, as in records."""
        return tuple(
            f"{BOT_MARK}{seat.bot}" if seat.kind == "bot" else seat.name for seat in self.seats
        )

    @property
    def deal_wanted(self) -> bool:
        """Whether nothing is missing for the next deal but the shuffle."""
        if self.phase == "waiting":
            return all(seat.kind != "open" for seat in self.seats)
        return self.phase == "between" and self.called

    def record_seen_by(self, viewer: int | None) -> Record:
        """The running round as a seat or a spectator saw it."""
        position = self.position
        assert position is not None
        moves = [
            (seat, position.move_seen_by(number, viewer))
            for number, (seat, _) in enumerate(position.moves)
        ]
        return replace(position.record, seed=None, moves=moves, result=None)

    def apply(self, event: events.AnyEvent) -> None:
        """Carry out one event."""
        APPLY[type(event)](self, event)
        self.seq += 1
        if isinstance(event, (events.Dealt, events.Moved)):
            self.position_seq, self.began = self.seq, event.at
        elif isinstance(event, events.Undone):
            self.position_seq = self.seq
        self.phase = self._phase()

    def _created(self, event: events.Created) -> None:
        self.plan = msgspec.structs.replace(event, seats=[])  # they are filled here and below
        for seat in event.seats:
            if seat.kind == "here":
                self.seats.append(Seat("person", seat.name or "", event.host))
            elif seat.kind == "bot":
                self.seats.append(Seat("bot", bot=seat.level))
            else:
                self.seats.append(Seat())

    def _sat(self, event: events.Sat) -> None:
        self.seats[event.seat] = Seat("person", event.name, event.key)

    def _left(self, event: events.Left) -> None:
        self.seats[event.seat] = Seat()
        if self.promised is not None and self.promised.sealed:
            self.promised = None  # shares may be open: whoever comes must not choose after them
        elif self.promised is not None:
            self.promised = self.promised.with_seal([event.seat], None)

    def _filled(self, event: events.Filled) -> None:
        self.seats[event.seat] = Seat("bot", bot=event.level)

    def _begun(self, _event: events.Begun) -> None:
        taken = [number for number, seat in enumerate(self.seats) if seat.kind != "open"]
        self.seats = [self.seats[number] for number in taken]
        if self.promised is not None:
            self.promised = self.promised.of_seats(taken)

    def _resigned(self, event: events.Resigned) -> None:
        assert self.match is not None
        assert self.dealt is not None
        others = [seat for number, seat in enumerate(self.seats) if number != event.seat]
        if len(others) > 1 and any(seat.kind == "person" for seat in others):
            self.seats[event.seat] = Seat("bot", bot=event.level)
            return
        self.resigned = event.seat
        if self.match.position.over:
            return
        self.played += 1
        if self.records is not None:
            self.records.append(with_shuffle(self.match.position.record, self.dealt))

    def _committed(self, event: events.Committed) -> None:
        self.promised = Shuffle(event.secret, (None,) * self.players)

    def _sealed(self, event: events.Sealed) -> None:
        assert self.promised is not None
        self.promised = self.promised.with_seal(event.seats, event.seal)

    def _seals_closed(self, event: events.SealsClosed) -> None:
        assert self.promised is not None
        self.promised = self.promised.close()

    def _opened(self, event: events.Opened) -> None:
        assert self.promised is not None
        self.promised = self.promised.with_share(event.seats, event.share)

    def _called(self, event: events.Called) -> None:
        self.called = True

    def _dealt(self, event: events.Dealt) -> None:
        assert self.promised is not None
        self.dealt, self.promised, self.called = self.promised, None, False
        if self.match is not None:
            self.match.deal(self.dealt.seed)
            return
        plan = self.plan
        self.match = Match(
            rules_of(plan.game, plan.rules),
            self.players,
            None,
            plan.rounds,
            plan.target,
            self.names,
            self.dealt.seed,
            **plan.options,
        )

    def _moved(self, event: events.Moved) -> None:
        assert self.match is not None
        assert self.dealt is not None
        position = self.match.position
        if self.plan.undo:
            self.before = position.copy(), self.began
        position.play(event.move, event.seat)
        if position.over:
            self.match.note()
            self.played += 1
            if self.records is not None:
                self.records.append(with_shuffle(position.record, self.dealt))

    def _undone(self, event: events.Undone) -> None:
        assert self.match is not None
        assert self.before is not None
        self.match.position, self.began = self.before
        self.before = None

    def _taken(self, event: events.TakenOver) -> None:
        self.seats[event.seat].bot = event.level

    def _back(self, event: events.HandedBack) -> None:
        self.seats[event.seat].bot = None

    def _rematch(self, event: events.Rematch) -> None:
        self.match = self.resigned = None
        self.matches += 1


APPLY: dict[type, Any] = {
    events.Created: TableState._created,
    events.Sat: TableState._sat,
    events.Left: TableState._left,
    events.Filled: TableState._filled,
    events.Begun: TableState._begun,
    events.Resigned: TableState._resigned,
    events.Committed: TableState._committed,
    events.Sealed: TableState._sealed,
    events.SealsClosed: TableState._seals_closed,
    events.Opened: TableState._opened,
    events.Called: TableState._called,
    events.Dealt: TableState._dealt,
    events.Moved: TableState._moved,
    events.Undone: TableState._undone,
    events.TakenOver: TableState._taken,
    events.HandedBack: TableState._back,
    events.Rematch: TableState._rematch,
}
