"""Marks: only where a difference is clear of the doubt of its estimate."""

from __future__ import annotations

import pytest

from boneyard.coach.judge import PLAY_ON, Worth
from boneyard.coach.marks import judgement, mark_of


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.0, 0.0, "best"),
        (1.0, 0.2, "good"),
        (0.3, 0.2, "best"),
        (2.9, 0.2, None),
        (4.0, 0.2, "slip"),
        (4.0, 1.2, None),
        (12.0, 1.0, "blunder"),
        (12.0, 4.0, "slip"),
        (12.0, 5.0, None),
    ],
)
def test_marks_by_loss_and_doubt(loss: float, error: float, mark: str | None) -> None:
    assert mark_of(loss, error, 0.2, counts_wins=False) == mark


def test_nothing_is_best_while_another_may_be_much_better() -> None:
    assert mark_of(0.0, 0.0, 3.0, counts_wins=False) is None


def test_a_better_move_is_named_only_where_it_is_clear() -> None:
    made = Worth(1, (2.0, -2.0), (0.5, 0.5), 0.0, 0.0)
    better = Worth(2, (9.0, -9.0), (0.6, 0.4), 7.0, 0.5)
    on = Worth(PLAY_ON, (20.0, -20.0), (0.6, 0.4), 18.0, 0.5)
    texts = {1: "64L", 2: "64R"}
    found = judgement([made, on, better], 0, texts, counts_wins=False)
    assert (found.mark, found.better, found.loss) == ("slip", "64R", 7.0)
    assert [one.move for one in found.moves] == ["64R", "64L"]
    close = judgement([made, on], 0, texts, counts_wins=False)
    assert (close.mark, close.better) == ("best", None)
