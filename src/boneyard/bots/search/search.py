"""What runs a search: the same calls whether Numba or WebAssembly has compiled them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Search(Protocol):
    """The calls of `choice`, `values` and `features`, with a memory; not for several threads."""

    memory: Any  # an array of one record of `memory_dtype`
    thoughts: Any  # an array of THOUGHT
    makes_do: bool  # a faster search can take its place

    def begin(self, states: Any, seat: int, level: int, seed: int) -> None:
        """Prepare the choice of a move by what a seat knows."""

    def run(self, count: int) -> bool:
        """Run so many simulations; whether nothing more can change the choice."""

    def sure(self, more: int) -> bool:
        """Whether so many more simulations could not change the choice."""

    def end(self) -> int:
        """How many thoughts there are now; the first is the move to be played."""

    def try_moves(
        self, states: Any, viewer: int, seat: int, moves: Sequence[int], worlds: int, seed: int
    ) -> Any:
        """What became of each of these moves in so many worlds, as records of VALUE."""

    def imagine(self, states: Any, seat: int, worlds: int, seed: int) -> Any:
        """The last of so many worlds, each like the one before, that a seat cannot tell apart."""

    def features(self, states: Any, seat: int, move: int, seed: int) -> int:
        """Which features show after a seat's move in a world, as bits."""
