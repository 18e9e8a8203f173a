"""Compiling a game's kernels before someone waits for them, once on each machine."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from numba.np.numpy_support import from_dtype

from boneyard.engine.api import load
from boneyard.engine.kernels.cache import packages_in
from boneyard.engine.kernels.jit import PACKAGE, cache_folder
from boneyard.engine.memory import recall
from boneyard.engine.registry import BUILT_IN, rules_of
from boneyard.progress import progress_bar

STEPS = 7


class NeedsWarming(Protocol):
    """A bot that has kernels of its own to compile."""

    name: str

    def get_ready(self, game: str) -> None:
        """Compile them for this game."""


def warm(
    name: str, title: str = "", players: Iterable[NeedsWarming] = (), show: bool | None = None
) -> None:
    """Compile all kernels of a game that the public API and these bots use.

    With a progress bar, if this has not been done on this machine.

    >>> warm("classic", show=False)
    """
    game = load(name)
    kinds = {bot.name: bot for bot in players}
    mark = mark_of(name, *kinds)
    if is_warm(name, *kinds):
        show = False
    with progress_bar(title or name, STEPS + len(kinds), show) as advance:
        position = game.new(game.players[0], seed=0)
        advance(1)
        for step in (
            lambda: position.actors,
            lambda: position.legal(),
            lambda: position.redealt(position.actors[0], seed=0),
            lambda: (position.view(0), recall(position, 0)),
            lambda: position.play(position.legal()[0]),
        ):
            step()
            advance(1)
        while not position.over:
            position.play(position.legal()[-1])
        _ = position.result
        advance(1)
        for bot in kinds.values():
            bot.get_ready(name)
            advance(1)
    if mark is not None:
        mark.touch()


def mark_of(game: str, *bots: str) -> Path | None:
    """The file that marks this as compiled on this machine; None if there is no cache."""
    folder = cache_folder(packages_of(game))
    return None if folder is None else folder / "-".join(["warm", game, *sorted(bots)])


def packages_of(game: str) -> frozenset[Path]:
    """The packages that a game's kernels are in."""
    if game in BUILT_IN:  # without importing its rules
        return frozenset([PACKAGE])
    rules = rules_of(game)
    return packages_in(rules.setup, [from_dtype(rules.dtype)])


def is_warm(game: str, *bots: str) -> bool:
    """Whether a game's kernels, and those of bots for it, were compiled on this machine before."""
    mark = mark_of(game, *bots)
    return mark is not None and mark.exists()
