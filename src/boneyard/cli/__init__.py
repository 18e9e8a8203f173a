"""The command `boneyard`. Each subcommand is a file; what is slow to import comes late."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from boneyard import __version__
from boneyard.cli.parser import Parser, language_in

COMMANDS = (
    "play",
    "games",
    "rules",
    "replay",
    "serve",
    "backup",
    "verify",
    "simulate",
    "arena",
    "board",
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
        command = import_module(f"boneyard.cli.{args.command}")
        status = int(command.run(args))
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


def make_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = Parser("boneyard", description="help-boneyard")
    version = f"boneyard {__version__}"
    parser.add_argument("--version", action="version", version=version, help="help-version")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name in COMMANDS:
        command = commands.add_parser(name, help=f"help-{name}", description=f"help-{name}")
        command.set_defaults(command=name)
        import_module(f"boneyard.cli.{name}").add_arguments(command)
    return parser
