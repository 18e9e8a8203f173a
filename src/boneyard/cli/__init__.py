"""The command `boneyard`. Each subcommand is a file; what is slow to import comes late.

One that belongs to a single game of ours is in the folder `commands` of that game.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files

from boneyard import __version__
from boneyard.cli.parser import Parser, language_in
from boneyard.content.fluent import in_order

COMMANDS = (
    "play",
    "games",
    "puzzles",
    "rules",
    "replay",
    "analyse",
    "serve",
    "site",
    "backup",
    "verify",
    "simulate",
    "dataset",
    "arena",
    "warm",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand; without one, the menu of games."""
    words = list(sys.argv[1:] if argv is None else argv)
    language = language_in(words)
    Parser.speak(language)
    args = make_parser().parse_args(words or ["play"])
    args.lang = language
    from boneyard.errors import BoneyardError

    try:
        status = int(import_module(args.command).run(args))
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (BoneyardError, OSError, UnicodeError) as problem:
        from boneyard.cli.problems import in_words
        from boneyard.content.words import say

        text = in_words(problem, language)
        print(say(language, "told", what="boneyard", text=text), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


class ShowVersion(argparse.Action):
    """Print the version and exit; argparse's own would look it up as a message."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """When `--version` is read."""
        print(f"boneyard {__version__}")
        parser.exit()


def make_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = Parser("boneyard", description="help-boneyard")
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="help-version")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, module in modules().items():
        command = commands.add_parser(name, help=f"help-{name}", description=f"help-{name}")
        command.set_defaults(command=module)
        import_module(module).add_arguments(command)
    return parser


def modules() -> dict[str, str]:
    """Each subcommand with its module.

    >>> modules()["board"]
    'boneyard.games.domination.commands.board'
    """
    found = {name: f"boneyard.cli.{name}" for name in COMMANDS}
    for game in in_order(files("boneyard.games")):
        for file in in_order(game / "commands") if (game / "commands").is_dir() else ():
            name, _, ending = file.name.partition(".")
            if ending == "py" and not name.startswith("_"):
                found[name] = f"boneyard.games.{game.name}.commands.{name}"
    return found
