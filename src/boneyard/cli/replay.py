"""`boneyard replay FILE`: step through a recorded game."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from boneyard.cli.screen import Left, Screen, add_screen, make_screen

if TYPE_CHECKING:
    from boneyard.engine.position import Position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file and how to show it."""
    parser.add_argument("file", type=Path, help="help-file")
    parser.add_argument("--all", action="store_true", help="help-all")
    add_screen(parser)


def run(args: argparse.Namespace) -> int:
    """Check the whole record first, then show it round by round and move by move."""
    from boneyard.cli.saved import rounds_of
    from boneyard.engine.position import replay

    from_pipe = str(args.file) == "-"
    text = sys.stdin.read() if from_pipe else args.file.read_text("utf-8")
    rounds = [replay(part) for part in rounds_of(text)]
    screen = make_screen(args)
    waiting = not args.all and sys.stdin.isatty() and not from_pipe
    with suppress(Left):
        for whole in rounds:
            show_round(screen, whole, waiting)
    return 0


def show_round(screen: Screen, whole: Position, waiting: bool) -> None:
    """One round from the deal to where its record ends."""
    from boneyard.engine.position import Position

    assert whole.seed is not None  # replay refuses records without one
    here = Position(whole.rules, whole.players, whole.seed, whole.options, whole.names)
    screen.turn_to(whole.rules.name)
    screen.show_opening(here.view(None), here.names)
    screen.show(here.view(None), here.names)
    for number, (seat, move) in enumerate(whole.moves, 1):
        if waiting:
            screen.ask("replay-next", number=number, count=len(whole.moves))
        here.play(move, seat)
        screen.show_move(here, seat, move)
        screen.show(here.view(None), here.names)
    screen.show_result(here)
