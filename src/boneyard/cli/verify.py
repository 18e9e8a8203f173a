"""`boneyard verify RECORD`: was the shuffle the one that the server had committed to?"""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The record, and what was shown before the deal."""
    parser.add_argument("record", type=Path, help="help-record")
    parser.add_argument("--commitment", help="help-commitment")


def run(args: argparse.Namespace) -> int:
    """Check the record and print the result."""
    from boneyard.content.words import say
    from boneyard.server.access.shuffle import verify

    position = verify(args.record.read_text("utf-8"), args.commitment)
    print(say(args.lang, "verify-done", count=len(position.moves)))
    if args.commitment is None:
        print(say(args.lang, "verify-compare"))
    return 0
