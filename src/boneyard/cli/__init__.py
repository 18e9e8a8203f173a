"""The command `boneyard`. Each subcommand is a file; what is slow to import comes late."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from boneyard import __version__

COMMANDS = {
    "play": "play in this terminal",
    "games": "list the games, their players and options",
    "rules": "read the rules of a game",
    "replay": "step through a recorded game",
    "serve": "let people play over the network",
    "backup": "copy the tables of the server",
    "verify": "check the shuffle of a round from a server",
    "simulate": "play random games by the million",
    "arena": "measure bots against each other",
    "board": "show the standard board of Domination or search for a new one",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand; without one, the menu of games."""
    words = list(sys.argv[1:] if argv is None else argv)
    args = make_parser().parse_args(words or ["play"])
    from boneyard.errors import BoneyardError

    try:
        command = import_module(f"boneyard.cli.{args.command}")
        status = int(command.run(args))
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (BoneyardError, OSError, UnicodeError) as problem:
        print(f"boneyard: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def make_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        "boneyard", description="Domino games for the table, the terminal and research."
    )
    parser.add_argument("--version", action="version", version=f"boneyard {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, text in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=text.capitalize() + ".")
        command.set_defaults(command=name)
        import_module(f"boneyard.cli.{name}").add_arguments(command)
    return parser
