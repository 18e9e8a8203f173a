"""`boneyard analyse FILE`: in sentences, as a picture, as JSON, and of finished games only."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import boneyard
from boneyard.cli import main
from boneyard.content.words import LANGUAGES, say
from boneyard.engine.registry import BUILT_IN

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = str(GOLDEN / "classic" / "2-players-02.txt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", RECORD, "--worlds", "20", "--lang", language]) == 0
    told = capsys.readouterr().out
    for message in ("graph-title", "split-title", "split-deal", "split-total"):
        assert say(language, message) in told


def test_moves_are_called_by_words_in_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    """In the list of moves they are as one types them."""
    drawing = str(GOLDEN / "classic" / "2-players-01.txt")
    assert main(["analyse", drawing, "--worlds", "400", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "draw (Piocher)" in told
    assert "Passer" in told
    assert "a préféré piocher, et passer" in told


@pytest.mark.slow
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    record = min((GOLDEN / game).glob("*.txt"), key=lambda file: file.stat().st_size)
    assert main(["analyse", str(record), "--worlds", "3", "--open-hands", "--lang", "en"]) == 0
    assert "Luck and choices" in capsys.readouterr().out


def test_as_a_picture(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert main(["analyse", RECORD, "--worlds", "200", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Mark" in told
    assert "█" in told


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", RECORD, "--worlds", "20", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "classic"
    assert found["worlds"] == 20
    parts = found["split"]
    for seat, margin in enumerate(parts["margin"]):
        luck = sum(parts[name][seat] for name in ("deal", "chance", "unseen"))
        assert luck + sum(points[seat] for points in parts["choices"]) == margin


def test_what_cannot_be_looked_back_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = boneyard.load("classic").new(seed=7)
    position.play(position.legal()[0])
    file = tmp_path / "running.txt"
    file.write_text(str(position.record), "utf-8")
    assert main(["analyse", str(file), "--lang", "en"]) == 2
    assert "not over yet" in capsys.readouterr().err
    assert main(["analyse", RECORD, "--worlds", "0", "--lang", "en"]) == 2
    assert "from 1 up" in capsys.readouterr().err
