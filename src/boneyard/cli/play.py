"""`boneyard play`: people and bots around one terminal."""

from __future__ import annotations

import argparse

from boneyard.cli.common import add_options
from boneyard.cli.screen import Left, Screen, add_screen, make_screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, who sits where, and how long."""
    parser.add_argument("game", nargs="?", help="help-game-or-menu")
    parser.add_argument("--seats", metavar="NAMES", help="help-seats")
    parser.add_argument("--rounds", type=int, metavar="N", help="help-rounds")
    parser.add_argument("--target", type=int, metavar="N", help="help-target")
    parser.add_argument("--seed", type=int, help="help-seed")
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help="help-resume")
    add_options(parser)
    add_screen(parser)


def run(args: argparse.Namespace) -> int:
    """Set up the table and play; `quit` and Ctrl-C leave, and show how to continue."""
    screen = make_screen(args)
    table = None
    try:
        if args.resume is None and args.game is None:
            args.game = choose_game(screen)
        from boneyard.cli.table import Table  # late: it loads the rules

        table = Table.resumed(args, screen) if args.resume is not None else Table.new(args, screen)
        table.play()
    except KeyboardInterrupt as reason:
        screen.write()
        screen.say("goodbye")
        if table is not None and not table.match.over:
            screen.say("go-on", command=f"boneyard play --resume {table.file}")
        return 0 if isinstance(reason, Left) else 130
    return 0


def choose_game(screen: Screen) -> str:
    """The menu."""
    from boneyard.content.words import title

    screen.say("menu-title")
    from boneyard.engine.registry import names

    choices = names()
    for number, name in enumerate(choices, 1):
        screen.write(f"  {number}  {title(screen.pen.language, name)}")
    while True:
        answer = screen.ask("menu-ask", count=len(choices))
        if answer in choices:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            return choices[int(answer) - 1]
        screen.say("menu-again", count=len(choices))
