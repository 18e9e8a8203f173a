"""Who takes part: a level, a class in a file, an installed bot, or a program on a pipe."""

from __future__ import annotations

import importlib.util
import json
import shlex
import shutil
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

from boneyard.bots import NAMES, bot
from boneyard.bots.api import Bot, BotInput, Choice, Limits
from boneyard.errors import BoneyardError, UnknownName

PIPE = "pipe:"


def entrant(text: str) -> Bot:
    """The bot that a text names.

    >>> entrant("club").name
    'club'
    """
    if text in NAMES:
        return bot(text)
    if text.startswith(PIPE):
        return PipeBot(text.removeprefix(PIPE))
    if ".py:" in text:
        return from_file(text)
    installed = {point.name: point for point in entry_points(group="boneyard.bots")}
    if text in installed:
        made: Bot = installed[text].load()()
        return made
    raise UnknownName("bot", text, [*NAMES, *installed, "FILE.py:CLASS", "pipe:COMMAND"])


def check_entrant(text: str) -> None:
    """Refuse a bot that cannot take part, before processes are started for it.

    >>> check_entrant("club")
    """
    if not text.startswith(PIPE):
        entrant(text)
        return
    words = shlex.split(text.removeprefix(PIPE))
    if not words or shutil.which(words[0]) is None:
        raise BoneyardError(f"{text}: there is no program {words[0] if words else ''!r}")


def from_file(text: str) -> Bot:
    """A class in a Python file, written `mybot.py:MyBot`."""
    path, _, name = text.rpartition(":")
    file = Path(path)
    if not file.is_file():
        raise BoneyardError(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(f"entrant_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise BoneyardError(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses and compiled functions look for it
    spec.loader.exec_module(module)
    if not hasattr(module, name):
        raise BoneyardError(f"{path} has no class {name}")
    made: Bot = getattr(module, name)()
    return made


class PipeBot:
    """A program that reads a line of JSON for each decision and answers with a line: the move."""

    def __init__(self, command: str) -> None:
        self.name = command
        self.program = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def get_ready(self, game: str) -> None:
        """Nothing to do."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """Ask, and wait for the answer."""
        question = {
            "seat": given.seat,
            "view": given.view,
            "legal": given.legal,
            "seed": seed,
            "seconds": limits.seconds if limits else None,
        }
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        self.program.stdin.write(json.dumps(question) + "\n")
        self.program.stdin.flush()
        answer = self.program.stdout.readline()
        if not answer:
            raise BoneyardError(f"{self.name} ended without an answer")
        return Choice(answer.strip())
