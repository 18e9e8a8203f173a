"""Reasons: each is true in the position, each matters, and without a sure one there is none."""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest

import boneyard
from boneyard.bots import bot, look
from boneyard.bots.hint import Hint
from boneyard.coach import analyse
from boneyard.coach.judge import OPEN, Judge
from boneyard.coach.reasons import (
    COMMON,
    ENOUGH,
    OUT_OF,
    Explanation,
    explain,
    features_of,
    moved,
    reason_for,
    weighed,
)
from boneyard.coach.turns import Turn, turns_of
from boneyard.content.words import LANGUAGES, knows
from boneyard.engine.features import Feature
from boneyard.engine.position import Position
from boneyard.engine.registry import BUILT_IN
from boneyard.games.domino4.tiles import JOKER

Told = tuple[Judge, Turn, int, Explanation]


def reasons_in(game: str, seeds: range, worlds: int) -> list[Told]:
    """Every reason that is given for a slip of children, with the better move."""
    found: list[Told] = []
    for seed in seeds:
        position = boneyard.load(game).new(2, seed)
        while not position.over:
            seat = position.actors[0]
            chosen = bot("child").choose(look(position, seat), len(position.moves))
            position.play(chosen.move, seat)
        judge = Judge(position.rules)
        moves = analyse(position, worlds).moves
        for turn, made in zip(turns_of(position, judge), moves, strict=True):
            if made.known is not None and made.known.why is not None:
                better = turn.moves[turn.texts.index(made.known.better or "")]
                found.append((judge, turn, better, made.known.why))
    return found


def seen(judge: Judge, turn: Turn, better: int, feature: Feature) -> tuple[list[Any], list[float]]:
    """Whether a feature shows after both moves, and the gap between them, in fresh worlds."""
    shown, gaps = [], []
    for number, world in enumerate(judge.imagine(turn.states, turn.seat, 100)):
        after = [
            moved(judge.rules, world, turn.seat, move, number) for move in (better, turn.moves[0])
        ]
        shown.append(
            tuple(
                feature.holds(judge.rules, world, then, turn.seat, random.Random(number))
                for then in after
            )
        )
        moves = [turn.moves[0], better]
        gaps.append(judge.compare(world, OPEN, turn.seat, moves, 8, number)[1].ahead)
    return shown, gaps


@pytest.mark.parametrize(
    ("game", "seeds", "worlds"),
    [
        ("classic", range(8), 400),
        ("magnetic-flat", range(8), 400),
        ("magnetic-tower", range(1), 60),
    ],
)
def test_a_reason_is_true_and_matters(game: str, seeds: range, worlds: int) -> None:
    found = reasons_in(game, seeds, worlds)
    assert found
    for judge, turn, better, why in found:
        feature = next(
            one for one in features_of(judge.rules) if why.message == f"reason-{one.name}"
        )
        shown, gaps = seen(judge, turn, better, feature)
        often = [statistics.fmean(both[way] for both in shown) for way in (0, 1)]
        # True: as often as it says, and more often after the better move.
        assert abs(OUT_OF * often[0] - why.better) <= 2
        assert abs(OUT_OF * often[1] - why.worse) <= 2
        assert (often[0] > often[1]) == feature.good
        # It matters: without the worlds in which it tells the moves apart, less is gained.
        left = [
            gap
            for gap, (one, two) in zip(gaps, shown, strict=True)
            if one == two or one != feature.good
        ]
        if len(left) >= ENOUGH:
            assert statistics.fmean(left) < statistics.fmean(gaps)
        else:
            assert statistics.fmean(gaps) > 0


def test_what_is_not_clear_is_no_reason() -> None:
    feature = COMMON[0]
    both, neither = (True, True), (False, False)
    better, other = (True, False), (False, True)
    assert weighed(feature, [both] * 40 + [neither] * 40, [5.0, 4.0] * 40) == []
    assert weighed(feature, [other] * 80, [5.0, 4.0] * 40) == []
    # It is there, but the gap is the same without it.
    half = [better] * 40 + [neither] * 40
    assert weighed(feature, half, [5.0, 4.0] * 40) == []
    ((_, why),) = weighed(feature, half, [9.0, 8.0] * 20 + [0.0, 1.0] * 20)
    assert why == Explanation("reason-next-stuck", 5, 0)
    bad = Feature("falls", feature.holds, good=False)
    assert weighed(bad, half, [9.0, 8.0] * 20 + [0.0, 1.0] * 20) == []
    told = weighed(bad, [other] * 40 + [neither] * 40, [9.0, 8.0] * 20 + [0.0, 1.0] * 20)
    assert told[0][1] == Explanation("reason-falls", 0, 5)


