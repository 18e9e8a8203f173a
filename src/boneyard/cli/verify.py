"""`boneyard verify RECORD`: was the shuffle the one that the server had bound itself to?"""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The record, and what was shown before the deal."""
    parser.add_argument("record", type=Path, help="a round downloaded from a server")
    parser.add_argument("--commitment", help="the 64 digits that were shown before the deal")


def run(args: argparse.Namespace) -> int:
    """Check and say so."""
    from boneyard.server.fair import verify

    position = verify(args.record.read_text("utf-8"), args.commitment)
    print(f"The shuffle is the one that was announced, and all {len(position.moves)} moves fit it.")
    if args.commitment is None:
        print("Compare the commitment in the file with the one you were shown before the deal.")
    return 0
