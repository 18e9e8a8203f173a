"""How long people have to move, and what is played for them when their time is up."""

from __future__ import annotations

from boneyard.engine.position import Position
from boneyard.server.tables.context import Context
from boneyard.server.tables.state import TableState

NOTHING_KEPT: tuple[int, list[tuple[int, str]]] = (-1, [])


class TurnTime:
    """The clock of a table. It decides nothing; `Autoplay` acts on it."""

    __slots__ = ("context", "kept_overdue", "opened", "state")

    def __init__(self, state: TableState, context: Context) -> None:
        self.state, self.context = state, context
        self.opened = context.now()
        self.kept_overdue = NOTHING_KEPT

    def clear_cache(self) -> None:
        """Drop what can be computed again."""
        self.kept_overdue = NOTHING_KEPT

    def overdue(self) -> list[tuple[int, str]]:
        """What is played for people when their time is up: silence is acceptance; otherwise, at
        tables with a turn time, the first legal move of the first seat that has to move.
        """
        if self.kept_overdue[0] != self.state.seq:
            position = self.state.position
            moves = [] if position is None else self._overdue_in(position)
            self.kept_overdue = self.state.seq, moves
        return self.kept_overdue[1]

    def _overdue_in(self, position: Position) -> list[tuple[int, str]]:
        moves: list[tuple[int, str]] = []
        silence, optional = position.rules.silence, set(position.rules.optional)
        if self.state.plan.turn_time is None and not silence:
            return moves
        waited_for = False
        for seat in position.actors:
            legal = position.legal(seat)
            first = not waited_for and not optional.issuperset(legal)
            waited_for |= first
            if self.state.seats[seat].bot is not None:
                continue
            if silence in legal:
                moves.append((seat, silence))
            elif first and self.state.plan.turn_time is not None:
                moves.append((seat, legal[0]))
        return moves

    def seconds_left(self) -> float | None:
        """Until the time of the people who may act is up; None: there is no limit."""
        state, settings = self.state, self.context.settings
        if state.phase != "playing" or not self.overdue():
            return None
        allowed = settings.claim_time if state.plan.turn_time is None else state.plan.turn_time
        now = self.context.now()
        # A turn that began in the future was dealt under a clock that was ahead and is right now.
        began = state.began if state.began <= now else min(self.opened, now)
        left = allowed - self.context.uptime.passed(began, now)
        return max(left, settings.least_left - (now - self.opened), 0.0)

    def left(self) -> int | None:
        """The same in milliseconds, as clients are told."""
        left = self.seconds_left()
        return None if left is None else round(left * 1000)