def test_what_is_certain_of_the_world_is_no_question() -> None:
    feature = Feature("joker", COMMON[0].holds, of_world=True)
    never, always = [(False, False)] * 80, [(True, True)] * 80
    gaps = [5.0, 4.0] * 40
    assert weighed(feature, never, gaps) == weighed(feature, always, gaps) == []
    mostly = [(True, True)] * 60 + [(False, False)] * 20
    ((_, why),) = weighed(feature, mostly, [9.0, 8.0] * 30 + [-9.0, -8.0] * 10)
    assert why == Explanation("reason-joker", 8, 8)


def test_only_a_move_that_is_better_has_a_reason() -> None:
    position = boneyard.load("classic").new(seed=5)
    seat, (one, two, *_) = position.actors[0], position.legal()
    judge = Judge(position.rules)
    assert reason_for(judge, position, seat, Hint(one, "close", two)) is None
    assert reason_for(judge, position, seat, Hint(one, "play")) is None
    better = reason_for(judge, position, seat, Hint(one, "better", two, "much"))
    numbers = position.legal_ids()[:2]
    assert better == explain(judge, position._states, seat, *numbers)


def test_a_reason_owes_nothing_to_what_is_hidden() -> None:
    for judge, turn, better, why in reasons_in("magnetic-flat", range(4), 300):
        whole = Position.of_state(judge.rules, 2, {}, turn.states.tobytes())
        other = whole.redealt(turn.seat, 11)._states
        assert explain(judge, other, turn.seat, better, turn.moves[0]) == why


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_reason_has_words(game: str) -> None:
    for feature in features_of(boneyard.load(game).rules):
        for language in LANGUAGES:
            assert knows(language, f"reason-{feature.name}", game)


def test_a_field_that_is_closed_or_can_be() -> None:
    """After every move of a game: as the board itself tells it."""
    takes, closes = features_of(boneyard.load("domination").rules)[-2:]
    position = boneyard.load("domination").new(2, seed=4)
    counted = {True: 0, False: 0}
    while not position.over:
        seat, before = position.actors[0], position.copy()
        position.play_id(position.legal_ids()[0])
        states = position.rules, before._states, position._states, seat, random.Random(0)
        won = position.state["fields"][seat] - before.state["fields"][seat]
        assert takes.holds(*states) == (won > 0)
        gains = []
        for move in position.legal_ids():
            then = position.copy()
            then.play_id(move)
            other = position.actors[0]
            gains.append(then.state["fields"][other] - position.state["fields"][other])
        assert closes.holds(*states) == (max(gains, default=0) > 0)
        counted[max(gains, default=0) > 0] += 1
    assert min(counted.values()) > 5


def test_a_face_down_tile_is_a_joker_as_often_as_it_is_said() -> None:
    """Whoever has to answer is told the share of the worlds in which it is one."""
    (joker,) = features_of(boneyard.load("domino4").rules)[len(COMMON) :]
    for seed in range(60):
        position = boneyard.load("domino4").new(2, seed, bluff=True)
        while not position.over:
            seat = position.actors[0]
            if "accuse" in position.legal(seat):
                judge = Judge(position.rules)
                worlds = judge.imagine(position._states, seat, 60)
                jokers = [
                    joker.holds(judge.rules, world, world, seat, random.Random(0))
                    for world in worlds
                ]
                laid = [world[0]["laid_tile"][world[0]["laid_count"] - 1] for world in worlds]
                assert jokers == [tile == JOKER for tile in laid]
                assert any(jokers)
                return
            down = [move for move in position.legal(seat) if move.startswith("?")]
            position.play((down or position.legal(seat))[0], seat)
    raise AssertionError("nobody laid a tile face down")
