"""The cache of compiled code: named by a hash of the sources, private to a user, optional."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from boneyard.engine.kernels.cache import Files
from boneyard.engine.kernels.jit import cache_folder, remove_stale, sources_hash

PROGRAM = "import boneyard; print(boneyard.load('classic').new(seed=7).legal()[0])"
# One small kernel, where it does not matter which.
SMALL = "from boneyard.engine.tiles import size; print(size(0b1011))"


def run_with(cache: Path, program: str = PROGRAM, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "BONEYARD_CACHE": str(cache), "BONEYARD_ENGINE": "native", **more},
        capture_output=True,
        text=True,
    )


def test_an_edit_in_any_source_names_another_folder(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("x = 1")
    (tmp_path / "two.py").write_text("y = 1")
    before = sources_hash(tmp_path)
    assert sources_hash(tmp_path) == before
    (tmp_path / "two.py").write_text("y = 2")
    assert sources_hash(tmp_path) != before


def test_an_edit_in_the_package_changes_the_hash_for_all_callers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kernels from elsewhere, a stranger's game or a test, have ours compiled into them."""
    package, elsewhere = tmp_path / "package", tmp_path / "elsewhere"
    package.mkdir()
    elsewhere.mkdir()
    monkeypatch.setattr("boneyard.engine.kernels.jit.PACKAGE", package)
    (package / "ours.py").write_text("x = 1")
    before = sources_hash(elsewhere)
    (package / "ours.py").write_text("x = 2")
    assert sources_hash(elsewhere) != before


@pytest.mark.slow
def test_an_edit_in_another_file_is_not_served_old_code(tmp_path: Path) -> None:
    """The pitfall that this is all about: Numba alone would print 1 twice."""
    (tmp_path / "callee.py").write_text(
        "from boneyard.engine.kernels.jit import kernel\n@kernel\ndef f():\n    return 1\n"
    )
    (tmp_path / "caller.py").write_text(
        "from boneyard.engine.kernels.jit import kernel\n"
        "from callee import f\n@kernel\ndef g():\n    return f()\n"
    )
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import caller; print(caller.g())"
    cache = tmp_path / "cache"
    assert run_with(cache, program).stdout.strip() == "1"
    text = (tmp_path / "callee.py").read_text()
    (tmp_path / "callee.py").write_text(text.replace("return 1", "return 2"))
    later = time.time() + 10  # Python's own cache sees seconds only, and the size is the same
    os.utime(tmp_path / "callee.py", (later, later))
    assert run_with(cache, program).stdout.strip() == "2"


@pytest.mark.slow
def test_a_second_process_finds_what_the_first_compiled(tmp_path: Path) -> None:
    program = SMALL + "; print(sum(size.stats.cache_hits.values()))"
    first, second = run_with(tmp_path, program), run_with(tmp_path, program)
    assert first.stdout.split() == ["3", "0"]
    assert second.stdout.split() == ["3", "1"]


def test_keys_do_not_share_a_file(tmp_path: Path) -> None:
    """Two processes that save at the same time must not get each other's code."""
    one, two = Files(tmp_path, "f[0]"), Files(tmp_path, "f[0]")
    assert one.load("a") is None
    one.save("a", 1)
    two.save("b", 2)
    assert (two.load("a"), one.load("b")) == (1, 2)
    one.file("a").write_bytes(one.file("b").read_bytes())
    assert one.load("a") is None  # the code of another key
    one.file("a").write_bytes(b"")
    assert one.load("a") is None
    one.flush()
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_it_works_where_nothing_can_be_written(tmp_path: Path) -> None:
    nowhere = tmp_path / "a file, not a folder"
    nowhere.write_text("")
    done = run_with(nowhere, SMALL, TMPDIR=str(nowhere))
    assert done.returncode == 0, done.stderr
    assert done.stdout == "3\n"


@pytest.mark.slow
def test_processes_at_the_same_time_do_not_disturb_each_other(tmp_path: Path) -> None:
    env = {**os.environ, "BONEYARD_CACHE": str(tmp_path), "BONEYARD_ENGINE": "native"}
    started = [
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM], env=env, stdout=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    answers = {process.communicate()[0] for process in started}
    assert len(answers) == 1
    assert all(process.returncode == 0 for process in started)


def test_code_that_was_not_used_for_a_month_is_removed(tmp_path: Path) -> None:
    for name in ("kernels-old", "kernels-new", "kernels-mine", "other"):
        (tmp_path / name / "inner").mkdir(parents=True)
        (tmp_path / name / "inner" / "code").write_text("")
    long_ago = 1_000_000_000
    os.utime(tmp_path / "kernels-old", (long_ago, long_ago))
    os.utime(tmp_path / "other", (long_ago, long_ago))
    remove_stale(tmp_path, keep="kernels-mine")
    assert {folder.name for folder in tmp_path.iterdir()} == {
        "kernels-new",
        "kernels-mine",
        "other",
    }


def test_the_package_has_a_folder() -> None:
    import boneyard

    folder = cache_folder(frozenset([Path(boneyard.__file__).parent]))
    assert folder is not None
    assert folder.name.startswith("kernels-")
