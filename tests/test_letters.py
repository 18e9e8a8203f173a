"""Texts as bytes: what kernels write, and how they read it."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.engine.letters import (
    CLOSE_LIST,
    OPEN_LIST,
    find_text,
    item,
    letters_table,
    number_item,
    put_number,
    put_text,
    read_number,
)
from boneyard.engine.texts import (
    MOST_FACT_LETTERS,
    MOST_LETTERS,
    REASON,
    Reason,
    Refuser,
    letters_of,
    refused,
    tell_letters,
    tell_number,
    tell_text,
)

TEXTS = ("64", "draw", "6", "pass")
TABLE = letters_table(TEXTS)


@given(st.integers(-(2**63) + 1, 2**63 - 1))
def test_numbers_are_written_as_python_writes_them(number: int) -> None:
    out = np.zeros(24, np.uint8)
    assert out[: put_number(out, 0, number)].tobytes().decode() == str(number)


@pytest.mark.parametrize("row", range(len(TEXTS)))
def test_a_text_of_a_table_is_written_and_found(row: int) -> None:
    out = np.zeros(10, np.uint8)
    end = put_text(out, 2, TABLE, row)
    assert out[2:end].tobytes().decode() == TEXTS[row]
    assert find_text(TABLE, out, 2, end) == row


@pytest.mark.parametrize("text", ["", "dra", "draws", "4", "dr\0w", "46"])
def test_another_text_is_not_found(text: str) -> None:
    letters, length = letters_of(text)
    assert find_text(TABLE, letters, 0, length) == -1


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("7", 7), ("12", 12), ("99", 99), ("100", -1), ("", -1), ("01", -1), ("-1", -1)],
)
def test_numbers_are_read_only_as_they_are_written(text: str, number: int) -> None:
    letters, length = letters_of(text)
    assert read_number(letters, 0, length, 99) == number


def test_lists_have_commas_between_their_items() -> None:
    out = np.zeros(40, np.uint8)
    out[0] = OPEN_LIST
    at = item(out, 1, TABLE, 1)
    at = number_item(out, at, 12)
    at = item(out, at, TABLE, 2)
    out[at] = CLOSE_LIST
    assert json.loads(out[: at + 1].tobytes()) == ["draw", 12, "6"]


def test_only_so_many_letters_of_a_text_are_given_to_a_kernel() -> None:
    letters, length = letters_of("x" * 300)
    assert length == MOST_LETTERS + 1 == letters.size
    letters, length = letters_of("é6")
    assert letters[:length].tobytes() == rb"\xe96", "nothing else is taken for a letter of ours"


def test_a_refusal_has_its_facts_in_order() -> None:
    refuser = Refuser(None, [Reason("other"), Reason("no", "tile", "end", "said")])  # type: ignore[arg-type]
    records = np.zeros(1, REASON)
    assert refused(records[0], 1) == -1
    tell_text(records[0], TABLE, 0)
    tell_number(records[0], -3)
    tell_letters(records[0], np.frombuffer(b"xabc" + b"y" * 40, np.uint8), 1, 44)
    refusal = refuser.refusal(refuser.read(records))
    assert refusal.code == "no"
    assert refusal.facts == {"tile": "64", "end": -3, "said": "abc" + "y" * (MOST_FACT_LETTERS - 3)}
    refused(records[0], 0)
    assert refuser.refusal(refuser.read(records)).facts == {}
