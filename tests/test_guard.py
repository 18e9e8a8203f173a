"""The debug mode: a game that writes more moves than it promised is caught before it does harm."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from boneyard.engine import calls, guard
from boneyard.engine.position import Position
from boneyard.engine.registry import rules_of

PROGRAM = """
from dataclasses import replace
from boneyard.engine.registry import rules_of
from boneyard.engine.position import Position
Position(replace(rules_of("classic"), most_moves=6), 2, 7, {"blocked_winner": "pips"}).legal()
"""


def test_more_moves_than_promised_are_noticed_in_debug_mode() -> None:
    rules = replace(rules_of("classic"), most_moves=6)
    position = Position(rules, 2, 7, {"blocked_winner": "pips"})
    with guard.debug_mode(), pytest.raises(AssertionError, match="7 were written, not 6"):
        position.legal()
    roomy = Position(replace(rules, most_moves=7), 2, 7, {"blocked_winner": "pips"})
    with guard.debug_mode():
        assert len(roomy.legal()) == 7


def test_the_environment_turns_debug_mode_on() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "BONEYARD_DEBUG": "1"},
        capture_output=True,
        text=True,
    )
    assert "not kept: moves are no more than `most_moves`" in done.stderr


def test_moves_written_beyond_the_count_are_noticed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(states: Any, seat: int, moves: Any) -> int:
        moves[3] = 1
        return 1

    monkeypatch.setattr(calls, "legal", careless)
    assert guard.guarded(None, 0, 4) == [guard.UNTOUCHED]
    with pytest.raises(AssertionError, match="4 were written, not 3"):
        guard.guarded(None, 0, 3)


def test_without_debug_mode_a_buffer_has_no_spare_room(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = []

    def measuring(states: Any, seat: int, moves: Any) -> int:
        sizes.append(len(moves))
        return 0

    monkeypatch.setattr(calls, "legal", measuring)
    monkeypatch.setattr(guard, "_debugging", False)
    assert guard.legal(None, 0, 5) == []
    with guard.debug_mode():
        guard.legal(None, 0, 5)
    assert sizes == [5, 5 + guard.SPARE]
