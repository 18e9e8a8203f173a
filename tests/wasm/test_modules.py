"""The modules that are part of the package."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from boneyard import modules
from boneyard.engine.registry import BUILT_IN
from boneyard.engine.wasm import build
from boneyard.engine.wasm.files import current_module, file_of
from boneyard.engine.wasm.sections import manifest_of
from boneyard.errors import BoneyardError

MOST_BYTES = 400_000  # of all modules, as they are sent

GAMES = pytest.mark.parametrize("game", BUILT_IN)


@GAMES
def test_a_module_is_current(game: str) -> None:
    assert current_module(game) is not None, f"python -m boneyard.modules {game}"


def test_modules_are_small() -> None:
    sizes = [len(gzip.compress(file_of(game).read_bytes(), 9)) for game in BUILT_IN]
    assert sum(sizes) <= MOST_BYTES


@pytest.mark.campaign
@GAMES
def test_a_module_is_what_the_sources_make_of_it(game: str) -> None:
    """Built again from the sources, it has the same bytes."""
    content = file_of(game).read_bytes()
    if manifest_of(content)["compilers"] != build.compilers():
        pytest.skip("built with other compilers")
    assert modules.built(game) == content


def test_stale_modules_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(modules, "current_module", {"classic": b"something"}.get)
    assert modules.main(["--check", "classic"]) == 0
    assert modules.main(["--check", "classic", "domino4"]) == 1
    assert capsys.readouterr().out == "domino4: python -m boneyard.modules domino4\n"


def test_what_cannot_be_built_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert modules.main(["clasic"]) == 1
    said = capsys.readouterr().err
    assert "clasic" in said
    assert said.count("\n") == 1


def test_a_module_is_written_beside_the_rules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(modules, "built", lambda game: game.encode())
    monkeypatch.setattr(modules, "file_of", lambda game: tmp_path / f"{game}.wasm")
    assert modules.main(["classic", "domino4"]) == 0
    assert (tmp_path / "domino4.wasm").read_bytes() == b"domino4"


def test_a_build_that_fails_says_why() -> None:
    with pytest.raises(BoneyardError, match="no such game"):
        build.build(["-c", "import sys; sys.exit('no such game')"])
