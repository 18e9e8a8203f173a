"""Whether a module was built from the sources as they are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from boneyard.engine.wasm import origin
from boneyard.engine.wasm.origin import is_current, origin_of


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of three modules, of which one is not imported."""
    folder = tmp_path / "odd_game"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text("from odd_game.tables import TABLE\n")
    (folder / "tables.py").write_text("TABLE = 1\n")
    (folder / "pages.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    origin.root_of.cache_clear()
    yield folder
    origin.root_of.cache_clear()
    sys.modules.pop("odd_game", None)


def test_all_files_that_are_imported_count(package: Path) -> None:
    found = origin_of(["odd_game.rules"])
    assert found["files"] == ["odd_game/__init__.py", "odd_game/rules.py", "odd_game/tables.py"]
    assert is_current(found)
    (package / "pages.py").write_text("# anything")
    assert is_current(found)
    (package / "tables.py").write_text("TABLE = 2\n")
    assert not is_current(found)


def test_line_ends_do_not_count(package: Path) -> None:
    found = origin_of(["odd_game.rules"])
    (package / "tables.py").write_bytes(b"TABLE = 1\r\n")
    assert is_current(found)


def test_a_file_that_is_gone(package: Path) -> None:
    found = origin_of(["odd_game.rules"])
    (package / "tables.py").unlink()
    assert not is_current(found)
    assert not is_current({})


def test_our_own_sources() -> None:
    files = origin_of(["boneyard.games.classic.rules"])["files"]
    assert {"boneyard/engine/rng.py", "boneyard/games/shared/line/moves.py"} <= set(files)
    assert not [file for file in files if "server" in file or "domino4" in file]
