"""For all tests: they look for faults, not for slow machines."""

from __future__ import annotations

import pytest
from hypothesis import settings

from boneyard.engine.registry import names
from boneyard.engine.warm import warm

collect_ignore = ["guests"]  # games of other packages: here they would be installed for all tests
settings.register_profile("boneyard", deadline=None)
settings.load_profile("boneyard")


@pytest.fixture(scope="session")
def compiled() -> None:
    """Every game: on a fresh machine a test of a server would wait for its compiler."""
    for game in names():
        warm(game, show=False)
