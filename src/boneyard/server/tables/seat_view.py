"""What each connection is shown. All it learns of the game comes from `Position.view`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from boneyard.server.access.shuffle import Shuffle
from boneyard.server.tables.state import TableState
from boneyard.server.wire import protocol
from boneyard.server.wire.protocol import Info, Reveal, SeatInfo, Sight

RESIGNED = "resigned"  # in place of a clause of the rules
LOGGED = 40  # moves in a resync, at most

Audience = tuple[int, ...]  # the seats of a connection, in order; none: a spectator


class SeatViews:
    """What each seat sees of the position, computed once and kept as bytes."""

    __slots__ = ("kept", "seq")

    def __init__(self) -> None:
        self.kept: dict[int | None, tuple[Any, list[str]]] = {}
        self.seq = -1

    def of(self, state: TableState, audience: Audience, moved: bool = False) -> list[Sight]:
        """What all seats of a connection see, or a spectator; `moved`: and the last move."""
        viewers: tuple[int | None, ...] = audience or (None,)
        position, sights = state.position, []
        assert position is not None
        last = len(position.moves) - 1
        for viewer in viewers:
            view, legal = self._one(state, viewer)
            move = position.move_seen_by(last, viewer) if moved else None
            sights.append(Sight(viewer, view, legal, move))
        return sights

    def _one(self, state: TableState, viewer: int | None) -> tuple[Any, list[str]]:
        if self.seq != state.position_seq:
            self.kept, self.seq = {}, state.position_seq
        if viewer not in self.kept:
            position = state.position
            assert position is not None
            view = msgspec.Raw(position.view_json(viewer))
            may_act = viewer in position.actors and state.phase == "playing"
            self.kept[viewer] = view, (position.legal(viewer) if may_act else [])
        return self.kept[viewer]


def info(state: TableState, here: list[bool]) -> Info:
    """What everybody may know about the table."""
    match, plan = state.match, state.plan
    shuffle = state.dealt if state.phase == "playing" else state.promised or state.dealt
    rounds = 0 if match is None else len(match.results) + (not match.position.over)
    return Info(
        table=state.code,
        game=plan.game,
        players=state.players,
        options=plan.options,
        seats=[
            SeatInfo(seat.kind, seat.name, here[number], seat.bot)
            for number, seat in enumerate(state.seats)
        ],
        phase=state.phase,
        round=rounds,
        rounds=plan.rounds,
        target=plan.target,
        totals=[0] * state.players if match is None else list(match.totals),
        turn_time=plan.turn_time,
        listed=plan.listed,
        aids=plan.aids,
        undo=plan.undo,
        commitment=None if shuffle is None else shuffle.commitment,
        seals=[] if shuffle is None else [hex_of(seal) for seal in shuffle.seals],
        sealed=shuffle is not None and shuffle.sealed,
    )


def ending(state: TableState) -> protocol.Ending | None:
    """How the round on the table ended; None while it runs."""
    match, shuffle = state.match, state.dealt
    if match is None or shuffle is None:
        return None
    if state.resigned is not None:
        return given_up(state.resigned, match.totals, state.played, reveal(shuffle))
    if not match.position.over:
        return None
    result = match.results[-1]
    return protocol.Ending(
        winners=list(result.winners),
        scores=list(result.scores),
        clause=result.clause,
        numbers={name: list(numbers) for name, numbers in result.numbers.items()},
        totals=list(match.totals),
        match_over=match.over,
        match_winners=list(match.winners) if match.over else [],
        record=state.played,
        reveal=reveal(shuffle),
    )


def reveal(shuffle: Shuffle) -> Reveal:
    """What a finished round was dealt from."""
    return Reveal(
        shuffle.commitment,
        shuffle.secret.hex(),
        [hex_of(share) for share in shuffle.shares],
        shuffle.seed.hex(),
    )


def given_up(seat: int, totals: Sequence[int], record: int, opened: Reveal) -> protocol.Ending:
    """The end of a match that somebody resigned: everybody else wins it."""
    others = [other for other in range(len(totals)) if other != seat]
    return protocol.Ending(
        winners=others,
        scores=[0] * len(totals),
        clause=RESIGNED,
        numbers={},
        totals=list(totals),
        match_over=True,
        match_winners=others,
        record=record,
        reveal=opened,
    )


def hex_of(data: bytes | None) -> str | None:
    """Bytes in hexadecimal, if there are any."""
    return None if data is None else data.hex()


def log_since(state: TableState, audience: Audience, since: int) -> list[protocol.Logged]:
    """The newest moves of this round that came after `since`, as the first seat saw them."""
    position = state.position
    assert position is not None
    made = len(position.moves)
    new = min(max(state.position_seq - since, 0), made, LOGGED)
    viewer = audience[0] if audience else None
    return [
        protocol.Logged(position.moves[number][0], position.move_seen_by(number, viewer))
        for number in range(made - new, made)
    ]
