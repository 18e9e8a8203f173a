"""`boneyard rules GAME`: the rules in our own words, in six languages."""

from __future__ import annotations

import argparse
import sys

from boneyard.cli.common import add_language, language_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game and the language."""
    parser.add_argument("game", help="the name of a game; `boneyard games` lists them")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the page: formatted on a terminal, as it is written in a pipe."""
    from boneyard.words import rules_page

    page = rules_page(language_of(args), args.game)
    if not sys.stdout.isatty():
        print(page)
        return 0
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=min(Console().width, 88))
    console.print(Markdown(page))
    return 0
