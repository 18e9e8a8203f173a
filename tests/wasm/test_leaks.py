"""A module shows no more than native code does: the conformance kit plays by it."""

from __future__ import annotations

import pytest

from boneyard.engine import engines
from boneyard.engine.engines import engine_of
from boneyard.engine.registry import BUILT_IN, rules_of
from boneyard.engine.wasm.machine import WasmEngine
from boneyard.testkit import check_game

# These take longer; their modules are compared with native code at every move by test_machine.
LONG = ("domination", "domino4", "magnetic-flat", "magnetic-tower")


@pytest.fixture
def by_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games are played by their modules, even where native code was compiled before."""
    monkeypatch.setattr(engines, "CHOSEN", "wasm")
    monkeypatch.setattr(engines, "_engines", engines._Engines())


def check(game: str) -> None:
    """The kit, by the module."""
    assert isinstance(engine_of(rules_of(game)), WasmEngine)
    check_game(game, games=1, every_combination=False)


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in BUILT_IN if game not in LONG])
def test_a_module_keeps_what_the_game_promises(game: str, by_module: None) -> None:
    check(game)


@pytest.mark.campaign
@pytest.mark.parametrize("game", LONG)
def test_so_do_those_of_long_games(game: str, by_module: None) -> None:
    check(game)
