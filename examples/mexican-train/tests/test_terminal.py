"""The table in a terminal: drawn, told, and played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from boneyard.terminal.pen import Pen
from boneyard.terminal.people import Player
from mexican_train import terminal
from tables import play_all, table

PEN = Pen("en", 40, players=(Player("Ada"), Player("Bo", reader=True)), game="mexican-train")


def test_every_train_is_a_row() -> None:
    position = table(["96 66 64 31", "20 51 00 11"])
    play_all(position, "0:96A 1:pass 0:66A")
    view = position.view(1)
    assert terminal.table(view, PEN) == [
        "Station: double 9.",
        "[#0072B2]Train A, Ada, needs 6[/]",
        "    │9·6│6·6│",
        "[#D55E00]Train B, Bo, open, needs 9[/]",
        "[default]Train M, Mexican train, needs 9[/]",
        "The double 6 on train A must be covered.",
    ]
    assert terminal.tell(view, PEN)[1:3] == [
        "Train A, Ada, needs 6: 9-6 6-6.",
        "Train B, Bo, open, needs 9: no dominoes yet.",
    ]


def test_a_long_train_is_wrapped_and_a_hand_shows_its_pips() -> None:
    rows = terminal.rows_of_train([[n, n + 1] for n in range(9)], 36)
    assert [len(row) for row in rows] == [33, 5]
    drawn = terminal.hand({"hand": ["97"]}, PEN)
    assert drawn[1:4] == ["│• • •│"] * 3
    assert drawn[5:8] == ["│•   •│", "│• • •│", "│•   •│"]


def test_the_opening_says_who_put_the_double_in_the_station() -> None:
    view = table(["96 64", "95 51"], turn=0).view(None)
    told = ["You put the double 9 in the station.", "Ada starts."]
    assert terminal.opening(view, PEN) == told


def test_it_is_played_to_its_end_in_a_terminal(tmp_path: Path) -> None:
    """By someone who always chooses the first move, against a bot."""
    command = ["-m", "boneyard", "play", "mexican-train", "--seed", "278", "--lang", "en"]
    done = subprocess.run(
        [sys.executable, *command, "--seats", "you,bot:beginner"],
        input="1\n" * 200,
        capture_output=True,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert "the fewest pips win." in done.stdout
