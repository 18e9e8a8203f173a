"""Getting a game's kernels compiled before somebody waits for them: once on each machine."""

from __future__ import annotations

from boneyard.front import load
from boneyard.jit import PACKAGE, cache_folder
from boneyard.progress import progress_bar

STEPS = 6


def warm(name: str, title: str = "", show: bool | None = None) -> None:
    """Compile all kernels of a game that the front door uses, with a progress bar if it is new.

    >>> warm("classic", show=False)
    """
    game = load(name)
    folder = cache_folder(PACKAGE)
    mark = None if folder is None else folder / f"warm-{name}"
    if mark is not None and mark.exists():
        show = False
    with progress_bar(title or name, STEPS, show) as advance:
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
    if mark is not None:
        mark.touch()
