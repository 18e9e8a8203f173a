"""What several subcommands ask for: language, options, the user's folder."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from boneyard.errors import BadValue
from boneyard.words import LANGUAGES


def add_language(parser: argparse.ArgumentParser) -> None:
    """--lang, by default the language of this terminal."""
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="language of the words")


def language_of(args: argparse.Namespace) -> str:
    """The language asked for, or that of the terminal, or English."""
    if chosen := getattr(args, "lang", None):
        return str(chosen)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def add_options(parser: argparse.ArgumentParser) -> None:
    """-o name=value, as often as needed."""
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; `boneyard games` lists them",
    )


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options given with -o."""
    options = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadValue(f"an option is written NAME=VALUE, not {text!r}")
        options[name] = value
    return options


def data_folder() -> Path:
    """Where this user's saved games live."""
    if chosen := os.environ.get("BONEYARD_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home() / "AppData/Roaming")) / "boneyard"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/boneyard"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "boneyard"
