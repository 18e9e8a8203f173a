"""What can go wrong at the front door. Every error says what was wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = [
    "BadDump",
    "BadRecord",
    "BadValue",
    "BoneyardError",
    "IllegalMove",
    "Refusal",
    "UnknownName",
    "UnknownVersion",
]

SHOWN_MOVES = 12


def printable(fact: str | int) -> str | int:
    """A text without control characters, which a terminal would obey."""
    if isinstance(fact, int):
        return fact
    return "".join(c if c.isprintable() else "\ufffd" for c in fact)


class BoneyardError(ValueError):
    """Any request that the engine refuses. It has changed nothing.

    What people meet has a code: the message `error-<code>` tells it, with these facts. What only
    programs meet is an English text.
    """

    def __init__(self, text: str = "", *, code: str = "", **facts: str | int) -> None:
        super().__init__(text)
        self.code = code
        self.facts = {name: printable(fact) for name, fact in facts.items()}

    def reason(self, language: str = "en") -> str:
        """What is wrong, in a person's words."""
        from boneyard.content.words import knows, plain, say

        if not self.code:
            return super().__str__()
        message = f"error-{self.code}"
        known = knows(language, message)
        return say(language, message, **self.facts) if known else plain(self.code, self.facts)

    def __str__(self) -> str:
        return BoneyardError.reason(self)


class UnknownName(BoneyardError):
    """There is no game, option, bot or language of that name."""

    def __init__(self, kind: str, name: object, known: Iterable[object]) -> None:
        super().__init__(code=f"no-{kind.split()[-1]}", name=str(name))
        self.kind = kind
        self.name = name
        self.known = tuple(str(k) for k in known)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.kind, self.name, self.known)

    def reason(self, language: str = "en") -> str:
        """What does not exist, and what does."""
        from boneyard.content.words import knows, say

        if not knows(language, f"error-{self.code}"):
            return str(self)
        known = ", ".join(self.known)
        return say(language, f"error-{self.code}", **self.facts, known=known)

    def __str__(self) -> str:
        known = ", ".join(self.known) or "nothing"
        return f"there is no {self.kind} called {self.name!r}; choose from: {known}"


class BadValue(BoneyardError):
    """A player count, option value, seat or seed that is not allowed."""


class UnknownVersion(BoneyardError):
    """A version of a game's rules that cannot be played here."""

    def __init__(self, game: str, version: int, known: Iterable[int]) -> None:
        there = ", ".join(str(one) for one in known)
        super().__init__(code="no-version", game=game, version=str(version), known=there)


class BadRecord(BoneyardError):
    """A text that is not a record of a game that can be played."""

    def reason(self, language: str = "en") -> str:
        """What is wrong; a syntax error is in English, after an introduction."""
        from boneyard.content.words import say

        if self.code:
            return super().reason(language)
        return say(language, "error-record", why=str(self))


class BadKernel(BoneyardError):
    """A kernel that cannot be compiled: the text says where and why, its cause is Numba's error."""


class BadDump(BoneyardError):
    """A dump of no position that can occur in its game."""


class Refusal(Exception):
    """Why a move is not legal: the message `refused-<code>` and what it speaks of."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return _refusal, (self.code, self.facts)


def _refusal(code: str, facts: dict[str, str | int]) -> Refusal:
    """A refusal, unpickled in another process."""
    return Refusal(code, **facts)


class IllegalMove(BoneyardError):
    """A move that the rules do not allow here; the position is unchanged."""

    def __init__(
        self, move: object, refusal: Refusal, legal: Sequence[str], game: str = ""
    ) -> None:
        super().__init__()
        self.code = refusal.code
        self.facts = refusal.facts
        self.move = move
        self.refusal = refusal
        self.legal = tuple(legal)
        self.game = game

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.move, self.refusal, self.legal, self.game)

    def reason(self, language: str = "en") -> str:
        """Why not, in a person's words."""
        from boneyard.content.words import refusal

        return refusal(language, self.code, self.facts, self.game)

    def __str__(self) -> str:
        shown = ", ".join(self.legal[:SHOWN_MOVES])
        more = len(self.legal) - SHOWN_MOVES
        allowed = f"legal: {shown or 'nothing'}" + (f", … ({more} more)" if more > 0 else "")
        return f"{self.move!r}: {self.reason()} ({allowed})"
