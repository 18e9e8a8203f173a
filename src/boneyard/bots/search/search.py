"""What runs a search: the same calls whether Numba or WebAssembly has compiled them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Search(Protocol):
    """The calls of `choice` and `values`, with a memory of their own; not for several threads."""

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
