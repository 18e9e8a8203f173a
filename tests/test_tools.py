"""The tools of dev.py: what is covered, what is released, how examples are shown."""

from __future__ import annotations

import doctest
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import coverage
import pytest

import boneyard
from boneyard.engine import rng

ROOT = Path(__file__).parents[1]


def tool(name: str) -> ModuleType:
    """A program of tools/, as a module."""
    spec = importlib.util.spec_from_file_location(f"tool_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["covered", "doctests", "notebook"])
def test_their_examples_run(name: str) -> None:
    found = doctest.testmod(tool(name))
    assert found.attempted
    assert not found.failed


def test_every_reason_is_for_a_file_that_is_there() -> None:
    covered = tool("covered")
    assert covered.REASONS
    for name, reason in covered.REASONS.items():
        assert (ROOT / covered.PACKAGE / name).is_file(), name
        assert reason


def test_coverage_counts_all_but_kernels() -> None:
    watch = coverage.Coverage(config_file=str(ROOT / "pyproject.toml"), data_file=None)
    assert rng.__file__ is not None
    _, counted, left_out, _, _ = watch.analysis2(rng.__file__)
    lines = Path(rng.__file__).read_text("utf-8").splitlines()
    assert lines[counted[-1] - 1].startswith("TO_UNIT"), "the last line outside of kernels"
    assert any("z ^ (z >> np.uint64(31))" in lines[number - 1] for number in left_out)


def test_the_share_of_a_file_is_read_from_the_report() -> None:
    covered = tool("covered")
    report = {"files": {"src/boneyard/engine/api.py": {"summary": {"percent_covered": 87.5}}}}
    found = covered.shares(report)
    assert found == {"engine/api.py": 87.5}
    assert "  87.5 %  engine/api.py" in covered.table(found)
    assert covered.judge(found, {}) == ["engine/api.py: 87.5 % is below 90 %"]


def test_the_version_of_a_release_is_that_of_the_package() -> None:
    assert tool("release").read_version() == boneyard.__version__


@pytest.mark.campaign
def test_what_is_published_can_be_installed_and_used() -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "release.py"], check=True)


def test_the_guide_and_the_notebook_are_the_program() -> None:
    notebook = tool("notebook")
    blocks = notebook.blocks(notebook.PAGE.read_text("utf-8"))
    told = [text for kind, text in blocks if kind == "code"]
    program = (ROOT / "examples" / "train_an_agent.py").read_text("utf-8")
    assert "\n\n\n".join(told) == program[program.index("import sys") :].strip()
    assert notebook.NOTEBOOK.read_text("utf-8") == notebook.text(), "python tools/notebook.py"
