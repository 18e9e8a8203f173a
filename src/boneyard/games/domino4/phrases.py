"""What the refusals of Domino 4 speak of, in words."""

from __future__ import annotations

from boneyard.content.words import say


def wish(language: str, asked: str) -> str:
    """What an end asks for: any, white, r3, r33 (after a double), r (after a joker).

    >>> wish("en", "white")
    'any white half'
    """
    if asked in ("any", "white"):
        return say(language, f"domino4-wish-{asked}")
    colour = say(language, f"domino4-colour-{asked[0]}")
    kind = ("named", "half", "double")[len(asked) - 1]
    return say(language, f"domino4-wish-{kind}", colour=colour, number=asked[1:2])


PHRASES = {"wish": wish}
