"""Domino 4 in the terminal: its table, its sentences, long lists tile by tile, a whole game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.text import Text

from boneyard.cli import main
from boneyard.cli.choice import grouped
from boneyard.cli.screen import Screen
from boneyard.cli.table import Table
from boneyard.content.words import LANGUAGES, say
from boneyard.engine.api import load
from boneyard.engine.match import Match
from boneyard.terminal.boards import board_of
from boneyard.terminal.pen import Pen
from boneyard.terminal.people import players
from tests.games.domino4.stacked import play_all, stacked

BOARD = board_of("domino4")


def drawn(view: object, pen: Pen) -> list[str]:
    return [Text.from_markup(line).plain for line in BOARD.table(view, pen)]


def test_tiles_lie_as_they_are_turned_on_numbered_cells() -> None:
    rows = drawn(stacked([["r31"], ["g11"]]).view(0), Pen(unicode=False))
    assert rows[0].split() == ["-2", "-1", "0", "1", "2"]
    assert rows[1].startswith("  0 -2,0")
    assert rows[1].rstrip().endswith("2,0")
    assert " \\ r4   J   r4 /" in rows[1]  # r42 turned ne, the joker, r43 turned nw
    assert "r2 \\    J    / r3" in rows[2]
    assert "1,-1" in rows[3]
    assert rows[-2] == "Left end, at -1,-1 -2,0: red 2."
    assert rows[-1] == "Right end, at 2,0 1,-1: red 3."


def test_a_face_down_tile_is_shown_to_its_player_only() -> None:
    pos = stacked([["b44", "y44", "g44"], ["g11", "g22"]], bluff=True)
    play_all(pos, "0:?b44@2,0=y")
    assert any("?=y" in row for row in drawn(pos.view(1), Pen()))
    assert not any("b44" in row for row in drawn(pos.view(1), Pen()))
    assert any("b44" in row for row in drawn(pos.view(0), Pen()))
    assert not any("b44" in row for row in BOARD.tell(pos.view(1), Pen()))


def test_a_wide_table_is_drawn_in_strips() -> None:
    table = "r43@1,0/nw r31@2,0/nw r11@3,0/nw r21@4,0/ne r42@5,0/ne r44@5,1/nw"
    view = stacked([["r41"], ["g11"]], table=table).view(0)
    narrow = drawn(view, Pen(width=32))
    numbers = [row.split() for row in narrow if row.strip() and row.split()[0] in ("0", "4")]
    assert len([row for row in numbers if len(row) > 1]) >= 2
    assert all(len(row) <= 80 for row in narrow)


def test_long_lists_are_grouped_by_tile() -> None:
    pos = load("domino4").new(2, seed=3, bluff=True)
    groups = grouped(pos.legal())
    assert len(groups) <= 22
    assert sum(len(moves) for _, moves in groups) == len(pos.legal())
    assert not groups[0][0].startswith("?")  # what is laid openly comes first


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_sentences_in_every_language(language: str) -> None:
    dice = random.Random(language)
    names = tuple(players(["Ada", "Bo", "bot:club"], 3, language))
    pen = Pen(language=language, players=names)
    pos = load("domino4").new(3, dice.getrandbits(64), bluff=True, cornerstone=True)
    while not pos.over:
        for seat in (pos.actors[0], None):
            view = pos.view(seat)
            assert BOARD.tell(view, pen)
            assert all(Text.from_markup(row) is not None for row in BOARD.table(view, pen))
            BOARD.hand(view, pen)
        seat = dice.choice(pos.actors)
        pos.play(dice.choice(pos.legal(seat)), seat)


@pytest.mark.slow
def test_a_whole_game_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    seats = "bot:random,bot:random,bot:random"
    main(["play", "domino4", "--seats", seats, "--seed", "4", "-o", "bluff=yes", "--lang", "en"])
    out = capsys.readouterr().out
    assert any(say("en", f"clause-{clause}") in out for clause in ("D4-17", "D4-18", "D4-36"))


def test_a_player_who_forgot_to_announce_is_asked_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match("domino4", 2, seed=1, rounds=1, names=("Ada", "Bo"))
    match.position = stacked([["r31", "y44"], ["g11", "g22"]])
    match.position.names = ("Ada", "Bo")
    table = Table(Screen(Pen()), match, [match.position], tmp_path / "game.txt")
    play_all(match.position, "0:r31@2,0/nw")
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return "LAST"

    monkeypatch.setattr("builtins.input", answer)
    table.offer_optional_moves(match.position)
    assert asked == ["Ada, anything to say? (press Enter to continue) "]
    assert match.position.moves[-1] == (0, "last!")
    table.offer_optional_moves(match.position)
    assert len(asked) == 1
