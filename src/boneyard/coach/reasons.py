"""Why one move is better than another, from facts computed on worlds that could be the true one.

A feature is something that can be seen after a move, such as that the next player has nothing that
fits. In each of many worlds both moves are made, and it is noted which of them shows the feature
and how far the better move is ahead there. A feature is told as the reason only if

- it is true: the better move shows it clearly more often (or less often, if it is bad), and
- it matters: where the feature tells the moves apart, the better move is ahead by more than
  elsewhere, clear of doubt.

A game has features of its own in its part `features`. Where none is true and matters, there is no
reason. The page finds the same in client/src/coach/reasons.ts; numbers are added up in the same
order there, so that both agree to the last bit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from boneyard.bots.hint import Hint
from boneyard.coach.judge import OPEN, Judge
from boneyard.content.reasons import Explanation
from boneyard.engine.engines import engine_of
from boneyard.engine.features import Feature, features_of
from boneyard.engine.position import Position

WORLDS = 80  # that could be the true one
TRIES = 8  # of both moves in each of them
CLEARLY = 0.25  # more often
OUT_OF = 10  # times, as people say how often
SURE = 2.0  # standard errors
LEAST = 0.3  # points, or games in a hundred, that a reason must explain
ENOUGH = 8  # worlds on either side of a comparison


def explain(judge: Judge, states: Any, seat: int, better: int, other: int) -> Explanation | None:
    """Why one move of a seat is better than another by what it knows; None: no reason is sure.

    >>> import boneyard
    >>> pos = boneyard.load("magnetic-flat").new(players=2, seed=1)
    >>> only = pos.legal_ids()[0]
    >>> explain(Judge(pos.rules), pos._states, pos.actors[0], only, only) is None
    True
    """
    features = features_of(judge.rules)
    gaps: list[float] = []
    after_better: list[int] = []  # which features show in each world, as bits
    after_other: list[int] = []
    for number, world in enumerate(judge.imagine(states, seat, WORLDS)):
        found = judge.compare(world, OPEN, seat, [other, better], TRIES, number)
        gaps.append(found[1].ahead)
        after_better.append(judge.search.features(world, seat, better, number))
        after_other.append(judge.search.features(world, seat, other, number))
    if mean(gaps) <= 0:
        return None  # in these worlds it is not even better
    shown = [
        [
            (bool(one >> place & 1), bool(two >> place & 1))
            for one, two in zip(after_better, after_other, strict=True)
        ]
        for place in range(len(features))
    ]
    told = [
        (weight, reason)
        for feature, noted in zip(features, shown, strict=True)
        for weight, reason in weighed(feature, noted, gaps)
    ]
    return max(told, key=lambda one: one[0])[1] if told else None


def reason_for(judge: Judge, position: Position, seat: int, hint: Hint) -> Explanation | None:
    """Why a hint's move is better than the next best; None where it is not, or nothing is sure."""
    if hint.other is None or hint.verdict not in ("better", "certain"):
        return None
    find = engine_of(judge.rules).find
    better, other = (find(position._states, seat, text)[0] for text in (hint.move, hint.other))
    return explain(judge, position._states, seat, better, other)


def weighed(
    feature: Feature, shown: Sequence[tuple[bool, bool]], gaps: Sequence[float]
) -> list[tuple[float, Explanation]]:
    """The reason that a feature gives, and how much it explains; nothing if it is none."""
    after_better = mean([one for one, _ in shown])
    after_other = mean([two for _, two in shown])
    if feature.of_world:
        apart = [one for one, _ in shown]
        if min(apart.count(True), apart.count(False)) < ENOUGH:
            return []  # then it is no question
    else:
        apart = [one != two and one == feature.good for one, two in shown]
        more = after_better - after_other if feature.good else after_other - after_better
        if more < CLEARLY:
            return []
    inside = [gap for gap, differs in zip(gaps, apart, strict=True) if differs]
    outside = [gap for gap, differs in zip(gaps, apart, strict=True) if not differs]
    explained = difference(inside, outside)
    if feature.of_world:  # the better move may count on the opposite
        explained = max(explained, difference(outside, inside))
    if explained < LEAST:
        return []
    reason = Explanation(
        f"reason-{feature.name}",
        round(OUT_OF * after_better),
        round(OUT_OF * after_other),
    )
    if reason.better == reason.worse and not feature.of_world:
        return []
    return [(explained * mean(apart), reason)]


def difference(inside: Sequence[float], outside: Sequence[float]) -> float:
    """By how much the gap is larger inside, if that is clear; 0 if not.

    Where a feature is there in every world, what the moves are worth must itself be clear.

    >>> difference([5.0, 6.0] * 10, [0.0, 1.0] * 10), difference([5.0], [0.0])
    (5.0, 0.0)
    """
    if len(inside) < ENOUGH:
        return 0.0
    more, error = mean(inside), error_of(inside)
    if len(outside) >= ENOUGH:
        of_outside = error_of(outside)
        more -= mean(outside)
        error = math.sqrt(error * error + of_outside * of_outside)
    return more if more > SURE * error else 0.0


def error_of(values: Sequence[float]) -> float:
    """One standard error of a mean."""
    middle = mean(values)
    squares = [(value - middle) * (value - middle) for value in values]
    return math.sqrt(mean(squares) / (len(values) - 1))


def mean(values: Sequence[float]) -> float:
    """Added up one after the other, as any language does it; `sum` depends on Python's version.

    >>> mean([1.0, 2.0, 6.0])
    3.0
    """
    total = 0.0
    for value in values:
        total += value
    return total / len(values)
