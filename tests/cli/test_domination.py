"""Domination in the terminal: its board, its sentences, a whole game, and the board command."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

from boneyard.cli import main
from boneyard.content.words import LANGUAGES
from boneyard.games.domination.board import edges_per_kind
from boneyard.games.domination.labellings import STANDARD
from boneyard.terminal.boards import board_of
from boneyard.terminal.pen import Pen
from tests.games.rigged import rigged

BOARD = board_of("domination")


def drawn(pen: Pen, moves: str, seat: int | None = None) -> list[str]:
    """The lines a person sees, without colours."""
    view = rigged(2, moves).view(seat)
    return [Text.from_markup(line).plain for line in BOARD.table(view, pen)]


def test_the_board_shows_squares_dominoes_and_owners() -> None:
    rows = drawn(Pen(), "d4e4 d5e5 d4d5 e4e5")
    ranks = [row for row in rows if re.match(r"\d", row)]
    squares = [re.sub(r"[^0-9]", "", row)[1:-1] for row in ranks]
    assert "".join(squares) == STANDARD
    assert [row[0] for row in ranks] == list("87654321")
    assert rows[0].split() == list("abcdefgh")
    above, between, below = rows[7:10]
    assert above[3 + 8 * 3 :].startswith(STANDARD[3 * 8 + 3] + " ───── ")
    assert between[3 + 8 * 3 :].startswith("│   B   │")
    assert below[3 + 8 * 3 :].startswith(STANDARD[4 * 8 + 3] + " ───── ")
    assert "A 0 fields (0 outer)   B 1 field (0 outer)" in rows[-1]


def test_the_board_in_ascii_only() -> None:
    rows = drawn(Pen(unicode=False), "d4e4 d5e5 d4d5 e4e5", seat=0)
    assert all(row.isascii() for row in rows)
    assert any("|   B   |" in row for row in rows)


def test_empty_places_show_the_own_domino_that_fits() -> None:
    view = rigged(2, "a1b1").view(1)
    text = "\n".join(drawn(Pen(), "a1b1", seat=1))
    for tile, places in view["places"].items():
        shown = len(re.findall(rf"(?<!\d){tile}(?!\d)", text))
        assert shown == len(places)
    assert "A 0 fields (0 outer)   B (You)" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_say_the_same(language: str) -> None:
    position = rigged(2, "d4e4 d5e5 d4d5 e4e5 a1b1 a1a2 a2b2")
    told = BOARD.tell(position.view(1), Pen(language=language, plain=True))
    text = "\n".join(told)
    assert " ".join(STANDARD[:8]) in told[0]
    assert "a1 (b1b2)" in text
    assert re.search(r"B.*: d4\.", text)
    for tile in position.view(1)["hand"]:
        assert tile in told[-1]
    assert all(edge in told[-1] for edge in position.legal(1))


@pytest.mark.slow
def test_a_whole_game_by_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    monkeypatch.setenv("BONEYARD_DATA", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    assert main(["play", "domination", "--seed", "4", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.count(" plays ") + said.count("You play ") == 112
    assert re.search(r"wins?\. (Most fields|.*outer fields decide)", said)
    fields = [int(n) for n in re.findall(r"\(fields: (\d+), outer fields: \d+\)", said)]
    outer = [int(n) for n in re.findall(r"\(fields: \d+, outer fields: (\d+)\)", said)]
    assert (sum(fields), sum(outer)) == (49, 24)


def test_board_shows_the_standard_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "The standard board:"
    assert "".join(lines[1:9]).replace(" ", "") == STANDARD
    assert "41.80" in lines[9]


@pytest.mark.slow
def test_board_new_finds_one_that_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    searches = []
    for _ in range(2):
        assert main(["board", "--new", "--seed", "3", "--steps", "500000", "--lang", "en"]) == 0
        searches.append(capsys.readouterr().out)
    assert searches[0] == searches[1]
    match = re.search(r"boneyard play domination -o board=([0-6]{64})\n", searches[0])
    assert match is not None
    assert set(edges_per_kind(match[1])) == {4}
    assert match[1] != STANDARD


@pytest.mark.parametrize("wrong", [["--seed", "-1"], ["--steps", "0"]])
def test_board_refuses_with_a_reason(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "--new", *wrong]) == 2
    assert capsys.readouterr().err.startswith("boneyard: ")
