"""A hint: what a level would do here, and how that compares with the next best move, as data."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from boneyard.bots.api import Bot, BotInput, Choice, Limits, Thought
from boneyard.engine.registry import rules_of

__all__ = ["Hint", "Margin", "Verdict", "hint"]

# Simulations, not seconds, and always the same seed: a position has one hint, however busy the
# machine is and however often it is asked. The slowest game takes a third of a second for them.
SIMULATIONS = 3_000
SEED = 0

SURE = 2.0  # standard errors that make a difference worth telling
LEAST_AHEAD = 0.05  # points, or games in a hundred: less is no difference
ENOUGH_VISITS = 30  # of either move, before they are compared
CLEAR, MUCH = 3.0, 10.0  # points from which a move is clearly better, and much better
CLEAR_WINS, MUCH_WINS = 5.0, 15.0  # the same in games in a hundred

# The only legal move; just a move; the other is about as good; the other is probably worse; the
# other is certainly worse, which only an exact search can tell.
Verdict = Literal["only", "play", "close", "better", "certain"]
Margin = Literal["little", "clear", "much"]  # by how much it is better


@dataclass(frozen=True)
class Hint:
    """A move, and why: `verdict` says how it compares with the next best, `other`."""

    move: str
    verdict: Verdict
    other: str | None = None
    margin: Margin | None = None  # where it is better than `other`


def hint(bot: Bot, given: BotInput, limits: Limits | None = None) -> Hint:
    """What the bot would play here, and why; always the same for what this seat knows.

    >>> import boneyard
    >>> from boneyard.bots import bot
    >>> from boneyard.bots.api import look
    >>> pos = boneyard.load("magnetic-flat").new(seed=1)
    >>> hint(bot("club"), look(pos, pos.actors[0]))
    Hint(move='66', verdict='only', other=None, margin=None)
    """
    choice = bot.choose(given, SEED, limits or Limits(simulations=SIMULATIONS))
    if len(given.legal) == 1:
        return Hint(choice.move, "only")
    return compared(choice, given.view["game"], given.view["players"])


def compared(choice: Choice, game: str, players: int = 2) -> Hint:
    """How much better the move is than the next best, and how sure that is."""
    other = runner_up(choice.thoughts, game)
    if other is None:
        return Hint(choice.move, "play")
    best = choice.thoughts[0]
    if not choice.exact and min(best.visits, other.visits) < ENOUGH_VISITS:
        return Hint(choice.move, "play")
    ahead = best.value - other.value
    doubt = 0.0 if choice.exact else SURE * math.hypot(best.error, other.error)
    if ahead < -doubt - LEAST_AHEAD:  # a guess is random and need not be the best
        return Hint(choice.move, "play")
    if ahead <= doubt or ahead < LEAST_AHEAD:
        return Hint(choice.move, "close", other.move)
    verdict: Verdict = "certain" if choice.exact else "better"
    return Hint(choice.move, verdict, other.move, margin(ahead, game, players))


def margin(ahead: float, game: str, players: int) -> Margin:
    """How much better a move is that is worth so much more.

    >>> margin(4.0, "classic", 2), margin(4.0, "domination", 2)
    ('clear', 'little')
    """
    clear, much = CLEAR, MUCH
    if counts_wins(game):  # a reward counts what the others lose, too
        clear, much = CLEAR_WINS, MUCH_WINS
        ahead = ahead * (players - 1) / players
    return "much" if ahead >= much else "clear" if ahead >= clear else "little"


def runner_up(thoughts: tuple[Thought, ...], game: str) -> Thought | None:
    """The next best move that people would call a different one; None if there is none.

    >>> thoughts = tuple(Thought(m, 0.0, 1.0, 9) for m in ("g32@2,0/ne", "g32@2,0/nw", "b44@2,0/n"))
    >>> runner_up(thoughts, "domino4").move
    'b44@2,0/n'
    """
    first = called(thoughts[0].move, game) if thoughts else ""
    return next((one for one in thoughts[1:] if called(one.move, game) != first), None)


def called(move: str, game: str) -> str:
    """A move as people name it: in some games by its tile alone, wherever it is played."""
    return move.split("@")[0] if rules_of(game).compared_by_tile else move


def counts_wins(game: str) -> bool:
    """Whether values are shares of wins in per cent rather than points."""
    return rules_of(game).tally == "wins"
