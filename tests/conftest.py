"""For all tests: slow machines are not a fault."""

from __future__ import annotations

import os

# Numba colours the reasons why code does not fit, thousands of them, if it finds colours installed.
os.environ.setdefault("NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "1")

import pytest
from hypothesis import settings

from boneyard.engine.api import load
from boneyard.engine.registry import names

collect_ignore = ["guests", "packages"]  # games of other packages: tests install them

settings.register_profile("boneyard", deadline=None)
settings.load_profile("boneyard")


# Tests of what needs a browser, or the native code of games, which takes minutes to compile.
SLOW = ("/browser/", "/bots/", "/coach/", "/physics/", "/research/", "/rl/", "/wasm/", "examples/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole folders are slow."""
    for item in items:
        if any(folder in f"/{item.nodeid}" for folder in SLOW):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def compiled() -> None:
    """Load every game: a guest without a module is compiled before a test of a server waits."""
    for game in names():
        load(game).new(load(game).players[0], seed=0).view()
