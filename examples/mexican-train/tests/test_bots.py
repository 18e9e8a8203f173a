"""Every level plays it, and the heuristics are worth something."""

from __future__ import annotations

from pathlib import Path

from boneyard.arena.contest import Contest, margins, run
from boneyard.bots import NAMES, bot
from boneyard.testkit import check_bot


def test_all_levels_meet_in_the_arena(tmp_path: Path) -> None:
    contest = Contest("mexican-train", NAMES, deals=1, simulations=4)
    played = run(contest, tmp_path / "deals.jsonl", 1, lambda _: None)
    assert len(played) == len(NAMES) * (len(NAMES) - 1) // 2


def test_three_play_too(tmp_path: Path) -> None:
    contest = Contest("mexican-train", ("beginner", "club"), deals=1, players=3, simulations=4)
    assert len(run(contest, tmp_path / "deals.jsonl", 1, lambda _: None)) == 1


def test_heuristics_beat_chance(tmp_path: Path) -> None:
    contest = Contest("mexican-train", ("random", "beginner"), deals=60)
    [found] = margins(contest, run(contest, tmp_path / "deals.jsonl", 1, lambda _: None))
    assert found.points < -10
    assert found.clear


def test_a_bot_that_searches_keeps_its_promises() -> None:
    check_bot(bot("club"), "mexican-train", games=1, simulations=20, seconds=0.005)
