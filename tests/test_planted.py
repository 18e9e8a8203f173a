"""The conformance kit finds every fault that is planted, and nothing in games without one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boneyard.engine.api import Game
from boneyard.engine.rules import Rules
from boneyard.testkit import Unchecked, check_bot, check_game
from tests.planted import Fault, bots, face_down, line, placing, tower

FAULTS = [*line.FAULTS, *placing.FAULTS, *tower.FAULTS, *face_down.FAULTS]


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_found(fault: Fault) -> None:
    with pytest.raises(AssertionError, match=f"^not kept: ({fault.promise})"):
        check_game(fault.game(), games=fault.games)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [line.CLASSIC, face_down.HUSH], ids=lambda rules: rules.name)
def test_nothing_is_found_where_nothing_is_planted(rules: Rules) -> None:
    report = check_game(rules, games=10)
    assert report.games == 10 * len(rules.players)
    assert report.worlds > report.games
    assert report.unchecked == []


@pytest.mark.slow
def test_what_cannot_be_checked_is_said_aloud() -> None:
    with pytest.warns(Unchecked, match="hush has no `restore`"):
        report = check_game(Game(replace(face_down.HUSH, restore=None)), games=2)
    assert report.worlds == 0
    assert len(report.unchecked) == 1


@pytest.mark.parametrize(("bad", "promise"), bots.FAULTS, ids=lambda it: type(it).__name__)
def test_a_bad_bot_is_found(bad: bots.Peeping, promise: str) -> None:
    with pytest.raises(AssertionError, match=f"^not kept: {promise}"):
        check_bot(bad, "classic", games=2)


def test_a_peeping_bot_is_found_where_redeal_would_cover_for_it() -> None:
    same_deal = Game(replace(line.CLASSIC, redeal=line.keep_tiles))
    with pytest.raises(AssertionError, match="a bot is blind"):
        check_bot(bots.Peeping(), same_deal, games=2)
