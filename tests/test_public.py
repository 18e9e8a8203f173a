"""The public package: what is public is listed, documented and typed, and the version is one."""

from __future__ import annotations

import inspect
import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import boneyard
from boneyard.cli import main
from boneyard.server.ops.metrics import Metrics

ROOT = Path(__file__).parents[1]
STABILITY = (ROOT / "docs" / "stability.md").read_text("utf-8")
PUBLIC = (
    "boneyard",
    "boneyard.errors",
    "boneyard.bots",
    "boneyard.bots.hint",
    "boneyard.arena",
    "boneyard.simulation",
    "boneyard.research.batch",
    "boneyard.research.dataset",
    "boneyard.rl.gymnasium",
    "boneyard.rl.openspiel",
    "boneyard.rl.pettingzoo",
    "boneyard.testkit",
)


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    module = import_module(name)
    assert module.__all__
    for public in module.__all__:
        thing = getattr(module, public)
        if inspect.isclass(thing) or inspect.isroutine(thing):
            assert thing.__doc__, f"{name}.{public} has no docstring"


def test_what_is_public_is_what_the_documents_say() -> None:
    modules = re.search(r"## What is public\n(.*?)\n## ", STABILITY, re.DOTALL)
    assert modules is not None
    table = "\n".join(re.findall(r"^\|.*", modules[1], re.MULTILINE))
    assert {"boneyard", *re.findall(r"`(boneyard\.\w[\w.]*)`(?=[,\s]*[|`])", table)} >= set(PUBLIC)
    pages = [page.read_text("utf-8") for page in (ROOT / "docs" / "reference").glob("*.md")]
    assert sorted(re.findall(r"^::: (\S+)", "\n".join(pages), re.MULTILINE)) == sorted(PUBLIC)


def test_names_that_are_imported_late_are_the_public_ones() -> None:
    assert sorted(boneyard._HOME) == sorted(boneyard.__all__)
    assert set(boneyard.__all__) <= set(dir(boneyard))


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(boneyard.__file__).parent / "py.typed").is_file()


def test_the_version_is_written_once(capsys: pytest.CaptureFixture[str]) -> None:
    version = boneyard.__version__
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/boneyard/__init__.py"
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.strip() == f"boneyard {version}"
    assert f'boneyard_build_info{{version="{version}"}} 1\n' in Metrics().text()
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.search(r"^## (\S+)", changes, re.MULTILINE)
    assert newest is not None
    assert newest[1] == version
