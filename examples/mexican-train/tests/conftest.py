"""While the tests of a file run, the game is installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from installing import installed


@pytest.fixture(scope="module", autouse=True)
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """As an entry point finds it."""
    with installed(tmp_path_factory.mktemp("installed")):
        yield
