"""Getting a game's kernels compiled before somebody waits for them: once on each machine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from boneyard.front import load
from boneyard.jit import PACKAGE, cache_folder
from boneyard.progress import progress_bar

STEPS = 6


class NeedsWarming(Protocol):
    """A bot that has kernels of its own to compile."""

    name: str

    def get_ready(self, game: str) -> None:
        """Compile them for this game."""


def warm(
    name: str, title: str = "", players: Iterable[NeedsWarming] = (), show: bool | None = None
) -> None:
    """Compile all kernels of a game that the front door and these bots use.

    With a progress bar, if this is new on this machine.

    >>> warm("classic", show=False)
    """
    game = load(name)
    folder = cache_folder(PACKAGE)
    kinds = {bot.name: bot for bot in players}
    mark = None if folder is None else folder / "-".join(["warm", name, *sorted(kinds)])
    if mark is not None and mark.exists():
        show = False
    with progress_bar(title or name, STEPS + len(kinds), show) as advance:
        position = game.new(game.players[0], seed=0)
        advance(1)
        for step in (
            lambda: position.actors,
            lambda: position.legal(),
            lambda: position.redealt(position.actors[0], seed=0),
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
