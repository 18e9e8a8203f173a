"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres


@pytest.fixture(scope="session", autouse=True)
def ready(compiled: None) -> None:
    """Nobody waits for a compiler here."""


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """A real PostgreSQL, or the reason why there is none."""
    if reason := postgres.why_not():
        pytest.skip(reason)
    with postgres.postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def store_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store of each kind can be made."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("database"))
