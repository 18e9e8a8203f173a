"""Compiling a game's kernels before someone waits for them, once on each machine."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Protocol

from boneyard.engine.api import Game, load
from boneyard.engine.engines import natively, use_native
from boneyard.engine.kernels.marks import is_marked, mark_of
from boneyard.engine.memory import recall
from boneyard.engine.registry import rules_of
from boneyard.errors import IllegalMove
from boneyard.progress import progress_bar

STEPS = 7


class NeedsWarming(Protocol):
    """A bot that has kernels of its own to compile."""

    name: str
    # kernels: a name that all bots have in common which use the same ones; else their own

    def get_ready(self, game: str) -> None:
        """Compile them for this game."""


def warm(
    name: str, title: str = "", players: Iterable[NeedsWarming] = (), show: bool | None = None
) -> None:
    """Compile all kernels of a game that the public API and these bots use, and use them.

    With a progress bar, if this has not been done on this machine.

    >>> warm("classic", show=False)
    """
    game = load(name)
    kinds = {bot.name: bot for bot in players}
    compiled = {*kinds, *(getattr(bot, "kernels", bot.name) for bot in kinds.values())}
    if is_warm(name, *compiled):
        show = False
    with (
        progress_bar(title or name, STEPS + len(kinds), show) as advance,
        natively(game.rules),
    ):
        play_through(game, advance)
        for bot in kinds.values():
            bot.get_ready(name)
            advance(1)
    use_native(game.rules, *compiled)
    for mark in (mark_of(game.rules), *(mark_of(game.rules, one) for one in compiled)):
        if mark is not None:
            mark.touch()


def play_through(game: Game, advance: Callable[[int], None]) -> None:
    """One whole game, with all that a position can be asked."""
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
    with suppress(IllegalMove):
        position.play("?")
    while not position.over:
        position.play(position.legal()[-1])
    _ = position.result
    advance(1)


def is_warm(game: str, *bots: str) -> bool:
    """Whether a game's kernels, and those of bots for it, were compiled on this machine before."""
    rules = rules_of(game)
    return is_marked(rules) and all(is_marked(rules, bot) for bot in bots)
