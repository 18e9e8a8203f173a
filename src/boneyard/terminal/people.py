"""The players' names in this terminal; only the reader is called "you"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.content.words import knows, say

BOT_MARK = "bot:"  # before a bot's name in records and on the command line
READER = "you"  # the name of the one at this terminal, in records and on the command line


@dataclass(frozen=True)
class Player:
    """A name, and whether it is the reader's: the verb depends on that, never on the name."""

    name: str
    reader: bool = False

    @property
    def facts(self) -> dict[str, str]:
        """What messages about a player ask for."""
        return {"name": self.name, "you": "yes" if self.reader else "no"}


def players(names: Sequence[str], seats: int, language: str) -> list[Player]:
    """All players, from the names of a record; without a name, by the number of the seat.

    >>> [player.name for player in players(["you", "bot:club"], 2, "en")]
    ['You', 'Club player (bot)']
    >>> players(["You", "Bo"], 2, "en")[0].reader
    False
    """
    if not names:
        return [Player(say(language, "seat", seat=seat + 1)) for seat in range(seats)]
    people = [name for name in names if not name.startswith(BOT_MARK)]
    return [
        Player(say(language, "you"), reader=True)
        if name == READER and len(people) == 1
        else Player(called(names, seat, language))
        for seat, name in enumerate(names)
    ]


def called(names: Sequence[str], seat: int, language: str) -> str:
    """The name of a player who is not the reader; bots have their level, numbered if need be."""
    name = names[seat]
    if name == READER:  # several share this terminal
        return say(language, "guest-name")
    if not name.startswith(BOT_MARK):
        return name
    level = name.removeprefix(BOT_MARK)
    words = say(language, f"level-{level}") if knows(language, f"level-{level}") else level
    if list(names).count(name) > 1:
        words += f" {list(names[: seat + 1]).count(name)}"
    return say(language, "bot-name", bot=words)
