"""`boneyard replay FILE`: step through a recorded game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from boneyard.cli.common import add_language
from boneyard.cli.screen import add_screen, make_screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file and how to show it."""
    parser.add_argument("file", type=Path, help="a record; - reads it from the pipe")
    parser.add_argument("--all", action="store_true", help="show all moves without waiting")
    add_language(parser)
    add_screen(parser)


def run(args: argparse.Namespace) -> int:
    """Check the whole record first, then show it move by move."""
    from boneyard.position import Position, replay

    text = sys.stdin.read() if str(args.file) == "-" else args.file.read_text("utf-8")
    whole = replay(text)
    screen = make_screen(args)
    waiting = not args.all and sys.stdin.isatty() and str(args.file) != "-"
    assert whole.seed is not None
    here = Position(whole.rules, whole.players, whole.seed, whole.options, whole.names)
    screen.show(here.view(None))
    for number, (seat, move) in enumerate(whole.moves, 1):
        if waiting and screen.ask("replay-next", number=number, count=len(whole.moves)) == "q":
            return 0
        here.play(move, seat)
        screen.show_move(here, seat, move)
        screen.show(here.view(None))
    screen.show_result(here)
    return 0
