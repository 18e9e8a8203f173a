"""Players made of code. A bot is given what its seat may see, and nothing else."""

from __future__ import annotations

from importlib import import_module

from boneyard.bots.bot import Bot
from boneyard.errors import UnknownName

BOTS = {"random": "boneyard.bots.random_bot", "greedy": "boneyard.bots.greedy"}


def bot(name: str) -> Bot:
    """A bot by its name.

    >>> bot("greedy").name
    'greedy'
    """
    if name not in BOTS:
        raise UnknownName("bot", name, BOTS)
    made: Bot = import_module(BOTS[name]).BOT
    return made
