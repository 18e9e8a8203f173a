"""The progress bar: drawn in a terminal, silent elsewhere."""

from __future__ import annotations

import pytest

from boneyard.progress import progress_bar


def test_a_bar_is_drawn_where_errors_go(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar("counting", 3, show=True) as advance:
        advance(2)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "counting" in printed.err
    assert "2/3" in printed.err


def test_nothing_is_drawn_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar("counting", 3) as advance:
        advance(3)
    assert capsys.readouterr().err == ""
