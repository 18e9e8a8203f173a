"""`boneyard backup FILE`: a consistent copy of the server's tables, even while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from boneyard.cli.common import data_folder
from boneyard.cli.serve import STORE_NAME


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From where to where."""
    parser.add_argument("copy", type=Path, help="help-copy")
    parser.add_argument("--data", type=Path, help="help-data")


def run(args: argparse.Namespace) -> int:
    """Copy. To restore, stop the server and replace tables.db by the copy."""
    from boneyard.content.words import say
    from boneyard.server.store.sqlite import back_up

    back_up((args.data or data_folder()) / STORE_NAME, args.copy)
    print(say(args.lang, "backup-done", file=str(args.copy)))
    return 0
