"""What went wrong, in one line and in the reader's language."""

from __future__ import annotations

import pytest

from boneyard.cli.problems import in_words
from boneyard.errors import BoneyardError


@pytest.mark.parametrize(
    ("problem", "line"),
    [
        (BoneyardError("no such thing"), "no such thing"),
        (FileNotFoundError(2, "No such file or directory", "x.txt"), "there is no file x.txt"),
        (OSError("a pipe broke"), "a pipe broke"),
        (OSError(28, "No space left on device"), "No space left on device"),
        (OSError(28, "No space left on device", "x.txt"), "x.txt: No space left on device"),
    ],
)
def test_one_line_for_each_kind(problem: Exception, line: str) -> None:
    assert in_words(problem, "en") == line


def test_bytes_that_are_no_text_are_said_to_be_none() -> None:
    with pytest.raises(UnicodeError) as caught:
        b"\xff".decode("utf-8")
    assert "\n" not in in_words(caught.value, "en")
