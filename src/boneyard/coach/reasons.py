"""Why one move is better than another, from facts computed on worlds that could be the true one.

A feature is something that can be seen after a move, such as that the next player has nothing that
fits. In each of many worlds both moves are made, and it is noted which of them shows the feature
and how far the better move is ahead there. A feature is told as the reason only if

- it is true: the better move shows it clearly more often (or less often, if it is bad), and
- it matters: where the feature tells the moves apart, the better move is ahead by more than
  elsewhere, clear of doubt.

A game has features of its own in its part `coach`. Where none is true and matters, there is no
reason.
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from boneyard.bots.hint import Hint
from boneyard.coach.judge import OPEN, Judge
from boneyard.engine.engines import engine_of
from boneyard.engine.features import Feature
from boneyard.engine.position import Position
from boneyard.engine.rules import Rules

WORLDS = 80  # that could be the true one
TRIES = 8  # of both moves in each of them
CLEARLY = 0.25  # more often
OUT_OF = 10  # times, as people say how often
SURE = 2.0  # standard errors
LEAST = 0.3  # points, or games in a hundred, that a reason must explain
ENOUGH = 8  # worlds on either side of a comparison


@dataclass(frozen=True)
class Explanation:
    """A feature that is true and matters; how often it shows after the better move, and else."""

    message: str
    better: int  # times out of 10
    worse: int


def explain(judge: Judge, states: Any, seat: int, better: int, other: int) -> Explanation | None:
    """Why one move of a seat is better than another by what it knows; None: no reason is sure.

    >>> import boneyard
    >>> pos = boneyard.load("magnetic-flat").new(players=2, seed=1)
    >>> only = pos.legal_ids()[0]
    >>> explain(Judge(pos.rules), pos._states, pos.actors[0], only, only) is None
    True
    """
    features = features_of(judge.rules)
    worlds = judge.imagine(states, seat, WORLDS)
    gaps: list[float] = []
    shown: list[list[tuple[bool, bool]]] = [[] for _ in features]
    for number, world in enumerate(worlds):
        found = judge.compare(world, OPEN, seat, [other, better], TRIES, number)
        gaps.append(found[1].ahead)
        after = [moved(judge.rules, world, seat, move, number) for move in (better, other)]
        for feature, noted in zip(features, shown, strict=True):
            one, two = (
                feature.holds(judge.rules, world, then, seat, random.Random(number))
                for then in after
            )
            noted.append((one, two))
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
    after_better = statistics.fmean(one for one, _ in shown)
    after_other = statistics.fmean(two for _, two in shown)
    if feature.of_world:
        apart = [one for one, _ in shown]
        if min(apart.count(True), apart.count(False)) < ENOUGH:
            return []  # then it is no question
    else:
        apart = [one != two and one == feature.good for one, two in shown]
        more = after_better - after_other if feature.good else after_other - after_better
        if more < CLEARLY:
            return []
    explained = difference(
        [gap for gap, differs in zip(gaps, apart, strict=True) if differs],
        [gap for gap, differs in zip(gaps, apart, strict=True) if not differs],
    )
    if feature.of_world:
        explained = max(explained, difference_back(apart, gaps))
    if explained < LEAST:
        return []
    reason = Explanation(
        f"reason-{feature.name}",
        round(OUT_OF * after_better),
        round(OUT_OF * after_other),
    )
    if reason.better == reason.worse and not feature.of_world:
        return []
    return [(explained * statistics.fmean(apart), reason)]


def difference(inside: Sequence[float], outside: Sequence[float]) -> float:
    """By how much the gap is larger inside, if that is clear; 0 if not.

    Where a feature is there in every world, what the moves are worth must itself be clear.

    >>> difference([5.0, 6.0] * 10, [0.0, 1.0] * 10), difference([5.0], [0.0])
    (5.0, 0.0)
    """
    if len(inside) < ENOUGH:
        return 0.0
    mean, error = statistics.fmean(inside), error_of(inside)
    if len(outside) >= ENOUGH:
        mean -= statistics.fmean(outside)
        error = math.hypot(error, error_of(outside))
    return mean if mean > SURE * error else 0.0


def difference_back(apart: Sequence[bool], gaps: Sequence[float]) -> float:
    """The same where the better move relies on the feature not being there."""
    return difference(
        [gap for gap, differs in zip(gaps, apart, strict=True) if not differs],
        [gap for gap, differs in zip(gaps, apart, strict=True) if differs],
    )


def error_of(values: Sequence[float]) -> float:
    """One standard error of a mean."""
    return statistics.stdev(values) / math.sqrt(len(values))


def moved(rules: Rules, states: Any, seat: int, move: int, number: int) -> Any:
    """A world after a move, with luck of its own."""
    after = states.copy()
    after["rng"] = number
    engine_of(rules).play(after, seat, move)
    return after


def features_of(rules: Rules) -> tuple[Feature, ...]:
    """What can be a reason in a game."""
    return (*COMMON, *getattr(rules.part("coach"), "FEATURES", ()))


def is_stuck(rules: Rules, states: Any, seat: int) -> bool:
    """Whether a seat has its turn and nothing to play."""
    _, texts = engine_of(rules).legal(states, seat)
    return bool(texts) and all(text in rules.stuck for text in texts)


def next_is_stuck(rules: Rules, before: Any, after: Any, seat: int, chance: random.Random) -> bool:
    """Whether the next player has nothing to play."""
    acting = engine_of(rules).actors(after)
    following = [one for one in range(int(after[0]["seats"])) if acting >> one & 1 and one != seat]
    return bool(following) and all(is_stuck(rules, after, one) for one in following)


def can_play_again(rules: Rules, before: Any, after: Any, seat: int, chance: random.Random) -> bool:
    """Whether the seat has something to play when it is its turn again, or has won by then."""
    engine, states = engine_of(rules), after.copy()
    for _ in range(MOST_TURNS):
        acting = engine.actors(states)
        if acting == 0:
            return bool(engine.outcome(states)[1] >> seat & 1)
        if acting >> seat & 1:
            return not is_stuck(rules, states, seat)
        other = (acting & -acting).bit_length() - 1
        engine.play(states, other, chance.choice(engine.legal_ids(states, other)))
    return False


MOST_TURNS = 20  # of the others, until it is the seat's turn again
COMMON = (Feature("next-stuck", next_is_stuck), Feature("own-next", can_play_again))
