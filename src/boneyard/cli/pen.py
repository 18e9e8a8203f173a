"""What a board is drawn with: the words of a language, the width of the screen, the characters."""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.words import say

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

    def say(self, message: str, **facts: str | int) -> str:
        """A message in the pen's language."""
        return say(self.language, message, **facts)

    def tell(self, message: str, text: str, **facts: str | int) -> str:
        """A label and what it is about, with the colon as this language sets it."""
        return self.say("told", what=self.say(message, **facts), text=text)

    def lines(self, text: str) -> str:
        """Box-drawing characters, or what ASCII has for them."""
        return text if self.unicode else text.translate(ASCII)


ASCII = str.maketrans("─│┌┐└┘├┤┬┴┼╭╮╰╯•●◀▶…·", "-|+++++++++++++oo<>..")
