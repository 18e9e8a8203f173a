"""Computer players. A bot is given what its seat may see, and nothing else."""

from __future__ import annotations

from boneyard.bots.api import Bot, BotInput, Choice, Limits, Thought, look
from boneyard.errors import UnknownName

__all__ = [
    "LADDER",
    "NAMES",
    "Bot",
    "BotInput",
    "Choice",
    "Limits",
    "Thought",
    "bot",
    "look",
]

LADDER = ("child", "beginner", "club", "expert", "master")
NAMES = ("random", *LADDER)


def bot(name: str) -> Bot:
    """A bot by its name.

    >>> bot("beginner").name
    'beginner'
    """
    if name not in NAMES:
        raise UnknownName("bot", name, NAMES)
    if name == "random":
        from boneyard.bots.random_bot import RandomBot

        return RandomBot()
    from boneyard.bots.levels import LEVELS

    return LEVELS[name]()
