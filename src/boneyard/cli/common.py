"""What several subcommands need: the options of a game, the user's folder."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from boneyard.errors import BadValue


def add_options(parser: argparse.ArgumentParser) -> None:
    """-o name=value, as often as needed."""
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="help-option",
    )


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options given with -o."""
    options = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadValue(code="option-form", given=text)
        options[name] = value
    return options


def data_folder() -> Path:
    """The folder of this user's saved games."""
    if chosen := os.environ.get("BONEYARD_DATA"):
        return Path(chosen)
    return user_data_path("boneyard", appauthor=False, roaming=True)
