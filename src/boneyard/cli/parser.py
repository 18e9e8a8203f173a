"""The command line in six languages: help and errors are in locales/*/commands.ftl.

A `help=` is the name of a message. It is looked up when help is printed, so that a command that
runs does not wait for the words.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from boneyard.content.words import LANGUAGES

TITLES = {"positional arguments": "help-arguments", "options": "help-options"}
# argparse's own texts, as it passes them to gettext.
MISTAKES = {
    "argument %(argument_name)s: %(message)s": "mistake-argument",
    "expected one argument": "mistake-one-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "mistake-choice",
    "invalid %(type)s value: %(value)r": "mistake-value",
    "the following arguments are required: %s": "mistake-required",
    "unrecognized arguments: %s": "mistake-unknown",
}


def language_in(words: Sequence[str]) -> str:
    """The language that a command line asks for, or that of this terminal, or English.

    >>> language_in(["play", "--lang", "nl"]), language_in(["--lang=de", "games"])
    ('nl', 'de')
    """
    for word, following in zip(words, [*words[1:], ""], strict=False):
        asked = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in LANGUAGES:
            return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


class Parser(argparse.ArgumentParser):
    """A parser that speaks one language; `speak` says which."""

    language = "en"

    def __init__(self, prog: str, description: str) -> None:
        super().__init__(prog, description=description, add_help=False, formatter_class=Help)
        self.add_argument("-h", "--help", action="help", help="help-help")
        # A language given before the command also holds after it.
        default = argparse.SUPPRESS
        self.add_argument("--lang", choices=LANGUAGES, default=default, help="help-lang")

    @classmethod
    def speak(cls, language: str) -> None:
        """Use this language from now on."""
        cls.language = language
        vars(argparse)["_"] = translated  # gettext, as argparse knows it

    def error(self, message: str) -> NoReturn:
        """Print the usage and what was wrong, and exit."""
        self.exit(
            2, self.format_usage() + message_text("mistake", program=self.prog, text=message) + "\n"
        )


class Help(argparse.HelpFormatter):
    """Help whose texts are names of messages."""

    def start_section(self, heading: str | None) -> None:
        """One of argparse's headings, translated."""
        super().start_section(message_text(TITLES[heading]) if heading in TITLES else heading)

    def add_text(self, text: str | None) -> None:
        """What a program or a command does, as a sentence."""
        if text:
            words = message_text(text)
            super().add_text(f"{words[:1].upper()}{words[1:]}.")

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Any,
        prefix: str | None = None,
    ) -> None:
        """The form of the command."""
        words = message_text("help-usage") + " " if prefix is None else prefix
        super().add_usage(usage, actions, groups, words)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return message_text(action.help) if action.help else None


def translated(text: str) -> str:
    """One of argparse's texts, translated if we have a translation."""
    return message_text(MISTAKES[text]) if text in MISTAKES else text


def message_text(message: str, **facts: str) -> str:
    """A message in the language of the command line."""
    from boneyard.content.words import say

    return say(Parser.language, message, **facts)
