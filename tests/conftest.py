"""For all tests: slow machines are not a fault."""

from __future__ import annotations

import pytest
from hypothesis import settings

from boneyard.engine.registry import names
from boneyard.engine.warm import warm

collect_ignore = ["guests", "packages"]  # games of other packages: tests install them

settings.register_profile("boneyard", deadline=None)
settings.load_profile("boneyard")


@pytest.fixture(scope="session")
def compiled() -> None:
    """Compile every game: on a fresh machine a test of a server would wait for the compiler."""
    for game in names():
        warm(game, show=False)
