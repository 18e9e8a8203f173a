"""tools/mutate.py: it finds what no test notices, and leaves nothing behind."""

from __future__ import annotations

import ast
import doctest
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
TOY = """\
def is_big(number: int) -> bool:
    while number < 0:
        number = number + 10
    return number > 20
"""
TESTS = """\
from boneyard.toy import is_big

def test_big() -> None:
    assert is_big(30)
    assert not is_big(-1)
"""


@pytest.fixture(scope="module")
def mutate() -> ModuleType:
    """The tool as a module."""
    spec = importlib.util.spec_from_file_location("mutate", ROOT / "tools/mutate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutate"] = module
    spec.loader.exec_module(module)
    return module


def test_its_examples_hold(mutate: ModuleType) -> None:
    assert doctest.testmod(mutate).failed == 0


def changes(mutate: ModuleType, source: str) -> set[str]:
    return {mutant.new for mutant in mutate.mutants(Path("toy.py"), source)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a + b + 1", {"a + b - 1", "a - b", "2"}),
        ("0 <= a < b", {"0 < a < b", "0 <= a <= b", "1"}),
        ("a and not b", {"a or not b", "b"}),
        ("if a in b: c()", {"a not in b", "pass"}),
        ("x = a if b else True", {"not b", "False"}),
        ("for a in b:\n    break", {"continue"}),
        ("def f(a: int = 1) -> int:\n    'text 1'\n    return a", {"2", "(a) + 1"}),
        ("def f(a: list[1]) -> bool:\n    return a.b", {"not (a.b)"}),
        ("def f():\n    a.b = f'{1 + 1}'\n    raise a", {"pass"}),
        ("def f() -> str:\n    return g()", {"None"}),
    ],
)
def test_what_is_changed(mutate: ModuleType, source: str, expected: set[str]) -> None:
    assert changes(mutate, source) == expected


def test_every_mutant_is_another_program_that_python_can_read(mutate: ModuleType) -> None:
    source = (ROOT / "src/boneyard/engine/match.py").read_text("utf-8")
    whole = ast.dump(ast.parse(source))
    for mutant in mutate.mutants(Path("match.py"), source):
        assert ast.dump(ast.parse(mutant.source)) != whole, str(mutant)


def test_every_file_with_rules_has_focused_tests(mutate: ModuleType) -> None:
    for file in (ROOT / "src/boneyard/games").glob("[a-r]*/[a-z]*.py"):
        tests = mutate.focused_tests(file.relative_to(ROOT))[1:]
        assert tests
        assert all((ROOT / test.partition("::")[0]).exists() for test in tests)
    with pytest.raises(SystemExit, match=r"No tests are known for src/boneyard/errors\.py"):
        mutate.focused_tests(Path("src/boneyard/errors.py"))


@pytest.mark.slow
def test_survivors_are_printed_and_no_file_is_changed(tmp_path: Path) -> None:
    project = tmp_path / "project"
    files = {"src/boneyard/__init__.py": "", "src/boneyard/toy.py": TOY, "tests/test_toy.py": TESTS}
    for name in (
        "src/boneyard/engine/kernels/jit.py",
        "src/boneyard/progress.py",
        "tools/mutate.py",
    ):
        files[name] = (ROOT / name).read_text("utf-8")
    for name, text in files.items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(text, "utf-8")
    with TemporaryDirectory() as temporary:  # short: sockets are in it, and their paths are limited
        done = subprocess.run(
            [sys.executable, "-B", "tools/mutate.py", "src/boneyard/toy.py"],
            cwd=project,
            env=os.environ | {"PYTHONPATH": str(project / "src"), "TMPDIR": temporary},
            capture_output=True,
            text=True,
        )
        assert list(Path(temporary).iterdir()) == []
    assert done.stdout.splitlines() == [
        "survived  src/boneyard/toy.py:2: number < 0  ->  number <= 0",
        "survived  src/boneyard/toy.py:2: 0  ->  1",
        "survived  src/boneyard/toy.py:3: 10  ->  11",
        "survived  src/boneyard/toy.py:4: number > 20  ->  number >= 20",
        "survived  src/boneyard/toy.py:4: 20  ->  21",
        "src/boneyard/toy.py: 5 of 7 survived; 1 did not end",
        "5 of 7 survived.",
    ], done.stderr[-2000:]
    left = {str(file.relative_to(project)) for file in project.rglob("*") if file.is_file()}
    assert left == set(files)
    assert all((project / name).read_text("utf-8") == text for name, text in files.items())
