"""What runs the rules of a game: the same calls whether Numba or WebAssembly has compiled them."""

from __future__ import annotations

from typing import Any, Protocol

from boneyard.engine.rules import Ending, Rules

Found = tuple[int, str]  # a legal move and its text


class Engine(Protocol):
    """Everything that a position asks. `states` is always an array of one state."""

    rules: Rules
    makes_do: bool  # a faster engine can take its place

    def setup(self, states: Any) -> int:
        """Deal; returns the seats that may act, as a bit set."""

    def actors(self, states: Any) -> int:
        """The seats that may act, as a bit set."""

    def legal(self, states: Any, seat: int) -> tuple[list[int], list[str]]:
        """The legal moves of a seat, as numbers and as texts."""

    def legal_ids(self, states: Any, seat: int) -> list[int]:
        """The same as numbers alone, which is quicker."""

    def move_text(self, states: Any, seat: int, move: int) -> str:
        """A legal move in notation."""

    def find(self, states: Any, seat: int, text: str) -> Found:
        """The legal move that a text means, and its own text; else a `Refusal`."""

    def play(self, states: Any, seat: int, move: int) -> int:
        """Make a legal move; returns the seats that may act then, as a bit set."""

    def redeal(self, states: Any, viewer: int, seed: int) -> None:
        """Re-deal what a viewer cannot know."""

    def outcome(self, states: Any) -> tuple[list[int], int]:
        """The score of each seat, and the winners as a bit set."""

    def ending(self, states: Any) -> Ending:
        """Why the game ended as it did."""

    def view(self, states: Any, viewer: int) -> bytes:
        """What a viewer sees, as JSON."""

    def seen_text(self, states: Any, viewer: int, seat: int, move: int) -> str:
        """A move as a viewer sees it."""

    def ends(self, states: Any) -> tuple[int | str, ...]:
        """What the open ends ask for; nothing if the game has none."""

    def unseen(self, states: Any, viewer: int) -> list[str] | None:
        """The tiles that a viewer has not seen; None if the game does not say."""
