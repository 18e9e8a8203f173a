"""A kernel that cannot be compiled ends in one sentence with its name, the line and the reason."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from itertools import count
from pathlib import Path

import numpy as np
import pytest
from numba.core.errors import NumbaError

from boneyard.errors import BadKernel, BoneyardError
from tests.guest import write_guest

STATE = np.dtype([("rng", np.uint64), ("seats", np.int8), ("turn", np.int8)], align=True)
NUMBERS = count()
HEAD = """
import numpy as np
from boneyard.engine.kernels.jit import kernel

@kernel
def inner(s, step):
    s.trun = step

@kernel
def add(a, b):
    return a + b

@kernel
def bad(s):
"""


def sentence(folder: Path, body: str) -> tuple[str, BadKernel, int]:
    """What is said about a kernel with this body; the error; the line after the head."""
    name = f"kernels_{next(NUMBERS)}"
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    (folder / f"{name}.py").write_text(HEAD + lines)
    sys.path.insert(0, str(folder))
    try:
        bad = import_module(name).bad
    finally:
        sys.path.remove(str(folder))
    with pytest.raises(BadKernel) as caught:
        bad(np.zeros(1, STATE)[0])
    told = str(caught.value)
    assert "\n" not in told
    assert told.startswith(f"{name}.py:")
    return told.removeprefix(f"{name}.py:"), caught.value, HEAD.count("\n") + 1


def test_an_unknown_field_that_is_read(tmp_path: Path) -> None:
    told, error, line = sentence(tmp_path, "x = s.turn\nreturn x + s.trun")
    assert told == (
        f"{line + 1}, kernel bad: the state has no field 'trun'; it has rng, seats, turn"
    )
    assert isinstance(error, BoneyardError)
    assert isinstance(error.__cause__, KeyError)


def test_an_unknown_field_in_a_kernel_that_is_called(tmp_path: Path) -> None:
    told, _, _ = sentence(tmp_path, "inner(s, 1)")
    line = HEAD.splitlines().index("    s.trun = step") + 1
    assert told == f"{line}, kernel inner: the state has no field 'trun'; it has rng, seats, turn"


def test_an_unknown_name(tmp_path: Path) -> None:
    told, error, line = sentence(tmp_path, "x = 1\nreturn s.turn + LENGHT")
    assert told == f"{line + 1}, kernel bad: 'LENGHT' is not defined"
    assert isinstance(error.__cause__, NumbaError)


def test_a_name_that_a_module_has_not(tmp_path: Path) -> None:
    told, _, line = sentence(tmp_path, "return np.zeroes(3)")
    assert told == f"{line}, kernel bad: module 'numpy' has no attribute 'zeroes'"


@pytest.mark.parametrize(
    ("call", "why"),
    [("add(s.turn)", "missing a required argument: 'b'"), ("add(1, 2, 3)", "too many")],
)
def test_a_call_with_too_few_or_too_many_arguments(tmp_path: Path, call: str, why: str) -> None:
    told, error, line = sentence(tmp_path, f"x = 1\nreturn x + {call}")
    assert told.startswith(f"{line + 1}, kernel bad: add(a, b) is called with other arguments: ")
    assert why in told
    assert isinstance(error.__cause__, NumbaError)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("x = {'a': s.turn, 3: 4.5}\nreturn 1", "Numba cannot compile setitem"),
        ("x = []\nreturn len(x)", "Cannot infer the type of variable 'x'"),
        ("return f'{s.turn:>3}'", "format spec in f-strings not supported yet"),
        ("return s.turn[3]", "Numba cannot compile getitem(int8"),
        ("class A: pass", "Use of unsupported opcode"),
        ("x = 1 if s.turn else 'a'\nreturn x", "Cannot unify"),
    ],
)
@pytest.mark.filterwarnings("ignore::numba.NumbaTypeSafetyWarning")
def test_python_that_is_not_for_kernels(tmp_path: Path, body: str, why: str) -> None:
    told, error, line = sentence(tmp_path, body)
    assert re.match(f"({line}|{line + 1}), kernel bad: {re.escape(why)}", told), told
    assert told.endswith(
        "kernels have numbers, tuples and arrays, and of Python what Numba can compile"
    )
    assert error.__cause__ is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "above", "told"),
    [
        ("s.heap -= move", "s.heep -= move", 0, "the state has no field 'heep'; it has rng"),
        ("play(s, seat, move)", "play(s, move)", 1, "play(s, move) is called with other arguments"),
    ],
)
def test_the_command_line_says_the_sentence_only(
    tmp_path: Path, old: str, new: str, above: int, told: str
) -> None:
    """For a game from another package, whose kernel is called by a loop over all games."""
    package = write_guest(tmp_path)
    about = tmp_path / "guest_heap-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-heap\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[boneyard.games]\nheap = guest_heap.rules\n")
    rules = package / "rules.py"
    text = rules.read_text()
    assert old in text
    rules.write_text(text.replace(old, new))
    line = next(n for n, row in enumerate(rules.read_text().splitlines(), 1) if new.strip() in row)
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-m", "boneyard", "simulate", "heap", "--games", "5"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "BONEYARD_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith(f"boneyard: guest_heap/rules.py:{line - above}, kernel play: ")
    assert told in done.stderr
