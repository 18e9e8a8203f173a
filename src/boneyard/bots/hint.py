"""A hint: what a level would do here, and why, in words that come from its comparison."""

from __future__ import annotations

import math
from dataclasses import dataclass

from boneyard.bots.bot import Bot, Choice, Limits, Sight, Thought
from boneyard.words import say

SURE = 2.0  # standard errors that make a difference worth telling
BY_TILE = ("domino4",)  # games in which people compare tiles, whichever way they would lie


@dataclass(frozen=True)
class Hint:
    """A move, and one or two sentences for the one who plays the seat."""

    move: str
    text: str


def hint(bot: Bot, sight: Sight, seed: int, language: str, limits: Limits | None = None) -> Hint:
    """What the bot would play here, and why.

    >>> import boneyard
    >>> from boneyard.bots import bot
    >>> from boneyard.bots.bot import look
    >>> pos = boneyard.load("magnetic-flat").new(seed=1)
    >>> hint(bot("club"), look(pos, pos.actors[0]), 1, "en").text
    'There is only one move: 66.'
    """
    choice = bot.choose(sight, seed, limits)
    if len(sight.legal) == 1:
        return Hint(choice.move, say(language, "hint-only", move=choice.move))
    advice = say(language, "hint-play", level=bot.name, move=choice.move)
    why = reason(choice, sight.view["game"], language)
    return Hint(choice.move, f"{advice} {why}" if why else advice)


def reason(choice: Choice, game: str, language: str) -> str:
    """How much better the move is than the next best, and how sure that is."""
    other = runner_up(choice.thoughts, game)
    if other is None:
        return ""
    best = choice.thoughts[0]
    ahead = best.value - other.value
    error = math.hypot(best.error, other.error)
    if ahead <= SURE * error or ahead < 0.05:
        return say(language, "hint-close", other=other.move)
    unit = "wins" if counts_wins(game) else "points"
    message = "hint-certain" if error == 0.0 else "hint-better"
    return say(language, f"{message}-{unit}", other=other.move, ahead=round(ahead, 1))


def runner_up(thoughts: tuple[Thought, ...], game: str) -> Thought | None:
    """The best of the moves that people would call another than the first; None: there is none.

    >>> thoughts = tuple(Thought(m, 0.0, 1.0, 9) for m in ("g32@2,0/ne", "g32@2,0/nw", "b44@2,0/n"))
    >>> runner_up(thoughts, "domino4").move
    'b44@2,0/n'
    """
    first = called(thoughts[0].move, game) if thoughts else ""
    return next((one for one in thoughts[1:] if called(one.move, game) != first), None)


def called(move: str, game: str) -> str:
    """A move as people tell it from others: where it lies may be much of it, or nothing."""
    return move.split("@")[0] if game in BY_TILE else move


def counts_wins(game: str) -> bool:
    """Whether values are shares of wins in per cent rather than points."""
    from boneyard.game import rules_of

    return rules_of(game).tally == "wins"
