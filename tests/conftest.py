"""For all tests: slow machines are not a fault."""

from __future__ import annotations

import pytest
from hypothesis import settings

from boneyard.engine.api import load
from boneyard.engine.registry import names

collect_ignore = ["guests", "packages"]  # games of other packages: tests install them

settings.register_profile("boneyard", deadline=None)
settings.load_profile("boneyard")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever needs a browser is slow."""
    for item in items:
        if "/browser/" in item.nodeid:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def compiled() -> None:
    """Load every game: a guest without a module is compiled before a test of a server waits."""
    for game in names():
        load(game).new(load(game).players[0], seed=0).view()
