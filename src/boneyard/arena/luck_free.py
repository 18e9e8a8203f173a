"""The luck in games: parts of each seat's points that are zero on average, so that fewer deals tell
as much (`standings.without`).

They are the coach's estimate (`coach/split`), in the points of the arena.
"""

from __future__ import annotations

from dataclasses import replace

from boneyard.arena.deal import Played
from boneyard.coach.analysis import luck_and_skill
from boneyard.coach.judge import Judge, unit
from boneyard.coach.split import THOUSAND
from boneyard.engine.position import replay

WORLDS = 300  # in which each move is tried


def with_luck(games: list[Played]) -> list[Played]:
    """The same games, each with its luck: the deal, what was drawn, what nobody could know.

    >>> import boneyard
    >>> pos = boneyard.load("classic").new(players=2, seed=7)
    >>> while not pos.over:
    ...     pos.play(pos.legal()[0])
    >>> (game,) = with_luck([Played(("one", "two"), (9.0, -9.0), str(pos.record))])
    >>> [sum(part) for part in game.luck]
    [0.0, 0.0, 0.0]
    """
    found, judge = [], None
    for game in games:
        whole = replay(game.record)
        judge = judge or Judge(whole.rules)
        parts = luck_and_skill(whole, WORLDS, judge)
        scale = THOUSAND * unit(whole.rules, whole.players)
        luck = (parts.deal, parts.chance, parts.unseen)
        found.append(replace(game, luck=tuple(tuple(one / scale for one in part) for part in luck)))
    return found
