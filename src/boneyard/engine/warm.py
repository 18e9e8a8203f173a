"""Compiling a game's kernels before someone waits for them, once on each machine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Protocol

from boneyard.engine.api import Game, load
from boneyard.engine.engines import natively, use_native
from boneyard.engine.kernels.marks import is_marked, mark_of
from boneyard.engine.memory import recall
from boneyard.engine.registry import rules_of
from boneyard.engine.rules import Rules
from boneyard.errors import IllegalMove
from boneyard.progress import Advance, progress_bar

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
    game, bots = load(name), list({bot.name: bot for bot in players}.values())
    if is_warm(name) and all(is_warm(name, one) for one in kernels_of(bots)):
        show = False
    with progress_bar(title or name, STEPS + len(bots), show) as advance:
        with natively(game.rules):
            play_through(game, advance)
        mark(game.rules)
        warm_bots(game, bots, advance)


def warm_bots(game: Game, bots: Sequence[NeedsWarming], advance: Advance) -> None:
    """Compile what bots need besides."""
    kernels = kernels_of(bots)
    for bot in bots:
        use_native(game.rules, *kernels)
        bot.get_ready(game.name)
        advance(1)
    for one in kernels:
        mark(game.rules, one)


def kernels_of(bots: Iterable[NeedsWarming]) -> list[str]:
    """The names by which the kernels of bots are marked."""
    return sorted(
        {*(bot.name for bot in bots), *(getattr(bot, "kernels", "") for bot in bots)} - {""}
    )


def mark(rules: Rules, *bots: str) -> None:
    """What is compiled now is used from now on, and the next time from the start."""
    use_native(rules, *bots)
    file = mark_of(rules, *bots)
    if file is not None:
        file.touch()


def play_through(game: Game, advance: Advance) -> None:
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
    """Whether a game's kernels, or those of bots in it, were compiled on this machine before."""
    rules = rules_of(game)
    return all(is_marked(rules, bot) for bot in bots) if bots else is_marked(rules)
