"""The programs in examples/ run as they stand."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.server.running import running

FOLDER = Path(__file__).parents[1] / "examples"
# Arguments that keep them short, and something that they print.
PROGRAMS = {
    "play_a_bot.py": (["beginner", "7"], "result: "),
    "simulate_and_plot.py": (["2000", "wins.svg"], "moves a game"),
    "write_a_bot.py": (["10"], "Heaviest over random"),
    "read_a_record.py": ([], "Result: 1 +41"),
    "what_a_seat_knows.py": (["11", "50"], "most likely"),
    "train_an_agent.py": (["0", "random", "20"], "points a game against random"),
}
NEEDED = {"train_an_agent.py": "torch"}  # too large to be installed for the tests
ONLINE = "play_online.py"


def run(program: str, words: list[str], folder: Path) -> str:
    """What a program prints."""
    command = [sys.executable, "-W", "error", str(FOLDER / program), *words]
    done = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_program_is_run_and_listed() -> None:
    there = {file.name for file in FOLDER.glob("*.py")}
    assert there == {*PROGRAMS, ONLINE}
    listed = (FOLDER / "README.md").read_text("utf-8")
    assert all(f"`{name}`" in listed for name in there)


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_runs(program: str, tmp_path: Path) -> None:
    if program in NEEDED and find_spec(NEEDED[program]) is None:
        pytest.skip(f"needs {NEEDED[program]}")
    words, told = PROGRAMS[program]
    assert told in run(program, words, tmp_path)


@pytest.mark.slow
def test_the_client_plays_at_a_server(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db")) as server:
        told = run(ONLINE, [server.url], tmp_path)
    assert "I play" in told
    assert "The round is over" in told
