"""Reasons: each is true in the position, each matters, and without a sure one there is none.

The positions come from bot games (`make_reasons`). What a reason says is found out again by slow
checks that ask positions only, as a player would look at the table.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import boneyard
from boneyard.bots.hint import Hint
from boneyard.bots.search.native import NativeSearch
from boneyard.bots.search.searches import SEARCH, new_search
from boneyard.coach.judge import BETWEEN, OPEN, Judge
from boneyard.coach.reasons import (
    ENOUGH,
    LEAST,
    OUT_OF,
    explain,
    mean,
    reason_for,
    weighed,
)
from boneyard.content.reasons import Explanation
from boneyard.content.words import LANGUAGES, knows
from boneyard.engine import engines
from boneyard.engine.engines import engine_of
from boneyard.engine.features import COMMON, Feature, features_of
from boneyard.engine.position import Position
from boneyard.engine.registry import BUILT_IN
from boneyard.engine.wasm.search import WasmSearch
from tests.coach.make_reasons import Example, kept

EXAMPLES = kept()
ONE_A_GAME = list({example.position.rules.name: example for example in EXAMPLES}.values())
WORLDS = 60  # others than those in which the reasons were found
FIRST = 1000  # the number of the first of them
TRIES = 8
DOUBT = 2.5  # times out of ten: half for rounding, the rest for so few worlds


def name_of(example: Example) -> str:
    """The game and the reason."""
    return f"{example.record.split()[1]}-{example.why.message}"


def next_is_stuck(before: Position, after: Position, seat: int, chance: random.Random) -> bool:
    others = [one for one in after.actors if one != seat]
    return bool(others) and all(set(after.legal(one)) <= set(after.rules.stuck) for one in others)


def can_play_again(before: Position, after: Position, seat: int, chance: random.Random) -> bool:
    for _ in range(20):
        if after.result is not None:
            return seat in after.result.winners
        if seat in after.actors:
            return not set(after.legal(seat)) <= set(after.rules.stuck)
        other = after.actors[0]
        after.play(chance.choice(after.legal(other)), other)
    return False


def falls(before: Position, after: Position, seat: int, chance: random.Random) -> bool:
    return len(after.view(None)["tower"]) <= len(before.view(None)["tower"])  # with the new one


def takes_field(before: Position, after: Position, seat: int, chance: random.Random) -> bool:
    return len(after.view(None)["fields"]) > len(before.view(None)["fields"])


def closing(position: Position) -> list[str]:
    """The moves that close a field."""

    def closes(move: str) -> bool:
        then = position.copy()
        then.play(move)
        return len(then.view(None)["fields"]) > len(position.view(None)["fields"])

    return [] if position.over else [move for move in position.legal() if closes(move)]


def next_closes(before: Position, after: Position, seat: int, chance: random.Random) -> bool:
    return bool(closing(after))


def closes_later(before: Position, after: Position, seat: int, chance: random.Random) -> bool:
    while not after.over and after.actors != (seat,):
        after.play(chance.choice(closing(after)[:1] or after.legal()))
    return bool(closing(after))


def joker(before: Position, after: Position, seat: int, chance: random.Random) -> bool:
    last = before.dump()["table"][-1]
    return bool(last["down"] and last["tile"] == "J")


CHECKS = {
    "next-stuck": next_is_stuck,
    "own-next": can_play_again,
    "falls": falls,
    "takes-field": takes_field,
    "next-closes": next_closes,
    "closes-later": closes_later,
    "joker": joker,
}
OF_CHANCE = ("own-next", "closes-later")  # what the others do until then


class Scene:
    """An example set up, and what a feature and the two moves come to in each of many worlds."""

    def __init__(self, example: Example) -> None:
        self.position = position = example.position
        self.judge, self.seat = Judge(position.rules), example.seat
        find = engine_of(position.rules).find
        self.moves = [
            find(position._states, self.seat, text)[0] for text in (example.better, example.other)
        ]
        self.worlds = [
            self.judge.search.imagine(position._states, self.seat, BETWEEN, FIRST + number)
            for number in range(WORLDS)
        ]

    def gaps(self) -> list[float]:
        """How far the better move is ahead in each world."""
        moves = self.moves[::-1]
        return [
            self.judge.compare(world, OPEN, self.seat, moves, TRIES, number)[1].ahead
            for number, world in enumerate(self.worlds)
        ]

    def shown(self, place: int) -> list[tuple[bool, bool]]:
        """Whether the feature at that place shows after both moves, as the kernels say it."""
        features = self.judge.search.features

        def shows(world: Any, move: int, number: int) -> bool:
            return bool(features(world, self.seat, move, number) >> place & 1)

        return self.after_both(shows)

    def seen(self, name: str) -> list[tuple[bool, bool]]:
        """The same, by the slow check."""
        return self.after_both(partial(self.looked, name))

    def after_both(self, shows: Callable[[Any, int, int], bool]) -> list[tuple[bool, bool]]:
        """What is so after the better move and after the other, in each world."""
        better, other = self.moves
        return [
            (shows(world, better, number), shows(world, other, number))
            for number, world in enumerate(self.worlds)
        ]

    def looked(self, name: str, world: Any, move: int, number: int) -> bool:
        """Whether a feature shows after a move in one world."""
        after = world.copy()
        after["rng"] = number
        engine_of(self.position.rules).play(after, self.seat, move)
        chance = random.Random(number)
        return CHECKS[name](self.at(world), self.at(after), self.seat, chance)

    def at(self, states: Any) -> Position:
        """A world as a position."""
        whole = self.position
        return Position.of_state(whole.rules, whole.players, whole.options, states.tobytes())


def often(shown: list[tuple[bool, bool]], way: int) -> float:
    """How often a feature shows after the better move, or after the other, out of ten times."""
    return OUT_OF * mean([both[way] for both in shown])


@pytest.mark.parametrize("example", EXAMPLES, ids=name_of)
def test_a_reason_is_true_and_matters(example: Example) -> None:
    scene, why = Scene(example), example.why
    states, rules = scene.position._states, scene.position.rules
    assert explain(scene.judge, states, scene.seat, *scene.moves) == why
    names = [one.name for one in features_of(rules)]
    place = names.index(why.message.removeprefix("reason-"))
    feature = features_of(rules)[place]
    shown, seen = scene.shown(place), scene.seen(feature.name)
    # True: in these worlds too it shows as often as it says, and not only to the kernels.
    assert shown == seen or feature.name in OF_CHANCE
    for found in (shown, seen):
        assert abs(often(found, 0) - why.better) <= DOUBT
        assert abs(often(found, 1) - why.worse) <= DOUBT
        assert feature.of_world or (often(found, 0) > often(found, 1)) == feature.good
    # It matters: without the worlds in which it tells the moves apart, less is gained.
    gaps = scene.gaps()
    if feature.of_world:
        sides = [
            [gap for gap, (one, _) in zip(gaps, shown, strict=True) if one == way]
            for way in (True, False)
        ]
        assert abs(mean(sides[0]) - mean(sides[1])) > LEAST
        return
    apart = [one != two and one == feature.good for one, two in shown]
    left = [gap for gap, differs in zip(gaps, apart, strict=True) if not differs]
    assert mean(gaps) > 0
    assert len(left) < ENOUGH or mean(left) < mean(gaps)


def test_every_feature_has_been_told_somewhere() -> None:
    told = {name_of(one) for one in EXAMPLES}
    for game in BUILT_IN:
        for feature in features_of(boneyard.load(game).rules)[len(COMMON) :]:
            assert f"{game}-reason-{feature.name}" in told
    for feature in COMMON:
        assert sum(one.endswith(f"-reason-{feature.name}") for one in told) > 1


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
    bad = Feature("falls", good=False)
    assert weighed(bad, half, [9.0, 8.0] * 20 + [0.0, 1.0] * 20) == []
    told = weighed(bad, [other] * 40 + [neither] * 40, [9.0, 8.0] * 20 + [0.0, 1.0] * 20)
    assert told[0][1] == Explanation("reason-falls", 0, 5)


def test_what_is_certain_of_the_world_is_no_question() -> None:
    feature = Feature("joker", of_world=True)
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


@pytest.mark.parametrize("example", ONE_A_GAME, ids=name_of)
def test_a_reason_owes_nothing_to_what_is_hidden(example: Example) -> None:
    scene = Scene(example)
    other = scene.position.redealt(scene.seat, 11)._states
    assert explain(scene.judge, other, scene.seat, *scene.moves) == example.why


def test_nobody_waits_for_a_reason_to_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling bots leaves out what only the coach asks: there it goes on with the module."""
    rules = boneyard.load("classic").rules
    monkeypatch.setattr(engines, "CHOSEN", "")
    monkeypatch.setattr(engines, "_native", {(rules, engines.THE_GAME), (rules, SEARCH)})
    assert isinstance(new_search(rules), NativeSearch)
    assert isinstance(Judge(rules).search, WasmSearch)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_reason_has_words(game: str) -> None:
    for feature in features_of(boneyard.load(game).rules):
        for language in LANGUAGES:
            assert knows(language, f"reason-{feature.name}", game)
