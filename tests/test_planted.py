"""The conformance kit finds every fault that is planted, and nothing in games without one."""

from __future__ import annotations

import pytest

from boneyard.game import Rules
from boneyard.testkit import check_game
from tests.planted import Fault, face_down, line, placing, tower

FAULTS = [*line.FAULTS, *placing.FAULTS, *tower.FAULTS, *face_down.FAULTS]
HONEST = [line.CLASSIC, line.FLAT, placing.DOMINATION, face_down.HUSH]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
@pytest.mark.filterwarnings("ignore::boneyard.testkit.Unchecked")
def test_a_fault_is_found(fault: Fault) -> None:
    with pytest.raises(AssertionError, match=f"^not kept: ({fault.promise})"):
        check_game(fault.game(), games=fault.games)


@pytest.mark.parametrize("rules", HONEST, ids=lambda rules: rules.name)
def test_nothing_is_found_where_nothing_is_planted(rules: Rules) -> None:
    assert check_game(rules, games=10).worlds > 0
