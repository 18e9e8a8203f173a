"""docs/notation.md is right: its moves can be read, and its records replayed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import boneyard
from boneyard.engine.position import Position
from boneyard.engine.record import KEYS
from boneyard.errors import Refusal

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")
SECTIONS = re.findall(r"^### ([^\n]+)\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL)


def moves() -> Iterator[tuple[str, str]]:
    """Every move in the first column of a table, with each of its games."""
    for title, text in SECTIONS:
        for game in re.findall(r"`([a-z0-9-]+)`", title):
            for row in re.findall(r"^\| (`.*?`) \|", text, re.MULTILINE):
                yield from ((game, move) for move in re.findall(r"`([^`]+)`", row))


def starts(game: str) -> list[Position]:
    """A fresh position, and one with a tile on the table."""
    fresh = boneyard.load(game).new(players=2, seed=1)
    begun = fresh.copy()
    begun.play(begun.legal()[0])
    return [fresh, begun]


def test_every_game_has_moves_on_the_page() -> None:
    assert {game for game, _ in moves()} == set(boneyard.available_games())


@pytest.mark.parametrize(("game", "move"), list(moves()))
def test_a_move_is_read_and_written_again(game: str, move: str) -> None:
    assert {written for position in starts(game) if (written := again(position, move))} == {move}


def again(position: Position, move: str) -> str | None:
    """The move read and written; None if it needs, or must not have, a side here."""
    rules, state = position.rules, position.state
    try:
        return rules.move_text(state, 0, rules.parse_move(state, 0, move))
    except Refusal as refusal:
        if refusal.code in ("which-end", "no-side-yet"):
            return None
        raise


def test_records_on_the_page_are_replayed_and_written_again() -> None:
    records = re.findall(r"<!-- RECORD -->\n```\n(.*?)```", PAGE, re.DOTALL)
    assert records
    for text in records:
        assert str(boneyard.replay(text).record) == text


def test_every_key_of_a_record_is_explained() -> None:
    records = PAGE.partition("## Records")[2].partition("## In code")[0]
    assert tuple(re.findall(r"^\| `(\w+)` \|", records, re.MULTILINE)) == KEYS


def test_the_answer_to_another_spelling_is_quoted_as_it_is() -> None:
    position = starts("classic")[1]
    with pytest.raises(boneyard.IllegalMove) as refused:
        position.play("46L")
    quoted = re.search(r"`46L` is answered\s+with \*(.+?)\*", PAGE)
    assert quoted is not None
    assert quoted[1].lower() in str(refused.value).lower()
