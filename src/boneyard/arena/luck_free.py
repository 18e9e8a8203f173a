"""Games without their luck: what each seat's choices were worth, in the points of the arena.

The coach's estimate takes out the luck of a deal (`coach/split`), so fewer deals tell as much.
"""

from __future__ import annotations

from dataclasses import replace

from boneyard.arena.deal import Played
from boneyard.coach.analysis import luck_and_skill
from boneyard.coach.judge import Judge, unit
from boneyard.coach.split import THOUSAND
from boneyard.engine.position import replay

WORLDS = 300  # in which each move is tried


def without_luck(games: list[Played]) -> list[Played]:
    """The same games, each with its skill.

    >>> import boneyard
    >>> pos = boneyard.load("classic").new(players=2, seed=7)
    >>> while not pos.over:
    ...     pos.play(pos.legal()[0])
    >>> (game,) = without_luck([Played(("one", "two"), (9.0, -9.0), str(pos.record))])
    >>> sum(game.skill)
    0.0
    """
    found, judge = [], None
    for game in games:
        whole = replay(game.record)
        judge = judge or Judge(whole.rules)
        parts = luck_and_skill(whole, WORLDS, judge)
        scale = THOUSAND * unit(whole.rules, whole.players)
        found.append(replace(game, skill=tuple(one / scale for one in parts.skill)))
    return found
