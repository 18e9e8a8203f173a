"""`boneyard board`: the standard board of Domination, or a search for a new one."""

from __future__ import annotations

import argparse
import secrets


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Whether to search, from where and for how long."""
    parser.add_argument("--new", action="store_true", help="help-new")
    parser.add_argument("--seed", type=int, help="help-board-seed")
    parser.add_argument("--steps", type=int, default=20_000_000, help="help-steps")


def run(args: argparse.Namespace) -> int:
    """Print a board, how good it looks as a number, and how to play on it."""
    from boneyard.content.words import decimal, say
    from boneyard.games.domination.board import board_squares, clumping
    from boneyard.games.domination.labellings import STANDARD

    language = args.lang
    board = found(args, say(language, "board-searching")) if args.new else STANDARD
    print(say(language, "board-found" if args.new else "board-standard"))
    print(as_read(board))
    standard = decimal(clumping(board_squares(STANDARD)), 2)
    here = decimal(clumping(board_squares(board)), 2)
    print(say(language, "board-clumping", clumping=here, standard=standard))
    option = board if args.new else "standard"
    command = f"boneyard play domination -o board={option}"
    print(say(language, "board-use", command=command))
    return 0


def found(args: argparse.Namespace, title: str) -> str:
    """A new board, searched for with a progress bar."""
    from boneyard.engine.seeds import read_number
    from boneyard.games.domination.search import search

    seed = secrets.randbits(64) if args.seed is None else read_number(args.seed)
    return search(seed, args.steps, title=title)


def as_read(board: str) -> str:
    """Eight lines of eight values."""
    return "\n".join("  " + " ".join(board[i : i + 8]) for i in range(0, len(board), 8))
