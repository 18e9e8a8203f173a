"""What a board is drawn with: the words of a language, the width of the screen, the characters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from boneyard.content.words import knows, listed, say
from boneyard.terminal.people import Player

SEAT_COLOURS = (
    "#0072B2",
    "#D55E00",
    "#009E73",
    "#CC79A7",
    "#56B4E9",
    "#E69F00",
    "#F0E442",
    "grey70",
)


@dataclass(frozen=True)
class Pen:
    """How to draw and in which language to speak."""

    language: str = "en"
    width: int = 80
    unicode: bool = True
    plain: bool = False  # sentences only
    players: tuple[Player, ...] = ()  # at the table that is drawn
    game: str = ""  # the one that is drawn: it may bring words of its own

    def say(self, message: str, **facts: str | float) -> str:
        """A message in the pen's language."""
        return say(self.language, message, self.game, **facts)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return knows(self.language, message, self.game)

    def tell(self, message: str, text: str, **facts: str | float) -> str:
        """A label and its text, with the colon as this language sets it."""
        return self.told(self.say(message, **facts), text)

    def told(self, what: str, text: str) -> str:
        """A text with what it is about before it, likewise."""
        return self.say("told", what=what, text=text)

    def listed(self, items: Iterable[str]) -> str:
        """Several things in one phrase: this, that and another."""
        return listed(self.language, list(items))

    def apart(self, clauses: Iterable[str]) -> str:
        """Several clauses in one sentence, with the semicolon as this language sets it."""
        return reduce(lambda one, two: self.say("apart", one=one, two=two), clauses)

    def lines(self, text: str) -> str:
        """Box-drawing characters, or what ASCII has for them."""
        return text if self.unicode else text.translate(ASCII)


ASCII = str.maketrans("─│┌┐└┘├┤┬┴┼╭╮╰╯•●◀▶…·", "-|+++++++++++++oo<>..")
