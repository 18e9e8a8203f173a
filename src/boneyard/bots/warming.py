"""Compiling games and the search in them side by side, each part in a process of its own.

Numba compiles one thing at a time in a process. What a part has compiled is found on disk by the
others, so the work that two parts have in common is mostly done once.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass

from boneyard.bots import bot
from boneyard.engine.api import load
from boneyard.engine.warm import is_warm, warm, warm_bots
from boneyard.progress import progress_bar

SEARCHER = "master"  # a level that uses all kernels of the search


@dataclass(frozen=True)
class Part:
    """The table of a game, or the search in it."""

    game: str
    bots: tuple[str, ...] = ()

    def warm(self) -> None:
        """Compile what is not yet compiled on this machine."""
        if is_warm(self.game, *self.bots):
            return
        if self.bots:
            warm_bots(load(self.game), [bot(name) for name in self.bots], lambda steps: None)
        else:
            warm(self.game, show=False)


def parts_of(game: str) -> list[Part]:
    """What can be compiled side by side.

    >>> parts_of("classic")
    [Part(game='classic', bots=('master',)), Part(game='classic', bots=())]
    """
    return [Part(game, (SEARCHER,)), Part(game)]


def warm_side_by_side(
    parts: Iterable[Part], cores: int, title: str = "", show: bool | None = None
) -> None:
    """Compile parts on so many cores; the first failure is raised when the others are done."""
    waiting = list(parts)
    context = multiprocessing.get_context("spawn")
    with (
        progress_bar(title, len(waiting), show) as advance,
        ProcessPoolExecutor(cores, context) as pool,
    ):
        for done in as_completed([pool.submit(part.warm) for part in waiting]):
            done.result()
            advance(1)
