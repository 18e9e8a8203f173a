"""`boneyard puzzles [GAME]`: puzzles to solve, one after the other; and making more of them."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and what to do."""
    parser.add_argument("game", nargs="?", help="help-game")
    parser.add_argument("--make", type=int, metavar="N", help="help-make")
    parser.add_argument("--kind", default="best", help="help-kind")
    parser.add_argument("--out", type=Path, help="help-book-out")


def run(args: argparse.Namespace) -> int:
    """Make some."""
    from boneyard.progress import progress_bar
    from boneyard.puzzles.maker import book_file, make

    file = book_file(args.game, args.out)
    with progress_bar(args.game, args.make) as advance:
        book = make(args.game, args.make, args.kind, file, advance)
    print(f"{len(book.puzzles)} puzzles in {file}")
    return 0
