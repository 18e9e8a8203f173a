"""What can go wrong at the front door. Every error says what was wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

SHOWN_MOVES = 12


class BoneyardError(ValueError):
    """Any request that the engine refuses. Nothing was changed by it."""


class UnknownName(BoneyardError):
    """No game, option, bot or language of that name."""

    def __init__(self, kind: str, name: object, known: Iterable[object]) -> None:
        self.known = tuple(str(k) for k in known)
        super().__init__(kind, name, self.known)

    def __str__(self) -> str:
        kind, name, _ = self.args
        return f"there is no {kind} {name!r}; there is: {', '.join(self.known) or 'none'}"


class BadValue(BoneyardError):
    """A player count, option value, seat or seed that is not allowed."""


class BadRecord(BoneyardError):
    """A text that is not a record of a game that can be played."""


class BadDump(BoneyardError):
    """A dump that tells of no position which can come about in its game."""


class Refusal(Exception):
    """Why a move is not legal: a message of locales/*/moves.ftl and what it speaks of."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return _refusal, (self.code, self.facts)


def _refusal(code: str, facts: dict[str, str | int]) -> Refusal:
    """A refusal again, after it was sent from one process to another."""
    return Refusal(code, **facts)


class IllegalMove(BoneyardError):
    """A move that the rules do not allow here; the position is as it was."""

    def __init__(self, move: object, refusal: Refusal, legal: Sequence[str]) -> None:
        super().__init__(move, refusal, tuple(legal))
        self.move = move
        self.code = refusal.code
        self.facts = refusal.facts
        self.legal = tuple(legal)

    def reason(self, language: str = "en") -> str:
        """Why not, in a person's words."""
        from boneyard.words import say

        return say(language, f"refused-{self.code}", **self.facts)

    def __str__(self) -> str:
        shown = ", ".join(self.legal[:SHOWN_MOVES])
        more = len(self.legal) - SHOWN_MOVES
        allowed = f"legal: {shown or 'nothing'}" + (f", … ({more} more)" if more > 0 else "")
        return f"{self.move!r}: {self.reason()} ({allowed})"
