"""How records are read and written: what is allowed where, and that nothing changes."""

from __future__ import annotations

import pytest

from boneyard.engine.record import Record
from boneyard.errors import BadRecord

HEADER = "game: classic\nplayers: 2\nseed: 2a\n"


@pytest.mark.parametrize("move", ["6" * 100, "-well-laid", "@1,-1=y"])
def test_a_move_is_never_broken_over_two_lines(move: str) -> None:
    moves = [(0, "x" * length + move) for length in range(1, 20)]
    record = Record("classic", 2, 1, {}, moves)
    assert Record.parse(str(record)).moves == record.moves


def test_comments_may_stand_in_the_header_and_empty_lines_before_it() -> None:
    text = (
        "\n# a game\n\n" + HEADER.replace("seed", "# with a seed\nseed") + "\n0:66 1:64R # good\n"
    )
    record = Record.parse(text)
    assert record.seed == 0x2A
    assert record.moves == [(0, "66"), (1, "64R")]


def test_a_comment_ends_at_the_end_of_its_line() -> None:
    record = Record.parse(HEADER + "\n0:66 # one # two\n1:64R\n")
    assert record.moves == [(0, "66"), (1, "64R")]


def test_players_are_a_decimal_number_and_seeds_hexadecimal() -> None:
    with pytest.raises(BadRecord, match="players must be a number, not '2a'"):
        Record.parse(HEADER.replace("players: 2", "players: 2a"))
    with pytest.raises(BadRecord, match="seed must be 1 to 16 hexadecimal digits, or 64, not '2x'"):
        Record.parse(HEADER.replace("2a", "2x"))
    assert Record.parse(HEADER.replace("2a", "F" * 16)).seed == 2**64 - 1
    with pytest.raises(BadRecord, match="seed must be"):
        Record.parse(HEADER.replace("2a", "f" * 17))


def test_an_option_is_given_once() -> None:
    assert Record.parse(HEADER + "options: a=1, b = 2 c=\n").options == {
        "a": "1",
        "b": "2",
        "c": "",
    }
    with pytest.raises(BadRecord, match="option a is given twice"):
        Record.parse(HEADER + "options: a=1, a=1\n")
