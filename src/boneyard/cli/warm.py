"""`boneyard warm [GAME …]`: compile the native code of games, on all cores, before it is needed."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which games, and on how many cores."""
    parser.add_argument("games", nargs="*", metavar="game", help="help-warm-games")
    parser.add_argument("--cores", type=int, default=None, help="help-cores")


def run(args: argparse.Namespace) -> int:
    """Each game in two parts, which are compiled side by side."""
    import os

    from boneyard.bots.warming import parts_of, warm_side_by_side
    from boneyard.content.words import say
    from boneyard.engine.registry import names, rules_of

    games = args.games or names()
    for game in games:
        rules_of(game)  # UnknownName lists the games there are
    parts = [part for game in games for part in parts_of(game)]
    title = say(args.lang, "compiling")
    warm_side_by_side(parts, args.cores or os.cpu_count() or 1, title)
    print(say(args.lang, "compiled", count=len(games)))
    return 0
