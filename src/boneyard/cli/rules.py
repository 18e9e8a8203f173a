"""`boneyard rules GAME`: the rules in our own words, in six languages, with drawn examples."""

from __future__ import annotations

import argparse
import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boneyard.cli.screen import Screen

EXAMPLE = re.compile(r"^ *!\[(.*)\]\(example:(\S+)\)$", re.MULTILINE)
MOST_WIDTH = 88


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, and how to draw."""
    from boneyard.cli.screen import add_screen

    parser.add_argument("game", help="help-game")
    add_screen(parser)


def run(args: argparse.Namespace) -> int:
    """Print the page: formatted and drawn on a terminal, in sentences in a pipe."""
    from boneyard.cli.screen import make_screen

    show_rules(make_screen(args), args.game)
    return 0


def show_rules(screen: Screen, game: str) -> None:
    """A page, its examples drawn or told where they stand."""
    from boneyard.content.examples import examples
    from boneyard.content.words import rules_page

    page = rules_page(screen.pen.language, game)
    shown = json.loads(examples(game))
    words, *rest = EXAMPLE.split(page)
    show_words(screen, words)
    for caption, name, more in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        show_example(screen, caption, shown[name])
        show_words(screen, more)


def show_words(screen: Screen, text: str) -> None:
    """Markdown, formatted unless plain sentences are wanted."""
    from rich.markdown import Markdown

    if not text.strip():
        return
    if screen.pen.plain:
        screen.console.print(text.strip("\n"), markup=False, soft_wrap=True)
    else:
        screen.console.print(Markdown(text), width=min(screen.console.width, MOST_WIDTH))


def show_example(screen: Screen, caption: str, example: Any) -> None:
    """The table of an example and what it shows."""
    from boneyard.terminal.boards import board_of

    board, view = board_of(example["view"]["game"]), {**example["view"], "hand": []}
    pen = screen.pen_at(view, ())
    drawn = [] if pen.plain else board.table(view, pen)
    if pen.plain or not screen.fits(drawn):
        told = " ".join(board.tell(view, pen))
        screen.console.print(f"  {caption}. {told}", markup=False, soft_wrap=True)
        return
    screen.write()
    for line in drawn:
        screen.write(f"    {line}")
    screen.console.print(f"  {caption}.", markup=False, style="italic")
    screen.write()
