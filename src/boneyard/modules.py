"""The WebAssembly modules of games: `python -m boneyard.modules [GAME …] [--check]`.

A module holds everything that a game's kernels do: rules, views, texts, re-dealing and search. It
lies beside the rules, as GAME.wasm. Run this after a change of rules; `--check` says which modules
were not built from the sources as they are now.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from boneyard.engine.registry import BUILT_IN, module_of, rules_of
from boneyard.engine.wasm import build
from boneyard.engine.wasm.files import current_module, file_of
from boneyard.errors import BoneyardError
from boneyard.progress import progress_bar

PARTS = (
    "heuristics",
    "levels",
    "features",
)  # of a game, in its module beside its rules
EXPORTS = ("boneyard.engine.wasm.exports", "boneyard.bots.search.exports")


def main(arguments: Sequence[str] | None = None) -> int:
    """Build or check the modules that are asked for."""
    parser = argparse.ArgumentParser(prog="boneyard.modules", description="Build GAME.wasm.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of ours by default")
    parser.add_argument("--check", action="store_true", help="only say which are not current")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    games = given.games or list(BUILT_IN)
    try:
        if given.here:
            sys.stdout.buffer.write(built_here(games[0]))
        elif given.check:
            return tell_stale(games)
        else:
            write_all(games)
    except BoneyardError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def write_all(games: Sequence[str]) -> None:
    """Build modules and write each beside the rules of its game."""
    with progress_bar("modules", len(games)) as advance:
        for game in games:
            content = built(game)
            file_of(game).write_bytes(content)
            advance(1)


def built(game: str) -> bytes:
    """The module of a game, built in a process of its own."""
    return build.build(["-m", "boneyard.modules", "--here", game])


def built_here(game: str) -> bytes:
    """The module of a game, built in this process, which has done nothing else yet."""
    from boneyard.bots.search import exports as search
    from boneyard.engine.wasm import exports as play

    rules = rules_of(game)
    exports = [*play.exports_of(rules), *search.exports_of(rules)]
    parts = [f"{rules.home}.{name}" for name in PARTS if rules.part(name)]
    return build.module_of(rules, exports, [module_of(game), *parts, *EXPORTS])


def tell_stale(games: Sequence[str]) -> int:
    """Name the modules that are missing or not current; 1 if there are any."""
    stale = [game for game in games if current_module(game) is None]
    for game in stale:
        print(f"{game}: python -m boneyard.modules {game}")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
