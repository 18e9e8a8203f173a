"""`boneyard site FOLDER`: all games as a static site, for any web host and without one."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to write it."""
    parser.add_argument("folder", type=Path, help="help-site-folder")


def run(args: argparse.Namespace) -> int:
    """Write it, and say how to try it."""
    from boneyard.content.words import say
    from boneyard.engine.registry import names
    from boneyard.server.site import write_site

    write_site(args.folder, names(), say(args.lang, "site-writing"))
    print(say(args.lang, "site-done", folder=str(args.folder)))
    return 0
